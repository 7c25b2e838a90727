import { keepCartId, keptCartId } from "../../cart/cart-id.ts";
import { showNotice } from "../../notice/notices.ts";
import type { Router } from "../../routing/router.ts";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";

/** The cart whose payment came to nothing is the shopper's again; one begun since is one press away (CART-18). */
export function takeInHand(router: Router, cartId: string): void {
  const newer = keptCartId();
  keepCartId(cartId);
  if (newer === undefined || newer === cartId) return;
  const run = () => void router.navigate(hrefTo("cart", {}, { cartId: newer }));
  showNotice(t("This is the cart of your earlier order. What you chose since is kept."), {
    ms: READ_MS,
    action: { label: t("Go to the newer cart"), run },
  });
}

/** Time to read two sentences and to press, in ms. */
const READ_MS = 20_000;
