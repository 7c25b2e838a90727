import { describe, expect, it } from "vitest";
import { canMove } from "../state-moves.ts";
import {
  goesOn,
  isPlaced,
  isUnderWay,
  isUnpaid,
  ORDER_MOVES,
  ORDER_STATUSES,
  type OrderStatus,
} from "./order-status.ts";

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

  it("whatever ended its payment, an order is paid again, and nothing else: nothing of it is left to cancel", () => {
    const unpaid = ALL.filter(isUnpaid);
    expect(unpaid).toEqual(["payment_declined", "payment_given_up", "payment_unfinished"]);
    for (const status of unpaid) {
      expect(ORDER_MOVES[status]).toEqual(["pending_payment", "processing"]);
      expect(canMove(ORDER_MOVES, "pending_payment", status)).toBe(true);
      expect(canMove(ORDER_MOVES, "payment_review", status)).toBe(true);
    }
  });

  it("an order is under way while its goods or its money are on the way, and goes on by itself where it is bought and not held", () => {
    const underWay = ["pending_payment", "payment_review", "processing", "holded"];
    expect(ORDER_STATUSES.filter(isUnderWay)).toEqual(underWay);
    expect(ORDER_STATUSES.filter(goesOn)).toEqual(["processing", "complete"]);
  });

  it("an order whose money is open is not placed", () => {
    expect(ALL.filter(isPlaced)).toEqual([
      "processing",
      "holded",
      "complete",
      "closed",
      "canceled",
    ]);
  });
});
