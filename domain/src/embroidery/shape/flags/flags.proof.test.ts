import { describe, expect, it } from "vitest";
import { fabrics } from "../../fabric/fabric.ts";
import { nearestThread } from "../../thread/nearest-thread.ts";
import { sewShapes } from "../sew-shapes.ts";
import { coverageOf, factsOf } from "../testing.ts";
import { BORDER_COLOR, flagDrawing } from "./flag.ts";
import { flags } from "./flags.data.ts";

const cases = flags.flatMap((flag) => [25, 40].map((width) => ({ name: flag.name, flag, width })));
/** Where a flag has many pieces of one color that lie apart. */
const MANY_TRIMS: Readonly<Record<string, number>> = { US: 70, GB: 20, GR: 20 };
const FEW_TRIMS = 16;

describe("a flag under the needle", () => {
  it.each(cases)("shows $name, $width mm wide, in its colors and its shapes", ({ flag, width }) => {
    const drawing = flagDrawing(flag, (width * flag.height) / flag.width);
    const pattern = sewShapes(drawing, { fabric: fabrics.twill });
    const { shortest, longest, trims, threads } = factsOf(pattern);
    expect(shortest).toBeGreaterThanOrEqual(0.3);
    expect(longest).toBeLessThanOrEqual(12.1);
    expect(trims).toBeLessThanOrEqual(MANY_TRIMS[flag.code] ?? FEW_TRIMS);
    const colors = flag.layers.map(([color]) => color);
    if (flag.hasBorder) colors.push(BORDER_COLOR);
    const wanted = new Set(colors.map((color) => nearestThread(color)?.thread.name));
    expect(new Set(threads)).toEqual(wanted);
    for (const { thread, covered, right, atHome } of coverageOf(drawing, pattern)) {
      expect(covered, `${thread} is covered`).toBeGreaterThanOrEqual(0.97);
      expect(right, `${thread} is seen`).toBeGreaterThanOrEqual(0.5);
      expect(atHome, `${thread} is where it belongs`).toBeGreaterThanOrEqual(0.99);
    }
    expect(sewShapes(drawing, { fabric: fabrics.twill })).toEqual(pattern);
  });
});
