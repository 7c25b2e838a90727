/** In what a shop weighs: Magento's `general/locale/weight_unit`. */
export type WeightUnit = "lbs" | "kgs";

/** Grams of one unit. */
const GRAMS: Readonly<Record<WeightUnit, number>> = { lbs: 453.592_37, kgs: 1000 };

export const WEIGHT_UNITS = Object.keys(GRAMS) as readonly WeightUnit[];

/** Where nobody weighs in kilograms. */
const POUNDS_IN: readonly string[] = ["US", "LR"];

/** The unit that staff set, else the one that the country of a store view weighs in. */
export function weightUnitOf(set: WeightUnit | null, countryCode: string): WeightUnit {
  return set ?? (POUNDS_IN.includes(countryCode) ? "lbs" : "kgs");
}

export const gramsPer = (unit: WeightUnit): number => GRAMS[unit];

/** To four decimals, as Magento writes weights: 567 g are 1.25 lbs. */
export function weightIn(grams: number, unit: WeightUnit): number {
  return Number((grams / GRAMS[unit]).toFixed(4));
}
