import { describe, expect, it } from "vitest";
import { edgeRun, usualEdgeRun } from "./edge-run.ts";
import { locked, needlePoints } from "./needle-points.ts";
import { beanRun, doubleRun, run, usualRun } from "./run.ts";
import { circle, stitchLengths, strayMm } from "./testing.ts";

const corner = Float64Array.of(0, 0, 10, 0, 10, 6);

describe("a running stitch", () => {
  it("keeps corners and shares the stitches out evenly", () => {
    const points = [...run(corner, usualRun)];
    expect(points.slice(0, 10)).toEqual([0, 0, 2.5, 0, 5, 0, 7.5, 0, 10, 0]);
    expect(points.slice(10)).toEqual([10, 2, 10, 4, 10, 6]);
  });

  it("strays no further from a curve than the tolerance", () => {
    const ring = circle(0, 0, 8);
    const points = run(ring, usualRun);
    for (let i = 2; i < points.length; i += 2) {
      const x = (points[i]! + points[i - 2]!) / 2;
      const y = (points[i + 1]! + points[i - 1]!) / 2;
      expect(8 - Math.hypot(x, y)).toBeLessThanOrEqual(0.13);
    }
    expect(points.length).toBeLessThan(ring.length);
  });

  it("comes back through its own needle holes", () => {
    const both = doubleRun(corner, usualRun);
    expect([both[0], both[1]]).toEqual([both[both.length - 2], both[both.length - 1]]);
    expect(both.length).toBe(2 * run(corner, usualRun).length - 2);
    expect(Array.from(both.slice(-4))).toEqual([2.5, 0, 0, 0]);
  });

  it("goes forth, back and forth again as a bean stitch", () => {
    const bean = [...beanRun(Float64Array.of(0, 0, 2, 0), usualRun)];
    expect(bean).toEqual([0, 0, 2, 0, 0, 0, 2, 0]);
  });
});

describe("an edge run", () => {
  it("follows outline and hole 0.4 mm inside the area", () => {
    const region = { rings: [circle(0, 0, 10), circle(0, 0, 4, -1)] };
    const [outer, hole] = edgeRun(region, usualEdgeRun);
    const radii = (line: Float64Array) =>
      Array.from({ length: line.length / 2 }, (_, i) => Math.hypot(line[2 * i]!, line[2 * i + 1]!));
    for (const radius of radii(outer!)) expect(radius).toBeCloseTo(9.6, 1);
    for (const radius of radii(hole!)) expect(radius).toBeCloseTo(4.4, 1);
  });

  it("is interrupted where both sides do not fit", () => {
    const hourglass = Float64Array.of(0, 0, 10, 4, 20, 0, 20, 10, 10, 4.5, 0, 10);
    const lines = edgeRun({ rings: [hourglass] }, usualEdgeRun);
    expect(lines.length).toBeGreaterThan(1);
    expect(strayMm({ rings: [hourglass] }, lines.map(needlePoints))).toBe(0);
  });
});

describe("needle points", () => {
  it("are whole tenths of a millimetre, none too near and none too far", () => {
    const points = needlePoints([0, 0, 0.1, 0, 0.2, 0, 1, 0, 31, 0, 31.2, 0]);
    expect(stitchLengths([points]).shortest).toBeGreaterThanOrEqual(0.3);
    expect(stitchLengths([points]).longest).toBeLessThanOrEqual(12.1);
    expect(Array.from(points.slice(0, 4))).toEqual([0, 0, 10, 0]);
    expect(Array.from(points.slice(-2))).toEqual([312, 0]);
  });

  it("lock the thread at both ends with stitches of 0.7 mm", () => {
    expect([...needlePoints(locked([0, 0, 3, 0, 6, 0]))]).toEqual([
      0, 0, 7, 0, 0, 0, 30, 0, 60, 0, 53, 0, 60, 0,
    ]);
  });

  it("leave a run alone that is too short to be locked", () => {
    expect(locked([0, 0, 0.5, 0])).toEqual([0, 0, 0.5, 0]);
  });
});
