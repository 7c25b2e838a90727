import { describe, expect, it } from "vitest";
import { canMove } from "../state-moves.ts";
import { isPlaced, ORDER_MOVES, type OrderStatus } from "./order-status.ts";

const ALL = Object.keys(ORDER_MOVES) as OrderStatus[];

describe("the states of an order", () => {
  it("every state can be reached from the first", () => {
    const seen = new Set<OrderStatus>(["pending_payment"]);
    for (const from of seen) for (const to of ORDER_MOVES[from]) seen.add(to);
    expect([...seen].sort()).toEqual([...ALL].sort());
  });

  it.each([
    ["pending_payment", "complete"],
    ["processing", "payment_declined"],
    ["canceled", "processing"],
    ["payment_review", "pending_payment"],
  ] as const)("%s never becomes %s", (from, to) => {
    expect(canMove(ORDER_MOVES, from, to)).toBe(false);
  });

  it("an order whose money is open is not placed", () => {
    expect(ALL.filter(isPlaced)).toEqual(["processing", "complete"]);
  });
});
