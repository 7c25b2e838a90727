import { money, subtract } from "../money/money.ts";
import type { Spending } from "../ledger/spending.ts";
import { dueOf, type Tally } from "./totals.ts";

/** An account that is asked to pay, and how much it can at most, in minor units of the cart's currency. */
interface Payer {
  readonly accountId: number;
  readonly mostMinor: number;
  /** How many of its units stand for that much money: the same, but for points. */
  readonly unitsFor?: (minor: number) => number;
}

/**
 * Takes what is still to be paid from one account after the other, as far as each goes: never below nothing.
 * @param withheldMinor what of it they may not pay.
 */
export function spendings(
  tally: Tally,
  payers: readonly Payer[],
  withheldMinor = 0,
): readonly Spending[] {
  let due = Math.max(0, dueOf(tally).minor - withheldMinor);
  return payers.flatMap(({ accountId, mostMinor, unitsFor = (minor) => minor }) => {
    const pays = Math.max(0, Math.min(mostMinor, due));
    due -= pays;
    const spending = { accountId, units: unitsFor(pays), amount: money(pays, tally.currency) };
    return pays === 0 ? [] : [spending];
  });
}

/** The sum after what pays of it, told by one line with what all of it comes to. */
export function spent(
  tally: Tally,
  spendings: readonly Spending[],
  said: Pick<Tally["lines"][number], "code" | "phrase" | "values">,
): Tally {
  if (spendings.length === 0) return tally;
  const nothing = money(0, tally.currency);
  const amount = spendings.reduce((left, spending) => subtract(left, spending.amount), nothing);
  return {
    ...tally,
    lines: [...tally.lines, { ...said, amount }],
    spendings: [...tally.spendings, ...spendings],
  };
}
