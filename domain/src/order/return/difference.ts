import { allocate, money, sum, type Money } from "../../money/money.ts";
import { shareOf } from "../money/paid-order.ts";

/**
 * What each line of an exchange bears of its difference: to the cent the difference, and no line against the others.
 * Where one costs more and another less, the sum alone was paid by anybody.
 */
export function spreadDifference(differences: readonly Money[], currency: string): number[] {
  const { minor } = sum(differences, currency);
  const isMore = minor > 0;
  const weights = differences.map((one) => Math.max(0, isMore ? one.minor : 0 - one.minor));
  return allocate(money(Math.abs(minor), currency), weights).map((part) =>
    isMore || part.minor === 0 ? part.minor : 0 - part.minor,
  );
}

/** A line of an exchange, and how many of its pieces stand no more. */
interface SentLine {
  readonly ordered: number;
  readonly ended: number;
  /** What all of its pieces cost more, or with a minus less; minor units. */
  readonly differenceMinor: number;
}

/** What a line's pieces bear of its difference: those that stand no more, and the others. */
export function shareEnded({ ordered, ended, differenceMinor }: SentLine): {
  readonly ended: number;
  readonly standing: number;
} {
  const minor = Math.abs(differenceMinor);
  const over = shareOf({ ordered, minor }, 0, ended);
  return { ended: over, standing: minor - over };
}

/** What an exchange for something cheaper owes its buyer while nothing of it was paid back; minor units. */
export const owedOf = (lines: readonly SentLine[]): number =>
  lines.reduce((all, line) => all + (line.differenceMinor < 0 ? shareEnded(line).standing : 0), 0);
