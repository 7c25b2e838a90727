import { describe, expect, it } from "vitest";
import {
  checkThreadTerms,
  conesToOrder,
  deltaOf,
  THREAD_CM_MAX,
  threadState,
} from "./thread-stock.ts";

describe("issue 10.9 the stock of a thread", () => {
  it.each([
    ["received", 500, 100, 500],
    ["counted", 500, 100, 400],
    ["counted", 0, -30, 30],
    ["thrown_away", 100, 100, -100],
  ] as const)("is moved by what is %s: %i cm at %i by %i", (kind, cm, atHand, delta) => {
    expect(deltaOf({ kind, cm }, atHand)).toEqual({ ok: true, value: delta });
  });

  it.each([
    ["received", 0, "embroidery.threadLengthInvalid"],
    ["received", 1.5, "embroidery.threadLengthInvalid"],
    ["received", THREAD_CM_MAX + 1, "embroidery.threadLengthInvalid"],
    ["counted", -1, "embroidery.threadLengthInvalid"],
    ["counted", Number.NaN, "embroidery.threadLengthInvalid"],
    ["thrown_away", 101, "embroidery.threadNotThere"],
  ] as const)("refuses %s %d cm", (kind, cm, error) => {
    expect(deltaOf({ kind, cm }, 100)).toMatchObject({ ok: false, problems: [{ error }] });
  });

  it.each([
    [{}, []],
    [{ lowestCm: 0, coneCm: 1 }, []],
    [{ coneCm: 0, lowestCm: -1 }, ["coneMeters", "lowestMeters"]],
    [{ coneCm: Number.NaN }, ["coneMeters"]],
    [{ coneCm: 5_000_001 }, ["coneMeters"]],
  ])("says of %o what is wrong: %o", (differing, fields) => {
    const terms = { offered: "always", coneCm: 500_000, lowestCm: 100, ...differing } as const;
    expect(checkThreadTerms(terms).map(({ field }) => field)).toEqual(fields);
  });

  const level = { isCounted: true, atHandCm: 1000, neededCm: 400, lowestCm: 500 };
  it.each([
    [{}, "enough", 0],
    [{ isCounted: false, atHandCm: 0 }, "uncounted", 0],
    [{ atHandCm: 0 }, "out", 3],
    [{ atHandCm: -200 }, "out", 4],
    [{ neededCm: 1001 }, "short", 2],
    [{ neededCm: 1000 }, "low", 2],
    [{ lowestCm: 601 }, "low", 1],
    // It is out, though nobody needs any: one cone is the least that can be ordered.
    [{ atHandCm: 0, neededCm: 0, lowestCm: 0 }, "out", 1],
  ] as const)("stands with %o at %s, and %i cones are ordered", (differing, state, cones) => {
    const now = { ...level, ...differing };
    expect(threadState(now)).toBe(state);
    expect(conesToOrder(now, 300)).toBe(cones);
  });
});
