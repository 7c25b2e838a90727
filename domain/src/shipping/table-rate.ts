/** One row of Magento's table-rates file; `*` holds for any. */
export interface TableRate {
  readonly countryCode: string;
  readonly regionCode: string;
  readonly postcode: string;
  readonly condition: TableRateCondition;
  /** From this much on: grams, minor units or pieces, by condition. */
  readonly from: number;
  readonly priceMinor: number;
}

type TableRateCondition = "package_weight" | "package_value" | "package_qty";

/** What is sent, and where. */
export interface Parcel {
  readonly countryCode: string;
  readonly regionCode: string;
  readonly postcode: string;
  readonly weightGrams: number;
  readonly valueMinor: number;
  readonly pieces: number;
}

/**
 * The price of the most particular row that holds: country before region before postcode, then the
 * highest "and above" that the parcel reaches. `undefined` when no row holds.
 */
export function tableRatePrice(
  rates: readonly TableRate[],
  parcel: Parcel,
  condition: TableRateCondition,
): number | undefined {
  const measured = MEASURES[condition](parcel);
  const holding = rates.filter(
    (rate) => rate.condition === condition && rate.from <= measured && covers(rate, parcel),
  );
  holding.sort((a, b) => particularity(b) - particularity(a) || b.from - a.from);
  return holding[0]?.priceMinor;
}

const MEASURES: Readonly<Record<TableRateCondition, (parcel: Parcel) => number>> = {
  package_weight: (parcel) => parcel.weightGrams,
  package_value: (parcel) => parcel.valueMinor,
  package_qty: (parcel) => parcel.pieces,
};

function covers(rate: TableRate, parcel: Parcel): boolean {
  return (
    matches(rate.countryCode, parcel.countryCode) &&
    matches(rate.regionCode, parcel.regionCode) &&
    matchesPostcode(rate.postcode, parcel.postcode)
  );
}

const matches = (pattern: string, value: string) =>
  pattern === "*" || pattern.toUpperCase() === value.toUpperCase();

/** `330*` covers every postcode that begins with 330, as Magento's file writes it. */
function matchesPostcode(pattern: string, postcode: string): boolean {
  if (!pattern.endsWith("*")) return matches(pattern, postcode.trim());
  return postcode.trim().toUpperCase().startsWith(pattern.slice(0, -1).toUpperCase());
}

const particularity = (rate: TableRate) =>
  (rate.countryCode === "*" ? 0 : 1) +
  (rate.regionCode === "*" ? 0 : 2) +
  (rate.postcode === "*" ? 0 : 4 + rate.postcode.length);
