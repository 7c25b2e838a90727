import { configurableOptionsToWire } from "@placket/contract/cart/line.codec";
import { uidOf } from "@placket/contract/uid";
import { UNNAMED_WISHLIST } from "@placket/domain/wishlist/wishlist";
import { graphqlProductOf, type GraphqlProduct } from "../catalog/graphql/graphql-product.ts";
import { isListed } from "../catalog/listed-products.ts";
import { readModel } from "../catalog/read-model.ts";
import type { Ctx } from "../context.ts";
import { sayIn } from "../translation/say.ts";
import type { WishList } from "./wishlist.ts";
import type { ItemRow, ListRow } from "./wishlist.sql.ts";

/** What a list is called, in the shopper's language while nobody has named it. */
export const listName = (ctx: Ctx, { name }: Pick<ListRow, "name">): string =>
  name === "" ? sayIn(ctx)(UNNAMED_WISHLIST) : name;

/** An item by Magento's names; its product is left out where nobody sees it by now. */
export function wishWire(ctx: Ctx, item: ItemRow) {
  const product = productOn(ctx, item.productId);
  return {
    id: String(item.id),
    quantity: item.quantity,
    description: item.note === "" ? null : item.note,
    added_at: item.addedAt.toISOString(),
    product: product ?? null,
    customizable_options: [],
    ...kindOf(ctx, item, product),
  };
}

const productOn = (ctx: Ctx, id: number): GraphqlProduct | undefined =>
  isListed(ctx, id) ? graphqlProductOf(ctx, id) : undefined;

const TYPES = {
  BundleProduct: "BundleWishlistItem",
  ConfigurableProduct: "ConfigurableWishlistItem",
  GiftCardProduct: "GiftCardWishlistItem",
  SimpleProduct: "SimpleWishlistItem",
  VirtualProduct: "VirtualWishlistItem",
} as const;

function kindOf(ctx: Ctx, { productId, variantId }: ItemRow, product: GraphqlProduct | undefined) {
  const { __typename: family } = product ?? { __typename: "SimpleProduct" as const };
  const type = TYPES[family];
  if (type === "BundleWishlistItem") return { __typename: type, bundle_options: [] };
  if (type !== "ConfigurableWishlistItem") return { __typename: type };
  const chosen =
    variantId === null
      ? undefined
      : ctx.held(readModel).current().sellable(variantId, productId, ctx.store.id);
  return {
    __typename: type,
    child_sku: chosen?.sku ?? product?.sku ?? "",
    configurable_options: configurableOptionsToWire(chosen?.selections ?? []),
    configured_variant: chosen
      ? (graphqlProductOf(ctx, chosen.productId, productId) ?? null)
      : null,
  };
}

/** An item as Magento's older clients know it. */
export const olderWish = (ctx: Ctx, item: ItemRow) => ({
  id: item.id,
  qty: item.quantity,
  description: item.note === "" ? null : item.note,
  added_at: item.addedAt.toISOString(),
  product: productOn(ctx, item.productId) ?? null,
});

export const visibilityOf = ({ sharingCode }: Pick<ListRow, "sharingCode">) =>
  sharingCode === null ? ("PRIVATE" as const) : ("PUBLIC" as const);

/** The first list of somebody who has put nothing on one yet. */
export const notBegun = (now: Date): WishList => ({
  id: 0,
  name: "",
  isDefault: true,
  sharingCode: null,
  tellsFirstName: false,
  updatedAt: now,
  items: [],
});

/** What an update answers with. */
export const updatedWire = (ctx: Ctx, list: WishList) => ({
  uid: uidOf(list.id),
  name: listName(ctx, list),
  visibility: visibilityOf(list),
  wishlist: list,
});
