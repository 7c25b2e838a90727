import { saidLines } from "@placket/domain/line/said-lines";
import type { Totals } from "@placket/domain/line/totals";
import type { Say } from "@placket/domain/phrase";
import { z } from "zod";
import { moneyToWire } from "../money/money.codec.ts";
import { phrase, price } from "../shapes.ts";

/** One line of a sum on the wire: `label` for those who show it, phrase and values for those who say it anew. */
export const totalsLine = phrase.extend({
  code: z.string(),
  label: z.string(),
  amount: price,
  /** Part of the lines above already: not to be added (tax in prices that hold it). */
  is_included: z.literal(true).optional(),
});

/** The lines of a cart's or an order's sum, grand total last (CART-08). */
export function totalsToWire(
  totals: Pick<Totals, "lines" | "grandTotal">,
  say: Say,
): z.infer<typeof totalsLine>[] {
  return saidLines(totals, say).map(({ code, label, phrase: key, values, amount, isIncluded }) => ({
    code,
    label,
    phrase: key,
    values: values.map(String),
    amount: moneyToWire(amount),
    ...(isIncluded && { is_included: isIncluded }),
  }));
}
