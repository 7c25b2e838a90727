import type { OrderedPiece } from "@placket/domain/configurator/order-totals";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CallError } from "../api/call-error.ts";
import { useShop, type Shop } from "../api/shop.ts";
import { cartQuery, showCart, type CartItemWire, type CartWire } from "../cart/cart.queries.ts";
import type { Product } from "../catalog/product/product.queries.ts";
import { miniCartOpen } from "../chrome/mini-cart-door.ts";
import { publish } from "../events/events.ts";
import { noticeTexts } from "../notice/notice-texts.ts";
import { showNotice } from "../notice/notices.ts";
import { showProblem } from "../notice/show-problem.ts";
import { useAddress, useRouter } from "../routing/RouterContext.tsx";
import { t } from "../translation/translate.ts";

/** One press of the add button. */
export interface Addition {
  readonly pieces: readonly OrderedPiece[];
  /** The cart item that the addition takes the place of (PDP-39). */
  readonly edited?: CartItemWire | undefined;
}

/**
 * Adds to the cart, all pieces in one call, or puts them in the place of the edited item. `isPending` is
 * the flag that blocks a second press (PDP-36).
 */
export function useAddToCart(product: Product) {
  const shop = useShop();
  const client = useQueryClient();
  const follow = useFollowEdit();
  return useMutation({
    mutationFn: (addition: Addition) => saved({ shop, product, ...addition }),
    onSuccess: async (cart, addition) => {
      announce(product, addition);
      await showCart({ client, shop }, cart);
      if (addition.edited) await follow(cart, addition.pieces[0]?.productId);
      miniCartOpen.set(true);
    },
    onError: (error) => {
      if (error instanceof CallError && error.problems.length > 0)
        error.problems.forEach(showProblem);
      else showNotice(t("Nothing was added. Please try again."), { type: "error" });
      return client.invalidateQueries({ queryKey: cartQuery(shop).queryKey });
    },
  });
}

/** After an edit the address names the item that took the place of the old one, so that it can be edited on. */
function useFollowEdit() {
  const router = useRouter();
  const { path, search } = useAddress();
  return (cart: CartWire, productId: number | undefined) => {
    const query = new URLSearchParams(search);
    const item = cart.items.find(({ simpleProductId }) => simpleProductId === productId);
    if (item) query.set("item_id", String(item.item_id));
    else query.delete("item_id");
    const text = query.toString();
    return router.navigate(text === "" ? path : `${path}?${text}`, { replace: true });
  };
}

/**
 * An edit adds the new pieces first and removes the old item only then, so that a failure between the two
 * leaves one piece too many and never one too few. The same product again is a change of its quantity,
 * because the cart would join the two.
 */
async function saved({
  shop,
  product,
  pieces,
  edited,
}: Addition & { shop: Shop; product: Product }) {
  const itemId = edited?.item_id;
  const [first] = pieces;
  if (itemId !== undefined && !first) return removed(shop, itemId);
  if (itemId !== undefined && pieces.length === 1 && first?.productId === edited?.simpleProductId) {
    return shop.call("updateCart", { body: { item_id: itemId, qty: first?.quantity ?? 0 } });
  }
  const parentId = product.index.length > 0 ? product.id : product.parentId;
  const body = pieces.map(({ productId, quantity }) => ({
    id: productId,
    qty: quantity,
    parentId,
  }));
  const cart = await shop.call("addToCart", { body });
  return itemId === undefined ? cart : removed(shop, itemId);
}

function removed(shop: Shop, itemId: number): Promise<CartWire> {
  return shop.call("removeCartItem", { body: { item_id: itemId } });
}

/** Tells the shopper and whoever listens what happened (PDP-37 to PDP-39, CART-44). */
function announce({ name, sku, index }: Product, { pieces, edited }: Addition): void {
  if (edited && pieces.length === 0) {
    publish("cart.itemRemoved", { name, sku: edited.sku });
    return;
  }
  const skuOf = (productId: number) => index.find((one) => one.productId === productId)?.sku ?? sku;
  const event = edited ? "cart.itemUpdated" : "cart.itemAdded";
  for (const { productId, quantity } of pieces)
    publish(event, { name, sku: skuOf(productId), quantity });
  showNotice(edited ? t(noticeTexts.cartUpdated, name) : t(noticeTexts.cartAdded, name));
}
