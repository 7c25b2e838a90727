import { colorSuffixes } from "./colors.data.ts";
import { rootCategory } from "./categories.data.ts";
import type { GarmentBook, Picture } from "./garment-book.ts";
import type { LinkCells } from "./links.ts";
import type { ProductLine } from "./product-line.ts";
import { attributePairs, dollars, paragraphs, type ProductRow } from "./product-row.ts";
import { sizeChart } from "./size-chart.ts";
import { sizeRuns } from "./size-runs.data.ts";
import { piecesOf, stockCells } from "./stock-plan.ts";

/** The rows of a line: each color in each size, then the configurable product above them. */
export function lineRows(line: ProductLine, book: GarmentBook, links: LinkCells): ProductRow[] {
  const variants = line.colors.flatMap((color) =>
    sizeRuns[line.run].map((size) => ({ color, size })),
  );
  const rows = variants.map(({ color, size }) => variantRow(line, book, { color, size }));
  const variations = variants.map(
    ({ color, size }) =>
      `sku=${variantSku(line, color, size)},color=${book.color(color).name},size=${size}`,
  );
  return [
    ...rows,
    { ...parentRow(line, book), ...links, configurable_variations: variations.join("|") },
  ];
}

/** `MRW-10-WHT-L`; a garment of one size has no size in its SKU. */
export function variantSku(line: ProductLine, color: string, size: string): string {
  return `${line.sku}-${suffixOf(color, size)}`.replace("-One size", "").replace("/", "");
}

function suffixOf(color: string, size: string): string {
  const suffix = colorSuffixes[color];
  if (!suffix) throw new Error(`Color "${color}" has no suffix in colors.data.ts`);
  return `${suffix}-${size}`;
}

interface Variant {
  readonly color: string;
  readonly size: string;
}

function variantRow(line: ProductLine, book: GarmentBook, { color, size }: Variant): ProductRow {
  const label = book.color(color).name;
  const name = size === "One size" ? `${line.name}, ${label}` : `${line.name}, ${label}, ${size}`;
  return {
    ...sharedCells(line),
    sku: variantSku(line, color, size),
    product_type: "simple",
    name,
    visibility: "Not Visible Individually",
    weight: line.weight.toFixed(2),
    price: dollars(line.price),
    ...priceCells(line),
    ...pictureCells(book.pictures(line.sku, line.style, color)),
    additional_attributes: attributePairs({
      color: label,
      size,
      cut: line.cut,
      fabric: line.fabric,
      login_required: line.loginRequired && "Yes",
      discontinued_product: line.discontinued && "Yes",
    }),
    ...stockCells(piecesOf(line, suffixOf(color, size)), line),
  };
}

function parentRow(line: ProductLine, book: GarmentBook): ProductRow {
  return {
    ...sharedCells(line),
    sku: line.sku,
    product_type: "configurable",
    name: line.name,
    visibility: "Catalog, Search",
    categories: line.categories.map((path) => `${rootCategory}/${path}`).join(","),
    short_description: line.summary,
    description: paragraphs([line.summary, ...line.facts]),
    meta_title: line.name,
    meta_description: line.summary,
    ...pictureCells(book.pictures(line.sku, line.style, line.colors[0] ?? "")),
    additional_attributes: parentAttributes(line, book),
    is_in_stock: "1",
  };
}

function sharedCells(line: ProductLine): ProductRow {
  return {
    attribute_set_code: "Garment",
    product_websites: "base,uk",
    product_online: "1",
    tax_class_name: "Taxable Goods",
    created_at: `${line.since} 09:00:00`,
  };
}

function priceCells({ msrp, special }: ProductLine): ProductRow {
  return {
    ...(msrp !== undefined && { msrp_price: dollars(msrp) }),
    ...(special && {
      special_price: dollars(special.price),
      special_price_from_date: special.from,
      special_price_to_date: special.to,
    }),
  };
}

/** All roles fall to the first picture, the front. */
export function pictureCells(pictures: readonly Picture[]): ProductRow {
  const [front] = pictures;
  if (!front) return {};
  const roles = ["base_image", "small_image", "thumbnail_image"].flatMap((column) => [
    [column, front.file] as const,
    [`${column}_label`, front.label] as const,
  ]);
  return {
    ...Object.fromEntries(roles),
    additional_images: pictures.map(({ file }) => file).join(","),
    additional_image_labels: pictures.map(({ label }) => label).join(","),
  };
}

function parentAttributes(line: ProductLine, book: GarmentBook): string {
  const { style, ...fits } = line.fit;
  const fitBullets = Object.entries(fits).map(([aspect, text]) => [`fit_${aspect}`, text] as const);
  return attributePairs({
    fabric: line.fabric,
    fabric_weight: weightClass(line.ounces),
    tile_text: tileText(line.fabric, line.ounces),
    material: `${line.fabric}, ${line.ounces} oz (${Math.round(line.ounces * 33.9)} gsm), ${line.composition}`,
    sleeve: line.sleeve,
    closure: line.closure,
    cut: line.cut,
    has_embroidery: line.embroidery === false ? "No" : "Yes",
    is_embroidery_lockdown: line.houseLogo && "Yes",
    cw_product_callouts: line.callout,
    fit_style: style,
    ...Object.fromEntries(fitBullets),
    care: line.wash,
    made_in: line.madeIn,
    size_chart: JSON.stringify(sizeChart(line.style, line.run, book.measures(line.style))),
    opposite_cut: line.otherCut,
    login_required: line.loginRequired && "Yes",
    pdp_message: line.loginRequired ?? (line.pack ? `Sold in packs of ${line.pack}.` : undefined),
    discontinued_product: line.discontinued && "Yes",
  });
}

/** Cloth and weight as a tile shows them. */
export function tileText(fabric: string, ounces: number): string {
  return `${fabric} ${ounces} oz`;
}

/** The steps in which the filter shows weights. */
export function weightClass(ounces: number): string {
  if (ounces < 5.5) return "Light, under 5.5 oz";
  return ounces <= 7.5 ? "Medium, 5.5 to 7.5 oz" : "Heavy, over 7.5 oz";
}
