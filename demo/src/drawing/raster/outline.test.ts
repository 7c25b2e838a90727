import { describe, expect, it } from "vitest";
import {
  boundsOf,
  mirror,
  offset,
  rectangle,
  ribbon,
  signedArea,
  symmetric,
  wobble,
  wobblePoint,
} from "./outline.ts";
import { points } from "./points.ts";
import { flatten } from "./spline.ts";

const square = () => flatten(rectangle(10, 20, [100, 60]), true);

describe("outlines", () => {
  it("measure a clockwise area as positive", () => {
    expect(signedArea(square())).toBeCloseTo(6000, 6);
    expect(signedArea(flatten(mirror(rectangle(10, 20, [100, 60])), true))).toBeCloseTo(-6000, 6);
  });

  it("shrink by an inward offset, corners included", () => {
    expect(signedArea(offset(square(), 5))).toBeCloseTo(90 * 50, 6);
  });

  it("mirror a half without doubling the centre line", () => {
    const path = symmetric(points("0,0! 50,0! 50,80! 0,80"));
    expect(path).toHaveLength(6);
    expect(signedArea(flatten(path, true))).toBeCloseTo(8000, 6);
  });

  it("give a tape its width", () => {
    const tape = flatten(ribbon(points("0,0 200,0"), 30), true);
    expect(boundsOf([tape])).toEqual({ left: 0, right: 200, top: -15, bottom: 15 });
  });
});

describe("wobble", () => {
  it("moves a seam with the panel it lies on", () => {
    const line = wobble(Float64Array.from([40, 70, 90, 20]), 1.6, 3);
    expect([line[2], line[3]]).toEqual([...wobblePoint([90, 20], 1.6, 3)]);
  });

  it("leaves the line it was given as it was", () => {
    const flat = square();
    const before = flat.slice();
    wobble(flat, 3, 1);
    offset(flat, 3);
    expect(flat).toEqual(before);
  });
});
