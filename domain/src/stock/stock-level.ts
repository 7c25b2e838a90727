/** How a shelf stands: nothing can be bought of it, little is left, or enough is there. */
export const STOCK_LEVELS = ["none", "low", "enough"] as const;
export type StockLevel = (typeof STOCK_LEVELS)[number];

/** Fewer pieces than this are little, also where a product asks for a notice only later. */
export const LOW_PIECES = 10;
