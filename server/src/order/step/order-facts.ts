import { readStored } from "@placket/contract/order/stored-order.codec";
import type { OrderStatus } from "@placket/domain/order/order-status";
import type { LineProgress } from "@placket/domain/order/step/line-progress";
import type { OrderFacts, OrderMoney } from "@placket/domain/order/step/order-steps";
import { isOpen, type PaymentState } from "@placket/domain/payment/payment-state";
import type { Selectable } from "kysely";
import type { Tables } from "../../db/tables.gen.ts";
import type { OrderRow, PaymentRow } from "../order.sql.ts";

/** What may be done next follows from this. */
export function orderFacts({
  order,
  items,
  payment,
  spent,
  isMoneyMoving,
}: {
  readonly order: Pick<OrderRow, "packed_at" | "exchanged_return_id" | "grand_total_minor"> & {
    readonly status: OrderStatus;
  };
  readonly items: readonly ProgressRow[];
  readonly payment: PaymentRow | null;
  readonly spent: OrderFacts["spent"];
  readonly isMoneyMoving: boolean;
}): OrderFacts {
  return {
    status: order.status,
    isPacked: order.packed_at !== null,
    // What a processor is asked to reserve may be there the next moment.
    isMoneyMoving: isMoneyMoving || (payment !== null && isOpen(payment.state)),
    isDifferenceOpen:
      order.exchanged_return_id !== null &&
      order.grand_total_minor > 0 &&
      !(payment && wasPaid(payment)),
    payment: payment && hasMoney(payment) ? moneyOf(payment) : null,
    spent,
    lines: items.map(progressOf),
  };
}

const wasPaid = ({ state }: Pick<PaymentRow, "state">) => hasMoney({ state }) && !isOpen(state);

/** A try that came to nothing is no money: what was paid otherwise after it stands without one. */
const hasMoney = ({ state }: Pick<PaymentRow, "state">) => !CAME_TO_NOTHING.includes(state);

const CAME_TO_NOTHING: readonly PaymentState[] = ["declined", "voided", "abandoned"];

const moneyOf = (payment: PaymentRow): OrderMoney => ({
  state: payment.state,
  asked: payment.amount_minor,
  captured: payment.captured_minor,
  refunded: payment.refunded_minor,
});

/** The columns of an item that say how far it is. */
type ProgressRow = Pick<
  Selectable<Tables["order_item"]>,
  | "id"
  | "configuration"
  | "quantity"
  | "quantity_canceled"
  | "quantity_shipped"
  | "quantity_refunded"
  | "quantity_dropped"
  | "quantity_returned"
  | "quantity_exchanged"
> & { readonly quantity_in_return: number };

export function progressOf(item: ProgressRow): LineProgress {
  const configuration = readStored("configuration", item.configuration);
  return {
    itemId: item.id,
    // What cannot be read is packed rather than forgotten.
    travels: !configuration.ok || configuration.value.kind !== "virtual",
    ordered: item.quantity,
    canceled: item.quantity_canceled,
    shipped: item.quantity_shipped,
    refunded: item.quantity_refunded,
    dropped: item.quantity_dropped,
    returned: item.quantity_returned,
    inReturn: item.quantity_in_return,
    exchanged: item.quantity_exchanged,
  };
}
