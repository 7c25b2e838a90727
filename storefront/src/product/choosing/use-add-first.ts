import { canAdd } from "@placket/domain/configurator/can-add";
import { variantOf } from "@placket/domain/configurator/chosen-variant";
import { use } from "react";
import { useShop } from "../../api/shop.ts";
import { showCart, type ShownCart } from "../../cart/cart.queries.ts";
import type { Product } from "../../catalog/product/product.queries.ts";
import { useAccount } from "../../customer/account.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { announce, saved } from "./add-to-cart.ts";
import { ChoiceScope } from "./OptionChoices.tsx";
import { tellWhyNot } from "./use-add-press.ts";
import type { Configured } from "./use-configured.ts";

/**
 * Puts what is chosen into the cart for whoever goes on with it at once; what is missing is told as by the add button,
 * and gives undefined. @throws CallError when the store refuses, or is not reached.
 */
export function useAddFirst(
  product: Product,
  { choosing, dispatch, quantity }: Configured,
): () => Promise<ShownCart | undefined> {
  const shop = useShop();
  const client = useQueryClient();
  const isLoggedIn = Boolean(useAccount());
  const scope = use(ChoiceScope);
  return async () => {
    const allowed = canAdd(choosing, { isLoggedIn });
    const productId = variantOf(choosing)?.productId;
    if (allowed !== true || productId === undefined) {
      if (allowed !== true) tellWhyNot(allowed, { choosing, dispatch, scope });
      return undefined;
    }
    const addition = { pieces: [{ productId, quantity }] };
    const cart = await saved({ shop, product, ...addition });
    announce(product, addition);
    await showCart({ client, shop }, cart);
    return cart;
  };
}
