import { ok, problem, refuse } from "../problem.ts";
import type { CellReader, CellReading } from "./cells.ts";
import { parseDate, parseLastDay } from "./date-cell.ts";
import { parseAmount, parseWeight } from "./number-cell.ts";
import type { PriceField, ProductFields } from "./product-draft.ts";
import { isUrlKey } from "./url-key.ts";

type Field = keyof ProductFields;

interface FieldColumn {
  readonly column: string;
  readonly field: Field;
  readonly read: CellReader<string | number | boolean>;
  /** May be cleared in the default scope. */
  readonly optional?: true;
  /** May differ from store view to store view, or (a price) from website to website. */
  readonly scoped?: true | "website";
}

/** `Not Visible Individually` … in the order of the numbers 1 to 4. */
export const visibilityLabels = [
  "Not Visible Individually",
  "Catalog",
  "Search",
  "Catalog, Search",
];

/** The columns that hold one value of the product itself. */
export const fieldColumns: readonly FieldColumn[] = [
  { column: "attribute_set_code", field: "attribute_set", read: text(255) },
  { column: "name", field: "name", read: text(255), scoped: true },
  { column: "url_key", field: "url_key", read: urlKey, scoped: true },
  { column: "product_online", field: "is_enabled", read: online, scoped: true },
  { column: "visibility", field: "visibility", read: visibility, scoped: true },
  {
    column: "weight",
    field: "weight_grams",
    read: (c, r) => parseWeight(c, r.gramsPerUnit),
    optional: true,
  },
  price("price", "price_minor", amount),
  price("special_price", "special_price_minor", amount),
  price("special_price_from_date", "special_from", parseDate),
  price("special_price_to_date", "special_to", parseLastDay),
  price("msrp_price", "msrp_minor", amount),
  { column: "description", field: "description", read: prose, optional: true, scoped: true },
  {
    column: "short_description",
    field: "short_description",
    read: prose,
    optional: true,
    scoped: true,
  },
  { column: "meta_title", field: "meta_title", read: text(255), optional: true, scoped: true },
  {
    column: "meta_keywords",
    field: "meta_keywords",
    read: text(4000),
    optional: true,
    scoped: true,
  },
  {
    column: "meta_description",
    field: "meta_description",
    read: text(4000),
    optional: true,
    scoped: true,
  },
  { column: "created_at", field: "created_at", read: parseDate },
];

function price(column: string, field: PriceField, read: FieldColumn["read"]): FieldColumn {
  return { column, field, read, optional: true, scoped: "website" };
}

/** Reads those columns; what a store-view row cannot say is passed over, as it is the same everywhere. */
export function readFields(
  row: CellReading,
  isStoreRow: boolean,
): { fields: Partial<ProductFields>; cleared: Field[] } {
  const fields: Partial<Record<Field, unknown>> = {};
  const cleared: Field[] = [];
  for (const { column, field, read, optional, scoped } of fieldColumns) {
    if (isStoreRow && !scoped) continue;
    const value = row.value(column, read);
    if (value === undefined) continue;
    if (value !== null) fields[field] = value;
    else if (isStoreRow) cleared.push(field);
    else if (optional) fields[field] = null;
    else row.refuse(column, problem("import.cannotBeEmpty"));
  }
  return { fields: fields as Partial<ProductFields>, cleared };
}

function text(max: number): CellReader<string> {
  return (cell) => {
    const value = cell.trim();
    return value.length <= max ? ok(value) : refuse(problem("import.textTooLong", "", max));
  };
}

const PROSE_MAX = 65_536;

function prose(cell: string) {
  return cell.length <= PROSE_MAX ? ok(cell) : refuse(problem("import.textTooLong", "", PROSE_MAX));
}

function urlKey(cell: string) {
  const key = cell.trim().toLowerCase();
  return isUrlKey(key) ? ok(key) : refuse(problem("import.badUrlKey"));
}

/** 1 is on; 2 is off, and so is 0. */
function online(cell: string) {
  const value = ONLINE.get(cell.trim());
  return value === undefined ? refuse(problem("import.notOneOf", "", "1, 2")) : ok(value);
}

const ONLINE: ReadonlyMap<string, boolean> = new Map([
  ["1", true],
  ["2", false],
  ["0", false],
]);

function visibility(cell: string) {
  const at = visibilityLabels.findIndex(
    (label) => label.toLowerCase() === cell.trim().toLowerCase(),
  );
  return at >= 0
    ? ok(at + 1)
    : refuse(problem("import.notOneOf", "", visibilityLabels.join(" | ")));
}

function amount(cell: string, rules: { readonly decimals: number }) {
  return parseAmount(cell, rules.decimals);
}
