import type { Refusal } from "@placket/domain/checkout/placing";
import { forgetCartId, isOtherCart } from "../../cart/cart-id.ts";
import { tellTabs } from "../../cart/cart-tabs.ts";
import { cartQuery } from "../../cart/cart.queries.ts";
import { showNotice } from "../../notice/notices.ts";
import type { Running } from "../../room.ts";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import { keepOrderedCart, keepPlacedOrder } from "../placing/placed-orders.ts";
import { dropPlacingKey } from "../placing/placing-key.ts";
import { endPlacing } from "../placing/placings.ts";
import { clearCheckout } from "../stored-flags.ts";
import { lastWords } from "./last-words.ts";
import { isStanding, standingOf, type Standing } from "./standing.ts";

/** The order of a cart has its last word: it is told, and its checkout is over in this browser. */
export function tellOrdered(
  running: Running,
  cartId: string,
  { number, state, token }: NonNullable<Standing>,
): void {
  const order = { number, token: token ?? "" };
  keepPlacedOrder(order);
  keepOrderedCart(cartId, order, state);
  endCheckout(running, cartId);
  const run = () => void running.router.navigate(hrefTo("success", { order: number }));
  showNotice(lastWords.get(state)?.(number) ?? "", {
    type: state === "PLACED" ? "success" : "error",
    ms: TOLD_MS,
    action: { label: t("See the order"), run },
  });
}

/** Asked again, the store refused an order that nothing more comes of. Where it does not say which, its words stand alone. */
export async function tellUndone(
  running: Running,
  cartId: string,
  { message }: Pick<Refusal, "message">,
): Promise<void> {
  const standing = await standingOf(running, cartId);
  if (isStanding(standing)) return tellOrdered(running, cartId, standing);
  endCheckout(running, cartId);
  showNotice(message, { type: "error", ms: TOLD_MS });
}

/** Nobody asks for the order any more, and its cart is gone; one that was begun since stays. */
function endCheckout({ client, shop }: Running, cartId: string): void {
  endPlacing(cartId);
  dropPlacingKey(cartId);
  if (!isOtherCart(cartId)) {
    clearCheckout();
    forgetCartId();
    client.setQueryData(cartQuery(shop).queryKey, null);
  }
  tellTabs();
}

/** Time to read it and to press its button, in ms: nobody waits for such a notice. */
export const TOLD_MS = 20_000;
