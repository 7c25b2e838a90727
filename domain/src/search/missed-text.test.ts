import { describe, expect, it } from "vitest";
import { missedText } from "./missed-text.ts";

describe("issue 11.4 what is kept of a search that found nothing", () => {
  it.each([
    ["Cargo  Shorts ", "cargo shorts"],
    ["ÉTÉ", "été"],
    ["tablier\u0000 \n noir", "tablier noir"],
    ["MRW-4410", "mrw-4410"],
    ["12345678", "12345678"],
    ["x".repeat(200), "x".repeat(128)],
  ])("of %j is %j", (query, kept) => {
    expect(missedText(query)).toBe(kept);
  });

  it.each([
    "",
    "   ",
    "-- !",
    "ann@example.com",
    "call +1 (800) 555-0142",
    "4111 1111 1111 1111",
    "123456789",
  ])("of %j is nothing", (query) => {
    expect(missedText(query)).toBeUndefined();
  });
});
