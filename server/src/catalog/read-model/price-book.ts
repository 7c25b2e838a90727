import { finalPriceMinor, type PriceReader } from "@placket/domain/pricing/final-price";
import type { Families } from "./families.ts";
import { IS_ENABLED, NONE, type ProductRows } from "./product-rows.ts";
import type { TierRows } from "./tier-rows.ts";

/** Prices of single products, in minor units; `NONE` for what has no price. */
export interface PriceBook {
  /** Before specials and tiers. A variant without a price of its own has its parent's. */
  regular(row: number, parentRow: number): number;
  final(row: number, parentRow: number, reader: PriceReader): number;
  /** The instants at which some special price begins or ends, ascending. */
  readonly boundaries: readonly number[];
  /** Whether the price of a row ever changes by the clock alone. */
  isDated(row: number): boolean;
}

export function priceBook(rows: ProductRows, tiers: TierRows): PriceBook {
  const priced = (row: number, parentRow: number) =>
    rows.base[row] === NONE && parentRow !== NONE ? parentRow : row;
  return {
    regular: (row, parentRow) => rows.base[priced(row, parentRow)]!,
    final(row, parentRow, reader) {
      const source = priced(row, parentRow);
      if (rows.base[source] === NONE) return NONE;
      const dates = rows.specialDates[rows.specialDatesOf[source]!];
      const own = tiers.of(row);
      const familyTiers = parentRow === NONE ? own : tiers.of(parentRow);
      const price = {
        baseMinor: rows.base[source]!,
        specialMinor: rows.special[source] === NONE ? null : rows.special[source]!,
        specialFrom: dates?.from ?? null,
        specialTo: dates?.to ?? null,
        tiers: own.length === 0 || own === familyTiers ? familyTiers : own.concat(familyTiers),
      };
      return finalPriceMinor(price, reader);
    },
    boundaries: boundariesOf(rows),
    isDated(row) {
      const dates = rows.specialDates[rows.specialDatesOf[row]!];
      return rows.special[row] !== NONE && (dates?.from ?? dates?.to ?? null) !== null;
    },
  };
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
  const instants = rows.specialDates.flatMap(({ from, to }) => [from, to]);
  return [...new Set(instants.filter((at) => at !== null))].sort((a, b) => a - b);
}
