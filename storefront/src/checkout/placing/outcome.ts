import type { OrderKey, Refusal } from "@placket/domain/checkout/placing";
import type { ErrorKey } from "@placket/domain/errors";
import { forgetCartId, isOtherCart } from "../../cart/cart-id.ts";
import { cartQuery } from "../../cart/cart.queries.ts";
import { tellTabs } from "../../cart/cart-tabs.ts";
import { showNotice } from "../../notice/notices.ts";
import type { Running } from "../../room.ts";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import { checkoutConfigQuery } from "../checkout.queries.ts";
import { tellUndone } from "../open-payment/last-word.ts";
import { dropApproval } from "../wallet/wallet-approval.ts";
import { clearCheckout } from "../stored-flags.ts";
import { isOrdered } from "./is-ordered.ts";
import { keepOrderedCart, keepPlacedOrder } from "./placed-orders.ts";
import { dropPlacingKey } from "./placing-key.ts";
import { endPlacing, isUnheard, keptPlacings } from "./placings.ts";
import { takeInHand } from "./take-in-hand.ts";

/** An order that was placed, of which cart, and how the page shows it. */
interface Placed {
  readonly cartId: string;
  readonly order: OrderKey;
  /** It was asked for from another window first. */
  readonly isElsewhere: boolean;
  readonly show: () => void;
}

/** The order is placed: its checkout is over in this browser, and the shopper is led to the confirmation. */
export async function toConfirmation(
  { client, shop, router }: Running,
  { cartId, order, isElsewhere, show }: Placed,
): Promise<void> {
  const isOther = isOtherCart(cartId);
  const { queryKey } = cartQuery(shop);
  keepPlacedOrder(order);
  keepOrderedCart(cartId, order);
  clearCheckout();
  endPlacing(cartId);
  dropPlacingKey(cartId);
  if (!isOther) forgetCartId();
  tellTabs();
  show();
  await router.navigate(hrefTo("success", { order: order.number }), { replace: true });
  if (isElsewhere) showNotice(paidElsewhere(), { ms: LONG_MS });
  if (isOther) await client.invalidateQueries({ queryKey });
  else client.setQueryData(queryKey, null);
}

/**
 * Whether a cart is ordered, asked of the server. One that is not is in the shopper's hand again; an order that was
 * asked for just now, perhaps by another window, is still waited for.
 */
export async function standsOrdered(running: Running, cartId: string): Promise<boolean> {
  const asked = keptPlacings().find((one) => one.cartId === cartId);
  if (await isOrdered(running.shop, cartId)) return true;
  if (asked && (asked.isAnswered || isUnheard(asked))) endPlacing(cartId, asked.since);
  await takeBack(running, cartId);
  return false;
}

/** What the store refused, of which cart, and when it was asked for. */
interface Refused {
  readonly cartId: string;
  readonly refusals: readonly Refusal[];
  /** Nothing was asked for where the payment was only prepared. */
  readonly since?: number;
  /** The answer brought the cart that is open again. */
  readonly isShown?: boolean;
}

/** The cart is the shopper's again, unless it has become an order that nothing more comes of. */
export async function afterRefusal(
  running: Running,
  { cartId, refusals, since, isShown = false }: Refused,
): Promise<void> {
  const undone = refusals.find(({ error }) => UNDONE.has(error));
  if (undone) return tellUndone(running, cartId, undone);
  if (refusals.some(({ error }) => OF_THE_APPROVAL.has(error))) dropApproval();
  if (since !== undefined) endPlacing(cartId, since);
  const isSignedOut = refusals.some(({ error }) => error === "access.loginRequired");
  if (!isShown) await takeBack(running, cartId, isSignedOut);
  if (refusals.some(({ error }) => error === "checkout.termsNotAgreed")) {
    await askTermsAnew(running);
  }
}

const UNDONE: ReadonlySet<ErrorKey> = new Set(["order.canceledSince", "order.paidBackSince"]);

/** What was approved at a wallet does not pay any more: it is to be approved anew. */
const OF_THE_APPROVAL: ReadonlySet<ErrorKey> = new Set([
  "payment.approvalMissing",
  "payment.approvalChanged",
  "payment.walletDeclined",
]);

/**
 * The server has opened the cart again, or never closed it; what it holds may have changed. Whoever turned out to be
 * signed out may not ask for it, and goes on seeing it.
 */
async function takeBack(
  { client, shop, router }: Running,
  cartId: string,
  isSignedOut = false,
): Promise<void> {
  takeInHand(router, cartId);
  if (isSignedOut) return;
  tellTabs();
  await client.invalidateQueries({ queryKey: cartQuery(shop).queryKey });
}

/** There are other terms by now than the page shows. */
async function askTermsAnew({ client, shop }: Pick<Running, "client" | "shop">): Promise<void> {
  await client.invalidateQueries({ queryKey: checkoutConfigQuery(shop).queryKey });
}

const paidElsewhere = () =>
  t("Paid with the card from your other window. The card typed here was not charged.");

/** Time to read two sentences, in ms. */
const LONG_MS = 10_000;
