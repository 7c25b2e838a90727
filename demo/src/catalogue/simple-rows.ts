import { formatPairs, type Pair } from "@placket/domain/catalog-import/pair-list";
import { rootCategory } from "./categories.data.ts";
import type { GarmentBook } from "./garment-book.ts";
import { pictureCells, tileText, weightClass } from "./line-rows.ts";
import { attributePairs, dollars, paragraphs, type ProductRow } from "./product-row.ts";
import type { SimpleLine } from "./simple-products.data.ts";
import { stockCells } from "./stock-plan.ts";

/** Work on something else: it has no color, and nobody counts its pieces. */
const isService = ({ type, isCounted }: SimpleLine) => type === "virtual" && !isCounted;

/** The row of a product without choices. */
export function simpleRow(line: SimpleLine, book: GarmentBook): ProductRow {
  const { views } = line;
  const pictures = book
    .pictures(line.sku, line.style, line.color)
    .filter(({ file }) => !views || views.some((view) => file.endsWith(`-${view}.webp`)));
  return {
    sku: line.sku,
    attribute_set_code: "Garment",
    product_type: line.type ?? "simple",
    product_websites: "base,uk",
    product_online: "1",
    tax_class_name: "Taxable Goods",
    visibility: line.isHidden ? "Not Visible Individually" : "Catalog, Search",
    created_at: `${line.since} 09:00:00`,
    name: line.name,
    price: dollars(line.price),
    ...(line.msrp !== undefined && { msrp_price: dollars(line.msrp) }),
    ...(line.weight !== undefined && { weight: line.weight.toFixed(2) }),
    ...(line.categories.length > 0 && {
      categories: line.categories.map((path) => `${rootCategory}/${path}`).join(","),
    }),
    short_description: line.summary,
    description: paragraphs([line.summary, ...line.facts]),
    meta_title: line.name,
    meta_description: line.summary,
    ...pictureCells(pictures),
    additional_attributes: attributePairs({
      color: isService(line) ? undefined : book.color(line.color).name,
      fabric: line.fabric,
      fabric_weight: line.ounces === undefined ? undefined : weightClass(line.ounces),
      tile_text:
        line.fabric === undefined || line.ounces === undefined
          ? undefined
          : tileText(line.fabric, line.ounces),
      has_embroidery: line.embroidery ? "Yes" : "No",
      cw_product_callouts: line.callout,
      pdp_message: line.pack ? `Sold in packs of ${line.pack}.` : undefined,
    }),
    ...stockCells(line.stock, line),
    ...(line.options && { custom_options: line.options.map(optionCell).join("|") }),
    ...(isService(line) && {
      manage_stock: "0",
      use_config_manage_stock: "0",
      is_in_stock: "1",
    }),
  };
}

/** An option in Magento's form: a record for what is typed, or for each of its values. */
function optionCell({ name, type, most, price, sku, values }: Option): string {
  const shared: readonly Pair[] = [
    ["name", name],
    ["type", type],
    ["required", "0"],
  ];
  if (!values) {
    return formatPairs([
      ...shared,
      ["price", dollars(price ?? 0)],
      ["price_type", "fixed"],
      ["sku", sku ?? ""],
      ["max_characters", String(most ?? "")],
    ]);
  }
  return values
    .map((value) =>
      formatPairs([
        ...shared,
        ["price", dollars(value.price)],
        ["price_type", value.isPercent ? "percent" : "fixed"],
        ["sku", value.sku ?? ""],
        ["option_title", value.title],
      ]),
    )
    .join("|");
}

type Option = NonNullable<SimpleLine["options"]>[number];
