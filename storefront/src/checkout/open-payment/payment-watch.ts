import { askAgainAfter } from "@placket/domain/checkout/placing";
import { CallError } from "@placket/web/call/call-error";
import { operation } from "../../api/graphql.ts";
import type { Operations } from "../../api/operations.gen.ts";
import { forgetCartId, isOtherCart, keepCartId } from "../../cart/cart-id.ts";
import { tellTabs } from "../../cart/cart-tabs.ts";
import { cartQuery } from "../../cart/cart.queries.ts";
import { openPayment } from "../../cart/open-payment.ts";
import { showNotice } from "../../notice/notices.ts";
import type { Running } from "../../room.ts";
import { hrefTo } from "../../routing/routes.ts";
import { storageKeys } from "../../storage/keys.ts";
import { readStored, removeStored } from "../../storage/stored.ts";
import { t } from "../../translation/translate.ts";
import { keepOrderedCart, keepPlacedOrder } from "../placing/placed-orders.ts";
import { placingKey } from "../placing/placing-key.ts";
import { browserAfter, type After } from "../placing/use-asking-again.ts";
import { clearCheckout } from "../stored-flags.ts";
import { isOrdering } from "./is-ordering.ts";
import { wantsOpenPayment } from "./payment-address.ts";

const standingOrder = operation(
  "StandingOrder",
  `query StandingOrder($cartId: String!) {
    standingOrder(cart_id: $cartId) { number state token }
  }`,
);

type Standing = Operations["StandingOrder"]["data"]["standingOrder"];

/**
 * Asks how the payment stands that this browser left open, and again while it is, slower and slower: the page
 * around shows it. What came of it is told once, wherever the shopper is by then.
 */
export function paymentWatch(running: Running, after: After = browserAfter): () => Promise<void> {
  let turn = 0;
  let callOff = () => undefined as unknown;
  const look = async (asked: number): Promise<void> => {
    callOff();
    turn += 1;
    const mine = turn;
    const cartId = readStored(storageKeys.placingCart);
    if (cartId === undefined || isAtCheckout(running.router, cartId)) return openPayment.set(null);
    const standing = await standingOf(running, cartId);
    const isOver = mine !== turn || readStored(storageKeys.placingCart) !== cartId;
    if (isOver || isAtCheckout(running.router, cartId)) return;
    if (standing === null || standing?.state === "PLACED") {
      // The order is being asked for: before its answer nothing is known for good.
      if (isOrdering.get()) return;
      openPayment.set(null);
      const tell = standing === null ? tellNotPlaced : tellPlaced;
      return tell(running, { cartId, ...standing });
    }
    if (standing) {
      const { number, state } = standing;
      openPayment.set({ number, isAtBank: state === "AT_BANK" });
    }
    const wait = askAgainAfter({ asked });
    if (wait !== undefined) callOff = after(wait, () => void look(asked + 1));
  };
  return () => look(0);
}

/** Whether the checkout is on the screen and about this cart: then it says itself how the payment stands. */
function isAtCheckout({ navigation }: Running["router"], cartId: string): boolean {
  const { shown } = navigation.get();
  if (shown.kind !== "page" || shown.place.type !== "checkout") return false;
  return !isOtherCart(cartId) || wantsOpenPayment(shown.place.address.search);
}

/** `undefined` where nobody answers: then it is as it was. */
async function standingOf({ shop }: Running, cartId: string): Promise<Standing | undefined> {
  try {
    const headers = { "X-Placing-Key": placingKey(cartId) };
    return (await shop.graphql(standingOrder, { cartId }, headers)).standingOrder;
  } catch (error) {
    if (error instanceof CallError) return undefined;
    throw error;
  }
}

type About = { readonly cartId: string } & Partial<NonNullable<Standing>>;

function tellPlaced(
  { client, shop, router }: Running,
  { cartId, number = "", token }: About,
): void {
  const order = { number, token: token ?? "" };
  keepPlacedOrder(order);
  keepOrderedCart(cartId, order);
  if (isOtherCart(cartId)) endPlacing();
  else {
    clearCheckout();
    forgetCartId();
    client.setQueryData(cartQuery(shop).queryKey, null);
  }
  tellTabs();
  const run = () => void router.navigate(hrefTo("success", { order: number }));
  showNotice(t("Your order %1 is placed. Thank you.", number), {
    type: "success",
    ms: TOLD_MS,
    action: { label: t("See the order"), run },
  });
}

/** The cart is open again: it is there as before, or one press away where another one was begun since. */
async function tellNotPlaced({ client, shop, router }: Running, { cartId }: About): Promise<void> {
  const isOther = isOtherCart(cartId);
  endPlacing();
  if (!isOther) {
    keepCartId(cartId);
    const cart = await client.fetchQuery(cartQuery(shop)).catch(() => undefined);
    if (cart === null) return;
  }
  tellTabs();
  const href = hrefTo("cart", {}, isOther ? { cartId } : {});
  showNotice(t("Your order was not placed, and nothing was charged. Your cart is still there."), {
    type: "error",
    ms: TOLD_MS,
    action: { label: t("View Cart"), run: () => void router.navigate(href) },
  });
}

function endPlacing(): void {
  removeStored(storageKeys.placingCart);
  removeStored(storageKeys.placingKey);
}

/** Time to read it and to press its button, in ms: nobody waits for this notice. */
const TOLD_MS = 20_000;
