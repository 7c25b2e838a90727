import type { TotalsCollector, TotalsLine } from "../line/totals.ts";
import { add, money, sum, zero } from "../money/money.ts";
import type { AppliedRule, Promotions } from "./apply-rules.ts";

/** What the sum asks of promotions: those that were worked out for the same rows. */
export interface PromotionQuestion {
  readonly promotions: Promotions;
}

/** What rules take off each item, before tax: a line each, and whose it is (PAY-15). */
export const collectPromotions: TotalsCollector<PromotionQuestion> = (tally, { promotions }) => {
  const { currency } = tally;
  const applied = promotions.applied.filter(({ isUsed }) => isUsed);
  if (applied.length === 0) return tally;
  const nothing = zero(currency);
  return {
    ...tally,
    rows: tally.rows.map((row, i) => ({
      ...row,
      discount: applied.reduce((all, { rows }) => add(all, rows[i] ?? nothing), nothing),
    })),
    lines: [...tally.lines, ...applied.flatMap((one) => linesOf(one, currency))],
    discounts: applied.map(({ ruleId, coupon, label, rows }) => ({
      ruleId,
      code: coupon?.code ?? null,
      label,
      amount: sum(rows, currency),
      rows,
    })),
  };
};

/** One that freed shipping alone has no line: it is the line of shipping that says so (CART-08). */
function linesOf({ title, rows }: AppliedRule, currency: string): TotalsLine[] {
  const taken = sum(rows, currency).minor;
  if (taken === 0) return [];
  const amount = money(0 - taken, currency);
  return [{ code: "discount", phrase: "Discount (%1)", values: [title], amount }];
}
