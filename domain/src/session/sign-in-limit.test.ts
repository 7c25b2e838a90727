import { describe, expect, it } from "vitest";
import { minutesToWait } from "./sign-in-limit.ts";

describe("tries to sign in", () => {
  const now = new Date("2026-03-02T10:00:00Z");
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const times = (count: number, minutes: number) =>
    Array.from({ length: count }, () => ago(minutes));

  it.each([
    { why: "nobody failed", pair: [], minutes: 0 },
    { why: "four failed", pair: times(4, 0), minutes: 0 },
    { why: "the fifth failed just now", pair: times(5, 0), minutes: 1 },
    { why: "the fifth failed a minute ago", pair: times(5, 1), minutes: 0 },
    { why: "the sixth failed just now", pair: times(6, 0), minutes: 2 },
    { why: "the ninth failed ten minutes ago", pair: times(9, 10), minutes: 6 },
    { why: "the hundredth failed just now", pair: times(100, 0), minutes: 60 },
    { why: "all but four failed yesterday", pair: [...times(9, 1440), ...times(4, 0)], minutes: 0 },
    { why: "29 emails failed from here", pair: [], address: times(29, 0), minutes: 0 },
    { why: "30 emails failed from here", pair: [], address: times(30, 0), minutes: 1 },
    { why: "99 addresses failed with it", pair: [], account: times(99, 0), minutes: 0 },
    { why: "102 addresses failed with it", pair: [], account: times(102, 0), minutes: 4 },
  ])("$minutes minutes to wait when $why", ({ pair, address = [], account = [], minutes }) => {
    expect(minutesToWait("staff", { pair, address, account }, now)).toBe(minutes);
  });
});
