/** How far one line of an order is: pieces of it, none of them counted twice. The database holds the same bounds. */
export interface LineProgress {
  /** Of the line, `order_item`. */
  readonly itemId: number;
  /** Whether its pieces travel at all. */
  readonly travels: boolean;
  readonly ordered: number;
  /** Taken off the order before anything was paid for them. */
  readonly canceled: number;
  readonly shipped: number;
  /** Paid back, shipped or not. */
  readonly refunded: number;
  /** Those among the refunded that are not shipped any more. */
  readonly dropped: number;
  /** Among the shipped: asked to be returned, or returned. */
  readonly returned: number;
  /** Among the returned: those of a return that has not ended. What becomes of them is said there alone. */
  readonly inReturn: number;
  /** Among the returned: those that something else was sent for. */
  readonly exchanged: number;
}

/** Pieces that still have to be shipped. */
export const leftToShip = ({ travels, ordered, canceled, dropped, shipped }: LineProgress) =>
  travels ? ordered - canceled - dropped - shipped : 0;

/** Pieces that have arrived or still will: neither called off, nor back, nor paid back. */
export const leftToCome = (line: LineProgress) =>
  line.travels
    ? Math.min(notPaidBack(line), line.ordered - line.canceled - line.dropped - line.returned)
    : 0;

/** Pieces whose money was not paid back. */
export const notPaidBack = ({
  ordered,
  canceled,
  refunded,
}: Pick<LineProgress, "ordered" | "canceled" | "refunded">) => ordered - canceled - refunded;

/** What `leftToRefund` follows from. */
export type RefundProgress = Pick<
  LineProgress,
  "ordered" | "canceled" | "refunded" | "inReturn" | "exchanged"
>;

/** Pieces whose money may still be paid back: neither is something else sent for them, nor are they in a return. */
export const leftToRefund = (line: RefundProgress) =>
  Math.max(0, notPaidBack(line) - line.exchanged - line.inReturn);

/** Pieces that may still be sent back: they arrived, and their money was not paid back yet. */
export const leftToReturn = (line: LineProgress) =>
  Math.max(0, Math.min(line.shipped - line.returned, leftToRefund(line)));

/** Of so many pieces paid back, those that are not shipped any more: what is still here goes first. */
export const droppedOf = (line: LineProgress, refunded: number) =>
  Math.min(refunded, leftToShip(line));
