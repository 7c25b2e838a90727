import { entriesOf } from "@placket/domain/bundle/missing-options";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { useFormatPrice } from "../../money/Price.tsx";
import { useShop } from "../../api/shop.ts";
import { t } from "../../translation/translate.ts";
import { nameIn, titleText, whyPointedAt, type OptionProps } from "./option-words.ts";
import { endOf } from "./RadioOptions.tsx";
import { byHeading } from "./selection-headings.ts";
import { optionId } from "./option-ids.ts";

/** A list to choose one of. */
export function ListOption(props: OptionProps) {
  const { option, bundling, dispatch } = props;
  const format = useFormatPrice();
  const { storeCode } = useShop();
  const [entry] = entriesOf(option, bundling.chosen);
  const choose = (value: string) =>
    dispatch(
      value === ""
        ? { type: "clear", optionId: option.id }
        : { type: "choose", optionId: option.id, selectionId: Number(value) },
    );
  return (
    <SelectField
      id={optionId(option.id)}
      label={titleText(option)}
      value={entry ? String(entry.selectionId) : ""}
      onChange={(event) => choose(event.target.value)}
      required={option.isRequired}
      error={whyPointedAt(props)}
    >
      <option value="">{option.isRequired ? t("choose one") : t("No, thank you")}</option>
      {byHeading(option.selections, storeCode).map(({ heading, selections }) => {
        const rows = selections.map((one) => {
          const end = endOf(one, format);
          return (
            <option key={one.id} value={String(one.id)} disabled={!one.isSaleable}>
              {end === "" ? nameIn(option, one) : `${nameIn(option, one)}, ${end}`}
            </option>
          );
        });
        return heading === "" ? (
          rows
        ) : (
          <optgroup key={heading} label={heading}>
            {rows}
          </optgroup>
        );
      })}
    </SelectField>
  );
}
