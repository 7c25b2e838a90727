import { isSaleableProduct, type CatalogBase } from "./catalog-base.ts";
import type { PriceTables } from "./price-tables.ts";
import { sellableCatalog } from "./sellable-catalog.ts";
import { BACKORDERS, IN_STOCK, NONE, STOCK_MANAGED, rowOf } from "./product-rows.ts";
import type { StockRow } from "./stock.sql.ts";
import type { ViewIndex } from "./view-index.ts";
import type { SellableCatalog } from "../sellable.ts";

/** The catalogue of one moment, in memory. Only its stock moves; everything else is replaced by a new one. */
export interface Snapshot extends SellableCatalog {
  /** `catalog_version` when it was read. */
  readonly version: number;
  /** Rises whenever a listed product becomes or ceases to be saleable. */
  readonly saleVersion: number;
  /** Rises with every change of the stock of a product or one of its variants. */
  stockStampOf(row: number): number;
  readonly base: CatalogBase;
  readonly prices: PriceTables;
  view(storeViewId: number): ViewIndex | undefined;
  /** Writes new stock figures. */
  applyStock(rows: readonly StockRow[]): void;
}

export function createSnapshot(made: {
  readonly version: number;
  readonly base: CatalogBase;
  readonly prices: PriceTables;
  readonly views: ReadonlyMap<number, ViewIndex>;
}): Snapshot {
  const { version, base, prices, views } = made;
  const stamps = new Map<number, number>();
  let saleVersion = 0;
  return {
    ...sellableCatalog(base, views),
    version,
    base,
    prices,
    get saleVersion() {
      return saleVersion;
    },
    stockStampOf: (row) => stamps.get(row) ?? 0,
    view: (storeViewId) => views.get(storeViewId),
    applyStock(stock) {
      for (const item of stock) {
        const row = rowOf(base.rows, item.productId);
        if (row === NONE) continue;
        const owners = [row, ...base.families.parentsOf(row)];
        for (const owner of owners) stamps.set(owner, (stamps.get(owner) ?? 0) + 1);
        if (writeStock(base, { row, owners, item })) saleVersion += 1;
      }
    },
  };
}

/** True when the saleability of a listed product changed. */
function writeStock(
  base: CatalogBase,
  { row, owners, item }: { row: number; owners: readonly number[]; item: StockRow },
): boolean {
  const { rows, inStock } = base;
  rows.stock[row] = item.quantity;
  rows.stockFlags[row] =
    (item.isInStock ? IN_STOCK : 0) |
    (item.isManaged ? STOCK_MANAGED : 0) |
    (item.backorders ? BACKORDERS : 0);
  let changed = false;
  for (const owner of owners) {
    const doc = base.docOf(owner);
    if (doc === NONE) continue;
    const now = isSaleableProduct(base, owner) ? 1 : 0;
    changed ||= inStock[doc] !== now;
    inStock[doc] = now;
  }
  return changed;
}
