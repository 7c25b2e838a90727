import { ok, problem, refuse, type Result } from "../problem.ts";
import { CellReading, type Cells, type RowRules } from "./cells.ts";
import { parseAmount, parsePercentMicro, parseWhole } from "./number-cell.ts";

/** One row of a tier price file. */
export interface TierDraft {
  readonly sku: string;
  /** Website code; `null` for all. */
  readonly website: string | null;
  /** Label of the customer group; `null` for all. */
  readonly group: string | null;
  readonly quantity: number;
  /** Exactly one of the two is set: a price per piece, or a share off in millionths. */
  readonly priceMinor: number | null;
  readonly discountMicro: number | null;
}

/** Reads and checks one row of Magento's `advanced_pricing` format. */
export function readTierRow(cells: Cells, rules: RowRules): Result<TierDraft> {
  const row = new CellReading(cells, rules);
  for (const column of REQUIRED) {
    if (!row.has(column)) row.refuse(column, problem("import.missingValue"));
  }
  const isShare = row.value("tier_price_value_type", readValueType) ?? false;
  const quantity = row.value("tier_price_qty", (cell) => parseWhole(cell, 1));
  const price = row.value("tier_price", (cell) =>
    isShare ? parsePercentMicro(cell) : parseAmount(cell, rules.decimals),
  );
  if (quantity === null) row.refuse("tier_price_qty", problem("import.cannotBeEmpty"));
  if (price === null) row.refuse("tier_price", problem("import.cannotBeEmpty"));
  if (row.problems.length > 0) return refuse(...row.problems);
  return ok({
    sku: (row.raw("sku") ?? "").trim(),
    website: nameOrAll(row.raw("tier_price_website"), /^all websites\b/i),
    group: nameOrAll(row.raw("tier_price_customer_group"), /^all groups$/i),
    quantity: quantity ?? 1,
    priceMinor: isShare ? null : (price ?? 0),
    discountMicro: isShare ? (price ?? 0) : null,
  });
}

const REQUIRED = ["sku", "tier_price_qty", "tier_price"];

/** `Fixed` is a price per piece, `Discount` a percentage; Magento's default is Fixed. */
function readValueType(cell: string): Result<boolean> {
  const type = cell.trim().toLowerCase();
  if (type === "fixed" || type === "discount") return ok(type === "discount");
  return refuse(problem("import.notOneOf", "", "Fixed, Discount"));
}

function nameOrAll(cell: string | undefined, all: RegExp): string | null {
  const name = (cell ?? "").trim();
  return name === "" || all.test(name) ? null : name;
}
