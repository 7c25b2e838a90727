import type { Money } from "../money/money.ts";
import type { CustomOptionType } from "./custom-option.ts";

/** What somebody asks for of one option: what was typed, or the ids of values with commas between them. */
export interface AskedOption {
  readonly optionId: number;
  readonly value: string;
}

/**
 * What was chosen of one option, as a line stores it. What it is called is for whoever reads the line once the option is
 * gone, and for orders; it does not tell two lines apart.
 */
export interface ChosenOption {
  readonly optionId: number;
  readonly type: CustomOptionType;
  readonly title: string;
  /** In the order of the option's values; none of what is typed. */
  readonly valueIds: readonly number[];
  /** What was typed, a moment as `2026-12-24 14:30`; `""` of what is chosen. */
  readonly text: string;
  /** Titles of what was chosen, or the text. */
  readonly said: string;
  /** What it adds to each piece, today or on the order's day; no cart stores it. */
  readonly price?: Money;
  /** Not offered any more, or to be chosen first: such a line cannot be ordered. */
  readonly lack?: "gone" | "missing";
}

/** What tells two lines of one product apart. */
export const optionsIdentity = (
  chosen: readonly ChosenOption[] = [],
): readonly (number | string)[][] =>
  chosen.map(({ optionId, valueIds, text }) => ["option", optionId, ...valueIds, text]);

/** What a line stores of it: no price, which is today's, and no word on whether it can still be had. */
export const asStored = ({
  optionId,
  type,
  title,
  valueIds,
  text,
  said,
}: ChosenOption): ChosenOption => ({ optionId, type, title, valueIds, text, said });

/** The same as it would be asked for anew. */
export const askedAnew = ({ optionId, valueIds, text }: ChosenOption): AskedOption => ({
  optionId,
  value: valueIds.length > 0 ? valueIds.join(",") : text,
});

/** The same of what was chosen; what is only said to be missing was not. */
export const askedAgain = (chosen: ChosenOption): AskedOption[] =>
  chosen.lack === "missing" ? [] : [askedAnew(chosen)];
