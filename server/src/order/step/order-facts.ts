import { readStored } from "@placket/contract/order/stored-order.codec";
import type { OrderStatus } from "@placket/domain/order/order-status";
import { leftToShip, type LineProgress } from "@placket/domain/order/step/line-progress";
import type { BriefFacts, OrderFacts, OrderMoney } from "@placket/domain/order/step/order-steps";
import { isOpen, type PaymentState } from "@placket/domain/payment/payment-state";
import type { Selectable } from "kysely";
import type { Tables } from "../../db/tables.gen.ts";
import type { OrderRow, PaymentRow } from "../order.sql.ts";

type FactsRow = Pick<OrderRow, "packed_at" | "exchanged_return_id" | "grand_total_minor"> & {
  readonly status: OrderStatus;
};

/** What may be done next follows from this. */
export function orderFacts({
  order,
  items,
  payment,
  spent,
  isMoneyMoving,
  digitizing,
  isWorkBegun,
}: {
  readonly order: FactsRow;
  readonly items: readonly ProgressRow[];
  readonly payment: PaymentRow | null;
  readonly spent: OrderFacts["spent"];
  readonly isMoneyMoving: boolean;
  readonly digitizing: OrderFacts["digitizing"];
  readonly isWorkBegun: boolean;
}): OrderFacts {
  const lines = items.map(progressOf);
  const hasToShip = lines.some((line) => leftToShip(line) > 0);
  return {
    ...briefFacts({ order, payment, hasToShip, isMoneyMoving }),
    payment: payment && hasMoney(payment) ? moneyOf(payment) : null,
    spent,
    lines,
    digitizing,
    isWorkBegun,
  };
}

/** As much of it as the order's own row and its last payment say. */
export function briefFacts({
  order,
  payment,
  hasToShip,
  isMoneyMoving,
}: {
  readonly order: FactsRow;
  readonly payment: Pick<PaymentRow, "state"> | null;
  readonly hasToShip: boolean;
  readonly isMoneyMoving: boolean;
}): BriefFacts {
  return {
    status: order.status,
    isPacked: order.packed_at !== null,
    // What a processor is asked to reserve may be there the next moment.
    isMoneyMoving: isMoneyMoving || (payment !== null && isOpen(payment.state)),
    isDifferenceOpen: isDifferenceOpen(order, payment),
    hasToShip,
    payment: payment && hasMoney(payment) ? { state: payment.state } : null,
  };
}

/** Whether an order is sent for a return and costs more, which its last payment did not pay. */
export const isDifferenceOpen = (
  order: Pick<FactsRow, "exchanged_return_id" | "grand_total_minor">,
  payment: Pick<PaymentRow, "state"> | null,
): boolean =>
  order.exchanged_return_id !== null &&
  order.grand_total_minor > 0 &&
  !(payment && wasPaid(payment));

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

/** Where the pieces of a line of an order are, of its row. */
export function progressOf(item: ProgressRow): LineProgress {
  const configuration = readStored("configuration", item.configuration);
  return {
    itemId: item.id,
    // What cannot be read is packed rather than forgotten.
    travels: !configuration.ok || !TRAVEL_NOWHERE.has(configuration.value.kind),
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

/** Kinds of lines of which no piece is ever shipped; what is shipped of an order goes by it (`note_shipping`) too. */
const TRAVEL_NOWHERE: ReadonlySet<string> = new Set(["virtual", "giftCard"]);
