import { isDoubleOption } from "@placket/domain/bundle/bundle";
import type { OfferedOption, OfferedSelection } from "@placket/domain/bundle/offered-bundle";

/** How an option is drawn, the first that fits. */
export type OptionLook =
  | "straps"
  | "several"
  | "pictures"
  | "sizes"
  | "swatches"
  | "marks"
  | "list";

const LOOKS: readonly (readonly [OptionLook, (option: OfferedOption) => boolean])[] = [
  ["straps", isDoubleOption],
  ["several", ({ type }) => type === "multi"],
  ["pictures", ({ isByImage }) => isByImage],
  ["sizes", (option) => option.type === "radio" && differIn(option, ({ size }) => size)],
  ["swatches", (option) => option.type === "radio" && differIn(option, (one) => one.colorSwatch)],
  ["marks", ({ type }) => type === "radio"],
  ["list", () => true],
];

export const lookOf = (option: OfferedOption): OptionLook =>
  LOOKS.find(([, fits]) => fits(option))?.[0] ?? "list";

/** Whether each selection is another in that, and there is more than one. */
function differIn(
  { selections }: OfferedOption,
  of: (selection: OfferedSelection) => string | null,
): boolean {
  const values = selections.map(of);
  return (
    selections.length > 1 &&
    values.every((value) => value !== null) &&
    new Set(values).size === selections.length
  );
}
