import { additionOf, quantityChange, removal } from "@placket/contract/cart/cart-call.codec";
import { shownCart } from "@placket/contract/cart/shown-cart.codec";
import { useMutation } from "../query/use-mutation.ts";
import { useQueryClient } from "../query/use-query.ts";
import { CallError } from "@placket/web/call/call-error";
import { useShop } from "../api/shop.ts";
import { publish } from "../events/events.ts";
import { noticeTexts } from "../notice/notice-texts.ts";
import { showNotice } from "../notice/notices.ts";
import { t } from "../translation/translate.ts";
import { refetchAfter, showCart, type ShownItem, type ShownCart } from "./cart.queries.ts";
import { showItemProblem, showItemText, showRemoved } from "./item-notices.ts";

/**
 * Changes of an item. What is refused is said; whatever else fails is not, and after either the cart is
 * fetched again as it is (CART-15, CART-28).
 */
export function useItemChange(item: ShownItem) {
  const shop = useShop();
  const client = useQueryClient();
  const settle = {
    onSuccess: (cart: ShownCart) => showCart({ client, shop }, cart),
    onError: (error: Error) => {
      sayRefusal(item, error);
      return refetchAfter(error, { client, shop });
    },
  };
  const update = useMutation({
    mutationFn: (quantity: number) =>
      shop.call("updateCart", { body: quantityChange(item, quantity) }).then(shownCart),
    ...settle,
    onSuccess: (cart: ShownCart) => {
      showNotice(t(noticeTexts.cartUpdated, item.name));
      const shown = settle.onSuccess(cart);
      const { name, sku } = item;
      const quantity = cart.items.find(({ id }) => id === item.id)?.quantity;
      if (quantity !== undefined) publish("cart.itemUpdated", { name, sku, quantity });
      return shown;
    },
  });
  const restore = () =>
    shop
      .call("addToCart", { body: [additionOf(item)] })
      .then(shownCart)
      .then(settle.onSuccess, settle.onError);
  const remove = useMutation({
    mutationFn: () => shop.call("removeCartItem", { body: removal(item) }).then(shownCart),
    ...settle,
    onSuccess: (cart: ShownCart) => {
      publish("cart.itemRemoved", { name: item.name, sku: item.sku });
      showRemoved(item, () => void restore());
      return showCart({ client, shop }, cart);
    },
  });
  return { update, remove, busy: update.isPending || remove.isPending };
}

/** Says what was refused about an item; whatever else fails is not said. */
export function sayRefusal(item: ShownItem, error: Error): void {
  if (!(error instanceof CallError) || error.status >= 500) return;
  for (const problem of error.problems) showItemProblem(item, problem);
  if (error.problems.length === 0) showItemText(item, error.said);
}
