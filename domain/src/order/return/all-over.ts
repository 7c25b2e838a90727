import { isUnderWay, type OrderStatus } from "../order-status.ts";
import type { ReturnState } from "./return-state.ts";

/** Where an order stands, and each of its returns. */
interface Standing {
  readonly status: OrderStatus;
  readonly returns: readonly ReturnState[];
}

/**
 * Whether nothing more happens to an order, nor to anything that comes back of it. One that is complete is not over
 * while a return of it waits for its parcel, for somebody who checks it, or for money.
 */
export const isAllOver = ({ status, returns }: Standing): boolean =>
  !isUnderWay(status) && returns.every((state) => IS_RETURN_OVER[state]);

/** Where a return waits for nobody: what was sent instead is an order of its own. */
const IS_RETURN_OVER: Readonly<Record<ReturnState, boolean>> = {
  requested: false,
  approved: false,
  rejected: true,
  received: false,
  checked: false,
  exchanged: true,
  difference_failed: false,
  refunding: false,
  refund_failed: false,
  refunded: true,
  closed: true,
};
