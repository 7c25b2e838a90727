import { categoryName } from "../portal-tree.ts";
import type { Breadcrumb, ProductDetail } from "@placket/domain/catalog/product-detail";
import type { Making } from "@placket/domain/store/making";
import { problem, refuse, ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { noteSight } from "../../http/sights.ts";
import { stores } from "../../store/store-config.ts";
import { offeredBundle } from "../bundle/offered-bundle.ts";
import { mediaOf, pageReads } from "./page-reads.ts";
import { arrivalAtHome } from "./product-arrival.ts";
import { embroideryOnPage } from "./product-embroidery.ts";
import { attributeValues } from "./product-attributes.ts";
import { firstFilled, galleries } from "./product-gallery.ts";
import { pagePrices } from "./product-prices.ts";
import { choicesOf, stockOf, variantsOf } from "./product-variants.ts";
import { isSaleableProduct } from "../read-model/catalog-base.ts";
import { LOGIN_REQUIRED, NONE, PRODUCT_TYPES, rowOf } from "../read-model/rows/product-rows.ts";
import type { Shopper } from "../shopper.ts";
import { labelOf, productUrl } from "../tile.ts";

/** Which product is asked for: a variant may name the configurable product it is shown on. */
export interface ProductPlace {
  readonly row: number;
  /** Its family; the row itself for a product that is no variant. */
  readonly familyRow: number;
}

/** The product's place; undefined when the store view's website does not sell it. */
export function productPlace(
  { snapshot, index }: Shopper,
  productId: number,
  parentId?: number,
): ProductPlace | undefined {
  const { rows, families } = snapshot.base;
  const row = rowOf(rows, productId);
  if (row === NONE) return undefined;
  const parents = families.parentsOf(row);
  const named = parentId === undefined ? NONE : rowOf(rows, parentId);
  if (parentId !== undefined && !parents.includes(named)) return undefined;
  const hasPage = !rows.names.isEmptyAt(row);
  const familyRow = named !== NONE ? named : hasPage ? row : (parents[0] ?? row);
  const websites = rows.websites.at(rows.websitesOf[familyRow]!);
  return websites.includes(index.view.websiteId) ? { row, familyRow } : undefined;
}

/** Everything the page of a product shows (PDP-49). A disabled one is given as such (ROUTE-31). */
export async function productDetail(
  ctx: Ctx,
  shopper: Shopper,
  place: ProductPlace & { readonly overrideCategoryId?: number | undefined },
): Promise<Result<ProductDetail>> {
  const { base } = shopper.snapshot;
  const { row, familyRow } = place;
  const id = base.rows.ids[row]!;
  const familyId = base.rows.ids[familyRow]!;
  // Before the database is asked: a change from here on makes another answer.
  noteSight(shopper.snapshot.stockSight(row));
  const variants = variantsOf(shopper, row);
  const prices = pagePrices(shopper, place);
  const pictured = [...new Set([id, familyId, ...variants.map((v) => v.productId)])];
  const page = await pageReads(ctx, shopper, { id, familyId, pictured });
  if (!page) return refuse(problem("catalog.noSuchProduct", "id"));
  const name = shopper.index.nameOf(familyRow) || base.rows.skus.at(row);
  const { attributes, meta } = page;
  const gallery = galleries(mediaOf(page), name);
  const embroidery = embroideryOnPage(ctx, shopper, place);
  const arrives = (making: Making) =>
    arrivalAtHome(ctx, shopper, { ...place, priceMinor: prices.leadMinor, making });
  return ok({
    id,
    parentId: row === familyRow ? null : familyId,
    sku: base.rows.skus.at(row),
    name,
    type: PRODUCT_TYPES[base.rows.types[row]!] ?? "simple",
    url: productUrl(shopper, familyRow),
    description: page.description,
    shortDescription: page.shortDescription,
    ...prices.shown,
    images: firstFilled(pictured, gallery),
    label: labelOf(shopper, attributes["cw_product_callouts"], prices.shown),
    choices: choicesOf(shopper, row),
    variants,
    subProducts: variants.map(({ productId, sku }, i) => {
      const images = gallery.get(productId) ?? [];
      return { id: productId, sku, images, ...prices.variants[i]! };
    }),
    stock: stockOf(shopper, row),
    inStock: shopper.index.isEnabled(familyRow) && isSaleableProduct(base, row),
    isEnabled: shopper.index.isEnabled(familyRow) && shopper.index.isEnabled(row),
    loginRequired: ((base.rows.flags[row]! | base.rows.flags[familyRow]!) & LOGIN_REQUIRED) !== 0,
    temporaryRedirectUrl: redirectUrl(attributes["temporary_redirect_url"]),
    quantityRules: base.rows.rules.at(base.rows.rulesOf[row]!),
    attributes: attributeValues(shopper, attributes),
    customAttributes: attributes,
    tiers: prices.tiers,
    hasGroupPrice: prices.isGroups,
    portal: shopper.portal ?? null,
    breadcrumbs: breadcrumbs(shopper, page.categoryIds, place.overrideCategoryId),
    meta: {
      title: meta.title ?? name,
      description: meta.description ?? "",
      keywords: meta.keywords ?? "",
    },
    alternates: alternates(ctx, shopper, familyRow),
    arrival: arrives("none"),
    embroidery,
    embroideredArrival:
      embroidery.options.length === 0
        ? null
        : { sewn: arrives("sewn"), digitized: arrives("digitized") },
    bundle: offeredBundle(shopper, row),
    giftCard: base.giftCards.of(row, shopper.index.view.websiteId),
    customOptions: base.customOptions.of(familyRow, shopper.index.view.websiteId) ?? [],
    currency: ctx.store.currency,
  });
}

/**
 * The way to the deepest category of the view that holds the product, or to the one that is to stand over its own, where
 * that holds it too (PDP-49); in the words of the portal whose menu it is.
 */
function breadcrumbs(
  { index: { tree }, portal }: Shopper,
  categoryIds: readonly number[],
  overrideCategoryId: number | undefined,
): Breadcrumb[] {
  const nodes = categoryIds.map((id) => tree.byId(id)).filter((node) => node !== undefined);
  const ways = nodes
    .toSorted((a, b) => b.level - a.level || a.id - b.id)
    .map((node) => [...node.ancestors, node.id]);
  const over = ways.find(
    (way) => overrideCategoryId !== undefined && way.includes(overrideCategoryId),
  );
  const [deepest = []] = ways;
  const way = over?.slice(0, over.indexOf(overrideCategoryId ?? 0) + 1) ?? deepest;
  return way.flatMap((id) => {
    const node = tree.byId(id);
    if (!node || node.level === 0) return [];
    return { id, name: categoryName(node, portal), url: node.path };
  });
}

/** The product's page in the other store views of the website. */
function alternates(
  ctx: Ctx,
  { snapshot }: Shopper,
  familyRow: number,
): ProductDetail["alternates"] {
  return ctx
    .held(stores)
    .views.filter((view) => view.websiteId === ctx.store.websiteId)
    .flatMap((view) => {
      const key = snapshot.view(view.id)?.urlKeyOf(familyRow);
      return key ? { locale: view.locale, url: `/${key}?___store=${view.code}` } : [];
    });
}

/** Only paths of this site: staff cannot send shoppers elsewhere by mistake (ROUTE-31). */
function redirectUrl(value: unknown): string | null {
  return typeof value === "string" && /^\/(?![/\\])/.test(value) ? value : null;
}
