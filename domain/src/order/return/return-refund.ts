import type { Money } from "../../money/money.ts";
import { refundSum, type Refundable } from "../money/refund.ts";
import { leftBy } from "../money/refund-ways.ts";
import type { PiecesWish } from "../step/check-pieces.ts";
import { hasMoneyToPayBack, sourcesOf, type OrderFacts } from "../step/order-steps.ts";
import type { ReturnReason } from "./return-state.ts";

interface Asked {
  readonly good: readonly PiecesWish[];
  readonly paid: Refundable["paid"];
  readonly facts: OrderFacts;
}

/**
 * What paying a return back comes to, its good pieces at what they cost; `null` where its order has no such money: it was free, or sent for another
 * return, or paid and paid back outside. Such a return is exchanged, or closed.
 */
export function payableReturn({ good, paid, facts }: Asked): Money | null {
  const wish = { pieces: good, shippingMinor: 0, adjustmentMinor: 0 };
  const { total } = refundSum(wish, { paid, lines: facts.lines });
  const isThere = hasMoneyToPayBack(facts) && total.minor <= leftBy("source", sourcesOf(facts));
  return isThere && total.minor > 0 ? total : null;
}

/** Whether what is sent back for a reason is usually sold again. */
const IS_SOLD_AGAIN: Readonly<Record<ReturnReason, boolean>> = {
  wrong_size: true,
  damaged: false,
  not_as_described: true,
  not_needed: true,
  other: false,
};

/** Whether pieces go on the shelf unless staff say otherwise: not what was made for its buyer, nor what is damaged. */
export const isForShelf = (reason: ReturnReason, isMadeForBuyer: boolean): boolean =>
  IS_SOLD_AGAIN[reason] && !isMadeForBuyer;
