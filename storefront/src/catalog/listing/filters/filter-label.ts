import { t } from "../../../translation/translate.ts";
import type { Filter } from "../listing.queries.ts";

/** The two ends of a price filter's value `low-high`; an end may be open. */
export function priceEnds(value: string): { readonly low: string; readonly high: string } {
  const [low = "", high = ""] = value.split("-");
  return { low, high };
}

/** What a chosen value is called on its chip: `White`, `Size M`, `$40 to $90`. */
export function chosenLabel(
  filter: Filter | undefined,
  value: string,
  format: (amount: number) => string,
): string {
  if (filter?.type === "price") {
    const { low, high } = priceEnds(value);
    if (high === "") return t("from %1", format(Number(low)));
    if (low === "") return t("up to %1", format(Number(high)));
    return t("%1 to %2", format(Number(low)), format(Number(high)));
  }
  const label = filter?.options.find((option) => option.value === value)?.label ?? value;
  // A color or a category says what it is; "M" and "Yes" do not.
  const isWord = filter?.type === "attribute" || filter?.swatchType === "text";
  return isWord ? `${filter.label} ${label}` : label;
}
