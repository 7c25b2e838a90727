import type { Money } from "../money/money.ts";
import type { Totals, TotalsLine } from "./totals.ts";

/** A line of a sum as a shopper saw it. */
export interface SeenLine {
  readonly code: string;
  readonly amount: Money;
}

/** A line that is not what it was: `null` for one that is not there, before or now. */
export interface ChangedLine extends Pick<TotalsLine, "code" | "phrase" | "values"> {
  readonly before: Money | null;
  readonly after: Money | null;
}

const GRAND_TOTAL = "grand_total";

/** What a line is called that is gone; whose room is not known here is called by its code. */
const GONE: ReadonlyMap<string, string> = new Map([
  ["discount", "Discount"],
  ["shipping", "Shipping"],
  ["tax", "Tax"],
  ["giftcardaccount", "Gift Card"],
  ["customerbalance", "Store Credit"],
  ["rewards-total", "Rewards Discount"],
]);

/**
 * What changed since a shopper saw the sum, grand total last; empty while the grand total is the same, for
 * that is what they agreed to pay. Whoever names no grand total is held to each line they name.
 */
export function changedLines(
  seen: readonly SeenLine[],
  { lines, grandTotal }: Pick<Totals, "lines" | "grandTotal">,
): ChangedLine[] {
  const total = { code: GRAND_TOTAL, phrase: "Grand Total", values: [], amount: grandTotal };
  const now = numbered([...lines, total]);
  const was = numbered(seen);
  const seenTotal = seen.find(({ code }) => code === GRAND_TOTAL);
  if (seenTotal && isSame(seenTotal.amount, grandTotal)) return [];
  const gone = was.filter((one) => now.every((line) => !isSameLine(line, one)));
  const changed = now.flatMap(({ nth, ...line }) =>
    changeOf(
      line,
      was.filter((one) => one.nth === nth),
      seenTotal !== undefined && seen.length > 1,
    ),
  );
  return [
    ...gone.map(({ code, amount }) => ({ code, ...titleOf(code), before: amount, after: null })),
    ...changed,
  ];
}

/** Several promotions have lines of one code: the first is held against the first, and so on. */
function numbered<Line extends Pick<TotalsLine, "code">>(lines: readonly Line[]) {
  const times = new Map<string, number>();
  return lines.map((line) => {
    const nth = times.get(line.code) ?? 0;
    times.set(line.code, nth + 1);
    return { ...line, nth };
  });
}

interface NumberedLine {
  readonly code: string;
  readonly nth: number;
}

const isSameLine = (a: NumberedLine, b: NumberedLine) => a.code === b.code && a.nth === b.nth;

/** A caller's code is a value and never a phrase: whatever stands in it is shown as it is. */
function titleOf(code: string): Pick<ChangedLine, "phrase" | "values"> {
  const phrase = GONE.get(code);
  return phrase === undefined ? { phrase: "%1", values: [code] } : { phrase, values: [] };
}

/** A line nobody named is new only to those who named them all. */
function changeOf(line: TotalsLine, seen: readonly SeenLine[], isWhole: boolean): ChangedLine[] {
  const { amount: after, ...rest } = line;
  const before = seen.find(({ code }) => code === line.code)?.amount ?? null;
  const isChanged = before === null ? isWhole : !isSame(before, after);
  return isChanged ? [{ ...rest, before, after }] : [];
}

const isSame = (a: Money, b: Money) => a.minor === b.minor && a.currency === b.currency;
