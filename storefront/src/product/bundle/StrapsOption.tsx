import { STRAP_SIDES, type StrapSide } from "@placket/domain/bundle/bundle";
import { entriesOf } from "@placket/domain/bundle/missing-options";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { RadioGroup } from "@placket/ui/form/radio/RadioGroup";
import { Swatches } from "@placket/ui/form/swatch/Swatch";
import { useFormatPrice } from "../../money/Price.tsx";
import { t } from "../../translation/translate.ts";
import { priceIn, starred, titleText, whyPointedAt, type OptionProps } from "./option-words.ts";
import styles from "./BundleOptions.module.css";
import { SelectionSwatch } from "./RadioOptions.tsx";
import { apartId, optionId } from "./option-ids.ts";

/** A pair of straps: one color for both, or a second one through the checkbox (BUNDLE-09). */
export function StrapsOption(props: OptionProps) {
  const { option, bundling, dispatch } = props;
  const isApart = bundling.apart.includes(option.id);
  return (
    <div className={styles["straps"]}>
      {isApart ? (
        STRAP_SIDES.map((side) => <OneStrap key={side} {...props} side={side} />)
      ) : (
        <OneStrap {...props} side={null} />
      )}
      <Checkbox
        id={apartId(option.id)}
        label={t("I Want 2 Different Strap Colors")}
        checked={isApart}
        onChange={(event) =>
          dispatch({ type: "apart", optionId: option.id, isApart: event.target.checked })
        }
      />
    </div>
  );
}

/** The colors of one strap, or of both where they are alike. */
function OneStrap(props: OptionProps & { readonly side: StrapSide | null }) {
  const { option, bundling, dispatch, side } = props;
  const entry = entriesOf(option, bundling.chosen).find((one) => (one.side ?? null) === side);
  const chosen = option.selections.find(({ id }) => id === entry?.selectionId);
  const error = entry ? undefined : whyPointedAt(props);
  const choose = (value: string) => {
    const selectionId = Number(value);
    dispatch(
      side === null
        ? { type: "choose", optionId: option.id, selectionId }
        : { type: "strap", optionId: option.id, selectionId, side },
    );
  };
  const label =
    side === null ? titleText(option) : starred(t(bundling.bundle.labels[side]), option);
  const each = priceIn(option, chosen, useFormatPrice());
  return (
    <RadioGroup
      id={side === "right" ? undefined : optionId(option.id)}
      legend={`${label}:`}
      legendValue={chosen ? (chosen.color ?? chosen.title) : t("choose one")}
      corner={each === "" ? null : t("%1 each", each)}
      value={entry ? String(entry.selectionId) : null}
      onChange={choose}
      required={option.isRequired}
      error={error}
    >
      <Swatches>
        {option.selections.map((one) => (
          <SelectionSwatch key={one.id} selection={one} />
        ))}
      </Swatches>
    </RadioGroup>
  );
}
