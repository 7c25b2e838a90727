import { describe, expect, it } from "vitest";
import { checkMove } from "./by-hand.ts";

describe("what staff give or take by hand (issue 9.6)", () => {
  it.each([
    [1, "Late parcel", []],
    [1_000_000, "Late parcel", []],
    [0, "Late parcel", ["amount"]],
    [-5, "Late parcel", ["amount"]],
    [0.5, "Late parcel", ["amount"]],
    [Number.NaN, "Late parcel", ["amount"]],
    [1_000_001, "Late parcel", ["amount"]],
    [1, "", ["reason"]],
    [1, "Two\nlines", ["reason"]],
    [1, "x".repeat(201), ["reason"]],
  ])("%s for “%s”", (units, reason, fields) => {
    expect(checkMove({ units, reason }).map(({ field }) => field)).toEqual(fields);
  });
});
