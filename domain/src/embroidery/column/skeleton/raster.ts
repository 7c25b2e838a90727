import type { Region } from "../../region/region.ts";
import { bounds } from "../../region/winding.ts";

/** A grid over an area: row 0 is the lowest, one cell is `1 / perMm` wide. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly perMm: number;
  /** Where the lower left corner of cell 0 lies, in mm. */
  readonly left: number;
  readonly bottom: number;
  /** 1 where the middle of the cell lies inside. */
  readonly inside: Uint8Array;
}

/** Empty cells around the area, so that no neighbour is ever outside of the grid. */
const MARGIN_CELLS = 2;

/**
 * Samples an area at the middles of a grid of `perMm` cells a millimetre.
 * Crossings are found row by row with the non-zero rule, so overlapping rings do no harm.
 */
export function rasterize(region: Region, perMm: number): Raster {
  const { minX, minY, maxX, maxY } = bounds(region);
  const left = minX - MARGIN_CELLS / perMm;
  const bottom = minY - MARGIN_CELLS / perMm;
  const width = Math.ceil((maxX - minX) * perMm) + 2 * MARGIN_CELLS;
  const height = Math.ceil((maxY - minY) * perMm) + 2 * MARGIN_CELLS;
  const raster = { width, height, perMm, left, bottom, inside: new Uint8Array(width * height) };
  const rows = crossingsByRow(region, raster);
  for (let row = 0; row < height; row += 1) fillRow(raster, row, rows[row]);
  return raster;
}

interface Crossing {
  readonly x: number;
  readonly up: boolean;
}

function crossingsByRow(region: Region, raster: Raster): (Crossing[] | undefined)[] {
  const rows: (Crossing[] | undefined)[] = Array.from({ length: raster.height });
  for (const ring of region.rings) {
    const n = ring.length;
    for (let i = 0; i + 1 < n; i += 2) {
      const j = i + 2 < n ? i + 2 : 0;
      const y0 = ring[i + 1] as number;
      const y1 = ring[j + 1] as number;
      if (y0 !== y1)
        addEdge(rows, raster, { x0: ring[i] as number, y0, x1: ring[j] as number, y1 });
    }
  }
  return rows;
}

interface Edge {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

function addEdge(rows: (Crossing[] | undefined)[], raster: Raster, edge: Edge): void {
  const { perMm, bottom } = raster;
  const up = edge.y1 > edge.y0;
  const low = up ? edge.y0 : edge.y1;
  const high = up ? edge.y1 : edge.y0;
  const slope = (edge.x1 - edge.x0) / (edge.y1 - edge.y0);
  // One row early: the next edge must decide about a row by the very same comparison.
  const first = Math.max(0, Math.floor((low - bottom) * perMm - 0.5));
  for (let row = first; row < raster.height; row += 1) {
    const y = bottom + (row + 0.5) / perMm;
    if (y < low) continue;
    if (y >= high) break;
    (rows[row] ??= []).push({ x: edge.x0 + (y - edge.y0) * slope, up });
  }
}

function fillRow(raster: Raster, row: number, crossings: Crossing[] | undefined): void {
  if (!crossings) return;
  crossings.sort((a, b) => a.x - b.x);
  let winding = 0;
  for (let i = 0; i + 1 < crossings.length; i += 1) {
    const here = crossings[i] as Crossing;
    winding += here.up ? 1 : -1;
    if (winding === 0) continue;
    const from = Math.ceil((here.x - raster.left) * raster.perMm - 0.5);
    const to = Math.ceil(((crossings[i + 1] as Crossing).x - raster.left) * raster.perMm - 0.5);
    raster.inside.fill(1, row * raster.width + from, row * raster.width + to);
  }
}
