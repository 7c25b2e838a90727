import { describe, expect, it } from "vitest";
import { circle } from "../../fill/testing.ts";
import { distanceMap } from "./distance.ts";
import { piecesOf } from "../pieces.ts";
import { rasterize } from "./raster.ts";
import { skeletonOf } from "./skeleton.ts";
import { strokesOf } from "../stroke.ts";
import { regionOf } from "../testing.ts";
import { thin } from "./thin.ts";

const BAR = regionOf("0,0 12,0 12,2 0,2");
const CORNER = regionOf("0,0 10,0 10,2 2,2 2,10 0,10");
const CROSS = regionOf("4,0 6,0 6,4 10,4 10,6 6,6 6,10 4,10 4,6 0,6 0,4 4,4");
const FRAME = regionOf("0,0 10,0 10,10 0,10", "2,2 2,8 8,8 8,2");
const DOT = regionOf("0,0 2,0 2,2 0,2");

function strokesIn(region: ReturnType<typeof regionOf>) {
  const raster = rasterize(region, 12);
  const map = distanceMap(raster);
  return strokesOf(skeletonOf(raster, thin(raster, map), map.distance));
}

describe("rasterizing", () => {
  it("counts the cells of an area, less its holes", () => {
    const { inside, perMm } = rasterize(FRAME, 10);
    expect(inside.reduce((sum, cell) => sum + cell, 0) / (perMm * perMm)).toBeCloseTo(64, 6);
  });

  it("fills where rings overlap, by the non-zero rule", () => {
    const { inside } = rasterize(regionOf("0,0 6,0 6,2 0,2", "4,0 10,0 10,2 4,2"), 10);
    expect(inside.reduce((sum, cell) => sum + cell, 0)).toBe(2000);
  });

  it("leaves no row out where a corner lies on the middle of the row", () => {
    // Corners at every tenth of a cell: some of them meet a row's middle exactly.
    for (let k = 0; k < 40; k += 1) {
      const y = 1 + k / 200;
      const raster = rasterize(regionOf(`0,0 3,0 4,${y} 3,3 0,3 -1,${y}`), 20);
      expect(piecesOf(raster).count).toBe(1);
    }
  });
});

describe("the distance to the outline", () => {
  it("is half the width in the middle of a bar, to half a cell", () => {
    const raster = rasterize(BAR, 10);
    const { distance } = distanceMap(raster);
    const widest = Math.max(...distance) / raster.perMm;
    expect(Math.abs(widest - 1)).toBeLessThan(0.6 / raster.perMm);
  });

  it("knows the nearest outside cell", () => {
    const raster = rasterize(BAR, 10);
    const { distance, nearest } = distanceMap(raster);
    for (const [cell, inside] of raster.inside.entries()) {
      if (!inside) continue;
      const dx = (cell % raster.width) - (nearest[cell]! % raster.width);
      const dy = Math.floor(cell / raster.width) - Math.floor(nearest[cell]! / raster.width);
      expect(raster.inside[nearest[cell]!]).toBe(0);
      expect(Math.hypot(dx, dy) - 0.5).toBeCloseTo(distance[cell]!, 4);
    }
  });
});

describe("the skeleton", () => {
  it("keeps the pieces and holes of an area", () => {
    for (const [region, pieces] of [
      [FRAME, 1],
      [CROSS, 1],
      [regionOf("0,0 3,0 3,3 0,3", "5,0 8,0 8,3 5,3"), 2],
    ] as const) {
      const raster = rasterize(region, 12);
      const cells = thin(raster, distanceMap(raster));
      expect(piecesOf({ ...raster, inside: cells }).count).toBe(pieces);
    }
  });

  it("is one cell wide", () => {
    const raster = rasterize(CROSS, 12);
    const cells = thin(raster, distanceMap(raster));
    const { width } = raster;
    const isSquare = (cell: number) =>
      [0, 1, width, width + 1].every((step) => cells[cell + step] === 1);
    expect(cells.findIndex((_, cell) => isSquare(cell))).toBe(-1);
  });
});

describe("strokes", () => {
  it("runs along the middle of a bar and leaves its corners alone", () => {
    const [stroke, ...others] = strokesIn(BAR);
    expect(others).toEqual([]);
    const ys = stroke!.points.filter((_, i) => i % 2 === 1);
    expect(Math.max(...ys.map((y) => Math.abs(y - 1)))).toBeLessThan(0.1);
  });

  it("makes two of a corner, which meet there", () => {
    const strokes = strokesIn(CORNER);
    expect(strokes).toHaveLength(2);
    const [a, b] = strokes.map(({ junctions }) => new Set(junctions));
    expect([...a!].some((junction) => b!.has(junction))).toBe(true);
  });

  it("goes straight through a crossing", () => {
    const strokes = strokesIn(CROSS);
    expect(strokes).toHaveLength(2);
    for (const { points } of strokes) {
      const xs = points.filter((_, i) => i % 2 === 0);
      const ys = points.filter((_, i) => i % 2 === 1);
      expect(Math.min(spread(xs), spread(ys))).toBeLessThan(0.3);
    }
  });

  it("closes a ring without corners", () => {
    const [ring, ...others] = strokesIn({ rings: [circle(5, 5, 5), circle(5, 5, 3.4, -1)] });
    expect(others).toEqual([]);
    expect(ring!.closed).toBe(true);
  });

  it("makes a dot a stroke of its own", () => {
    expect(strokesIn(DOT)).toHaveLength(1);
  });
});

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
