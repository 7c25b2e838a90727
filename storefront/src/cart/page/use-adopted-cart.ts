import { useQuery, useQueryClient } from "../../query/use-query.ts";
import { shopKey, useShop } from "../../api/shop.ts";
import { useAddress, useRouter } from "../../routing/RouterContext.tsx";
import { adoptCart } from "../adopt-cart.ts";

/**
 * `?cartId=` on the cart page overrides the kept cart id (CART-18, ROUTE-43), once: then it leaves the
 * address, or a reload would undo what was changed since. Gives whether it is still asked for.
 */
export function useAdoptedCart(): boolean {
  const shop = useShop();
  const client = useQueryClient();
  const router = useRouter();
  const { path, search } = useAddress();
  const query = new URLSearchParams(search);
  const cartId = query.get("cartId");
  const adopted = useQuery({
    queryKey: shopKey(shop, "adopted-cart", cartId),
    enabled: cartId !== null,
    isPassing: true,
    queryFn: async () => {
      await adoptCart({ client, shop }, cartId ?? "");
      query.delete("cartId");
      await router.navigate(query.size === 0 ? path : `${path}?${query}`, { replace: true });
      return cartId;
    },
  });
  return cartId !== null && adopted.isPending;
}
