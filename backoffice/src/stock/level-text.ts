import type { StockLevel } from "@placket/domain/stock/stock-level";

/** How a shelf stands, as staff read it. */
export const LEVEL_TEXT: Readonly<Record<StockLevel, string>> = {
  none: "None to sell",
  low: "Low",
  enough: "Enough",
};
