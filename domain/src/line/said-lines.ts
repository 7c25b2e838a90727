import type { Money } from "../money/money.ts";
import type { Say } from "../phrase.ts";
import type { Totals, TotalsLine } from "./totals.ts";

/** A line of a sum with its text, and the phrase it came from for whoever says it anew. */
interface SaidLine extends TotalsLine {
  readonly label: string;
  readonly amount: Money;
}

/**
 * The lines of a sum, grand total last, as cart, checkout, order, letter, PDF and staff show them: the
 * only place where a line becomes text (CART-08). Values are put in as they are, never translated.
 */
export function saidLines(
  { lines, grandTotal }: Pick<Totals, "lines" | "grandTotal">,
  say: Say,
): SaidLine[] {
  const total = { code: "grand_total", phrase: "Grand Total", values: [], amount: grandTotal };
  return [...lines, total].map((line) => ({ ...line, label: say(line.phrase, ...line.values) }));
}
