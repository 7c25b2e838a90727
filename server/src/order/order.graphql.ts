import type {
  GiveUpPaymentInput,
  PlaceOrderError,
  PlaceOrderErrorCodes,
  PlaceOrderInput,
  QueryStandingOrderArgs,
  SeenTotalInput,
} from "@placket/contract/graphql.gen";
import { moneyFromWire, moneyToWire } from "@placket/contract/money/money.codec";
import { minorOf } from "@placket/domain/money/price-format";
import type { Agreed } from "@placket/domain/checkout/agreed";
import type { CartOver } from "@placket/domain/cart/cart-over";
import type { ErrorKey } from "@placket/domain/errors";
import type { ChangedLine, SeenLine } from "@placket/domain/line/changed-lines";
import { cardTitle } from "@placket/domain/payment/card-display";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { cartById } from "../cart/cart.ts";
import { pickedCart } from "../cart/cart-wire.ts";
import { messageOf, orThrow } from "../graphql/refused.ts";
import { withInput } from "../graphql/with-input.ts";
import { sayIn } from "../translation/say.ts";
import { proveNoMachine } from "./prove-no-machine.ts";
import { giveUpPayment } from "./money/give-up.ts";
import { placeOrder, type OpenOrder, type PlaceOutcome } from "./order.ts";
import { orderToWire } from "./shown/order-wire.ts";
import { historyOrder, type HistoryOrder } from "./owned/order-history-wire.ts";
import { justPlaced, type OrderToken } from "./placed-order.ts";
import { standingOrder } from "./shown/standing-order.ts";

export const orderResolvers = {
  Query: {
    standingOrder: async (_: unknown, { cart_id: maskId }: QueryStandingOrderArgs, ctx: Ctx) =>
      withTotal(orThrow(await standingOrder(ctx, maskId))),
  },
  CustomerOrder: {
    // Made where it is asked for, and only there.
    shown: async (order: HistoryOrder, _: unknown, ctx: Ctx) => {
      const { placed, isWhole } = await order;
      return isWhole ? orderToWire(ctx, placed) : null;
    },
  },
  Mutation: {
    placeOrder: withInput(async (input: PlaceOrderInput, ctx) => {
      const seen = seenLines(input.seen_totals ?? undefined);
      if (!seen.ok) return notPlaced(ctx, seen.problems);
      const proven = await proveNoMachine(ctx, input.cart_id);
      const wish = { maskId: input.cart_id, seen: seen.value, agreed: agreedTo(input) };
      const result = proven.ok ? await placeOrder(ctx, wish) : proven;
      if (!result.ok) return notPlaced(ctx, result.problems);
      return outcomeToWire(ctx, result.value);
    }),
    giveUpPayment: withInput(async ({ cart_id: maskId }: GiveUpPaymentInput, ctx) => {
      orThrow(await giveUpPayment(ctx, maskId));
      return { cart: pickedCart(ctx, orThrow(await cartById(ctx, maskId))) };
    }),
  },
};

const NOTHING = { order: null, orderV2: null, errors: [] };

async function outcomeToWire(ctx: Ctx, outcome: PlaceOutcome) {
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

const withTotal = <Order extends OpenOrder>(order: Order | null) =>
  order && { ...order, total: moneyToWire(order.total) };

const agreedTo = (input: PlaceOrderInput): Agreed => ({
  agreementIds: input.agreement_ids ?? [],
  embroidery: input.embroidery_agreed === true,
});

/** Sums beyond what can be told to the cent are no sums that a cart has shown. */
function seenLines(given: readonly SeenTotalInput[] | undefined): Result<SeenLine[] | undefined> {
  const isExact = ({ value, currency }: SeenTotalInput) =>
    Number.isSafeInteger(minorOf(value, currency));
  if (given === undefined || given.every(isExact)) return ok(given?.map(seenLine));
  return refuse(problem("access.badRequest", "seen_totals", "seen_totals"));
}

const seenLine = ({ code, ...amount }: SeenTotalInput): SeenLine => ({
  code,
  amount: moneyFromWire(amount),
});

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
  "cart.foreignCart": "CART_NOT_FOUND",
  "cart.otherWebsite": "CART_NOT_FOUND",
  "cart.alreadyOrdered": "CART_NOT_ACTIVE",
  "cart.joined": "CART_NOT_ACTIVE",
  "order.canceledSince": "CART_NOT_ACTIVE",
  "order.paidBackSince": "CART_NOT_ACTIVE",
  "checkout.emailMissing": "GUEST_EMAIL_MISSING",
};

function notPlaced(ctx: Ctx, problems: readonly Problem[]) {
  const say = sayIn(ctx);
  const errors = problems.map((found): PlaceOrderError => ({
    code: CODES[found.error] ?? "UNABLE_TO_PLACE_ORDER",
    message: messageOf(found, say),
    key: found.error,
    field: found.field,
  }));
  return { ...NOTHING, errors };
}
