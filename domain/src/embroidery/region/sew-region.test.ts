import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitOf, regionOf } from "../column/testing.ts";
import { type FabricCode, fabrics } from "../fabric/fabric.ts";
import { stitchLengths } from "../fill/testing.ts";
import type { Region, Sewn } from "./region.ts";
import { sewRegion } from "./sew-region.ts";

const { twill } = fabrics;
const BAR = regionOf("0,0 12,0 12,2 0,2");
const CORNER = regionOf("0,0 10,0 10,2 2,2 2,10 0,10");

describe("sewing an area as columns", () => {
  it("lies under the thread and does not run out of it", () => {
    for (const region of [BAR, CORNER]) {
      const fit = fitOf(region, sewRegion(region, { fabric: twill }).runs, 20);
      expect(fit.coverage).toBeGreaterThan(0.98);
      expect(fit.spill).toBeLessThan(0.02);
    }
  });

  it("has two stitches to each pitch of the cloth", () => {
    for (const code of ["twill", "fleece"] as const) {
      const fabric = fabrics[code];
      const across = crossings(sewRegion(BAR, { fabric }));
      expect(across).toBeGreaterThan((12 / fabric.satinPitchMm) * 2 * 0.9);
      expect(across).toBeLessThan((12 / fabric.satinPitchMm) * 2 * 1.15);
    }
  });

  it("is wider than the area by the pull of the cloth on both sides", () => {
    for (const code of Object.keys(fabrics) as FabricCode[]) {
      const [run] = sewRegion(BAR, { fabric: fabrics[code] }).runs;
      const ys = [...run!].filter((_, i) => i % 2 === 1);
      expect(Math.max(...ys) - 20).toBeCloseTo(fabrics[code].pullMm * 10, -0.5);
      expect(-Math.min(...ys)).toBeCloseTo(fabrics[code].pullMm * 10, -0.5);
    }
  });

  it("locks the thread under the column where a run begins", () => {
    const [run] = sewRegion(CORNER, { fabric: twill }).runs;
    const points = [...run!];
    expect(points.slice(0, 2)).toEqual(points.slice(4, 6));
    expect(points.slice(4, 6)).toEqual(points.slice(8, 10));
  });

  it("locks it where the run ends between the threads, never across the end of the column", () => {
    const [run] = sewRegion(BAR, { fabric: twill }).runs;
    const knot = Array.from({ length: 5 }, (_, i) => {
      const at = run!.length - 10 + 2 * i;
      return { x: run![at]!, y: run![at + 1]! };
    });
    for (const [i, { x, y }] of knot.entries()) {
      expect(Math.min(x, 120 - x), `point ${i} along`).toBeGreaterThanOrEqual(2);
      expect(Math.min(y, 20 - y), `point ${i} across`).toBeGreaterThanOrEqual(3);
      const before = knot[i - 1];
      if (before) expect(Math.abs(x - before.x)).toBeLessThan(Math.abs(y - before.y));
    }
  });

  it("sews a foot with its stem as one slab, and a broad bar across it as a bar", () => {
    const stemOn = (out: number) =>
      regionOf(`${-out},0 ${2 + out},0 ${2 + out},0.9 2,0.9 2,10 0,10 0,0.9 ${-out},0.9`);
    // Points of level stitches at the foot lie at both its ends, those of a bar at its two edges.
    const levelShare = (region: Region) => {
      const [run] = sewRegion(region, { fabric: twill }).runs;
      let [level, all] = [0, 0];
      for (let i = 2; i < run!.length; i += 2) {
        const [y, before] = [run![i + 1]!, run![i - 1]!];
        if (y > 9 || before > 9) continue;
        const [dx, dy] = [Math.abs(run![i]! - run![i - 2]!), Math.abs(y - before)];
        all += Math.sqrt(dx * dx + dy * dy);
        if (dx > 3 * dy && dx > 25) level += Math.sqrt(dx * dx + dy * dy);
      }
      return level / all;
    };
    expect(levelShare(stemOn(0.8))).toBeGreaterThan(0.5);
    expect(levelShare(stemOn(3))).toBeLessThan(0.35);
  });

  it("sews the bar of a T whole, over the end of its stem", () => {
    const [run] = sewRegion(regionOf("0,8 0,10 8,10 8,8 5.5,8 5.5,0 2.5,0 2.5,8"), {
      fabric: twill,
    }).runs;
    // Stitches from edge to edge of the bar, in its middle millimetre.
    let across = 0;
    for (let i = 2; i < run!.length; i += 2) {
      const isMiddle = Math.abs(run![i]! - 40) <= 5 && Math.min(run![i + 1]!, run![i - 1]!) > 75;
      if (isMiddle && Math.abs(run![i + 1]! - run![i - 1]!) > 15) across += 1;
    }
    expect(across).toBeGreaterThanOrEqual(4);
  });

  it.each([
    ["to the left", "0,0 11,0 12,2 0,2"],
    ["to the right", "0,0 12,0 11,2 0,2"],
  ])("lays a thread along an end that is cut aslant %s", (_, ring) => {
    const [run] = sewRegion(regionOf(ring), { fabric: twill }).runs;
    const along = Array.from({ length: run!.length / 2 - 1 }, (__, i) => {
      const [x, y] = [run![2 * i]!, run![2 * i + 1]!];
      const [dx, dy] = [run![2 * i + 2]! - x, run![2 * i + 3]! - y];
      return (
        Math.min(x, x + dx) >= 105 && Math.abs(dy) >= 18 && Math.abs(Math.abs(dx / dy) - 0.5) < 0.15
      );
    });
    expect(along).toContain(true);
  });

  it("covers an arm that hooks down at its end: a rail that jumps there leads to no corner", () => {
    const arms =
      "9.637,12 10.006,8.4 8.252,8.234 7.883,10.246 4.172,10.246 4.172,6.388 9.378,6.388 9.378,4.652 4.172,4.652";
    const foot =
      "4.172,1.754 6.185,1.754 6.185,0 0.738,0 0.738,1.754 2.123,1.754 2.123,10.246 0.738,10.246 0.738,12";
    const region = regionOf(`${arms} ${foot}`);
    expect(fitOf(region, sewRegion(region, { fabric: twill }).runs, 12).coverage).toBeGreaterThan(
      0.98,
    );
  });

  it("keeps a narrow gap open: what faces it is widened less", () => {
    const legs = (gap: number) =>
      regionOf(
        `0,0 1.2,0 1.2,8 ${1.2 + gap},8 ${1.2 + gap},0 ${2.4 + gap},0 ${2.4 + gap},9.2 0,9.2`,
      );
    const openMm = (gap: number) => {
      const points = sewRegion(legs(gap), { fabric: twill }).runs.flatMap((run) => [...run]);
      const at = points.filter((_, i) => i % 2 === 0 && Math.abs(points[i + 1]! - 40) < 20);
      const middle = 12 + gap * 5;
      const [left, right] = [at.filter((x) => x < middle), at.filter((x) => x > middle)];
      return (Math.min(...right) - Math.max(...left)) / 10;
    };
    expect(openMm(0.7)).toBeGreaterThanOrEqual(0.6);
    expect(openMm(1.6)).toBeLessThanOrEqual(1.6 - 2 * twill.pullMm + 0.1);
  });

  it("sews dots alike, however round they are drawn", () => {
    const dot = (x: number, turn: number) =>
      Array.from({ length: 16 }, (_, i) => {
        const angle = ((i + turn) * Math.PI) / 8;
        return `${(x + Math.cos(angle)).toFixed(3)},${Math.sin(angle).toFixed(3)}`;
      }).join(" ");
    const { runs } = sewRegion(regionOf(dot(0, 0), dot(4, 0.37)), { fabric: twill });
    const [a, b] = runs.map(
      (run) =>
        Array.from({ length: run.length / 2 - 1 }, (_, i) => {
          const [dx, dy] = [run[2 * i + 2]! - run[2 * i]!, run[2 * i + 3]! - run[2 * i + 1]!];
          return Math.abs(dx) > 3 * Math.abs(dy);
        }).filter(Boolean).length,
    );
    expect(a).toBeGreaterThan(5);
    expect(Math.abs(a! - b!)).toBeLessThanOrEqual(1);
  });

  it("sews each piece as one run", () => {
    expect(sewRegion(CORNER, { fabric: twill }).runs).toHaveLength(1);
    const apart = regionOf("0,0 3,0 3,3 0,3", "5,0 8,0 8,3 5,3");
    expect(sewRegion(apart, { fabric: twill }).runs).toHaveLength(2);
  });

  it("tells the narrowest column", () => {
    const { narrowestMm } = sewRegion(regionOf("0,0 12,0 12,0.5 0,0.5"), { fabric: twill });
    expect(narrowestMm).toBeCloseTo(0.5, 1);
  });

  it("fills what is too wide for a column with rows", () => {
    const wide = regionOf("0,0 40,0 40,12 0,12");
    const sewn = sewRegion(wide, { fabric: twill });
    expect(fitOf(wide, sewn.runs, 8).coverage).toBeGreaterThan(0.98);
    expect(stitchLengths(sewn.runs).longest).toBeLessThan(7);
    expect(sewn.narrowestMm).toBe(Infinity);
  });

  it("gives nothing for an area of nothing", () => {
    for (const rings of [[], [""], ["0,0"], ["0,0 5,0"], ["0,0 5,0 5,0"], ["0,0 NaN,5 5,0"]]) {
      const region = rings.length > 0 ? regionOf(...rings) : { rings: [] };
      expect(sewRegion(region, { fabric: twill }).runs).toEqual([]);
    }
  });
});

describe("any polygon", () => {
  const corner = fc.tuple(fc.integer({ min: 0, max: 150 }), fc.integer({ min: 0, max: 150 }));
  const polygon = fc.array(corner, { minLength: 3, maxLength: 12 }).map((corners) => ({
    rings: [Float64Array.from(corners.flat(), (tenth) => tenth / 10)],
  }));

  it("is sewn with stitches a machine can make, and the same way each time", () => {
    fc.assert(
      fc.property(polygon, (region: Region) => {
        const sewn = sewRegion(region, { fabric: twill });
        const { shortest, longest } = stitchLengths(sewn.runs);
        expect(shortest).toBeGreaterThanOrEqual(0.3);
        expect(longest).toBeLessThanOrEqual(12.1);
        expect(sewRegion(region, { fabric: twill })).toEqual(sewn);
      }),
      { numRuns: 150 },
    );
  });
});

/** How many stitches go from one side of the bar to the other. */
function crossings({ runs }: Sewn): number {
  const sides = runs.flatMap((run) => [...run].filter((_, i) => i % 2 === 1));
  return sides.filter((y, i) => i > 0 && Math.abs(y - sides[i - 1]!) > 19).length;
}
