import { describe, expect, it } from "vitest";
import { piecesUsed, runsOut, type Lengths } from "./thread-need.ts";

const lengths = (of: Record<string, number>): Lengths => new Map(Object.entries(of));

describe("issue 10.9 thread that jobs use", () => {
  it.each([
    ["sew", 0, 10, 10],
    ["sew", 4, 10, 6],
    // Ten were sewn, and all are sewn again: nothing comes back.
    ["redo", 10, 0, 0],
    ["redo", 2, 5, 3],
    ["redo", 5, 2, 0],
    ["count", 2, 5, 3],
    ["count", 5, 2, -3],
  ] as const)("is used by %s from %i to %i for %i pieces", (by, before, after, used) => {
    expect(piecesUsed(by, before, after)).toBe(used);
  });

  it("runs out at the turn that it no longer does for, and at every later one", () => {
    const turn = (of: Record<string, number>, before: Record<string, number> = {}) => ({
      needs: lengths(of),
      before: lengths(before),
    });
    const turns = [
      turn({ "1000": 60, "1001": 10 }),
      turn({ "1001": 10 }),
      turn({ "1000": 40 }),
      turn({ "1000": 1 }),
    ];
    const at = (short: ReturnType<typeof runsOut>) => short.map((one) => [...one]);
    expect(at(runsOut(turns, lengths({ "1000": 100 })))).toEqual([[], [], [], ["1000"]]);
    expect(at(runsOut(turns, lengths({ "1000": 100, "1001": 0 })))).toEqual([
      ["1001"],
      ["1001"],
      [],
      ["1000"],
    ]);
  });

  it("runs out earlier where others take of it first, and never where none is needed", () => {
    const turns = [{ needs: lengths({ "1000": 50, "1001": 0 }), before: lengths({ "1000": 60 }) }];
    expect(runsOut(turns, lengths({ "1000": 100, "1001": -5 }))).toEqual([new Set(["1000"])]);
    expect(runsOut(turns, lengths({}))).toEqual([new Set()]);
  });
});
