import type { Exchange } from "@placket/domain/money/exchange";
import type { QuantityRules } from "@placket/domain/quantity/quantity-rules";
import type { ProductType } from "../../sellable.ts";
import type { Interner } from "./interner.ts";
import type { PackedText } from "./packed-text.ts";

export const PRODUCT_TYPES = [
  "simple",
  "virtual",
  "configurable",
  "bundle",
  "giftcard",
] as const satisfies readonly ProductType[];

/** Bits of `ProductRows.flags`. */
export const IS_ENABLED = 1;
export const LOGIN_REQUIRED = 2;
export const DISCONTINUED = 4;
export const HAS_EMBROIDERY = 8;
export const IS_LOCKDOWN = 16;

/** Bits of `ProductRows.stockFlags`. */
export const IN_STOCK = 1;
export const STOCK_MANAGED = 2;
export const BACKORDERS = 4;

/** A price or weight that is not set. */
export const NONE = -1;

/** When a special price holds: ms since 1970, open ends null. */
export interface SpecialDates {
  readonly from: number | null;
  readonly to: number | null;
}

/** What every product costs before anybody asks, by row: minor units, `NONE` when not set. */
export interface PriceColumns {
  readonly base: Int32Array;
  readonly special: Int32Array;
  readonly msrp: Int32Array;
  /** Number of the row's dates in `specialDates`. */
  readonly specialDatesOf: Uint32Array;
}

/** The prices of a website that are not those of the catalogue, in its own currency. */
export interface WebsitePrices extends PriceColumns {
  readonly exchange: Exchange;
}

/**
 * Every product, listed or variant, as columns of numbers; a product's place in them is its row, ascending
 * by id. Prices are minor units, `NONE` when not set.
 */
export interface ProductRows extends PriceColumns {
  readonly count: number;
  readonly ids: Int32Array;
  readonly types: Uint8Array;
  readonly flags: Uint8Array;
  readonly visibility: Uint8Array;
  readonly specialDates: Interner<SpecialDates>;
  /** By website id; one that is not here has the catalogue's currency and no price of its own. */
  readonly websitePrices: ReadonlyMap<number, WebsitePrices>;
  readonly taxClass: Int32Array;
  readonly weight: Int32Array;
  /** Pieces above the out-of-stock threshold. */
  readonly stock: Int32Array;
  readonly stockFlags: Uint8Array;
  readonly rulesOf: Uint32Array;
  readonly rules: Interner<QuantityRules>;
  readonly websitesOf: Uint32Array;
  readonly websites: Interner<readonly number[]>;
  readonly skus: PackedText;
  /** Empty for variants that have no page of their own. */
  readonly names: PackedText;
  readonly urlKeys: PackedText;
  /** Number of the row's first picture in `files`, `NONE` without one. */
  readonly image: Int32Array;
  readonly secondImage: Int32Array;
  readonly files: PackedText;
  /** Option ids by configurable attribute id; 0 where the product has none. */
  readonly options: ReadonlyMap<number, Int32Array>;
}

/** The catalogue's prices and those of websites that differ. */
export function allPrices(rows: ProductRows): readonly PriceColumns[] {
  return [rows, ...rows.websitePrices.values()];
}

/** The prices that hold in a website. */
export function pricesOf(rows: ProductRows, websiteId: number): PriceColumns {
  return rows.websitePrices.get(websiteId) ?? rows;
}

/** The row of a product id, or `NONE`. */
export function rowOf({ ids, count }: ProductRows, productId: number): number {
  let low = 0;
  let high = count - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const id = ids[middle]!;
    if (id === productId) return middle;
    if (id < productId) low = middle + 1;
    else high = middle - 1;
  }
  return NONE;
}

/** Whether a product that leaves the shelf itself can be sold: enabled, in stock, pieces left or to be ordered. */
export function rowIsSaleable({ flags, stockFlags, stock }: ProductRows, row: number): boolean {
  const how = stockFlags[row]!;
  if ((flags[row]! & IS_ENABLED) === 0 || (how & IN_STOCK) === 0) return false;
  return (how & STOCK_MANAGED) === 0 || (how & BACKORDERS) !== 0 || stock[row]! > 0;
}
