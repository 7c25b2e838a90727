import { leftToShip, notPaidBack, type LineProgress } from "./line-progress.ts";

/** How far a line is, as its shopper reads it: a phrase; the first that holds. */
const STATUSES = [
  { phrase: "Canceled", holds: ({ ordered, canceled }) => canceled === ordered },
  { phrase: "Refunded", holds: (line) => notPaidBack(line) === 0 },
  { phrase: "Shipped", holds: (line) => line.shipped > 0 && leftToShip(line) === 0 },
  { phrase: "Partially Shipped", holds: ({ shipped }) => shipped > 0 },
] as const satisfies readonly {
  readonly phrase: string;
  readonly holds: (line: LineProgress) => boolean;
}[];

/** The phrase of how far a line is. */
export const itemStatus = (line: LineProgress): string =>
  STATUSES.find(({ holds }) => holds(line))?.phrase ?? "Ordered";
