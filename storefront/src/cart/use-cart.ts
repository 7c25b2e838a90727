import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CallError } from "../api/call-error.ts";
import { useShop } from "../api/shop.ts";
import { publish } from "../events/events.ts";
import { showNotice } from "../notice/notices.ts";
import { cartQuery, showCart, type CartItemWire, type CartWire } from "./cart.queries.ts";

/** The cart in a component. */
export function useCart() {
  return useQuery(cartQuery(useShop()));
}

/** Changes of an item. A refusal is shown, and the cart fetched again as it is (CART-15, CART-28). */
export function useItemChange(item: CartItemWire) {
  const shop = useShop();
  const client = useQueryClient();
  const settle = {
    onSuccess: (cart: CartWire) => showCart({ client, shop }, cart),
    onError: (error: Error) => {
      if (error instanceof CallError) showNotice(error.message, { type: "error" });
      return client.invalidateQueries({ queryKey: cartQuery(shop).queryKey });
    },
  };
  const update = useMutation({
    mutationFn: (quantity: number) =>
      shop.call("updateCart", { body: { item_id: item.item_id, qty: quantity } }),
    ...settle,
  });
  const remove = useMutation({
    mutationFn: () => shop.call("removeCartItem", { body: { item_id: item.item_id } }),
    ...settle,
    onSuccess: (cart: CartWire) => {
      publish("cart.itemRemoved", { name: item.name, sku: item.sku });
      return showCart({ client, shop }, cart);
    },
  });
  return { update, remove, busy: update.isPending || remove.isPending };
}
