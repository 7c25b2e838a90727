import { describe, expect, it } from "vitest";
import { canMove, isPlaced, ORDER_MOVES, type OrderStatus } from "./order-status.ts";

const ALL = Object.keys(ORDER_MOVES) as OrderStatus[];

describe("the states of an order", () => {
  it("every state can be reached from the first, and only the named moves are possible", () => {
    const seen = new Set<OrderStatus>(["pending_payment"]);
    for (const from of seen) for (const to of ORDER_MOVES[from]) seen.add(to);
    expect([...seen].sort()).toEqual([...ALL].sort());
    for (const from of ALL) {
      for (const to of ALL) expect(canMove(from, to)).toBe(ORDER_MOVES[from].includes(to));
    }
  });

  it("an order whose money is open is not placed", () => {
    expect(ALL.filter(isPlaced)).toEqual(["processing", "complete"]);
  });
});
