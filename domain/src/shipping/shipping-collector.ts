import type { TotalsCollector } from "../line/totals.ts";
import type { Money } from "../money/money.ts";

/** What the way costs, once a method is chosen; free is a line too (CART-30). */
export const collectShipping: TotalsCollector<{ readonly shipping: Money | null }> = (
  tally,
  { shipping },
) => {
  if (!shipping) return tally;
  const line = { code: "shipping", phrase: "Shipping", values: [], amount: shipping };
  return { ...tally, shipping, lines: [...tally.lines, line] };
};
