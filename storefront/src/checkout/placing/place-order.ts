import { paymentToInput, type PaymentChoice } from "@placket/contract/checkout/checkout.codec";
import type { SeenTotalInput } from "@placket/contract/graphql.gen";
import { shownCart } from "@placket/contract/cart/shown-cart.codec";
import { moneyFromWire } from "@placket/contract/money/money.codec";
import type { Agreed } from "@placket/domain/checkout/agreed";
import type { PlacingEvent, Refusal } from "@placket/domain/checkout/placing";
import { isShopError, shopErrors } from "@placket/domain/shop-errors";
import { CallError } from "@placket/web/call/call-error";
import { classOfStatus } from "@placket/web/call/error-class";
import { answered, operation, present } from "../../api/graphql.ts";
import { publish } from "../../events/events.ts";
import { proofHeader } from "../../bot-check/bot-proof.ts";
import type { Operations } from "../../api/operations.gen.ts";
import type { Shop } from "../../api/shop.ts";
import { showCart, type ShownCart } from "../../cart/cart.queries.ts";
import type { Running } from "../../room.ts";
import { giveUpPayment, preparePayment } from "../cart-changes.ts";
import { isOrdered } from "./is-ordered.ts";
import { keepAnswer } from "./order-answer.ts";
import { placingKey } from "./placing-key.ts";
import { takeInHand } from "./take-in-hand.ts";
import { refusalsOf } from "../problem-lines.ts";

type PlaceOrderWire = NonNullable<Operations["PlaceOrder"]["data"]["placeOrder"]>;
type PlaceErrorWire = NonNullable<PlaceOrderWire["errors"][number]>;

export interface Placement {
  readonly cartId: string;
  /** The cart as the shopper saw it; without it the order is placed at what it comes to. */
  readonly seen?: ShownCart | undefined;
  readonly agreed: Agreed;
  /** Its payment stood at the bank: a cart that is open again is not to be ordered anew. */
  readonly isAtBank?: boolean;
}

const placeOrder = operation(
  "PlaceOrder",
  `mutation PlaceOrder(
    $cartId: String!, $seen: [SeenTotalInput!], $agreements: [Int!], $embroidery: Boolean
  ) {
    placeOrder(input: {
      cart_id: $cartId, seen_totals: $seen, agreement_ids: $agreements, embroidery_agreed: $embroidery
    }) {
      order { order_number }
      orderV2 {
        number token
        shown {
          number email placed_at billing_address shipping_address shipping_method payment
          items {
            sku name quantity image team url
            sewn_pictures { url label }
            options { label value price { value currency } }
            price { value currency } row_total { value currency }
          }
          totals { code phrase values amount { value currency } }
          arrival { from to }
        }
      }
      errors { key field message card }
      challengeUrl: challenge_url
      openOrder: open_order { number total { value currency } }
      changedTotals: changed_totals { code phrase values before { value currency } after { value currency } }
    }
  }`,
);

interface LastWishes {
  readonly cartId: string;
  readonly comment: string;
  readonly payment: PaymentChoice;
}

/**
 * Hands over how the order is paid. A cart that another window has closed takes no more wishes: its order is
 * only to be asked for.
 */
export async function prepareOrder(shop: Shop, wishes: LastWishes): Promise<PlacingEvent> {
  try {
    const payment = paymentToInput(wishes.payment);
    await shop.graphql(preparePayment, { ...wishes, payment });
    publish("checkout.paymentGiven", { method: wishes.payment.code });
    return { type: "prepared" };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.problems.length === 0) return { type: "lost" };
    const isOrdered = error.problems.some((one) => one.error === "cart.alreadyOrdered");
    return isOrdered ? { type: "elsewhere" } : { type: "refused", refusals: refusalsOf(error) };
  }
}

/**
 * Places the order of a cart, or asks again for the one under way: the server does it exactly once.
 * `proof` shows that no machine is asking, where the shop wants that (CHECK-26).
 */
export async function askForOrder(
  shop: Shop,
  { cartId, seen, agreed, isAtBank = false }: Placement,
  proof?: string,
): Promise<PlacingEvent> {
  if (isAtBank && !(await isOrdered(shop, cartId))) return GIVEN_UP;
  const headers = {
    "X-Placing-Key": placingKey(cartId),
    ...proofHeader(proof),
  };
  try {
    const { agreementIds: agreements, embroidery } = agreed;
    const variables = { cartId, seen: seen && seenTotals(seen), agreements, embroidery };
    const answer = await shop.graphql(
      { ...placeOrder, refusalIn: signedOutIn },
      variables,
      headers,
    );
    return outcomeOf(answered(answer.placeOrder));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.problems.length === 0) return { type: "lost" };
    return { type: "refused", refusals: refusalsOf(error) };
  }
}

/**
 * Gives up the payment that the bank waits to be confirmed, and shows the cart that is open again. One that
 * cannot be given up is to be asked for: it may be paid by now.
 */
export async function giveUpOrder(
  { client, shop, router }: Running,
  cartId: string,
): Promise<PlacingEvent> {
  try {
    const headers = { "X-Placing-Key": placingKey(cartId) };
    const answer = await shop.graphql(giveUpPayment, { cartId }, headers);
    takeInHand(router, cartId);
    await showCart({ client, shop }, shownCart(answered(answer.changed).cart));
    return GIVEN_UP;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { type: error.problems.length === 0 ? "lost" : "ask" };
  }
}

/** Magento's document tells beside the order why there is none; whoever is signed out is asked to sign in as ever. */
function signedOutIn({ placeOrder }: Operations["PlaceOrder"]["data"]): CallError | undefined {
  const found = present(placeOrder?.errors ?? []).find(({ key }) => key === SIGNED_OUT);
  if (!found) return undefined;
  const { message, field } = found;
  const problems = [{ error: SIGNED_OUT, field, params: [] }] as const;
  return new CallError(message, {
    kind: classOfStatus(UNAUTHORIZED),
    status: UNAUTHORIZED,
    problems,
  });
}

const SIGNED_OUT = "access.loginRequired";
const UNAUTHORIZED = 401;

function outcomeOf(answer: PlaceOrderWire): PlacingEvent {
  const { orderV2, challengeUrl: url } = answer;
  if (orderV2) {
    const { number, token, shown } = orderV2;
    if (shown) keepAnswer(shown);
    return { type: "placed", order: { number, token } };
  }
  // Placed from elsewhere: what it holds is not for this browser.
  if (answer.order) return { type: "refused", refusals: [ORDERED] };
  const { openOrder } = answer;
  const open = openOrder && { ...openOrder, total: moneyFromWire(openOrder.total) };
  if (url !== null) return { type: "challenged", url, open };
  const errors = present(answer.errors);
  if (errors.some(({ key }) => key === "payment.unanswered")) return { type: "unanswered", open };
  return {
    type: "refused",
    refusals: errors.map(refusalOf),
    changes: present(answer.changedTotals).map((line) => ({
      ...line,
      before: line.before && moneyFromWire(line.before),
      after: line.after && moneyFromWire(line.after),
    })),
  };
}

/** The sum that a cart shows, as it is sent along with the order. */
function seenTotals(cart: ShownCart): readonly SeenTotalInput[] {
  return cart.lines.map(({ code, amount }) => ({ code, ...amount }));
}

const plainRefusal = (error: keyof typeof shopErrors): Refusal => ({
  error,
  field: "cartId",
  params: [],
  message: shopErrors[error].text,
});

const ORDERED = plainRefusal("cart.alreadyOrdered");

/** The cart is open though its payment stood at the bank: another window gave it up, or time did. */
const GIVEN_UP: PlacingEvent = {
  type: "refused",
  refusals: [plainRefusal("payment.givenUp")],
};

function refusalOf({ key, field, message, card }: PlaceErrorWire): Refusal {
  const error = isShopError(key) ? key : "access.internal";
  return { error, field, params: [], message, ...(card !== null && { card }) };
}
