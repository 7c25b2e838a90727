import type { PaymentMethodInput } from "@placket/contract/graphql.gen";
import type { PlacingEvent, Refusal } from "@placket/domain/checkout/placing";
import { isShopError } from "@placket/domain/shop-errors";
import { CallError } from "../api/call-error.ts";
import { operation } from "../api/graphql.ts";
import type { Shop } from "../api/shop.ts";
import { preparePayment } from "./cart-changes.ts";
import { refusalsOf } from "./problem-lines.ts";

interface PlaceOrderWire {
  readonly placeOrder: {
    readonly orderV2: { readonly number: string; readonly token: string } | null;
    readonly errors: readonly {
      readonly key: string;
      readonly field: string;
      readonly message: string;
    }[];
    readonly challenge_url: string | null;
  };
}

const placeOrder = operation<PlaceOrderWire, { readonly cartId: string }>(
  `mutation PlaceOrder($cartId: String!) {
    placeOrder(input: { cart_id: $cartId }) {
      orderV2 { number token }
      errors { key field message }
      challenge_url
    }
  }`,
);

export interface LastWishes {
  readonly cartId: string;
  readonly comment: string;
  readonly payment: PaymentMethodInput;
}

/**
 * Hands over how the order is paid. A cart that an earlier try has closed is ready too: its order is
 * only to be asked for.
 */
export async function prepareOrder(shop: Shop, wishes: LastWishes): Promise<PlacingEvent> {
  try {
    await shop.graphql(preparePayment, { ...wishes });
    return { type: "prepared" };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.problems.length === 0) return { type: "lost" };
    const isOrdered = error.problems.some((one) => one.error === "cart.alreadyOrdered");
    return isOrdered ? { type: "prepared" } : { type: "refused", refusals: refusalsOf(error) };
  }
}

/**
 * Places the order of a cart, or asks again for the one under way: the server does it exactly once.
 * `proof` shows that no machine is asking, where the shop wants that (CHECK-26).
 */
export async function askForOrder(
  shop: Shop,
  cartId: string,
  proof?: string,
): Promise<PlacingEvent> {
  const headers = proof === undefined ? {} : { "X-ReCaptcha": proof };
  try {
    return outcomeOf((await shop.graphql(placeOrder, { cartId }, headers)).placeOrder);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.problems.length === 0) return { type: "lost" };
    return { type: "refused", refusals: refusalsOf(error) };
  }
}

function outcomeOf(answer: PlaceOrderWire["placeOrder"]): PlacingEvent {
  const { orderV2, challenge_url: url } = answer;
  if (orderV2) return { type: "placed", order: { number: orderV2.number, token: orderV2.token } };
  if (url !== null) return { type: "challenged", url };
  if (answer.errors.some(({ key }) => key === "payment.unanswered")) return { type: "unanswered" };
  return { type: "refused", refusals: answer.errors.map(refusalOf) };
}

function refusalOf({
  key,
  field,
  message,
}: PlaceOrderWire["placeOrder"]["errors"][number]): Refusal {
  const error = isShopError(key) ? key : "access.internal";
  return { error, field, params: [], message };
}
