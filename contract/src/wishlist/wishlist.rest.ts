import { z } from "zod";
import { listedProduct } from "../catalog/listed-product.shape.ts";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, maybeInData } from "../shapes.ts";

/** What stands on a wish list (WISH-02); of what nobody sees by now there is no product. */
const wishlistItem = z.object({
  productId: z.number(),
  item_id: z.number(),
  product: listedProduct.nullable(),
});

/** Hearts: what a customer wishes for, whichever list it is on. Lists themselves are GraphQL's, by Magento's names. */
export const wishlistEndpoints = {
  wishlistWidget: endpoint({
    method: "GET",
    path: "app-get-wishlist-widget",
    summary:
      "What stands on the customer's wish lists in this website, the last added first; with `products=none` the numbers alone.",
    source: "WISH-02, WISH-04, WISH-12",
    can: "account.read",
    query: z.object({ products: z.literal("none").optional() }),
    reply: z.object({ items: z.array(wishlistItem), count: z.number() }),
    errors: ["access.loginRequired"],
  }),
  addWishlistItem: endpoint({
    method: "POST",
    path: "app-add-wishlist-item",
    summary:
      "Puts a product on the customer's first wish list, which is made with it; a variant stands there as what is chosen of its family. What is there already stays as it is.",
    source: "WISH-03, WISH-12",
    can: "account.change",
    takes: ["json", "form"],
    body: maybeInData(z.object({ productId: id })),
    reply: wishlistItem,
    errors: ["access.loginRequired", "wishlist.noSuchProduct", "wishlist.tooManyItems"],
  }),
  deleteWishlistItem: endpoint({
    method: "DELETE",
    path: "app-delete-wishlist-item/:itemId",
    summary: "Takes an item off the customer's wish list.",
    source: "WISH-03, WISH-12",
    can: "account.change",
    params: z.object({ itemId: id }),
    reply: z.object({ item_id: z.number() }),
    errors: ["access.loginRequired", "wishlist.noSuchItem"],
  }),
} as const satisfies EndpointTable;
