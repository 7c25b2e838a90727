import { money } from "@placket/domain/money/money";
import { paidOrder, type PaidOrder } from "@placket/domain/order/money/paid-order";
import type { WholeOrder } from "../order.sql.ts";
import { mustRead } from "../stored-order.ts";

type Priced = Pick<WholeOrder, "currency" | "totals"> & {
  readonly items: readonly Pick<
    WholeOrder["items"][number],
    "id" | "quantity" | "row_total_minor" | "discount_minor" | "tax_minor" | "advance_minor"
  >[];
};

/** What the money of an order was for. @throws with words for staff when its sums cannot be read. */
export function paidOf({ currency, totals, items }: Priced): PaidOrder {
  return paidOrder(
    mustRead("totals", totals, "Sums"),
    items.map((item) => ({
      itemId: item.id,
      ordered: item.quantity,
      rowTotal: money(item.row_total_minor, currency),
      discount: money(item.discount_minor, currency),
      tax: money(item.tax_minor, currency),
      advance: money(item.advance_minor, currency),
    })),
  );
}
