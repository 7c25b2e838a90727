import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useShop } from "../api/shop.ts";
import { useAddress } from "../routing/RouterContext.tsx";
import { keepCartId } from "./cart-id.ts";
import { cartQuery } from "./cart.queries.ts";

/** `?cartId=` on the cart page overrides the kept cart id (CART-18, ROUTE-43). */
export function useAdoptedCart(): void {
  const shop = useShop();
  const client = useQueryClient();
  const cartId = new URLSearchParams(useAddress().search).get("cartId");
  useEffect(() => {
    if (cartId === null) return;
    keepCartId(cartId);
    void client.invalidateQueries({ queryKey: cartQuery(shop).queryKey });
  }, [cartId, client, shop]);
}
