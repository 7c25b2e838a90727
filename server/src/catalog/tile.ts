import { isSaleCallout } from "@placket/domain/catalog/callout";
import type {
  ProductPrices,
  SizeSpan,
  SwatchOption,
  SwatchRow,
  Tile,
} from "@placket/domain/catalog/product";
import { isSizeAttribute } from "@placket/domain/catalog/size-attribute";
import { imageUrl } from "@placket/domain/media/image-url";
import { struckMinor } from "@placket/domain/pricing/strike-through";
import { noteSight } from "../http/sights.ts";
import { chosenOptions, type NamedOptions } from "./finding/chosen-options.ts";
import type { Attribute } from "./read-model/facet/attributes.ts";
import { CALLOUT_ATTRIBUTE } from "./read-model/loading/load.ts";
import { tileImage } from "./images.ts";
import {
  IS_ENABLED,
  NONE,
  pricesOf,
  PRODUCT_TYPES,
  rowIsSaleable,
} from "./read-model/rows/product-rows.ts";
import type { Shopper } from "./shopper.ts";

const NOTHING_NAMED: NamedOptions = { options: new Map() };

/** The tile of a listed product (PLP-01), all of it from memory; it opens with what a search or filter names. */
export function tile(shopper: Shopper, doc: number, named: NamedOptions = NOTHING_NAMED): Tile {
  const { base } = shopper.snapshot;
  const row = base.docRows[doc]!;
  const name = shopper.index.nameOf(row);
  noteSight(shopper.snapshot.offerSight(row));
  const prices = tilePrices(shopper, doc);
  return {
    id: base.rows.ids[row]!,
    sku: base.rows.skus.at(row),
    name,
    type: PRODUCT_TYPES[base.rows.types[row]!] ?? "simple",
    url: productUrl(shopper, row),
    ...prices,
    images: rowImages(shopper, row, name),
    label: labelOf(shopper, base.listedValue(CALLOUT_ATTRIBUTE, doc), prices),
    text: shopper.index.tileTextOf(doc),
    sizes: sizeSpan(shopper, row),
    swatches: swatchRow(shopper, row, name),
    chosen: chosenOptions(base, row, named),
    inStock: base.inStock[doc] === 1,
    rewards: shopper.rewards?.said(endsOf(prices)) ?? null,
  };
}

/** Between which prices a product is to be had, one of them where they are the same. */
const endsOf = ({ minPrice, maxPrice }: ProductPrices) =>
  [minPrice, maxPrice].flatMap((price) => price?.amount ?? []);

/** ROUTE-22: the url key appended to the store's address. */
export function productUrl({ index, snapshot }: Shopper, row: number): string {
  const key = index.urlKeyOf(row);
  return key === "" ? `/catalog/product/view/id/${snapshot.base.rows.ids[row]!}` : `/${key}`;
}

/** The price block of one piece; the lowest price leads. */
function tilePrices(shopper: Shopper, doc: number): ProductPrices {
  const { lowest, highest, regular } = shopper.prices();
  const { base } = shopper.snapshot;
  const priceMinor = lowest[doc]!;
  const msrp = pricesOf(base.rows, shopper.index.view.websiteId).msrp[base.docRows[doc]!]!;
  const originalMinor = regular[doc]! > priceMinor ? regular[doc]! : NONE;
  const block = {
    priceMinor,
    originalMinor: originalMinor === NONE ? null : originalMinor,
    msrpMinor: msrp === NONE || priceMinor === NONE ? null : msrp,
  };
  const struck = struckMinor(block, shopper.portal);
  return {
    price: shopper.shown(priceMinor),
    minPrice: shopper.shown(priceMinor),
    maxPrice: shopper.shown(highest[doc]!),
    originalPrice: shopper.shown(originalMinor),
    msrpPrice: shopper.shown(msrp),
    struckPrice: shopper.shown(struck ?? NONE),
  };
}

function rowImages({ snapshot }: Shopper, row: number, alt: string) {
  const { image, secondImage, files } = snapshot.base.rows;
  return [image[row]!, secondImage[row]!]
    .filter((number) => number !== NONE)
    .map((number, i) => tileImage({ file: files.at(number), alt, isThumbnail: i === 0 }));
}

/**
 * PDP-21: the badge's text is an option's label or the attribute's own text (`cw_product_callouts`). A sale is
 * said only beside the price that was lowered.
 */
export function labelOf(
  shopper: Shopper,
  callout: unknown,
  { struckPrice }: Pick<ProductPrices, "struckPrice">,
): Tile["label"] {
  const { base } = shopper.snapshot;
  const value: unknown = [callout].flat()[0];
  if (typeof value !== "string" && typeof value !== "number") return null;
  const text = base.attributes.optionLabel(Number(value), shopper.index.view.id) || String(value);
  const isSaid = text !== "" && (struckPrice !== null || !isSaleCallout(text, String(value)));
  return isSaid ? { text, position: "topRight" } : null;
}

/** The smallest and the largest size of the enabled variants, in the order staff gave the sizes. */
function sizeSpan({ snapshot, index }: Shopper, row: number): SizeSpan | null {
  const { base } = snapshot;
  const size = base
    .configurableOf(row)
    .map(({ attributeId }) => base.attributes.byId(attributeId))
    .find((attribute) => attribute !== undefined && isSizeAttribute(attribute));
  if (!size) return null;
  const column = base.rows.options.get(size.id);
  const isOn = (child: number) => (base.rows.flags[child]! & IS_ENABLED) !== 0;
  const children = base.families.childrenOf(row).filter(isOn);
  const met = new Set(Array.from(children, (child) => column?.[child] ?? 0));
  const options = base.attributes.optionsOf(size.id).filter(({ id }) => met.has(id));
  const [first, last] = [options[0], options.at(-1)];
  if (!first || !last) return null;
  const label = (id: number) => base.attributes.optionLabel(id, index.view.id);
  return { from: label(first.id), to: label(last.id) };
}

/** The colors of a configurable product; null when it does not vary by a swatch attribute. */
function swatchRow(shopper: Shopper, row: number, name: string): SwatchRow | null {
  const { base } = shopper.snapshot;
  const attribute = swatchAttribute(shopper, row);
  if (!attribute) return null;
  const optionOf = base.rows.options.get(attribute.id);
  const byOption = new Map<number, number[]>();
  for (const child of base.families.childrenOf(row)) {
    const option = optionOf?.[child] ?? 0;
    if (option === 0 || (base.rows.flags[child]! & IS_ENABLED) === 0) continue;
    const children = byOption.get(option);
    if (children) children.push(child);
    else byOption.set(option, [child]);
  }
  // In the order of the variants: the merchant's first color leads the product.
  const options = [...byOption].map(([optionId, rows]) =>
    swatchOption(shopper, { attribute, optionId, name, rows }),
  );
  const { id: attributeId, code: attributeCode } = attribute;
  const label = base.attributes.labelOf(attribute, shopper.index.view.id);
  return { attributeId, attributeCode, label, options };
}

/** The attribute a tile shows swatches of: the one shown as colors or pictures leads. */
function swatchAttribute({ snapshot }: Shopper, row: number): Attribute | undefined {
  const attributes = snapshot.base
    .configurableOf(row)
    .map(({ attributeId }) => snapshot.base.attributes.byId(attributeId))
    .filter((attribute) => attribute !== undefined);
  return attributes.find(
    (attribute) => attribute.swatch === "color" || attribute.swatch === "image",
  );
}

function swatchOption(
  shopper: Shopper,
  how: { attribute: Attribute; optionId: number; name: string; rows: readonly number[] },
): SwatchOption {
  const { rows, attributes } = shopper.snapshot.base;
  const label = attributes.optionLabel(how.optionId, shopper.index.view.id);
  const saleable = how.rows.find((child) => rowIsSaleable(rows, child));
  const pictured = how.rows.find((child) => rows.image[child] !== NONE);
  return {
    id: how.optionId,
    label,
    type: how.attribute.swatch ?? "text",
    value: swatchValue(shopper, how.attribute, how.optionId) || label,
    isOutOfStock: saleable === undefined,
    productId: rows.ids[saleable ?? how.rows[0]!] ?? null,
    images: pictured === undefined ? [] : rowImages(shopper, pictured, `${how.name}, ${label}`),
  };
}

/** A color as it is, a picture by its address. */
export function swatchValue({ snapshot }: Shopper, attribute: Attribute, optionId: number): string {
  const value = snapshot.base.attributes.option(optionId)?.swatchValue ?? "";
  return attribute.swatch === "image" && value !== "" ? imageUrl(value, 120) : value;
}
