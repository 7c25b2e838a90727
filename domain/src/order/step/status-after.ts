import { goesOn, type OrderStatus } from "../order-status.ts";
import { leftToShip, notPaidBack, type LineProgress } from "./line-progress.ts";

/** What the status of an order that is packed and paid follows from. */
interface Progress {
  readonly status: OrderStatus;
  readonly lines: readonly LineProgress[];
  /** The money was taken, or there was none to take. */
  readonly isPaid: boolean;
  /** Whatever was taken is paid back. */
  readonly isPaidBack: boolean;
}

/**
 * Where an order stands after something of it was shipped, taken or paid back: the one function that says so.
 * Everything paid back, or all pieces of which none was sent: closed. Nothing left to ship and paid: complete. What does not go on stays as it is.
 */
export function statusAfter({ status, lines, isPaid, isPaidBack }: Progress): OrderStatus {
  if (!goesOn(status)) return status;
  const isAllBack = lines.every((line) => notPaidBack(line) === 0);
  if (isPaidBack && (isAllBack || lines.every((line) => leftToShip(line) === 0))) return "closed";
  // Its buyer has nothing of it, though what the way cost may be kept.
  if (isPaid && isAllBack && lines.every(({ shipped }) => shipped === 0)) return "closed";
  if (status === "complete") return status;
  return isPaid && lines.every((line) => leftToShip(line) === 0) ? "complete" : "processing";
}
