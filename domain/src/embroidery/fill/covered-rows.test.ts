import { describe, expect, it } from "vitest";
import { coveredRows } from "./covered-rows.ts";

const block = (x: number, y: number, width: number, height: number) => ({
  rings: [Float64Array.of(x, y, x + width, y, x + width, y + height, x, y + height)],
});
const east = { x: 1, y: 0 };
const field = block(0, 0, 40, 20);
const rounded = (values: readonly number[]) => values.map((value) => Number(value.toFixed(6)));

describe("the rows of an area that others will cover", () => {
  it("reach 0.3 mm under what lies on it", () => {
    const rows = coveredRows(field, [block(10, 5, 10, 10)], east);
    expect(rounded(rows.at(10).visible)).toEqual([0, 10.3, 19.7, 40]);
    expect(rounded(rows.at(10).hidden)).toEqual([10.3, 19.7]);
    expect(rounded(rows.at(5.2).visible)).toEqual([0, 40]);
  });

  it("reach 0.3 mm under what lies beside it, along and across the rows", () => {
    expect(rounded(coveredRows(field, [block(40, 0, 10, 20)], east).at(10).visible)).toEqual([
      0, 40.3,
    ]);
    const below = coveredRows(field, [block(0, 20, 40, 10)], east);
    expect([below.from, rounded([below.to])]).toEqual([0, [20.3]]);
    expect(rounded(below.at(20.2).visible)).toEqual([0, 40]);
  });

  it("do not reach beyond the outline where the other one ends with it", () => {
    const rows = coveredRows(field, [block(30, 0, 10, 20)], east);
    expect(rounded(rows.at(0.1).visible)).toEqual([0, 30.3]);
    expect([rows.from, rows.to]).toEqual([0, 20]);
  });

  it("are none where all is covered", () => {
    expect(coveredRows(field, [block(-5, -5, 50, 30)], east).at(10).visible).toEqual([]);
  });
});
