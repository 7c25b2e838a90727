import type { Money } from "../money/money.ts";
import type { Text } from "../phrased.ts";

/** One row of what a line says of itself: `Color: White`. */
export interface LineRow {
  /** The kind of the part that says it; `null` for what was chosen of the product. */
  readonly part: string | null;
  /** Staff's label of an attribute, or an English phrase; looked up among the translations by whoever shows it. */
  readonly label: string;
  /** What was chosen or typed, which is never translated, or a phrase with its values. */
  readonly value: Text;
  /** What it adds to the price of each piece; `null` where nothing. */
  readonly price: Money | null;
}

/** The same as it is read, in one language. */
export interface SaidRow extends LineRow {
  readonly value: string;
}
