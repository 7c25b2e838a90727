import { describe, expect, it } from "vitest";
import { DELIVERY_MOVES, DELIVERY_STATES } from "./delivery-state.ts";
import { MOST_TRIES, nextTry, type FailureKind } from "./next-try.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Pauses between the tries of a delivery that fails every time, ms. */
function pauses(kind: FailureKind): number[] {
  const all: number[] = [];
  for (;;) {
    const next = nextTry(all.length + 1, kind);
    if (next === "give up") return all;
    all.push(next.inMs);
  }
}

describe("trying again", () => {
  it("after 1, 2, 4 … minutes, at most an hour apart", () => {
    const minutes = pauses("postponed").map((ms) => ms / MINUTE);
    expect(minutes.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(Math.max(...minutes)).toBe(60);
  });

  it.each(["postponed", "unreachable"] as const)(
    "goes on for four to five days when %s",
    (kind) => {
      const days = pauses(kind).reduce((sum, ms) => sum + ms, 0) / DAY;
      expect(days).toBeGreaterThan(4);
      expect(days).toBeLessThan(5);
    },
  );

  it("ends with the third refusal", () => {
    expect(pauses("refused")).toHaveLength(MOST_TRIES.refused - 1);
  });
});

describe("the states of a delivery", () => {
  it("what is delivered stays delivered, and what was given up is only tried again", () => {
    expect(DELIVERY_MOVES.delivered).toEqual([]);
    expect(DELIVERY_MOVES.given_up).toEqual(["waiting"]);
    const reached = new Set(DELIVERY_STATES.flatMap((from) => DELIVERY_MOVES[from]));
    expect(reached).toEqual(new Set(DELIVERY_STATES));
  });
});
