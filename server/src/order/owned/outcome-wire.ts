import type { PlaceOrderError, PlaceOrderErrorCodes } from "@placket/contract/graphql.gen";
import { moneyToWire } from "@placket/contract/money/money.codec";
import type { CartOver } from "@placket/domain/cart/cart-over";
import type { ErrorKey } from "@placket/domain/errors";
import type { ChangedLine } from "@placket/domain/line/changed-lines";
import { cardTitle } from "@placket/domain/payment/card-display";
import { problem, type Problem } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { messageOf } from "../../graphql/refused.ts";
import { sayIn } from "../../translation/say.ts";
import type { OpenOrder, PlaceOutcome } from "../money/ask-for-payment.ts";
import { historyOrder } from "./order-history-wire.ts";
import { justPlaced, type OrderToken } from "../placed-order.ts";

const NOTHING = { order: null, orderV2: null, errors: [] };

/** What became of asking for an order or its payment. */
export async function outcomeToWire(ctx: Ctx, outcome: PlaceOutcome) {
  switch (outcome.state) {
    case "placed": {
      const { number, token } = outcome;
      return {
        order: { order_number: number, order_id: number },
        orderV2: token === null ? null : await openedTo(ctx, { number, token }),
        errors: [],
      };
    }
    case "challenge":
      return { ...NOTHING, challenge_url: outcome.url, open_order: withTotal(outcome.order) };
    case "unanswered": {
      const unanswered = notPlaced(ctx, [problem("payment.unanswered")]);
      return { ...unanswered, open_order: withTotal(outcome.order) };
    }
    case "declined":
      return declinedToWire(ctx, outcome);
    case "changed":
      return changedToWire(ctx, outcome.changes);
  }
}

/** The order, for whoever placed it. */
async function openedTo(ctx: Ctx, known: OrderToken) {
  const { order, isWhole } = await justPlaced(ctx, known);
  return historyOrder(ctx, order, isWhole);
}

/** An order whose payment is open, with what it comes to. */
export const withTotal = <Order extends OpenOrder>(order: Order | null) =>
  order && { ...order, total: moneyToWire(order.total) };

/** The card stands in front of the words: whoever has several knows which one to put away. */
function declinedToWire(ctx: Ctx, { problem: found, card }: DeclinedOutcome) {
  const { errors, ...nothing } = notPlaced(ctx, [found]);
  if (card === null) return { ...nothing, errors };
  const say = sayIn(ctx);
  const title = cardTitle(card, say);
  const named = errors.map((error) => ({
    ...error,
    message: say("%1: %2", title, error.message),
    card: title,
  }));
  return { ...nothing, errors: named };
}

type DeclinedOutcome = Extract<PlaceOutcome, { readonly state: "declined" }>;

function changedToWire(ctx: Ctx, changes: readonly ChangedLine[]) {
  const say = sayIn(ctx);
  return {
    ...notPlaced(ctx, [problem("checkout.totalChanged", "seen_totals")]),
    changed_totals: changes.map(({ code, phrase, values, before, after }) => ({
      code,
      label: say(phrase, ...values),
      phrase,
      values: values.map(String),
      before: before && moneyToWire(before),
      after: after && moneyToWire(after),
    })),
  };
}

/** Magento's codes; a client branches on `key`, the row of the error table. */
const CODES: Readonly<
  Record<CartOver, PlaceOrderErrorCodes> & Partial<Record<ErrorKey, PlaceOrderErrorCodes>>
> = {
  "cart.noSuchCart": "CART_NOT_FOUND",
  "cart.noneYet": "CART_NOT_FOUND",
  "cart.foreignCart": "CART_NOT_FOUND",
  "cart.otherWebsite": "CART_NOT_FOUND",
  "cart.alreadyOrdered": "CART_NOT_ACTIVE",
  "cart.joined": "CART_NOT_ACTIVE",
  "order.canceledSince": "CART_NOT_ACTIVE",
  "order.paidBackSince": "CART_NOT_ACTIVE",
  "checkout.emailMissing": "GUEST_EMAIL_MISSING",
};

/** Why nothing was placed or paid. */
export function notPlaced(ctx: Ctx, problems: readonly Problem[]) {
  const say = sayIn(ctx);
  const errors = problems.map((found): PlaceOrderError => ({
    code: CODES[found.error] ?? "UNABLE_TO_PLACE_ORDER",
    message: messageOf(found, say),
    key: found.error,
    field: found.field,
  }));
  return { ...NOTHING, errors };
}
