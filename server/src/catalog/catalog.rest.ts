import { listingToWire, tileToWire } from "@placket/contract/catalog/catalog.codec";
import { categoryToWire } from "@placket/contract/catalog/category.codec";
import type { catalogEndpoints } from "@placket/contract/catalog/catalog.rest";
import {
  listingParametersOf,
  type CategoryListingQuery,
} from "@placket/contract/catalog/listing.query";
import { productToWire } from "@placket/contract/catalog/product.codec";
import type { Listing } from "@placket/domain/catalog/listing";
import type { Tile } from "@placket/domain/catalog/product";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { noteSight } from "../http/sights.ts";
import { linkedProducts, listCategory, productInfo, productsBySkus } from "./catalog.ts";
import type { LinkKind } from "./catalog.sql.ts";
import { listingSlices } from "./listing/listing-slices.ts";
import { portalInForce } from "../store/portal-of.ts";
import { treeFor } from "./portal-tree.ts";
import { preparedAnswer, preparedLater } from "./prepared.ts";
import { countInSet } from "./read-model/set/posting.ts";
import type { Shopper } from "./shopper.ts";

/** The catalogue's REST calls. All of them answer bytes that were made once. */
export const catalogHandlers: Handlers<typeof catalogEndpoints> = {
  categories: ({ ctx }) => preparedAnswer(ctx, "categories", (shopper) => ok(wireTree(shopper))),
  products: ({ ctx }, { query }) => slice(ctx, query, { name: "products", encode: listingToWire }),
  productsExtra: ({ ctx }, { query }) =>
    slice(ctx, query, { name: "extra", encode: listingSlices.extra }),
  productsPrices: ({ ctx }, { query }) =>
    slice(ctx, query, { name: "prices", encode: listingSlices.prices }),
  productsSwatches: ({ ctx }, { query }) =>
    slice(ctx, query, { name: "swatches", encode: listingSlices.swatches }),
  productsOptionImages: ({ ctx }, { query }) =>
    slice(ctx, query, { name: "option-images", encode: listingSlices.optionImages }),
  productsOptionPrices: ({ ctx }, { query }) =>
    slice(ctx, query, { name: "option-prices", encode: listingSlices.optionPrices }),
  overrideCategories: (call, input) =>
    ofOverride(call.ctx, () => catalogHandlers.categories(call, input)),
  overrideProducts: (call, input) =>
    ofOverride(call.ctx, () => catalogHandlers.products(call, input)),
  overrideProductsExtra: (call, input) =>
    ofOverride(call.ctx, () => catalogHandlers.productsExtra(call, input)),
  overrideProductsPrices: (call, input) =>
    ofOverride(call.ctx, () => catalogHandlers.productsPrices(call, input)),
  overrideProductsSwatches: (call, input) =>
    ofOverride(call.ctx, () => catalogHandlers.productsSwatches(call, input)),
  overrideProductsOptionImages: (call, input) =>
    ofOverride(call.ctx, () => catalogHandlers.productsOptionImages(call, input)),
  overrideProductsOptionPrices: (call, input) =>
    ofOverride(call.ctx, () => catalogHandlers.productsOptionPrices(call, input)),
  productInfo: ({ ctx }, { query: { id, ...family } }) =>
    preparedLater(
      ctx,
      `info ${id} ${family.parentId ?? ""} ${family.overrideCategoryId ?? ""}`,
      async () => encoded(await productInfo(ctx, id, family), productToWire),
    ),
  productsBySkus: ({ ctx }, { query: { skus } }) =>
    preparedAnswer(ctx, `skus ${skus}`, () =>
      encoded(productsBySkus(ctx, splitSkus(skus)), wireTiles),
    ),
  productRelated: ({ ctx }, { query }) => linked(ctx, query.productId, "related"),
  productUpsell: ({ ctx }, { query }) => linked(ctx, query.productId, "upsell"),
};

/** One part of a listing's answer, by the call's name. */
function slice(
  ctx: Ctx,
  query: CategoryListingQuery,
  { name, encode }: { name: string; encode: (listing: Listing, shopper: Shopper) => unknown },
) {
  const parameters = listingParametersOf(query);
  const question = `${name} ${query.categoryId} ${JSON.stringify(parameters)}`;
  return preparedAnswer(ctx, question, (shopper) =>
    encoded(listCategory(ctx, query.categoryId, parameters), (listing) => encode(listing, shopper)),
  );
}

function linked(ctx: Ctx, productId: number, kind: LinkKind) {
  return preparedLater(ctx, `${kind} ${productId}`, async () =>
    encoded(await linkedProducts(ctx, productId, kind), wireTiles),
  );
}

function encoded<Value>(result: Result<Value>, encode: (value: Value) => unknown): Result<unknown> {
  return result.ok ? ok(encode(result.value)) : result;
}

function wireTiles(tiles: readonly Tile[]) {
  return { items: tiles.map(tileToWire) };
}

function splitSkus(skus: string): string[] {
  return skus.split(",").filter((sku) => sku.trim() !== "");
}

/** The override calls answer those whose portal has a menu of its own (OPEN-03); for everybody else there is none. */
function ofOverride<Answer>(ctx: Ctx, answer: () => Answer): Answer | Refusal {
  if (portalInForce(ctx)?.overridesCategories) return answer();
  return refuse(problem("portal.noSuchPortal"));
}

type Refusal = ReturnType<typeof refuse>;

function wireTree({ index, snapshot, portal }: Shopper) {
  const { tree } = index;
  noteSight(snapshot.countsSight());
  const shown = treeFor(tree, portal);
  const byId = new Map(shown.map((node) => [node.id, node]));
  const items = shown.map((node) => {
    const crumbs = [...node.ancestors, node.id].flatMap((id) => byId.get(id) ?? []);
    const productCount = countInSet(index.categoryListing(node.id).posting, index.inCatalog);
    return categoryToWire(node, { crumbs, productCount });
  });
  return { rootId: tree.rootId, items };
}
