import { describe, expect, it } from "vitest";
import { readSpread, SPREAD_NOTES_MAX } from "./spread.ts";

const note = { title: "Stand collar", text: "no label inside", at: { x: 0.4, y: 0.1 } };

describe("the spread of a category", () => {
  it("is a product and its notes, on the right unless said otherwise", () => {
    const other = { ...note, side: "left" };
    expect(readSpread({ sku: "MRW-10", notes: [note, other] })).toEqual({
      sku: "MRW-10",
      notes: [{ ...note, side: "right" }, other],
    });
  });

  it.each([
    undefined,
    null,
    "MRW-10",
    [],
    { sku: "MRW-10" },
    { sku: "", notes: [note] },
    { sku: "MRW-10", notes: "all of it" },
    { sku: "MRW-10", notes: [null, { ...note, title: "" }, { ...note, at: { x: 2, y: 0 } }] },
  ])("is none where staff wrote %j", (attribute) => {
    expect(readSpread(attribute)).toBeNull();
  });

  it("has no more notes than stand beside a picture", () => {
    const notes = Array.from({ length: 50 }, () => note);
    expect(readSpread({ sku: "MRW-10", notes })?.notes).toHaveLength(SPREAD_NOTES_MAX);
  });
});
