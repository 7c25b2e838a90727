import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CallError } from "../api/call-error.ts";
import { useShop } from "../api/shop.ts";
import { publish } from "../events/events.ts";
import { showProblem } from "../notice/show-problem.ts";
import { cartQuery, showCart, type CartItemWire, type CartWire } from "./cart.queries.ts";

/** The cart in a component. */
export function useCart() {
  return useQuery(cartQuery(useShop()));
}

/**
 * Changes of an item. What is refused is said; whatever else fails is not, and after either the cart is
 * fetched again as it is (CART-15, CART-28).
 */
export function useItemChange(item: CartItemWire) {
  const shop = useShop();
  const client = useQueryClient();
  const settle = {
    onSuccess: (cart: CartWire) => showCart({ client, shop }, cart),
    onError: (error: Error) => {
      sayRefusal(error);
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

function sayRefusal(error: Error): void {
  if (error instanceof CallError && error.status < 500) error.problems.forEach(showProblem);
}
