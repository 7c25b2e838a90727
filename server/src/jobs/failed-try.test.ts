import { expect, it } from "vitest";
import { failedTry } from "./failed-try.ts";

const now = new Date("2026-03-02T10:00:00Z");
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

it.each([
  { tries: 1, kind: "postponed", nextAt: minutesLater(1) },
  { tries: 4, kind: "unreachable", nextAt: minutesLater(8) },
  { tries: 20, kind: "unreachable", nextAt: minutesLater(60) },
  { tries: 3, kind: "refused", nextAt: null },
] as const)(
  "after $tries tries that were $kind the next is at $nextAt",
  ({ nextAt, ...failure }) => {
    expect(failedTry({ ...failure, error: new Error("down"), now })).toEqual({
      reason: "down",
      nextAt,
    });
  },
);

it("says what was thrown, whatever it is", () => {
  expect(failedTry({ error: "no", tries: 1, kind: "postponed", now }).reason).toBe("no");
});
