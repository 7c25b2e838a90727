import { describe, expect, it } from "vitest";
import { statistics } from "../pattern/statistics.ts";
import { threads } from "../thread/threads.data.ts";
import { sewDrawing, type DrawingOrder } from "./sew-drawing.ts";
import { findFlag } from "./flags/flag.ts";
import { readFlagOrder, sewFlag } from "./flags/flag-order.ts";

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="20mm" viewBox="0 0 40 20">' +
  '<rect width="40" height="20" fill="#fff"/><circle cx="20" cy="10" r="6" fill="#c00000"/></svg>';

const order = (rest: Partial<DrawingOrder> = {}): DrawingOrder => ({
  svg,
  fabric: "twill",
  threads: {},
  ...rest,
});

function sewn(rest: Partial<DrawingOrder> = {}) {
  const result = sewDrawing(order(rest));
  if (!result.ok) throw new Error(result.problems[0]?.error);
  return result.value;
}

describe("a drawing under the needle", () => {
  it("has the size of its file, or the width that is asked for", () => {
    expect(sewn()).toMatchObject({ widthMm: 40, heightMm: 20 });
    const wide = sewn({ widthMm: 80 });
    expect(wide).toMatchObject({ widthMm: 80, heightMm: 40 });
    expect(statistics(wide.pattern).widthMm).toBeCloseTo(80, -1);
  });

  it("says which thread each of its colors became", () => {
    const { palette, pattern } = sewn();
    expect(palette.map(({ color }) => color)).toEqual(["#ffffff", "#c00000"]);
    expect(pattern.threads.map(({ number }) => number)).toEqual(
      palette.map(({ thread }) => thread.number),
    );
  });

  it("takes any thread of the catalogue for a color", () => {
    for (const { number } of threads) {
      const { palette, pattern } = sewn({ threads: { "#c00000": number } });
      expect(palette[1]?.thread.number).toBe(number);
      expect(pattern.threads.map((thread) => thread.number)).toContain(number);
    }
  });

  it.each([4.9, 401, Number.NaN, -40])("refuses a width of %d mm", (widthMm) => {
    expect(sewDrawing(order({ widthMm }))).toMatchObject({
      problems: [{ error: "embroidery.drawingWidthInvalid", field: "widthMm" }],
    });
  });

  it("refuses what leaves no stitch", () => {
    const dot = svg.replace(/<rect.*(?=<\/svg>)/, '<rect width="0.01" height="0.01"/>');
    expect(sewDrawing(order({ svg: dot }))).toMatchObject({
      problems: [{ error: "embroidery.svgEmpty" }],
    });
  });
});

describe("a flag", () => {
  it("is sewn as high as it is ordered, in whole 0.1 mm", () => {
    const read = readFlagOrder({ code: "se", heightMm: 24.96, fabric: "pique" });
    if (!read.ok) throw new Error("refused");
    expect(read.value).toEqual({ code: "SE", heightMm: 25, fabric: "pique" });
    expect(statistics(sewFlag(read.value)).heightMm).toBeCloseTo(25, -0.5);
    expect(findFlag("se")?.name).toBe("Sweden");
  });

  it("is refused at each field", () => {
    const read = readFlagOrder({ code: "", heightMm: Number.NaN, fabric: "toString" });
    expect(read.ok ? [] : read.problems.map(({ field }) => field)).toEqual([
      "code",
      "heightMm",
      "fabric",
    ]);
  });
});
