import { money, type Money } from "@placket/domain/money/money";
import type { OrderRow, PaymentRow } from "../order.sql.ts";
import { isDifferenceOpen } from "../step/order-facts.ts";

/** As much of an order as says whether it waits for its buyer. */
export type AwaitingRow = Pick<
  OrderRow,
  "status" | "exchanged_return_id" | "grand_total_minor" | "currency"
> & {
  /** Of its latest try to pay. */
  readonly payment_state: PaymentRow["state"] | null;
};

/**
 * What its buyer has to pay before anything of an order is sent: the difference of an exchange that costs more; `null`
 * where it waits for nothing of theirs.
 */
export function awaitedOf(row: AwaitingRow): Money | null {
  const payment = row.payment_state === null ? null : { state: row.payment_state };
  return row.status === "holded" && isDifferenceOpen(row, payment)
    ? money(row.grand_total_minor, row.currency)
    : null;
}
