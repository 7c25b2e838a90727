import { exchanged, type Exchange } from "@placket/domain/money/exchange";
import { NONE, type PriceColumns, type WebsitePrices } from "../rows/product-rows.ts";

/** A website whose prices are not those of the catalogue: another currency, or prices of its own. */
export interface PricedWebsite {
  readonly id: number;
  readonly exchange: Exchange;
}

/** What a website says of one product's prices, in its own minor units; `null`: nothing. */
interface OwnPrices {
  readonly base: number | null;
  readonly special: number | null;
  readonly msrp: number | null;
  /** Number of the dates of `special`; they are not looked at without it. */
  readonly specialDatesOf: number;
}

const NO_PRICES: OwnPrices = { base: null, special: null, msrp: null, specialDatesOf: 0 };

/** Columns for a website, as long as those of the catalogue. */
export function websiteColumns(capacity: number, { exchange }: PricedWebsite): WebsitePrices {
  return {
    exchange,
    base: new Int32Array(capacity),
    special: new Int32Array(capacity),
    msrp: new Int32Array(capacity),
    specialDatesOf: new Uint32Array(capacity),
  };
}

/**
 * Writes what a product costs in a website: each price its own, else the catalogue's in the website's
 * currency, else none. A special price of the website's own has its own dates.
 */
export function placePrices(
  columns: WebsitePrices,
  row: number,
  { catalogue, own = NO_PRICES }: { catalogue: PriceColumns; own?: OwnPrices | undefined },
): void {
  const here = (minor: number) => inCurrency(minor, columns.exchange);
  columns.base[row] = own.base ?? here(catalogue.base[row]!);
  columns.special[row] = own.special ?? here(catalogue.special[row]!);
  columns.msrp[row] = own.msrp ?? here(catalogue.msrp[row]!);
  columns.specialDatesOf[row] =
    own.special === null ? catalogue.specialDatesOf[row]! : own.specialDatesOf;
}

function inCurrency(minor: number, exchange: Exchange): number {
  if (minor === NONE) return NONE;
  const here = exchanged(minor, exchange);
  return here === null || here > LARGEST ? NONE : here;
}

/** What a column holds. */
const LARGEST = 2 ** 31 - 1;
