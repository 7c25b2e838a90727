import { BUNDLE_VALUES, bundleTermColumns } from "@placket/domain/catalog-import/bundle-columns";
import { attributeColumns } from "@placket/domain/catalog-import/columns";
import { formatCategories } from "@placket/domain/catalog-import/category-path";
import { CUSTOM_OPTIONS, formatCustomOptions } from "@placket/domain/catalog-import/custom-options";
import { fieldColumns, visibilityLabels } from "@placket/domain/catalog-import/field-columns";
import { roleColumns } from "@placket/domain/catalog-import/image-columns";
import { linkColumns } from "@placket/domain/catalog-import/link-columns";
import { escapeEntry, joinList } from "@placket/domain/catalog-import/list-cell";
import { formatDate } from "@placket/domain/catalog-import/date-cell";
import { formatAmount, formatWeight } from "@placket/domain/catalog-import/number-cell";
import type { ProductFields, StockFields } from "@placket/domain/catalog-import/product-draft";
import { stockDefaults } from "@placket/domain/catalog-import/product-draft";
import { stockColumns } from "@placket/domain/catalog-import/stock-columns";
import type { ProductState } from "../import/draft/product-state.ts";
import { attributeCells } from "./attribute-cells.ts";
import { bundleCells } from "./bundle-cells.ts";
import type { ExportNames } from "./export-names.ts";
import { variationCells } from "./variation-cells.ts";

/** The columns of a product file, in Magento's order. */
export const productColumns: readonly string[] = [
  "sku",
  "store_view_code",
  "attribute_set_code",
  "product_type",
  "categories",
  "product_websites",
  ...fieldColumns.map(({ column }) => column).filter((column) => column !== "attribute_set_code"),
  "tax_class_name",
  ...Object.keys(attributeColumns),
  ...roleColumns.flatMap(([, column]) => [column, `${column}_label`]),
  "additional_images",
  "additional_image_labels",
  "hide_from_product_page",
  "additional_attributes",
  ...stockColumns.flatMap(({ column, useConfig }) => (useConfig ? [column, useConfig] : [column])),
  ...linkColumns.flatMap(([, skus, positions]) => [skus, positions]),
  "configurable_variations",
  "configurable_variation_labels",
  CUSTOM_OPTIONS,
  ...bundleTermColumns.map(([, column]) => column),
  BUNDLE_VALUES,
];

export type Row = Readonly<Record<string, string>>;

/** The rows of one product: its own, then one for each store view that says something differently. */
export function productRows(state: ProductState, names: ExportNames): Row[] {
  const own: Row = {
    sku: state.sku,
    product_type: state.type,
    categories: formatCategories(state.categoryIds.map((id) => names.categories.get(id) ?? [])),
    product_websites: joinList(state.websiteIds.map((id) => names.websites.get(id) ?? "")),
    tax_class_name:
      state.taxClassId === null ? "None" : (names.taxClasses.get(state.taxClassId) ?? ""),
    ...fieldCells(state.fields, names),
    ...attributeCells(state.attributes, names),
    ...imageCells(state),
    ...stockCells(state.stock),
    ...linkCells(state, names),
    ...variationCells(state, names),
    ...bundleCells(state, names),
    [CUSTOM_OPTIONS]: formatCustomOptions(state.options, names.rules.decimals),
  };
  return [own, ...scopedRows(state, names)];
}

/** What store views say differently; the prices of a website stand with its first view. */
function scopedRows({ sku, scopes, websitePrices }: ProductState, names: ExportNames): Row[] {
  const { websiteOfView } = names.dictionary.content;
  const pricesOf = new Map(
    [...websitePrices].map(([website, prices]) => {
      const first = [...websiteOfView].find(([, of]) => of === website);
      return [first?.[0], prices];
    }),
  );
  const views = [...websiteOfView.keys()].filter((view) => scopes.has(view) || pricesOf.has(view));
  return views.map((view) => {
    const { fields = {}, attributes = new Map() } = scopes.get(view) ?? {};
    const code = names.storeViews.get(view) ?? "";
    const rules = names.fileRules.ofStoreView(code);
    return {
      sku,
      store_view_code: code,
      ...fieldCells({ ...fields, ...pricesOf.get(view) }, { rules }),
      ...attributeCells(attributes, names),
    };
  });
}

function fieldCells(fields: Partial<ProductFields>, names: Pick<ExportNames, "rules">): Row {
  const cells: Record<string, string> = {};
  for (const { column, field } of fieldColumns) {
    const value = fields[field];
    if (value !== undefined && value !== null) cells[column] = fieldCell(field, value, names);
  }
  return cells;
}

function fieldCell(
  field: keyof ProductFields,
  value: string | number | boolean,
  { rules }: Pick<ExportNames, "rules">,
): string {
  if (typeof value === "boolean") return value ? "1" : "2";
  if (typeof value === "string") return value;
  if (field === "visibility") return visibilityLabels[value - 1] ?? "";
  if (field === "weight_grams") return formatWeight(value, rules.gramsPerUnit);
  if (field.endsWith("_minor")) return formatAmount(value, rules.decimals);
  return formatDate(value);
}

/** `additional_images` names the whole gallery, so that its order comes back. */
function imageCells({ media }: ProductState): Row {
  const pictures = media.filter(({ kind }) => kind === "image");
  const cells: Record<string, string> = {
    additional_images: joinList(pictures.map(({ file }) => file)),
    additional_image_labels: pictures.some(({ label }) => label)
      ? pictures.map(({ label }) => escapeEntry(label ?? "", ",")).join(",")
      : "",
    hide_from_product_page: joinList(
      pictures.filter(({ isHidden }) => isHidden).map(({ file }) => file),
    ),
  };
  for (const [role, column] of roleColumns) {
    const picture = pictures.find(({ roles }) => roles.includes(role));
    if (picture)
      Object.assign(cells, { [column]: picture.file, [`${column}_label`]: picture.label ?? "" });
  }
  return cells;
}

function stockCells(stock: StockFields): Row {
  const cells: Record<string, string> = {};
  for (const { column, field, useConfig } of stockColumns) {
    cells[column] = String(Number(stock[field]));
    if (useConfig) cells[useConfig] = stock[field] === stockDefaults[field] ? "1" : "0";
  }
  return cells;
}

function linkCells({ links }: ProductState, names: ExportNames): Row {
  const cells: Record<string, string> = {};
  for (const [kind, skus, positions] of linkColumns) {
    const list = links.get(kind) ?? [];
    cells[skus] = joinList(list.map(({ sku }) => names.products.get(sku)?.sku ?? sku));
    cells[positions] = list.map(({ position }) => String(position)).join(",");
  }
  return cells;
}
