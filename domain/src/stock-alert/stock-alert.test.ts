import { describe, expect, it } from "vitest";
import { daysSince, isDue } from "./stock-alert.ts";

describe("issue 11.5 whoever waits is told", () => {
  it.each([
    ["stock", null, { isAtHand: true, price: 500 }, true],
    ["stock", null, { isAtHand: false, price: 500 }, false],
    ["stock", null, { isAtHand: true, price: null }, true],
    ["price", 500, { isAtHand: true, price: 499 }, true],
    ["price", 500, { isAtHand: false, price: 499 }, true],
    ["price", 500, { isAtHand: true, price: 500 }, false],
    ["price", 500, { isAtHand: true, price: null }, false],
    ["price", null, { isAtHand: true, price: 1 }, false],
  ] as const)("%s, asked at %j, now %j: %s", (kind, asked, facts, expected) => {
    expect(isDue({ kind, asked }, facts)).toBe(expected);
  });
});

it.each([
  ["2026-03-01T10:00:00Z", "2026-03-02T09:59:59Z", 0],
  ["2026-03-01T10:00:00Z", "2026-03-02T10:00:00Z", 1],
  ["2026-03-01T10:00:00Z", "2026-02-01T10:00:00Z", 0],
])("from %s to %s are %i days", (then, now, days) => {
  expect(daysSince(new Date(then), new Date(now))).toBe(days);
});
