import type { PlacingEvent } from "@placket/domain/checkout/placing";
import { useEffect, useRef } from "react";
import { useShop } from "../../api/shop.ts";
import { forgetCartId, isOtherCart } from "../../cart/cart-id.ts";
import { cartQuery } from "../../cart/cart.queries.ts";
import { tellTabs } from "../../cart/cart-tabs.ts";
import { showNotice } from "../../notice/notices.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { useRouter } from "../../routing/RouterContext.tsx";
import { hrefTo } from "../../routing/routes.ts";
import { storageKeys } from "../../storage/keys.ts";
import { removeStored } from "../../storage/stored.ts";
import { t } from "../../translation/translate.ts";
import { checkoutConfigQuery } from "../checkout.queries.ts";
import { takeBack } from "../late-parts.tsx";
import { clearCheckout } from "../stored-flags.ts";
import { keepOrderedCart, keepPlacedOrder } from "./placed-orders.ts";

/** Which order an answer is about. */
interface Asked {
  readonly cartId: string;
  /** It was asked for from another window first. */
  readonly isElsewhere?: boolean;
  /** The answer brought the cart that is open again: nobody asks for it once more. */
  readonly isShown?: boolean;
}

/**
 * What an answer means for this browser, before the page shows it. One that comes after the checkout was left is
 * nobody's here: the page that is on by then looks how the payment stands (`open-payment/payment-watch.ts`).
 */
export function useSettle(dispatch: (event: PlacingEvent) => void, giveBack: () => void) {
  const shop = useShop();
  const client = useQueryClient();
  const router = useRouter();
  const { queryKey } = cartQuery(shop);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return async (asked: Asked, event: PlacingEvent): Promise<void> => {
    const { cartId, isElsewhere = false, isShown = false } = asked;
    if (!isHere.current) return;
    const isOther = isOtherCart(cartId);
    if (event.type === "placed") {
      keepPlacedOrder(event.order);
      keepOrderedCart(cartId, event.order);
      clearCheckout();
      if (!isOther) forgetCartId();
      tellTabs();
      dispatch(event);
      await router.navigate(hrefTo("success", { order: event.order.number }), { replace: true });
      if (isElsewhere) showNotice(paidElsewhere(), { ms: LONG_MS });
      if (isOther) await client.invalidateQueries({ queryKey });
      else client.setQueryData(queryKey, null);
      return;
    }
    if (event.type === "refused") {
      removeStored(storageKeys.placingCart);
      if (!isShown) await takeBack({ client, shop, router }, cartId);
      // There are other terms by now than the page shows.
      if (event.refusals.some(({ error }) => error === "checkout.termsNotAgreed")) {
        await client.invalidateQueries({ queryKey: checkoutConfigQuery(shop).queryKey });
      }
    }
    dispatch(event);
    if (event.type === "refused") giveBack();
  };
}

const paidElsewhere = () =>
  t("Paid with the card from your other window. The card typed here was not charged.");

/** Time to read two sentences, in ms. */
const LONG_MS = 10_000;
