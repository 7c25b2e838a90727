import type { ShownCart, ShownItem } from "@placket/contract/cart/shown-cart.codec";
import type { TrackedFacts, TrackedItem } from "@placket/domain/analytics/tracked";
import type { Listing, Tile } from "../catalog/listing/listing.queries.ts";
import type { Product } from "../catalog/product/product.queries.ts";

/** A product of its page. */
export const itemOfProduct = ({ sku, name, price, minPrice, breadcrumbs }: Product): TrackedItem =>
  withKnown({
    sku,
    name,
    price: (price ?? minPrice)?.value,
    quantity: 1,
    category: breadcrumbs.at(-1)?.name,
  });

/** A product of a listing, with its place there. */
const itemOfTile = ({ sku, name, price, minPrice }: Tile, index: number): TrackedItem =>
  withKnown({ sku, name, price: (price ?? minPrice)?.value, quantity: 1, index });

/** The products of a page of a listing. */
export const itemsOfListing = ({ items, page, pageSize }: Listing): readonly TrackedItem[] =>
  items.map((tile, at) => itemOfTile(tile, page * pageSize + at));

/** An item of a cart. What is sewn on it, or said with a gift card, is nobody's business. */
export const itemOfCart = (item: ShownItem, quantity = item.quantity): TrackedItem =>
  withKnown({
    sku: item.sku,
    name: item.name,
    price: item.price.value,
    quantity,
    variant: isPlain(item) ? item.options.map(({ value }) => value).join(", ") : undefined,
  });

/** Whether its options say what was chosen alone, and nothing that somebody wrote. */
const isPlain = ({ parts, giftCard, isEmbroidered, options }: ShownItem) =>
  parts.length === 0 && giftCard === null && !isEmbroidered && options.length > 0;

/** What is told of a whole cart. */
export const factsOfCart = (cart: ShownCart): TrackedFacts => ({
  currency: cart.grandTotal.currency,
  items: cart.items.map((item) => itemOfCart(item)),
  value: goodsOf(cart),
  coupon: couponOf(cart),
});

/** What the items cost before anything is added. */
const goodsOf = ({ lines, grandTotal }: ShownCart) =>
  (lines.find(({ code }) => code === "subtotal")?.amount ?? grandTotal).value;

export const couponOf = ({ coupons }: ShownCart): string | undefined =>
  coupons.map(({ code }) => code).join(",") || undefined;

type Loose = { readonly [Key in keyof TrackedItem]: TrackedItem[Key] | undefined };

/** Without what is not known of it. */
const withKnown = (item: Loose): TrackedItem =>
  Object.fromEntries(
    Object.entries(item).filter(([, value]) => value !== undefined),
  ) as unknown as TrackedItem;
