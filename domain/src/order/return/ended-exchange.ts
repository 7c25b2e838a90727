import { money, sum, type Money } from "../../money/money.ts";
import { costOf } from "../money/paid-order.ts";

/** A line of an exchange, and how many of its pieces stand no more. */
export interface EndingLine {
  readonly itemId: number;
  readonly quantity: number;
  /** The line that it was sent for. */
  readonly sentForId: number;
  readonly ordered: number;
  /** Those that stood no more before. */
  readonly ended: number;
  /** What all of its pieces took from store credit, or with a minus paid back; minor units. */
  readonly differenceMinor: number;
}

/** What becomes of the counts of a line that an exchange was sent for. */
export interface EndedLine {
  readonly itemId: number;
  readonly sentForId: number;
  readonly quantity: number;
  /** What was paid back for it, and is taken off the refund of its pieces. */
  readonly advanceMinor: number;
}

interface EndedExchange {
  readonly lines: readonly EndedLine[];
  /** What goes back to store credit. */
  readonly credit: Money;
}

/** What follows when pieces of exchanges stand no more: of each line its share of what was paid for the difference. */
export function endedExchange(lines: readonly EndingLine[], currency: string): EndedExchange {
  const shares = lines.map((line) => {
    const { differenceMinor, ended, quantity } = line;
    const paid = money(Math.abs(differenceMinor), currency);
    return { line, share: costOf({ ...line, paid }, ended, quantity), isMore: differenceMinor > 0 };
  });
  return {
    lines: shares.map(({ line: { itemId, sentForId, quantity }, share, isMore }) => ({
      itemId,
      sentForId,
      quantity,
      advanceMinor: isMore ? 0 : share.minor,
    })),
    credit: sum(
      shares.filter(({ isMore }) => isMore).map(({ share }) => share),
      currency,
    ),
  };
}
