import type { TotalsCollector } from "../line/totals.ts";
import { money, sum, zero } from "../money/money.ts";
import { couponDiscounts, type Coupon } from "./coupon.ts";

/** What a coupon takes off each item, before tax; a line of its own as long as a code is on (PAY-15). */
export const collectCoupon: TotalsCollector<{ readonly coupon: Coupon | null }> = (
  tally,
  { coupon },
) => {
  if (!coupon) return tally;
  const { currency } = tally;
  const discounts = couponDiscounts(
    coupon,
    tally.rows.map(({ rowTotal, isBulkPrice }) => ({ total: rowTotal, isBulkPrice })),
  );
  const line = {
    code: "discount",
    phrase: "Discount (%1)",
    values: [coupon.code],
    amount: money(0 - sum(discounts, currency).minor, currency),
  };
  return {
    ...tally,
    rows: tally.rows.map((row, i) => ({ ...row, discount: discounts[i] ?? zero(currency) })),
    lines: [...tally.lines, line],
  };
};
