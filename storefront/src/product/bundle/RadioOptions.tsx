import type { OfferedOption, OfferedSelection } from "@placket/domain/bundle/offered-bundle";
import { Radio } from "@placket/ui/form/radio/Radio";
import { RadioGroup, useRadio } from "@placket/ui/form/radio/RadioGroup";
import { SizeCell, SizeCells } from "@placket/ui/form/size-cell/SizeCell";
import { SwatchRadio, Swatches } from "@placket/ui/form/swatch/Swatch";
import type { ReactNode } from "react";
import { useFormatPrice } from "../../money/Price.tsx";
import { t } from "../../translation/translate.ts";
import { shownAmount } from "../price/shown-amount.ts";
import {
  chosenOf,
  nameIn,
  NONE,
  priceIn,
  titleText,
  whyPointedAt,
  type OptionProps,
} from "./option-words.ts";
import styles from "./BundleOptions.module.css";
import { optionId } from "./option-ids.ts";
import { byHeading } from "./selection-headings.ts";
import { useShop } from "../../api/shop.ts";

/** A group of radios of any look; one that need not be chosen can be left out again. */
function OptionGroup(
  props: OptionProps & {
    readonly children: ReactNode;
    /** Left out: each selection says its own. */
    readonly corner?: ReactNode;
    /** What the chosen one is called; left out: as in its option. */
    readonly nameOf?: (selection: OfferedSelection) => string | null;
  },
) {
  const { option, dispatch, children, corner, nameOf } = props;
  const chosen = chosenOf(props);
  const choose = (value: string) =>
    dispatch(
      value === NONE
        ? { type: "clear", optionId: option.id }
        : { type: "choose", optionId: option.id, selectionId: Number(value) },
    );
  return (
    <RadioGroup
      id={optionId(option.id)}
      legend={`${titleText(option)}:`}
      legendValue={chosen ? (nameOf?.(chosen) ?? nameIn(option, chosen)) : t("choose one")}
      corner={corner}
      value={chosen ? String(chosen.id) : option.isRequired ? null : NONE}
      onChange={choose}
      required={option.isRequired}
      error={whyPointedAt(props)}
    >
      {children}
      {option.isRequired ? null : <Radio value={NONE} label={t("No, thank you")} size="sm" />}
    </RadioGroup>
  );
}

/** Round marks, a row for each selection with its price. */
export function MarksOption(props: OptionProps) {
  const format = useFormatPrice();
  const { storeCode } = useShop();
  return (
    <OptionGroup {...props}>
      {byHeading(props.option.selections, storeCode).map(({ heading, selections }) => (
        <div key={heading}>
          {heading === "" ? null : <p className={styles["heading"]}>{heading}</p>}
          {selections.map((one) => (
            <Radio
              key={one.id}
              value={String(one.id)}
              label={nameIn(props.option, one)}
              end={endOf(one, format)}
              disabled={!one.isSaleable}
            />
          ))}
        </div>
      ))}
    </OptionGroup>
  );
}

/** At a row's end: what it costs, or that it cannot be had. */
export function endOf(
  { isSaleable, price }: OfferedSelection,
  format: ReturnType<typeof useFormatPrice>,
): string {
  if (!isSaleable) return t("Out of stock");
  return price && price.minor > 0 ? format(shownAmount(price)) : "";
}

/** Pictures to choose of (BUNDLE-01, `is_selection_by_image`). */
export function PicturesOption(props: OptionProps) {
  return (
    <OptionGroup {...props}>
      <div className={styles["pictures"]}>
        {props.option.selections.map((one) => (
          <PictureRadio key={one.id} option={props.option} selection={one} />
        ))}
      </div>
    </OptionGroup>
  );
}

function PictureRadio({
  option,
  selection,
}: {
  option: OfferedOption;
  selection: OfferedSelection;
}) {
  const { id, picture, isSaleable } = selection;
  const radio = useRadio(String(id));
  const format = useFormatPrice();
  return (
    <label className={styles["picture"]}>
      <input {...radio} className={styles["input"]} disabled={!isSaleable} />
      <span className={styles["ground"]}>
        {picture ? <img src={picture} alt="" width={480} height={600} loading="lazy" /> : null}
      </span>
      <span className={styles["name"]}>{nameIn(option, selection)}</span>
      <span className={styles["price"]}>{endOf(selection, format)}</span>
    </label>
  );
}

/** Sizes as cells; what is sold out is crossed out and stays. */
export function SizesOption(props: OptionProps) {
  const { selections } = props.option;
  const format = useFormatPrice();
  const longest = Math.max(...selections.map(({ size }) => size?.length ?? 0));
  return (
    <OptionGroup {...props} corner={priceIn(props.option, chosenOf(props), format)}>
      <SizeCells columns={longest > 5 ? 6 : 8}>
        {selections.map(({ id, size, isSaleable }) => (
          <SizeCell
            key={id}
            value={String(id)}
            label={size}
            out={!isSaleable}
            outLabel={t("sold out")}
            disabled={!isSaleable}
          />
        ))}
      </SizeCells>
    </OptionGroup>
  );
}

/** Colors as swatches with their names. */
export function SwatchesOption(props: OptionProps) {
  const format = useFormatPrice();
  return (
    <OptionGroup
      {...props}
      corner={priceIn(props.option, chosenOf(props), format)}
      nameOf={({ color }) => color}
    >
      <Swatches>
        {props.option.selections.map((one) => (
          <SelectionSwatch key={one.id} selection={one} />
        ))}
      </Swatches>
    </OptionGroup>
  );
}

/** A selection as the color that it comes in. */
export function SelectionSwatch({ selection }: { selection: OfferedSelection }) {
  const { id, color, title, colorSwatch, isSaleable } = selection;
  const look = colorSwatch?.startsWith("/") ? { image: colorSwatch } : { color: colorSwatch ?? "" };
  return (
    <SwatchRadio
      value={String(id)}
      name={color ?? title}
      {...look}
      out={!isSaleable}
      outLabel={t("sold out")}
      disabled={!isSaleable}
    />
  );
}
