import { describe, expect, it } from "vitest";
import { lotsLeft, type Lot } from "./lots.ts";

const day = (date: string) => new Date(`${date}T00:00:00Z`);
const MAY: Lot = { points: 40, until: day("2026-05-01") };
const JUNE: Lot = { points: 20, until: day("2026-06-01") };
const ALWAYS: Lot = { points: 5, until: null };

describe("issue 9.6 which points end when", () => {
  it.each([
    ["those that end first stand first", [ALWAYS, JUNE, MAY], 0, [MAY, JUNE, ALWAYS]],
    ["what was taken counts for the first", [JUNE, MAY], 15, [{ ...MAY, points: 25 }, JUNE]],
    ["and for the next when they are gone", [JUNE, MAY], 50, [{ ...JUNE, points: 10 }]],
    ["those that never end are taken last", [ALWAYS, JUNE], 20, [ALWAYS]],
    ["nothing is left of what was taken", [MAY], 40, []],
  ] as const)("%s", (_, came, taken, left) => {
    expect(lotsLeft(came, taken)).toEqual(left);
  });
});
