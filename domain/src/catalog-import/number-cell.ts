import { ok, problem, refuse, type Result } from "../problem.ts";

/** The largest number a column of the database holds. */
const INT_MAX = 2_147_483_647;

/** A whole number within bounds; Magento writes `5` as `5.0000`, which is read alike. */
export function parseWhole(cell: string, min = -INT_MAX, max = INT_MAX): Result<number> {
  const parts = DECIMAL.exec(cell.trim());
  if (!parts) return refuse(problem("import.notANumber"));
  if (/[1-9]/.test(parts[3] ?? "")) return refuse(problem("import.notAWholeNumber"));
  const value = Number(`${parts[1] ?? ""}${parts[2] ?? ""}`);
  if (value < min || value > max) return refuse(problem("import.outOfRange", "", min, max));
  return ok(value === 0 ? 0 : value);
}

/**
 * An amount, in minor units of a currency with that many decimals: `54.0000` is 5400 cents.
 * Trailing zeros are free; a digit that would be lost is refused, never rounded.
 */
export function parseAmount(cell: string, decimals: number): Result<number> {
  const parts = DECIMAL.exec(cell.trim());
  if (!parts || parts[1] === "-") return refuse(problem("import.notANumber"));
  const fraction = parts[3] ?? "";
  if (/[1-9]/.test(fraction.slice(decimals)))
    return refuse(problem("import.tooManyDecimals", "", decimals));
  const minor = Number((parts[2] ?? "") + fraction.slice(0, decimals).padEnd(decimals, "0"));
  return minor <= INT_MAX ? ok(minor) : refuse(problem("import.outOfRange", "", 0, INT_MAX));
}

/** `5400` with 2 decimals is `54.00`. */
export function formatAmount(minor: number, decimals: number): string {
  return (minor / 10 ** decimals).toFixed(decimals);
}

/** A share of a hundred as millionths: `12.5` is 125000. */
export function parsePercentMicro(cell: string): Result<number> {
  const micro = parseAmount(cell, 4);
  if (!micro.ok || micro.value <= 1_000_000) return micro;
  return refuse(problem("import.outOfRange", "", 0, 100));
}

/** A weight in grams, written in units of that many grams (453.59237 for pounds). */
export function parseWeight(cell: string, gramsPerUnit: number): Result<number> {
  const parts = DECIMAL.exec(cell.trim());
  if (!parts || parts[1] === "-") return refuse(problem("import.notANumber"));
  const grams = Math.round(Number(cell.trim()) * gramsPerUnit);
  return grams <= INT_MAX ? ok(grams) : refuse(problem("import.outOfRange", "", 0, INT_MAX));
}

/** Four decimals, as Magento writes weights; enough to give whole grams back. */
export function formatWeight(grams: number, gramsPerUnit: number): string {
  return (grams / gramsPerUnit).toFixed(4);
}

/** 1 and 0, or Yes and No. */
export function parseFlag(cell: string): Result<boolean> {
  const flag = FLAGS.get(cell.trim().toLowerCase());
  return flag === undefined ? refuse(problem("import.notAFlag")) : ok(flag);
}

/** A decimal number of any size, for attributes that are numbers. */
export function parseDecimal(cell: string): Result<number> {
  const value = Number(cell.trim());
  const isNumber = DECIMAL.test(cell.trim()) && Number.isFinite(value);
  return isNumber ? ok(value === 0 ? 0 : value) : refuse(problem("import.notANumber"));
}

const DECIMAL = /^([+-]?)(\d{1,15})(?:\.(\d{0,12}))?$/;

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ["1", true],
  ["0", false],
  ["yes", true],
  ["no", false],
  ["true", true],
  ["false", false],
  ["1.0000", true],
  ["0.0000", false],
]);
