import { canAdd } from "@placket/domain/configurator/can-add";
import { variantOf } from "@placket/domain/configurator/chosen-variant";
import { use, useCallback, useLayoutEffect, useRef } from "react";
import { useShop } from "../../api/shop.ts";
import { keptCartId } from "../../cart/cart-id.ts";
import { cartQuery, showCart, type ShownCart } from "../../cart/cart.queries.ts";
import type { Product } from "../../catalog/product/product.queries.ts";
import { useAdder } from "../../customer/adder.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { addedBefore, keepAdded, piecesIn } from "./added-first.ts";
import { announce, saved } from "./add-to-cart.ts";
import { ChoiceScope } from "./OptionChoices.tsx";
import { tellWhyNot } from "./use-add-press.ts";
import type { Configured } from "./use-configured.ts";

/**
 * Puts what is chosen into the cart for whoever goes on with it at once, and once: who comes back and presses again goes
 * on with the pieces that are there, more of them only where more are chosen. What is to be chosen first is told as by
 * the add button, and gives undefined. It is the same function however often the page is drawn anew: a part that the
 * server drew would be taken down if it were told another before its script is there.
 * @throws CallError when the store refuses, or is not reached.
 */
export function useAddFirst(
  product: Product,
  { choosing, dispatch, quantity }: Configured,
): () => Promise<ShownCart | undefined> {
  const shop = useShop();
  const client = useQueryClient();
  const adder = useAdder();
  const scope = use(ChoiceScope);
  const add = async () => {
    const allowed = canAdd(choosing, adder);
    const productId = variantOf(choosing)?.productId;
    if (allowed !== true || productId === undefined) {
      if (allowed !== true) tellWhyNot(allowed, { choosing, dispatch, scope });
      return undefined;
    }
    const earlier = addedBefore(productId, keptCartId());
    const cartThere = earlier && (await client.fetchQuery(cartQuery(shop)));
    const begun = earlier && cartThere ? piecesIn(cartThere, productId) - earlier.before : 0;
    const missing = quantity - Math.max(0, begun);
    if (cartThere && missing <= 0) return cartThere;
    const addition = { pieces: [{ productId, quantity: missing }] };
    const cart = await saved({ shop, product, ...addition });
    keepAdded(cart, productId, quantity);
    announce(product, addition);
    await showCart({ client, shop }, cart);
    return cart;
  };
  const latest = useRef(add);
  useLayoutEffect(() => {
    latest.current = add;
  });
  return useCallback(() => latest.current(), []);
}
