import type {
  GiveUpPaymentInput,
  PlaceOrderInput,
  QueryStandingOrderArgs,
  SeenTotalInput,
  SetPaymentMethodAndPlaceOrderInput,
} from "@placket/contract/graphql.gen";
import { moneyFromWire } from "@placket/contract/money/money.codec";
import { minorOf } from "@placket/domain/money/price-format";
import type { Agreed } from "@placket/domain/checkout/agreed";
import type { SeenLine } from "@placket/domain/line/changed-lines";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { setPaymentMethod } from "../checkout/checkout.ts";
import { paymentChosen } from "../checkout/payment-chosen.ts";
import type { Ctx } from "../context.ts";
import { cartById } from "../cart/cart.ts";
import { pickedCart } from "../cart/cart-wire.ts";
import { orThrow } from "../graphql/refused.ts";
import { withInput } from "../graphql/with-input.ts";
import { proveNoMachine } from "./prove-no-machine.ts";
import { giveUpPayment } from "./money/give-up.ts";
import { placeOrder } from "./order.ts";
import { notPlaced, outcomeToWire, withTotal } from "./owned/outcome-wire.ts";
import { orderToWire } from "./shown/order-wire.ts";
import type { HistoryOrder } from "./owned/order-history-wire.ts";
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
    placeOrder: withInput(place),
    setPaymentMethodAndPlaceOrder: withInput(
      async (input: SetPaymentMethodAndPlaceOrderInput, ctx) => {
        const chosen = await setPaymentMethod(ctx, paymentChosen(input));
        // Whoever did not hear the answer is told the order that is there.
        if (!chosen.ok && !isOrdered(chosen.problems)) return notPlaced(ctx, chosen.problems);
        return place({ cart_id: input.cart_id }, ctx);
      },
    ),
    giveUpPayment: withInput(async ({ cart_id: maskId }: GiveUpPaymentInput, ctx) => {
      orThrow(await giveUpPayment(ctx, maskId));
      return { cart: pickedCart(ctx, orThrow(await cartById(ctx, maskId))) };
    }),
  },
};

const isOrdered = (problems: readonly Problem[]) =>
  problems.some(({ error }) => error === "cart.alreadyOrdered");

async function place(input: PlaceOrderInput, ctx: Ctx) {
  const seen = seenLines(input.seen_totals ?? undefined);
  if (!seen.ok) return notPlaced(ctx, seen.problems);
  const proven = await proveNoMachine(ctx, input.cart_id);
  const wish = { maskId: input.cart_id, seen: seen.value, agreed: agreedTo(input) };
  const result = proven.ok ? await placeOrder(ctx, wish) : proven;
  if (!result.ok) return notPlaced(ctx, result.problems);
  return outcomeToWire(ctx, result.value);
}

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
