import { lateModule } from "@placket/web/late/late-module";
import { untilThere } from "@placket/web/late/until-there";
import { use, useEffect } from "react";
import { useMutation } from "../../query/use-mutation.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { useShop } from "../../api/shop.ts";
import { refetchAfter, showCart } from "../../cart/cart.queries.ts";
import type { Product } from "../../catalog/product/product.queries.ts";
import { miniCartOpen } from "../../chrome/mini-cart-door.ts";
import { showFailure } from "../../notice/show-failure.ts";
import { whenIdle } from "../../routing/idle.ts";
import { useAddress, useRouter } from "../../routing/RouterContext.tsx";
import { t } from "../../translation/translate.ts";
import type { Addition } from "./add-to-cart.ts";
import { OwnChoiceScope } from "./own-choice.ts";

/**
 * Adds to the cart, all pieces in one call, or puts them in the place of the edited item. `isPending` is
 * the flag that blocks a second press (PDP-36). The call comes when the browser is idle, or with the first press.
 */
export function useAddToCart(product: Product) {
  const shop = useShop();
  const client = useQueryClient();
  const router = useRouter();
  const address = useAddress();
  const own = use(OwnChoiceScope)?.call;
  useEffect(() => {
    // One that does not come is asked for again by the press.
    void whenIdle()
      .then(theCall)
      .catch(() => undefined);
  }, []);
  return useMutation({
    mutationFn: async (addition: Addition) =>
      // Without a network the press is held, as the change itself is (PERSIST-11).
      (await untilThere(theCall)).saved({ shop, product, own, ...addition }),
    onSuccess: async (cart, addition) => {
      const { announce, addressAfter } = await theCall();
      announce(product, addition);
      await showCart({ client, shop }, cart);
      if (addition.edited) {
        await router.navigate(addressAfter(address, { own, ...addition }, cart), { replace: true });
      }
      miniCartOpen.set(true);
    },
    onError: (error) => {
      showFailure(error, t("Something went wrong. Please try again."));
      return refetchAfter(error, { client, shop });
    },
  });
}

const theCall = lateModule(() => import("./add-to-cart.ts"));
