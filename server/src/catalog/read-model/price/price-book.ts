import {
  finalPriceMinor,
  isBulkPrice,
  type ListedPrice,
  type PriceReader,
} from "@placket/domain/pricing/final-price";
import { tierIn, type TierPrice } from "@placket/domain/pricing/tier-price";
import { loweringRules } from "@placket/domain/pricing/price-rule";
import { nextTier, type NextTierPrice } from "@placket/domain/pricing/next-tier";
import type { Families } from "../rows/families.ts";
import {
  allPrices,
  IS_ENABLED,
  NONE,
  pricesOf,
  type PriceColumns,
  type ProductRows,
} from "../rows/product-rows.ts";
import type { RuleSet } from "./rule-set.ts";
import type { TierRows } from "./tier-rows.ts";
import type { CatalogPriceRule } from "../../price-rules.ts";

/** Prices of single products, in minor units of the asked website; `NONE` for what has no price. */
export interface PriceBook {
  /** Before specials and tiers. A variant without a price of its own has its parent's. */
  regular(row: number, parentRow: number, websiteId: number): number;
  final(row: number, parentRow: number, reader: PriceReader): number;
  /** Whether the final price is one for many pieces, which takes no other promotion (PDP-48). */
  isBulk(row: number, parentRow: number, reader: PriceReader): boolean;
  /** The tiers of a product and its family; those for other readers are among them. */
  tiers(row: number, parentRow: number, websiteId: number): readonly TierPrice[];
  /** The nearest number of pieces that makes each cheaper; undefined where none does. */
  next(row: number, parentRow: number, reader: PriceReader): NextTierPrice | undefined;
  /** The rules that made the final price what it is, in their order; none where something else is as low. */
  rulesOf(row: number, parentRow: number, reader: PriceReader): readonly CatalogPriceRule[];
  /** The same prices as other rules would make them. */
  under(rules: RuleSet): PriceBook;
  /** The instants at which some special price or rule begins or ends, ascending. */
  readonly boundaries: readonly number[];
  /** Takes in when a row's special prices begin and end. What has passed by now moves no price any more. */
  addBoundaries(row: number, now: number): void;
  /** The same of instants that rules tell. */
  addInstants(instants: readonly (number | null)[], now: number): void;
  /** Whether the price of a row ever changes by the clock alone, rules apart. */
  isDated(row: number): boolean;
}

/** What every price is made of, and the rules as of now. */
interface PriceSources {
  readonly rows: ProductRows;
  readonly tiers: TierRows;
  readonly rules: () => RuleSet;
}

export function priceBook(sources: PriceSources): PriceBook {
  return bookWith(sources, boundariesOf(sources.rows));
}

function bookWith({ rows, tiers, rules }: PriceSources, boundaries: number[]): PriceBook {
  const priced = ({ base }: PriceColumns, row: number, parentRow: number) =>
    base[row] === NONE && parentRow !== NONE ? parentRow : row;
  const regular = (row: number, parentRow: number, websiteId: number) => {
    const prices = pricesOf(rows, websiteId);
    return prices.base[priced(prices, row, parentRow)]!;
  };
  const tiersOf = (row: number, parentRow: number, websiteId: number) => {
    const own = tiers.of(row);
    const familyTiers = parentRow === NONE ? own : tiers.of(parentRow);
    const all = own.length === 0 || own === familyTiers ? familyTiers : own.concat(familyTiers);
    const exchange = rows.websitePrices.get(websiteId)?.exchange;
    return exchange
      ? all.map((tier) => tierIn(tier, exchange)).filter((tier) => tier !== null)
      : all;
  };
  const listed = (row: number, parentRow: number, reader: PriceReader): ListedPrice => {
    const { websiteId } = reader;
    const prices = pricesOf(rows, websiteId);
    const source = priced(prices, row, parentRow);
    const dates = rows.specialDates.at(prices.specialDatesOf[source]!);
    const baseMinor = prices.base[source]!;
    return {
      baseMinor,
      specialMinor: prices.special[source] === NONE ? null : prices.special[source]!,
      specialFrom: dates.from,
      specialTo: dates.to,
      ruledMinor: rules().ruledMinor(row, baseMinor, reader),
      tiers: tiersOf(row, parentRow, websiteId),
    };
  };
  const addInstants = (instants: readonly (number | null)[], now: number) => {
    for (const at of instants) {
      if (at === null || at <= now || boundaries.includes(at)) continue;
      const later = boundaries.findIndex((other) => other > at);
      boundaries.splice(later < 0 ? boundaries.length : later, 0, at);
    }
  };
  const hasNone = (row: number, parentRow: number, { websiteId }: PriceReader) =>
    regular(row, parentRow, websiteId) === NONE;
  return {
    regular,
    tiers: tiersOf,
    final: (row, parentRow, reader) =>
      hasNone(row, parentRow, reader)
        ? NONE
        : finalPriceMinor(listed(row, parentRow, reader), reader),
    isBulk: (row, parentRow, reader) =>
      !hasNone(row, parentRow, reader) && isBulkPrice(listed(row, parentRow, reader), reader),
    next: (row, parentRow, reader) =>
      hasNone(row, parentRow, reader)
        ? undefined
        : nextTier(listed(row, parentRow, reader), reader),
    rulesOf(row, parentRow, reader) {
      const holding = rules().holding(row, reader);
      if (holding.length === 0 || hasNone(row, parentRow, reader)) return [];
      const price = listed(row, parentRow, reader);
      const without = finalPriceMinor({ ...price, ruledMinor: null }, reader);
      const { ruledMinor: ruled } = price;
      return ruled !== null && ruled < without ? loweringRules(holding, price.baseMinor) : [];
    },
    under: (other) => bookWith({ rows, tiers, rules: () => other }, boundaries),
    boundaries,
    addBoundaries(row, now) {
      for (const prices of allPrices(rows)) {
        const { from, to } = rows.specialDates.at(prices.specialDatesOf[row]!);
        addInstants([from, to], now);
      }
    },
    addInstants,
    isDated: (row) => allPrices(rows).some((prices) => isDated(rows, prices, row)),
  };
}

function isDated({ specialDates }: ProductRows, prices: PriceColumns, row: number): boolean {
  const { from, to } = specialDates.at(prices.specialDatesOf[row]!);
  return prices.special[row] !== NONE && (from ?? to) !== null;
}

/** Rows whose price decides a listed product's: its variants, or itself. */
export function pricedRows(families: Families, rows: ProductRows, row: number): readonly number[] {
  const enabled: number[] = [];
  for (const child of families.childrenOf(row)) {
    if ((rows.flags[child]! & IS_ENABLED) !== 0) enabled.push(child);
  }
  return enabled.length === 0 ? [row] : enabled;
}

function boundariesOf(rows: ProductRows): number[] {
  const instants = rows.specialDates.things.flatMap(({ from, to }) => [from, to]);
  return [...new Set(instants.filter((at) => at !== null))].sort((a, b) => a - b);
}
