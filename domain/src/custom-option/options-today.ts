import { missingOptions, readOptions } from "./read-options.ts";
import { askedAnew, type ChosenOption } from "./chosen-option.ts";
import type { CustomOption } from "./custom-option.ts";
import { addedByChoice } from "./option-price.ts";
import type { Money } from "../money/money.ts";

/**
 * What a line has of its product's options, as it is today: called and priced as they are now, what is gone or missing
 * by now with a word on it.
 */
export function optionsToday(
  offered: readonly CustomOption[],
  stored: readonly ChosenOption[],
  piece: Money,
): readonly ChosenOption[] {
  const today = stored.map((one): ChosenOption => {
    const option = offered.find(({ id }) => id === one.optionId);
    const read = readOptions(offered, [askedAnew(one)]);
    const [now] = read.ok ? read.value : [];
    if (!now) return { ...one, lack: "gone" };
    return { ...now, price: addedByChoice(option, now, piece) };
  });
  const missing = missingOptions(offered, stored).map(({ id, type, title }): ChosenOption => ({
    optionId: id,
    type,
    title,
    valueIds: [],
    text: "",
    said: "",
    lack: "missing",
  }));
  return [...today, ...missing];
}
