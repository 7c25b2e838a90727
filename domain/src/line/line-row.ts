import type { Money } from "../money/money.ts";

/** One row of what a line says of itself: `Color: White`. */
export interface LineRow {
  /** The kind of the part that says it; `null` for what was chosen of the product. */
  readonly part: string | null;
  /** Staff's label of an attribute, or an English phrase; looked up among the translations by whoever shows it. */
  readonly label: string;
  /** What was chosen or typed; never translated. */
  readonly value: string;
  /** What it adds to the price of each piece; `null` where nothing. */
  readonly price: Money | null;
}
