import { ok, problem, type Result } from "../problem.ts";
import type { CellReading } from "./cells.ts";
import { parseFlag, parseWhole } from "./number-cell.ts";
import { stockDefaults, type StockFields } from "./product-draft.ts";

interface StockColumn {
  readonly column: string;
  readonly field: keyof StockFields;
  readonly read: (cell: string) => Result<number | boolean>;
  /** When this column is 1, the store's default holds and the value is passed over. */
  readonly useConfig?: string;
}

/** The stock columns; a value of the default scope only. */
export const stockColumns: readonly StockColumn[] = [
  { column: "qty", field: "quantity", read: (cell) => parseWhole(cell) },
  { column: "is_in_stock", field: "is_in_stock", read: parseFlag },
  {
    column: "manage_stock",
    field: "manage_stock",
    read: parseFlag,
    useConfig: "use_config_manage_stock",
  },
  {
    column: "allow_backorders",
    field: "backorders",
    read: backorders,
    useConfig: "use_config_backorders",
  },
  {
    column: "out_of_stock_qty",
    field: "out_of_stock_quantity",
    read: (cell) => parseWhole(cell),
    useConfig: "use_config_min_qty",
  },
  {
    column: "min_cart_qty",
    field: "min_cart_quantity",
    read: pieces,
    useConfig: "use_config_min_sale_qty",
  },
  {
    column: "max_cart_qty",
    field: "max_cart_quantity",
    read: pieces,
    useConfig: "use_config_max_sale_qty",
  },
  {
    column: "qty_increments",
    field: "quantity_increment",
    read: pieces,
    useConfig: "use_config_qty_increments",
  },
  {
    column: "enable_qty_increments",
    field: "increments_enabled",
    read: parseFlag,
    useConfig: "use_config_enable_qty_inc",
  },
  {
    column: "notify_on_stock_below",
    field: "notify_below",
    read: (cell) => parseWhole(cell),
    useConfig: "use_config_notify_stock_qty",
  },
];

/** Reads the stock columns; a cell that clears a value gives the default back. */
export function readStock(row: CellReading): Partial<StockFields> {
  const stock: Partial<Record<keyof StockFields, number | boolean>> = {};
  for (const { column, field, read, useConfig } of stockColumns) {
    if (useConfig && row.value(useConfig, parseFlag) === true) {
      stock[field] = stockDefaults[field];
      continue;
    }
    const value = row.value(column, read);
    if (value !== undefined) stock[field] = value ?? stockDefaults[field];
  }
  const read = stock as Partial<StockFields>;
  const [min, max] = [read.min_cart_quantity ?? 1, read.max_cart_quantity ?? Infinity];
  if (min > max)
    row.refuse(
      "max_cart_qty",
      problem("import.outOfRange", "", min, stockDefaults.max_cart_quantity),
    );
  return read;
}

/** 0 no, 1 and 2 yes (with and without telling the customer). */
function backorders(cell: string): Result<boolean> {
  const value = parseWhole(cell, 0, 2);
  return value.ok ? ok(value.value > 0) : value;
}

/** Magento writes 0 where nothing is demanded; here that is 1. */
function pieces(cell: string): Result<number> {
  const value = parseWhole(cell, 0);
  return value.ok ? ok(Math.max(1, value.value)) : value;
}
