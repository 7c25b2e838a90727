import { problem, type Problem } from "../../problem.ts";

/** As many prices as are written in one go. */
export const PRICES_MAX = 1_000;

const PERCENT_MIN = -90;
const PERCENT_MAX = 500;

/** What is wrong with a percentage by which prices are changed. */
export const checkPercent = (percent: number): readonly Problem[] =>
  Number.isFinite(percent) && percent !== 0 && percent >= PERCENT_MIN && percent <= PERCENT_MAX
    ? []
    : [problem("catalog.badPercent", "percent", PERCENT_MIN, PERCENT_MAX)];

/**
 * A price so many percent higher, or lower, in whole minor units.
 * @example priceBy(1999, 10) is 2199
 */
export const priceBy = (minor: number, percent: number): number =>
  Math.round((minor * (100 + percent)) / 100);
