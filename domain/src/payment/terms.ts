import { DAY_MS } from "../durations.ts";
import type { Money } from "../money/money.ts";
import { problem, type Problem } from "../problem.ts";

/** What a customer may buy on account in a currency. */
export interface PaymentTerms {
  readonly customerId: number;
  readonly currency: string;
  /** What they may owe at most, in minor units. */
  readonly limitMinor: number;
  /** How many days they have to pay. */
  readonly netDays: number;
  /** Whether orders on account are taken now. */
  readonly isOn: boolean;
}

/** Everything wrong with terms; `owed` is what is open now. */
export function checkTerms(
  { limitMinor, netDays }: Pick<PaymentTerms, "limitMinor" | "netDays">,
  owed: Money,
): readonly Problem[] {
  const isLimit = Number.isSafeInteger(limitMinor) && limitMinor >= 0 && limitMinor <= LIMIT_MAX;
  const isDays = Number.isInteger(netDays) && netDays >= 0 && netDays <= NET_DAYS_MAX;
  return [
    ...(isLimit ? [] : [problem("payment.limitInvalid", "limit")]),
    ...(isLimit && limitMinor < owed.minor ? [problem("payment.limitBelowOwed", "limit")] : []),
    ...(isDays ? [] : [problem("payment.netDaysInvalid", "netDays", NET_DAYS_MAX)]),
  ];
}

/** The day by which an order on account is to be paid. */
export function dueAt(placedAt: Date, netDays: number): Date {
  return new Date(placedAt.getTime() + netDays * DAY_MS);
}

const NET_DAYS_MAX = 365;
/** In minor units: what a sum of them is counted in exactly. */
const LIMIT_MAX = 1e12;
