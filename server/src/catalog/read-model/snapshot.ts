import type { PriceReader } from "@placket/domain/pricing/final-price";
import { sightBook, type Sight } from "../../http/sights.ts";
import { isSaleableProduct, ownersOf, type CatalogBase } from "./catalog-base.ts";
import type { LoadedProducts } from "./loading/load.ts";
import { patchCatalog, type OpenCatalog, type Patched } from "./patch/patch-catalog.ts";
import { compileRules } from "./price/compile-rules.ts";
import { buildPriceTable } from "./price/price-table.ts";
import { patchRules } from "./patch/patch-rules.ts";
import type { PriceTables } from "./price/price-tables.ts";
import type { CatalogPriceRule } from "../price-rules.ts";
import type { Pacer } from "./pacer.ts";
import { sellableCatalog } from "./sellable-catalog.ts";
import {
  BACKORDERS,
  IN_STOCK,
  NONE,
  STOCK_MANAGED,
  rowIsSaleable,
  rowOf,
} from "./rows/product-rows.ts";
import type { StockRow } from "./loading/stock.sql.ts";
import type { ViewIndex } from "./view-index.ts";
import type { SellableCatalog } from "../sellable.ts";

/**
 * The catalogue in memory. Stock and products that are edited are written into it, in one turn each; what
 * changes otherwise replaces it by a new one. A product's row and listed number stay.
 */
export interface Snapshot extends SellableCatalog {
  /** A product as its tile shows it: what staff wrote, and whether it and each variant can be sold. */
  offerSight(row: number): Sight;
  /** A product as its page shows it: what staff wrote, and the figures of its stock and its variants'. */
  stockSight(row: number): Sight;
  /** What staff wrote of a product, stock apart. */
  productSight(row: number): Sight;
  /** Which products a category lists: their order, counts and prices. */
  listingSight(categoryId: number): Sight;
  /** The same for every search. */
  searchSight(): Sight;
  /** How many products are to be seen in each category. */
  countsSight(): Sight;
  readonly base: CatalogBase;
  readonly prices: PriceTables;
  view(storeViewId: number): ViewIndex | undefined;
  /** Writes new stock figures and ends the sights of what is shown otherwise now. */
  applyStock(rows: readonly StockRow[]): void;
  /**
   * Writes products as they are now and ends the sights of what is shown otherwise.
   * @param loaded the products told of, and the heads of their families.
   * @throws CannotPatch when it must be read anew; nothing is written then.
   */
  applyProducts(loaded: LoadedProducts, told: readonly number[], now: Date): void;
  /** Prices what other rules lower, in slices; what it gives lets them hold, in one turn, and ends sights likewise. */
  prepareRules(
    rules: readonly CatalogPriceRule[],
    when: { readonly now: Date; readonly pacer: Pacer },
  ): Promise<() => void>;
  /** What one piece of each listed product would cost somebody under other rules, in minor units; nothing changes. */
  pricedUnder(
    rules: readonly CatalogPriceRule[],
    reader: PriceReader,
    pacer: Pacer,
  ): Promise<Int32Array>;
}

export function createSnapshot(made: OpenCatalog): Snapshot {
  const { base, prices, views } = made;
  const offers = sightBook();
  const figures = sightBook();
  const products = sightBook();
  const listings = sightBook();
  const wholes = sightBook();
  const endSights = ({ rows, categories, isListed, isMoved }: Patched) => {
    for (const row of rows) for (const book of [offers, figures, products]) book.end(row);
    for (const category of categories) listings.end(category);
    if (isListed) wholes.end(SEARCHES);
    if (isMoved) wholes.end(COUNTS);
  };
  return {
    ...sellableCatalog(base, views),
    base,
    prices,
    offerSight: (row) => offers.of(row),
    stockSight: (row) => figures.of(row),
    productSight: (row) => products.of(row),
    listingSight: (categoryId) => listings.of(categoryId),
    searchSight: () => wholes.of(SEARCHES),
    countsSight: () => wholes.of(COUNTS),
    view: (storeViewId) => views.get(storeViewId),
    applyStock(stock) {
      for (const item of stock) {
        const row = rowOf(base.rows, item.productId);
        if (row === NONE) continue;
        const owners = [row, ...ownersOf(base, row)];
        const changed = writeStock(base, { row, owners, item });
        for (const owner of owners) {
          if (changed.offer || changed.moved.has(owner)) offers.end(owner);
          if (changed.figures) figures.end(owner);
        }
      }
    },
    applyProducts(loaded, told, now) {
      endSights(patchCatalog(made, { loaded, told }, now));
    },
    async prepareRules(rules, when) {
      const hold = await patchRules(made, rules, when);
      return () => endSights(hold());
    },
    async pricedUnder(rules, reader, pacer) {
      const known = base.ruled.rules.all;
      const compiled = await compileRules({ base, views }, { rules, known }, pacer);
      const book = base.book.under(base.rulesOf(compiled));
      const { lowest } = await buildPriceTable({ ...base, book }, reader, pacer);
      return lowest;
    },
  };
}

const SEARCHES = 0;
const COUNTS = 1;

/** What shoppers see otherwise now: whether it can be sold, and any figure of its stock. */
interface StockChange {
  readonly offer: boolean;
  readonly figures: boolean;
  /** Rows of listed products that can be sold now and could not, or the other way round: a bundle takes several pieces. */
  readonly moved: ReadonlySet<number>;
}

function writeStock(
  base: CatalogBase,
  { row, owners, item }: { row: number; owners: readonly number[]; item: StockRow },
): StockChange {
  const { rows, inStock } = base;
  const before = {
    quantity: rows.stock[row],
    how: rows.stockFlags[row]!,
    offer: offerOf(base, row),
  };
  const how =
    (item.isInStock ? IN_STOCK : 0) |
    (item.isManaged ? STOCK_MANAGED : 0) |
    (item.backorders ? BACKORDERS : 0);
  rows.stock[row] = item.quantity;
  rows.stockFlags[row] = how;
  const moved = new Set<number>();
  for (const owner of owners) {
    const doc = base.docOf(owner);
    if (doc === NONE) continue;
    const isIn = isSaleableProduct(base, owner) ? 1 : 0;
    if (inStock[doc] !== isIn) moved.add(owner);
    inStock[doc] = isIn;
  }
  const isCounted = item.isManaged && before.quantity !== item.quantity;
  return {
    offer: before.offer !== offerOf(base, row),
    figures: isCounted || before.how !== how,
    moved,
  };
}

/** All of a row's stock that decides whether it, or the family it stands for, can be sold. */
function offerOf({ rows }: CatalogBase, row: number): number {
  return (rowIsSaleable(rows, row) ? 2 : 0) | (rows.stockFlags[row]! & IN_STOCK);
}
