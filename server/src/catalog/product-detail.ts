import { inGalleryOrder } from "@placket/domain/catalog/image-kind";
import type { Breadcrumb, ProductDetail, SubProduct } from "@placket/domain/catalog/product-detail";
import type { ProductImage } from "@placket/domain/catalog/product";
import { problem, refuse, ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { cleanHtml } from "../http/guard/clean-html.ts";
import { noteSight } from "../http/sights.ts";
import { stores } from "../store/store-config.ts";
import type { MediaRow, ProductTexts } from "./catalog.sql.ts";
import { galleryImage } from "./images.ts";
import { attributeValues } from "./product-attributes.ts";
import { rowPrices, tierRowsOf } from "./product-prices.ts";
import { productReads } from "./product-reads.ts";
import { choicesOf, stockOf, variantsOf } from "./product-variants.ts";
import { isSaleableProduct } from "./read-model/catalog-base.ts";
import { LOGIN_REQUIRED, NONE, PRODUCT_TYPES, rowOf } from "./read-model/rows/product-rows.ts";
import type { Shopper } from "./shopper.ts";
import { labelOf, productUrl } from "./tile.ts";

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
  place: ProductPlace,
): Promise<Result<ProductDetail>> {
  const { base } = shopper.snapshot;
  const { row, familyRow } = place;
  const id = base.rows.ids[row]!;
  const familyId = base.rows.ids[familyRow]!;
  // Before the database is asked: a change from here on makes another answer.
  noteSight(shopper.snapshot.stockSight(row));
  const variants = variantsOf(shopper, row);
  const pictured = new Set([id, familyId, ...variants.map((v) => v.productId)]);
  // Remembered: whoever asks after an order waits for no database.
  const reads = productReads(ctx, shopper);
  const [texts, own, media, ...categoryIds] = await Promise.all([
    reads.texts(familyId),
    reads.texts(id),
    Promise.all(Array.from(pictured, async (one) => reads.media(one))),
    reads.categoryIds(id),
    reads.categoryIds(familyId),
  ]);
  if (!texts) return refuse(problem("catalog.noSuchProduct", "id"));
  const name = shopper.index.nameOf(familyRow) || base.rows.skus.at(row);
  const attributes = { ...texts.attributes, ...own?.attributes };
  const gallery = galleries(media.flat(), name);
  const { description, shortDescription } = cleanTexts(texts);
  return ok({
    id,
    parentId: row === familyRow ? null : familyId,
    sku: base.rows.skus.at(row),
    name,
    type: PRODUCT_TYPES[base.rows.types[row]!] ?? "simple",
    url: productUrl(shopper, familyRow),
    description,
    shortDescription,
    ...rowPrices(shopper, place),
    images: firstFilled(pictured, gallery),
    label: labelOf(shopper, attributes["cw_product_callouts"]),
    choices: choicesOf(shopper, row),
    variants,
    subProducts: subProducts(shopper, place, gallery),
    stock: stockOf(shopper, row),
    inStock: shopper.index.isEnabled(familyRow) && isSaleableProduct(base, row),
    isEnabled: shopper.index.isEnabled(familyRow) && shopper.index.isEnabled(row),
    loginRequired: ((base.rows.flags[row]! | base.rows.flags[familyRow]!) & LOGIN_REQUIRED) !== 0,
    temporaryRedirectUrl: redirectUrl(attributes["temporary_redirect_url"]),
    quantityRules: base.rows.rules.at(base.rows.rulesOf[row]!),
    attributes: attributeValues(shopper, attributes),
    customAttributes: attributes,
    tiers: tierRowsOf(shopper, place),
    breadcrumbs: breadcrumbs(shopper, categoryIds.flat()),
    meta: {
      title: texts.meta_title ?? name,
      description: texts.meta_description ?? "",
      keywords: texts.meta_keywords ?? "",
    },
    alternates: alternates(ctx, shopper, familyRow),
  });
}

interface CleanTexts {
  readonly description: string;
  readonly shortDescription: string;
}

const cleaned = new WeakMap<ProductTexts, CleanTexts>();

/** Texts without what does not belong into a page, cleaned once for as long as they are remembered. */
function cleanTexts(texts: ProductTexts): CleanTexts {
  const clean = cleaned.get(texts) ?? {
    description: cleanHtml(texts.description ?? ""),
    shortDescription: cleanHtml(texts.short_description ?? ""),
  };
  cleaned.set(texts, clean);
  return clean;
}

/** Gallery pictures by product, in gallery order (PDP-23). */
function galleries(media: readonly MediaRow[], alt: string): ReadonlyMap<number, ProductImage[]> {
  const byProduct = Map.groupBy(media, (entry) => entry.productId);
  const images = [...byProduct].map(([id, entries]) => {
    const ordered = inGalleryOrder(entries);
    const thumbnail = ordered.find((entry) => entry.roles.includes("thumbnail")) ?? ordered[0];
    const pictures = ordered.map((entry) =>
      galleryImage({ ...entry, alt: entry.label ?? alt, isThumbnail: entry === thumbnail }),
    );
    return [id, pictures] as const;
  });
  return new Map(images);
}

/** The product's own pictures; failing those its family's, failing those its first variant's. */
function firstFilled(
  productIds: Iterable<number>,
  gallery: ReadonlyMap<number, ProductImage[]>,
): ProductImage[] {
  for (const id of productIds) {
    const images = gallery.get(id);
    if (images && images.length > 0) return images;
  }
  return [];
}

function subProducts(
  shopper: Shopper,
  { row }: ProductPlace,
  gallery: ReadonlyMap<number, ProductImage[]>,
): SubProduct[] {
  return variantsOf(shopper, row).map(({ productId, sku }) => {
    const child = { row: rowOf(shopper.snapshot.base.rows, productId), familyRow: row };
    const { price, originalPrice } = rowPrices(shopper, child);
    return { id: productId, sku, images: gallery.get(productId) ?? [], price, originalPrice };
  });
}

/** The way to the deepest category of the view that holds the product. */
function breadcrumbs({ index }: Shopper, categoryIds: readonly number[]): Breadcrumb[] {
  const nodes = categoryIds.map((id) => index.tree.byId(id)).filter((node) => node !== undefined);
  const [deepest] = nodes.toSorted((a, b) => b.level - a.level || a.id - b.id);
  if (!deepest || deepest.level === 0) return [];
  return [...deepest.ancestors, deepest.id].flatMap((id) => {
    const node = index.tree.byId(id);
    return node ? { id, name: node.name, url: node.path } : [];
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
