import { describe, expect, it } from "vitest";
import { circle } from "../fill/testing.ts";
import { mainAxis } from "./main-axis.ts";

const strip = (x: number, y: number) => ({
  rings: [Float64Array.of(-y, x, -y + 20 * x, x + 20 * y, y + 20 * x, -x + 20 * y, y, -x)],
});

describe("the direction in which an area is longest", () => {
  it.each([
    [1, 0],
    [0.8, 0.6],
    [0, 1],
    [0.8, -0.6],
    [0.6, -0.8],
  ])("is (%d, %d) for a strip that lies so", (x, y) => {
    const axis = mainAxis(strip(x, y));
    expect(Math.abs(axis.x * x + axis.y * y)).toBeCloseTo(1, 3);
    expect(axis.x * axis.x + axis.y * axis.y).toBeCloseTo(1, 9);
  });

  it("is east for what is as broad as long, and for nothing", () => {
    expect(mainAxis({ rings: [circle(3, 4, 5)] })).toEqual({ x: 1, y: 0 });
    expect(mainAxis({ rings: [] })).toEqual({ x: 1, y: 0 });
  });
});
