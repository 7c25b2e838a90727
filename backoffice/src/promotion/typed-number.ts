import { money } from "@placket/domain/money/money";
import { decimalOf, minorOf } from "@placket/domain/money/price-format";

/** An amount as it is typed: `12.50`; of what is none yet `NaN`. */
export const majorOf = (minor: number, currency: string): number =>
  Number.isSafeInteger(minor) ? decimalOf(money(minor, currency)) : Number.NaN;

/** A typed amount in minor units; what is no number is `NaN`, which the domain refuses. */
export const typedMinor = (typed: string, currency: string): number =>
  typed.trim() === "" ? Number.NaN : minorOf(Number(typed.replace(",", ".")), currency);

/** A typed number; nothing typed is none. */
export const typedCount = (typed: string): number | null =>
  typed.trim() === "" ? null : Number(typed);
