import { BUNDLE_VALUES, bundleTermColumns } from "@placket/domain/catalog-import/bundle-columns";
import {
  attributeColumns,
  silentColumns,
  tierColumns,
} from "@placket/domain/catalog-import/columns";
import { fieldColumns } from "@placket/domain/catalog-import/field-columns";
import { roleColumns } from "@placket/domain/catalog-import/image-columns";
import { linkColumns } from "@placket/domain/catalog-import/link-columns";
import { stockColumns } from "@placket/domain/catalog-import/stock-columns";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";

export type FileKind = "products" | "tiers";

/** A header with a tier quantity and without a product's own columns is Magento's `advanced_pricing`. */
export function checkHeader(columns: readonly string[]): Result<FileKind> {
  if (!columns.includes("sku")) return refuse(problem("import.missingHeader", "", "sku"));
  if (!columns.includes("tier_price_qty")) return ok("products");
  const missing = ["tier_price"].filter((column) => !columns.includes(column));
  return missing.length === 0
    ? ok("tiers")
    : refuse(problem("import.missingHeader", "", missing.join(", ")));
}

/** Columns of the file that say nothing to this store, for the report. */
export function unknownColumns(columns: readonly string[], kind: FileKind): string[] {
  const known: ReadonlySet<string> = kind === "tiers" ? new Set(tierColumns) : PRODUCT_COLUMNS;
  return columns.filter(
    (column) => column !== "" && !known.has(column) && !silentColumns.has(column),
  );
}

const PRODUCT_COLUMNS: ReadonlySet<string> = new Set([
  "sku",
  "store_view_code",
  "product_type",
  "categories",
  "product_websites",
  "tax_class_name",
  "additional_attributes",
  "additional_images",
  "additional_image_labels",
  "hide_from_product_page",
  "configurable_variations",
  "configurable_variation_labels",
  BUNDLE_VALUES,
  ...bundleTermColumns.map(([, column]) => column),
  ...Object.keys(attributeColumns),
  ...fieldColumns.map(({ column }) => column),
  ...stockColumns.flatMap(({ column, useConfig }) => (useConfig ? [column, useConfig] : [column])),
  ...roleColumns.flatMap(([, column]) => [column, `${column}_label`]),
  ...linkColumns.flatMap(([, skus, positions]) => [skus, positions]),
]);
