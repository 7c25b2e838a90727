import { describe, expect, it } from "vitest";
import { swatchRows } from "./swatch-rows.ts";

const colors = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const shape = (count: number, isOpen: boolean) => {
  const { rows, behindToggle } = swatchRows(colors(count), isOpen);
  return { rows: rows.map((row) => row.length), behindToggle };
};

describe("PLP-07 swatches under a tile", () => {
  it.each([1, 5, 6])("%i stand in one row without a toggle", (count) => {
    expect(shape(count, false)).toEqual({ rows: [count], behindToggle: 0 });
    expect(shape(count, true)).toEqual({ rows: [count], behindToggle: 0 });
  });

  it.each([
    [7, 2],
    [12, 7],
    [18, 13],
  ])("of %i five stand beside a toggle for the other %i", (count, behindToggle) => {
    expect(shape(count, false)).toEqual({ rows: [5], behindToggle });
  });

  it("the toggle opens rows of six", () => {
    expect(shape(18, true)).toEqual({ rows: [5, 6, 6, 1], behindToggle: 13 });
  });

  it("no swatch is lost or doubled", () => {
    expect(swatchRows(colors(23), true).rows.flat()).toEqual(colors(23));
  });
});
