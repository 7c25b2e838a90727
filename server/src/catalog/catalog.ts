import type { ListingParameters } from "@placket/domain/catalog/listing-query";
import { listingQuery } from "@placket/domain/catalog/listing-query";
import type { Listing } from "@placket/domain/catalog/listing";
import type { ProductDetail } from "@placket/domain/catalog/product-detail";
import type { Tile } from "@placket/domain/catalog/product";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { noteSight } from "../http/sights.ts";
import { settingsForAsker } from "../store/portal-of.ts";
import { selectLinkedIds, type LinkKind } from "./catalog.sql.ts";
import { listing, type ListingSource } from "./listing/listing.ts";
import { productDetail, productPlace } from "./product/product-detail.ts";
import { hasBit } from "./read-model/set/bits.ts";
import { NONE, rowOf } from "./read-model/rows/product-rows.ts";
import { shopperOf, type Shopper } from "./shopper.ts";
import { tile } from "./tile.ts";

/** At most so many item numbers in one call: it protects the server (PLP-14). */
const MAX_SKUS = 100;

/** A page of a category's products (PLP-11). */
export function listCategory(
  ctx: Ctx,
  categoryId: number,
  parameters: ListingParameters,
): Result<Listing> {
  const shopper = shopperOf(ctx);
  const source = categorySource(shopper, categoryId);
  if (!source.ok) return source;
  const query = listingQuery(parameters, listingRules(ctx));
  return query.ok ? listing(shopper, source.value, query.value) : query;
}

/** The page size staff set (PLPPageSize); that of menus of a portal's own for its members (PLP-17). */
export function listingRules(ctx: Ctx): { readonly pageSize: number } {
  return { pageSize: settingsForAsker(ctx).listingPageSize };
}

/** The products of a category and all below it. */
export function categorySource(
  { index, snapshot }: Shopper,
  categoryId: number,
): Result<ListingSource> {
  const node = index.tree.byId(categoryId);
  if (!node) return refuse(problem("catalog.noSuchCategory", "categoryId"));
  const { posting, order } = index.categoryListing(categoryId);
  return ok({
    key: `category ${categoryId}`,
    posting,
    order,
    orderKey: "position",
    sight: snapshot.listingSight(categoryId),
    visible: index.inCatalog,
    categoryIds: node.children,
    spread: node.spread,
  });
}

/** Under which product, and which category, a product is to be shown. */
interface ProductFamily {
  readonly parentId?: number | undefined;
  /** Stands over its own, where it holds it. */
  readonly overrideCategoryId?: number | undefined;
}

/** Everything of one product (PDP-49). */
export async function productInfo(
  ctx: Ctx,
  id: number,
  { parentId, overrideCategoryId }: ProductFamily = {},
): Promise<Result<ProductDetail>> {
  const shopper = shopperOf(ctx);
  const place = productPlace(shopper, id, parentId);
  if (!place) return refuse(problem("catalog.noSuchProduct", "id"));
  return productDetail(ctx, shopper, { ...place, overrideCategoryId });
}

/** Tiles of the products with these item numbers, in that order; a variant gives its family (PLP-14). */
export function productsBySkus(ctx: Ctx, skus: readonly string[]): Result<Tile[]> {
  if (skus.length > MAX_SKUS) return refuse(problem("catalog.tooManySkus", "skus", MAX_SKUS));
  const shopper = shopperOf(ctx);
  const ids = skus.flatMap((sku) => shopper.snapshot.idOfSku(sku.trim()) ?? []);
  return ok(tilesOf(shopper, ids));
}

/** Tiles of products staff linked to this one (PDP-50). */
export async function linkedProducts(
  ctx: Ctx,
  productId: number,
  kind: LinkKind,
): Promise<Result<Tile[]>> {
  const shopper = shopperOf(ctx);
  const place = productPlace(shopper, productId);
  if (!place) return refuse(problem("catalog.noSuchProduct", "productId"));
  noteSight(shopper.snapshot.productSight(place.row));
  return ok(tilesOf(shopper, await selectLinkedIds(ctx.db, [productId], kind)));
}

/** Tiles of products linked to any of those in a cart, without these (app-cart-crosssell). */
export async function crosssellOf(ctx: Ctx, productIds: readonly number[]): Promise<Tile[]> {
  const linked = await selectLinkedIds(ctx.db, productIds, "crosssell");
  const inCart = new Set(productIds);
  return tilesOf(
    shopperOf(ctx),
    linked.filter((id) => !inCart.has(id)),
  );
}

/** Tiles of these products, each once; what nobody sees in this view is left out. */
export function tilesOf(shopper: Shopper, productIds: readonly number[]): Tile[] {
  const docs = new Set(productIds.map((id) => visibleDoc(shopper, id)));
  docs.delete(NONE);
  return Array.from(docs, (doc) => tile(shopper, doc));
}

/** The listed number of a product or of its family; `NONE` when it is not to be seen in this view. */
export function visibleDoc({ snapshot, index }: Shopper, productId: number): number {
  const { base } = snapshot;
  const row = rowOf(base.rows, productId);
  if (row === NONE) return NONE;
  const family = [row, ...base.families.parentsOf(row)];
  // Also of those that are not to be seen: they may be tomorrow.
  for (const one of family) noteSight(snapshot.offerSight(one));
  const candidates = family.map((one) => base.docOf(one));
  const isVisible = (doc: number) =>
    doc !== NONE && (hasBit(index.inCatalog, doc) || hasBit(index.inSearch, doc));
  return candidates.find(isVisible) ?? NONE;
}
