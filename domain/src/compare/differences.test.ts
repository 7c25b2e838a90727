import { describe, expect, it } from "vitest";
import { isDifferent } from "./differences.ts";

describe("issue 11.5 only differences", () => {
  it.each([
    [["Twill", "Twill"], false],
    [["Twill", "Denim"], true],
    [["Twill", null], true],
    [[null, null], false],
    [["Twill"], false],
  ])("differ in %j: %s", (values, expected) => {
    expect(isDifferent({ values })).toBe(expected);
  });
});
