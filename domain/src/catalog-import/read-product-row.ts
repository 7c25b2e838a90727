import { ok, problem, refuse, type Result } from "../problem.ts";
import { readBundle } from "./bundle-columns.ts";
import { parseCategories } from "./category-path.ts";
import { CellReading, type Cells, type RowRules } from "./cells.ts";
import { attributeColumns, serviceAttributes } from "./columns.ts";
import { CUSTOM_OPTIONS, parseCustomOptions } from "./custom-options.ts";
import { readFields } from "./field-columns.ts";
import { readImages } from "./image-columns.ts";
import { readLinks } from "./link-columns.ts";
import { EMPTY_VALUE, splitList } from "./list-cell.ts";
import { parsePairs } from "./pair-list.ts";
import type { Change, ImportType, ProductDraft } from "./product-draft.ts";
import { readStock } from "./stock-columns.ts";
import { parseVariations } from "./variation-list.ts";

/** The longest SKU (Magento's). */
const SKU_MAX = 64;

/**
 * Reads one row of a product file and checks all that can be checked without the store:
 * every problem stands at its column. Blank cells say nothing.
 */
export function readProductRow(cells: Cells, rules: RowRules): Result<ProductDraft> {
  const row = new CellReading(cells, rules);
  const sku = (cells.get("sku") ?? "").trim();
  if (sku === "") row.refuse("sku", problem("import.missingValue"));
  if (sku.length > SKU_MAX) row.refuse("sku", problem("import.textTooLong", "", SKU_MAX));
  refuseBadCharacters(row, cells);
  const storeView = cells.get("store_view_code")?.trim() ?? null;
  const scoped = {
    sku,
    storeView,
    ...readFields(row, storeView !== null),
    attributes: readAttributes(row),
  };
  const draft =
    storeView === null ? { ...scoped, ...readGlobal(row, sku) } : { ...scoped, ...NOTHING_GLOBAL };
  return row.problems.length === 0 ? ok(draft) : refuse(...row.problems);
}

const NOTHING_GLOBAL = { stock: {}, links: new Map(), variationLabels: new Map() } as const;

/** What a row says for all store views at once. */
function readGlobal(
  row: CellReading,
  sku: string,
): Omit<ProductDraft, "sku" | "storeView" | "fields" | "cleared" | "attributes"> {
  const type = row.value("product_type", readType) ?? undefined;
  const taxClass = row.value("tax_class_name", (cell) => ok(cell.trim()));
  const websites = row.list("product_websites", (cell) => ok(splitList(cell)), []);
  const categories = row.list("categories", parseCategories, []);
  const variations = row.list("configurable_variations", parseVariations, []);
  const labels = row.list("configurable_variation_labels", parsePairs, []);
  const images = readImages(row);
  const bundle = readBundle(row);
  const options = row.list(CUSTOM_OPTIONS, parseCustomOptions, []);
  return {
    ...(type && { type }),
    ...(taxClass !== undefined && { taxClass: taxClass === "None" ? null : taxClass }),
    ...(websites && { websites }),
    ...(categories && { categories }),
    ...(variations && { variations }),
    ...(images && { images }),
    ...(bundle && { bundle }),
    ...(options && { options }),
    variationLabels: new Map(labels),
    stock: readStock(row),
    links: readLinks(row, sku),
  };
}

function readType(cell: string): Result<ImportType> {
  const type = TYPES.find((known) => known === cell.trim().toLowerCase());
  return type ? ok(type) : refuse(problem("import.notOneOf", "", TYPES.join(", ")));
}

const TYPES: readonly ImportType[] = ["simple", "virtual", "configurable", "bundle", "giftcard"];

/** `additional_attributes` and the columns that are attributes; `__EMPTY__VALUE__` clears one. */
function readAttributes(row: CellReading): ReadonlyMap<string, Change<string>> {
  const attributes = new Map<string, Change<string>>();
  for (const [column, code] of Object.entries(attributeColumns)) {
    const value = row.value(column, (cell) => ok(cell.trim()));
    if (value !== undefined) attributes.set(code, value);
  }
  for (const [code, value] of row.list("additional_attributes", parsePairs, []) ?? []) {
    if (serviceAttributes.has(code)) continue;
    if (!ATTRIBUTE_CODE.test(code))
      row.refuse("additional_attributes", problem("import.badAttributeCode", "", code));
    else if (value !== "") attributes.set(code, value === EMPTY_VALUE ? null : value);
  }
  return attributes;
}

const ATTRIBUTE_CODE = /^[a-z][a-z0-9_]{0,59}$/;

/** NUL cannot be stored; the replacement character is what bytes become that are not UTF-8. */
function refuseBadCharacters(row: CellReading, cells: Cells): void {
  for (const [column, cell] of cells) {
    if (cell.includes("\0") || cell.includes("\uFFFD"))
      row.refuse(column, problem("import.badCharacter"));
  }
}
