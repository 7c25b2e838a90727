import { moneyFromWire } from "@placket/contract/money/money.codec";
import { money } from "@placket/domain/money/money";
import type { PaidOrder } from "@placket/domain/order/money/paid-order";
import type { Order } from "../order.queries.ts";

/** What the money of an order was for, as the rules read it. */
export const paidOf = ({ items, money: is, heldMoney }: Order): PaidOrder => ({
  lines: items.map(({ id: itemId, quantity: ordered, paid, advance }) => ({
    itemId,
    ordered,
    paid: moneyFromWire(paid),
    advance: moneyFromWire(advance),
  })),
  shipping: is ? moneyFromWire(is.shipping) : money(0, heldMoney.currency),
});
