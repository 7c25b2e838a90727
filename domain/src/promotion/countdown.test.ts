import { describe, expect, it } from "vitest";
import { countdownAt, spanOf } from "./countdown.ts";

const DAY = { start: new Date("2026-11-27T00:00:00Z"), end: new Date("2026-11-30T00:00:00Z") };

describe("the countdown of the promotions bar", () => {
  it.each([
    ["2026-11-26T23:59:59Z", null],
    ["2026-11-27T00:00:00Z", "72 : 00 : 00"],
    ["2026-11-28T11:30:15Z", "36 : 29 : 45"],
    ["2026-11-29T23:59:59.100Z", "00 : 00 : 00"],
    ["2026-11-30T00:00:00Z", null],
  ])(
    "PROMO-06 at %s it reads %s: hours beyond 24, and nothing outside of its span",
    (now, text) => {
      expect(countdownAt(DAY, new Date(now))).toBe(text);
    },
  );

  it.each([
    [undefined, "2026-11-30T00:00:00Z"],
    ["2026-11-27T00:00:00Z", undefined],
    ["soon", "2026-11-30T00:00:00Z"],
    ["2026-11-30T00:00:00Z", "2026-11-27T00:00:00Z"],
  ])("PROMO-05 %j and %j are no span", (start, end) => {
    expect(spanOf(start, end)).toBeUndefined();
  });

  it("PROMO-05 two dates are one", () => {
    expect(spanOf("2026-11-27T00:00:00Z", "2026-11-30T00:00:00Z")).toEqual(DAY);
  });
});
