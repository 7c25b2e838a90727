import { useQuery, useQueryClient } from "@tanstack/react-query";
import { shopKey, useShop } from "../api/shop.ts";
import { useAddress } from "../routing/RouterContext.tsx";
import { adoptCart } from "./adopt-cart.ts";

/** `?cartId=` on the cart page overrides the kept cart id (CART-18, ROUTE-43). Gives whether it is still asked for. */
export function useAdoptedCart(): boolean {
  const shop = useShop();
  const client = useQueryClient();
  const cartId = new URLSearchParams(useAddress().search).get("cartId");
  const adopted = useQuery({
    queryKey: shopKey(shop, "adopted-cart", cartId),
    enabled: cartId !== null,
    gcTime: 0,
    queryFn: async () => {
      await adoptCart({ client, shop }, cartId ?? "");
      return cartId;
    },
  });
  return adopted.isLoading;
}
