import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flatten, type PathCommand } from "../../region/flatten.ts";
import { area } from "../../region/winding.ts";
import { readSvgPath } from "./svg-path.ts";
import { unitVector } from "../unit-vector.ts";

const written = (commands: readonly PathCommand[]) =>
  commands
    .map((command) => {
      const { type, ...numbers } = command;
      return [type, ...Object.values(numbers).map((n: number) => Number(n.toFixed(3)))].join(" ");
    })
    .join(" ");
const areaOf = (data: string) => area({ rings: flatten(readSvgPath(data), 0.001) });

describe("path data of SVG", () => {
  it.each([
    ["M1 2L3 4Z", "M 1 2 L 3 4 Z"],
    ["m1-2l3,4z", "M 1 -2 L 4 2 Z"],
    ["M.5.5 1e1-.5e1", "M 0.5 0.5 L 10 -5"],
    ["m 1 1 2 0 0 2", "M 1 1 L 3 1 L 3 3"],
    ["M0 0h5v6H1V2", "M 0 0 L 5 0 L 5 6 L 1 6 L 1 2"],
    ["M0 0C1 1 2 1 3 0S5-1 6 0", "M 0 0 C 1 1 2 1 3 0 C 4 -1 5 -1 6 0"],
    ["M0 0S5-1 6 0", "M 0 0 C 0 0 5 -1 6 0"],
    ["M0 0q1 2 2 0t2 0", "M 0 0 Q 1 2 2 0 Q 3 -2 4 0"],
    ["M0 0T4 0", "M 0 0 Q 0 0 4 0"],
    ["M1 1h2zl0 5", "M 1 1 L 3 1 Z L 1 6"],
  ])("reads %s", (data, commands) => {
    expect(written(readSvgPath(data))).toBe(commands);
  });

  it.each([
    ["", ""],
    ["L1 1", ""],
    ["M1 1 L2", "M 1 1"],
    ["M1 1 L2 2 X 5 5 L3 3", "M 1 1 L 2 2"],
    ["M1 1 L2 2 3 1e999", "M 1 1 L 2 2"],
    ["M0 0z5 5", "M 0 0 Z"],
    ["M0 0a1 1 0 2 0 5 5", "M 0 0"],
  ])("draws %s up to the first error", (data, commands) => {
    expect(written(readSvgPath(data))).toBe(commands);
  });

  it("draws arcs the short and the long way round, to either side", () => {
    const half = Math.PI / 2;
    expect(areaOf("M-1 0A1 1 0 0 1 1 0Z")).toBeCloseTo(half, 2);
    expect(areaOf("M1 0A1 1 0 1 0 0 1Z")).toBeCloseTo((3 * half) / 2 + 0.5, 2);
    expect(areaOf("M1 0A1 1 0 0 1 0 1Z")).toBeCloseTo(half / 2 - 0.5, 2);
    expect(areaOf("M-3 0a3 2 0 1 0 6 0a3 2 0 1 0-6 0z")).toBeCloseTo(6 * Math.PI, 1);
    expect(areaOf("M0 0a3 2 37 1 0 .001 0z")).toBeCloseTo(6 * Math.PI, 1);
  });

  it("grows radii that do not reach, and draws a line without any", () => {
    expect(areaOf("M-5 0A1 1 0 0 1 5 0Z")).toBeCloseTo((25 * Math.PI) / 2, 0);
    expect(written(readSvgPath("M0 0A0 5 0 0 1 3 4"))).toBe("M 0 0 L 3 4");
  });

  it("takes the flags of an arc without separators", () => {
    expect(written(readSvgPath("M0 0a1 1 0 0110 10"))).toBe(
      written(readSvgPath("M0 0a1 1 0 0 1 10 10")),
    );
  });

  it("never throws and only gives finite numbers", () => {
    const token = fc.constantFrom(..."MmLlHhVvCcSsQqTtAaZz0159.-+e, ".split(""));
    fc.assert(
      fc.property(fc.array(token, { maxLength: 60 }), (tokens) => {
        for (const command of readSvgPath(`M0 0${tokens.join("")}`)) {
          const { type: _, ...numbers } = command;
          expect(Object.values(numbers).every(Number.isFinite)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe("a direction in degrees", () => {
  it("is what cosine and sine say, and exact at quarter turns", () => {
    for (let degrees = -720; degrees <= 720; degrees += 7.5) {
      const { x, y } = unitVector(degrees);
      expect(x).toBeCloseTo(Math.cos((degrees * Math.PI) / 180), 14);
      expect(y).toBeCloseTo(Math.sin((degrees * Math.PI) / 180), 14);
    }
    expect(unitVector(90)).toEqual({ x: -0, y: 1 });
    expect(unitVector(180).x).toBe(-1);
  });
});
