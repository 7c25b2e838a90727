import type { Principal } from "@placket/domain/access/principal";
import { errorRow } from "@placket/domain/errors";
import type { Money } from "@placket/domain/money/money";
import {
  leftToLeaveOut,
  type DigitizingCharge,
} from "@placket/domain/order/step/digitizing-charge";
import {
  leftToRefund,
  leftToReturn,
  leftToShip,
  type LineProgress,
} from "@placket/domain/order/step/line-progress";
import {
  ORDER_STEP_NAMES,
  orderCan,
  type OrderFacts,
  type OrderStep,
} from "@placket/domain/order/step/order-steps";
import { cardTitle } from "@placket/domain/payment/card-display";
import type { CardSummary } from "@placket/domain/payment/client-setup";
import { paymentMethod } from "@placket/domain/payment/methods";
import type { Say } from "@placket/domain/phrase";
import { moneyToWire } from "../money/money.codec.ts";

/** What of a line has gone where, and how many of its pieces may still be shipped, left out, paid back and returned. */
export const progressToWire = (line: LineProgress, digitizing: readonly DigitizingCharge[]) => ({
  canceled: line.canceled,
  shipped: line.shipped,
  refunded: line.refunded,
  dropped: line.dropped,
  returned: line.returned,
  inReturn: line.inReturn,
  exchanged: line.exchanged,
  toShip: leftToShip(line),
  toLeaveOut: leftToLeaveOut(line, digitizing),
  toRefund: leftToRefund(line),
  toReturn: leftToReturn(line),
});

interface PaymentTry {
  readonly methodCode: string;
  readonly amount: Money;
  readonly card: CardSummary | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A try to pay: its method and card in words, a method that left the table as it was stored. */
export const paymentToWire = <Try extends PaymentTry>(
  { methodCode, amount, card, createdAt, updatedAt, ...rest }: Try,
  say: Say,
) => ({
  ...rest,
  method: paymentMethod(methodCode)?.title ?? methodCode,
  amount: moneyToWire(amount),
  card: card && cardTitle(card, say),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

interface Shipment<Track> {
  readonly number: string;
  readonly by: string | null;
  readonly at: Date;
  readonly pieces: readonly { readonly itemId: number; readonly quantity: number }[];
  readonly tracks: readonly Track[];
}

/** Of the items of an order those that a shipment or a return names, by their ids. */
type NamedItems = readonly {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
}[];

/** A shipment of an order: who sent what of it when, and where its parcels are followed. */
export const shipmentToWire = <Track extends object>(
  items: NamedItems,
  { number, by, at, pieces, tracks }: Shipment<Track>,
) => ({
  number,
  by,
  createdAt: at.toISOString(),
  pieces: pieces.map((one) => ({ ...one, ...namesOf(items, one.itemId) })),
  tracks: tracks.map((track) => ({ ...track })),
});

/** What an item of an order is called; `""` for one that is not in it. */
export function namesOf(items: NamedItems, itemId: number) {
  const { sku = "", name = "" } = items.find(({ id }) => id === itemId) ?? {};
  return { sku, name };
}

/** What whoever asks may do with an order now: `null` for what they may, else why not, in English. */
export function stepsToWire(principal: Principal, facts: OrderFacts) {
  const said = ORDER_STEP_NAMES.map((step) => {
    const allowed = orderCan(principal, step, facts);
    return [step, allowed === true ? null : errorRow(allowed).text] as const;
  });
  return Object.fromEntries(said) as Record<OrderStep, string | null>;
}
