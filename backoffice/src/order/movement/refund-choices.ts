import { moneyFromWire } from "@placket/contract/money/money.codec";
import { isForgotten } from "@placket/domain/order/forgotten-buyer";
import { checkWay } from "@placket/domain/order/money/refund";
import {
  REFUND_WAY_CODES,
  REFUND_WAYS,
  type RefundWayCode,
  type SourceOfMoney,
} from "@placket/domain/order/money/refund-ways";
import type { Order } from "../order.queries.ts";

type OrderMoney = NonNullable<Order["money"]>;

/** What an order was paid from, as the rules read it. */
export const sourcesOf = ({ sources }: OrderMoney): SourceOfMoney[] =>
  sources.map(({ source, paid, left }) => ({
    source,
    paid: moneyFromWire(paid).minor,
    left: moneyFromWire(left).minor,
  }));

/** Ways by which money of this order can go back at all. */
export const wayChoices = (is: Pick<OrderMoney, "sources" | "hasAccount">, email: string) =>
  REFUND_WAY_CODES.filter((way) => isOpen(way, is, isForgotten(email))).map((value) => ({
    value,
    label: REFUND_WAYS[value].title,
  }));

/** What staff read before money becomes something that goes to somebody. */
export const wayFollows = (way: RefundWayCode, email: string): string =>
  way === "gift_card" ? ` Its code goes to ${email}, and it cannot be taken back.` : "";

function isOpen(
  way: RefundWayCode,
  { sources, hasAccount }: Pick<OrderMoney, "sources" | "hasAccount">,
  isForgottenBuyer: boolean,
): boolean {
  if (way === "source") return true;
  const isOfCard = sources.some(({ source, left }) => source === "card" && left.value > 0);
  const problems = checkWay(way, { hasAccount, isForgotten: isForgottenBuyer });
  return isOfCard && problems.length === 0;
}
