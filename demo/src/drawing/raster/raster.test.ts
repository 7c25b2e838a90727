import { describe, expect, it } from "vitest";
import { blur } from "./blur.ts";
import { signedArea } from "./outline.ts";
import { points } from "./points.ts";
import { coverage } from "./raster.ts";
import { flatten } from "./spline.ts";
import { Stroker } from "./stroker.ts";

const sum = (values: Float32Array): number => values.reduce((a, b) => a + b, 0);

describe("coverage", () => {
  it("adds up to the area of the shape", () => {
    const blob = flatten(points("12.3,8.1 52.7,14.6 47.2,41.9 20.4,50.8"), true, 2);
    const mask = coverage(blob, [80, 80]);
    expect(sum(mask?.cover ?? new Float32Array())).toBeCloseTo(signedArea(blob), 1);
  });

  it("gives a half covered pixel half", () => {
    const mask = coverage(Float64Array.from([2.5, 2, 6, 2, 6, 6, 2.5, 6]), [10, 10], 0);
    expect(mask).toMatchObject({ x: 2, y: 2, width: 4, height: 4 });
    expect([...(mask?.cover.slice(0, 4) ?? [])]).toEqual([0.5, 1, 1, 1]);
  });

  it("cuts at the canvas and is null beyond it", () => {
    const wide = coverage(Float64Array.from([-50, 2, 50, 2, 50, 4, -50, 4]), [10, 10], 0);
    expect(sum(wide?.cover ?? new Float32Array())).toBeCloseTo(20, 4);
    expect(coverage(Float64Array.from([20, 20, 30, 20, 30, 30]), [10, 10])).toBeNull();
  });
});

describe("blur", () => {
  it("spreads a spot without losing any of it", () => {
    const spot = new Float32Array(61 * 61);
    spot[30 * 61 + 30] = 1;
    const soft = blur(spot, [61, 61], 4);
    expect(sum(soft)).toBeCloseTo(1, 4);
    const spread = soft.reduce((total, v, k) => total + v * ((k % 61) - 30) ** 2, 0);
    expect(Math.sqrt(spread)).toBeCloseTo(4, 0);
    expect(spot[30 * 61 + 30]).toBe(1);
  });
});

describe("Stroker", () => {
  it("tells distance, side and way along the nearest piece", () => {
    const seen = new Map<number, readonly [number, number]>();
    const line = Float64Array.from([2.5, 5.5, 12.5, 5.5]);
    new Stroker(16, 12).stroke(line, { radius: 2.1, closed: false }, (k, distance, along) => {
      seen.set(k, [distance, along]);
    });
    expect(seen.get(7 * 16 + 6)).toEqual([2, 4]);
    expect(seen.get(3 * 16 + 6)).toEqual([-2, 4]);
    expect(seen.has(9 * 16 + 6)).toBe(false);
  });
});
