import { describe, expect, it } from "vitest";
import { points } from "./points.ts";
import { flatten } from "./spline.ts";

describe("flatten", () => {
  it("runs through every marked point", () => {
    const path = points("0,0 40,10 60,50 10,80");
    const line = flatten(path, true);
    for (const [x, y] of path) {
      const hit = pairs(line).some(([px, py]) => Math.hypot(px - x, py - y) < 1e-9);
      expect(hit).toBe(true);
    }
  });

  it("keeps straight edges straight between corners", () => {
    const line = flatten(points("0,0! 100,0! 100,50! 0,50!"), true);
    for (const [x, y] of pairs(line)) {
      const onEdge = [x, x - 100, y, y - 50].some((d) => Math.abs(d) < 1e-9);
      expect(onEdge).toBe(true);
    }
  });

  it("does not overshoot where points lie close together", () => {
    const line = flatten(points("0,0 100,0 101,1 101,100"), false, 1);
    for (const [x] of pairs(line)) expect(x).toBeLessThan(103);
  });

  it("ends an open line at its last point", () => {
    const line = flatten(points("0,0 10,10 30,5"), false);
    expect(line.slice(-2)).toEqual(Float64Array.from([30, 5]));
  });
});

describe("points", () => {
  it("reads pairs and corners", () => {
    expect(points(" 0,-1.5!  30,52 ")).toEqual([
      [0, -1.5, 1],
      [30, 52],
    ]);
  });

  it("names the word it cannot read", () => {
    expect(() => points("0,0 3;4")).toThrow('"3;4"');
  });
});

function pairs(line: Float64Array): readonly (readonly [number, number])[] {
  return Array.from({ length: line.length / 2 }, (_, i) => [line[2 * i], line[2 * i + 1]] as const);
}
