import { describe, expect, it } from "vitest";
import { ORDER_STATUSES, type OrderStatus } from "../order-status.ts";
import { isAllOver } from "./all-over.ts";
import { RETURN_MOVES, RETURN_STATES, type ReturnState } from "./return-state.ts";

const isOver = (status: OrderStatus, ...returns: ReturnState[]) => isAllOver({ status, returns });

describe("whether an order is over with all that comes back of it", () => {
  it("a return that can go nowhere is over, and one that was exchanged is another order's", () => {
    const ended = RETURN_STATES.filter((state) => RETURN_MOVES[state].length === 0);
    const over = RETURN_STATES.filter((state) => isOver("complete", state));
    expect(over.sort()).toEqual([...ended, "exchanged"].sort());
  });

  it("one of several returns is enough to wait for", () => {
    expect(isOver("closed", "refunded", "difference_failed", "rejected")).toBe(false);
    expect(isOver("closed", "refunded", "rejected")).toBe(true);
  });

  it("no return ends an order that is under way", () => {
    const under = ORDER_STATUSES.filter((status) => !isOver(status, "refunded"));
    expect(under).toEqual(["pending_payment", "payment_review", "processing", "holded"]);
  });
});
