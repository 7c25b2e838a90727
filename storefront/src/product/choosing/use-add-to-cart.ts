import { lateModule } from "@placket/web/late/late-module";
import { useEffect } from "react";
import { useMutation } from "../../query/use-mutation.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { useShop } from "../../api/shop.ts";
import { cartQuery, showCart, type ShownCart } from "../../cart/cart.queries.ts";
import type { Product } from "../../catalog/product/product.queries.ts";
import { miniCartOpen } from "../../chrome/mini-cart-door.ts";
import { showFailure } from "../../notice/show-failure.ts";
import { whenIdle } from "../../routing/idle.ts";
import { useAddress, useRouter } from "../../routing/RouterContext.tsx";
import { t } from "../../translation/translate.ts";
import type { Addition } from "./add-to-cart.ts";

/**
 * Adds to the cart, all pieces in one call, or puts them in the place of the edited item. `isPending` is
 * the flag that blocks a second press (PDP-36). The call comes when the browser is idle, or with the first press.
 */
export function useAddToCart(product: Product) {
  const shop = useShop();
  const client = useQueryClient();
  const follow = useFollowEdit();
  useEffect(() => {
    // One that does not come is asked for again by the press.
    void whenIdle()
      .then(theCall)
      .catch(() => undefined);
  }, []);
  return useMutation({
    mutationFn: async (addition: Addition) =>
      (await theCall()).saved({ shop, product, ...addition }),
    onSuccess: async (cart, addition) => {
      (await theCall()).announce(product, addition);
      await showCart({ client, shop }, cart);
      if (addition.edited) await follow(cart, addition.pieces[0]?.productId);
      miniCartOpen.set(true);
    },
    onError: (error) => {
      showFailure(error, t("Something went wrong. Please try again."));
      return client.invalidateQueries({ queryKey: cartQuery(shop).queryKey });
    },
  });
}

const theCall = lateModule(() => import("./add-to-cart.ts"));

/** After an edit the address names the item that took the place of the old one, so that it can be edited on. */
function useFollowEdit() {
  const router = useRouter();
  const { path, search } = useAddress();
  return (cart: ShownCart, productId: number | undefined) => {
    const query = new URLSearchParams(search);
    const item = cart.items.find(({ simpleProductId }) => simpleProductId === productId);
    if (item) query.set("item_id", String(item.id));
    else query.delete("item_id");
    const text = query.toString();
    return router.navigate(text === "" ? path : `${path}?${text}`, { replace: true });
  };
}
