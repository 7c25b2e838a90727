import { replacement } from "@placket/contract/cart/cart-call.codec";
import { shownCart } from "@placket/contract/cart/shown-cart.codec";
import type { OrderedPiece } from "@placket/domain/configurator/order-totals";
import { useMutation } from "../../query/use-mutation.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { useShop, type Shop } from "../../api/shop.ts";
import { cartQuery, showCart, type ShownItem, type ShownCart } from "../../cart/cart.queries.ts";
import type { Product } from "../../catalog/product/product.queries.ts";
import { miniCartOpen } from "../../chrome/mini-cart-door.ts";
import { publish } from "../../events/events.ts";
import { noticeTexts } from "../../notice/notice-texts.ts";
import { showNotice } from "../../notice/notices.ts";
import { showFailure } from "../../notice/show-failure.ts";
import { useAddress, useRouter } from "../../routing/RouterContext.tsx";
import { t } from "../../translation/translate.ts";

/** One press of the add button. */
interface Addition {
  readonly pieces: readonly OrderedPiece[];
  /** The cart item that the addition takes the place of (PDP-39). */
  readonly edited?: ShownItem | undefined;
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
      showFailure(error, t("Something went wrong. Please try again."));
      return client.invalidateQueries({ queryKey: cartQuery(shop).queryKey });
    },
  });
}

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

/** One call: pieces are added, or take the place of the edited item; none takes it out (PDP-38, PDP-39). */
function saved({ shop, product, pieces, edited }: Addition & { shop: Shop; product: Product }) {
  const parentId = product.index.length > 0 ? product.id : product.parentId;
  const items = pieces.map(({ productId, quantity }) => ({
    id: productId,
    qty: quantity,
    parentId,
  }));
  const saving =
    edited === undefined
      ? shop.call("addToCart", { body: items })
      : shop.call("replaceCartItem", { body: replacement(edited, items) });
  return saving.then(shownCart);
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
