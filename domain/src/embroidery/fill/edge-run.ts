import { EdgeGrid } from "../region/edge-grid.ts";
import type { Region } from "../region/region.ts";
import { run } from "./run.ts";

/** Underlay along the outline: 0.4 mm inside it, stitches of 3 mm. */
export const usualEdgeRun = { insetMm: 0.4, stitchMm: 3 } as const;

interface EdgeRunOptions {
  readonly insetMm: number;
  readonly stitchMm: number;
  /** Areas that are sewn over this one; under them no edge needs to be held. */
  readonly covers?: readonly Region[];
}

/** How finely the outline is followed, in mm. */
const STEP_MM = 0.4;
const TOLERANCE_MM = 0.1;
/** A remainder shorter than this holds nothing down, in mm. */
const SHORTEST_LINE_MM = 2;

/**
 * Lines `x0, y0, x1, y1 …` in mm that follow the outline inside the area. Where the area is too
 * narrow for both sides the line is interrupted.
 */
export function edgeRun(region: Region, options: EdgeRunOptions): Float64Array[] {
  const { stitchMm, covers = [] } = options;
  const inset: Inset = {
    insetMm: options.insetMm,
    // A place is looked up among the edges near it: an outline of many teeth has as many places as edges.
    area: new EdgeGrid(region),
    covers: covers.map((cover) => new EdgeGrid(cover)),
  };
  return region.rings.flatMap((ring) =>
    insetLines(ring, inset).map((line) => run(line, { stitchMm, toleranceMm: TOLERANCE_MM })),
  );
}

interface Inset {
  readonly insetMm: number;
  readonly area: EdgeGrid;
  readonly covers: readonly EdgeGrid[];
}

/** The ring moved inwards, cut wherever it would come nearer than the inset to another edge. */
function insetLines(ring: Float64Array, { insetMm, area, covers }: Inset): Float64Array[] {
  const lines: number[][] = [];
  let line: number[] = [];
  const cut = (): void => {
    if (line.length >= 4) lines.push(line);
    line = [];
  };
  let isWhole = true;
  for (const [x, y] of insetPoints(ring, area, insetMm)) {
    const isCovered = covers.some((cover) => isInside(cover, x, y));
    if (!isCovered && isClear(area, x, y, insetMm)) {
      if (line.length > 0 && !isNear(line, x, y, insetMm)) cut();
      line.push(x, y);
    } else {
      isWhole = false;
      cut();
    }
  }
  const [x, y] = line;
  if (isWhole && lines.length === 0 && x !== undefined && y !== undefined) line.push(x, y);
  cut();
  return lines
    .filter((one) => lengthOf(one) >= SHORTEST_LINE_MM)
    .map((one) => Float64Array.from(one));
}

function* insetPoints(ring: Float64Array, area: EdgeGrid, insetMm: number) {
  for (let i = 0; i < ring.length; i += 2) {
    const [x0, y0] = [ring[i] as number, ring[i + 1] as number];
    const next = (i + 2) % ring.length;
    const [x1, y1] = [ring[next] as number, ring[next + 1] as number];
    const length = Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0));
    if (length === 0) continue;
    const [nx, ny] = [(-(y1 - y0) / length) * insetMm, ((x1 - x0) / length) * insetMm];
    const steps = Math.max(1, Math.ceil(length / STEP_MM));
    for (let s = 0; s < steps; s += 1) {
      const part = (s + 0.5) / steps;
      const [x, y] = [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part];
      const isLeft = isInside(area, x + nx / 4, y + ny / 4);
      if (isLeft !== isInside(area, x - nx / 4, y - ny / 4)) {
        yield isLeft ? ([x + nx, y + ny] as const) : ([x - nx, y - ny] as const);
      }
    }
  }
}

function isInside(area: EdgeGrid, x: number, y: number): boolean {
  return area.windingAt(x, y) !== 0;
}

/** Inside, and hardly nearer to any edge than the inset. */
function isClear(area: EdgeGrid, x: number, y: number, insetMm: number): boolean {
  if (!isInside(area, x, y)) return false;
  const reach = 0.9 * insetMm;
  const { edges, found } = area;
  const count = area.around(x, y, reach);
  for (let f = 0; f < count; f += 1) {
    const i = found[f] as number;
    const [x0, y0] = [(edges[i] as number) - x, (edges[i + 1] as number) - y];
    const [x1, y1] = [(edges[i + 2] as number) - x, (edges[i + 3] as number) - y];
    if (squaredToEdge(x0, y0, x1, y1) < reach * reach) return false;
  }
  return true;
}

/** Square of how far the edge from (x0, y0) to (x1, y1) passes the origin. */
function squaredToEdge(x0: number, y0: number, x1: number, y1: number): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, -(x0 * dx + y0 * dy) / length));
  const [x, y] = [x0 + part * dx, y0 + part * dy];
  return x * x + y * y;
}

/** A step from the last point is a step along the outline or around a corner of it. */
function isNear(line: readonly number[], x: number, y: number, insetMm: number): boolean {
  const dx = x - (line[line.length - 2] as number);
  const dy = y - (line[line.length - 1] as number);
  const most = STEP_MM + 3 * insetMm;
  return dx * dx + dy * dy <= most * most;
}

function lengthOf(line: readonly number[]): number {
  let sum = 0;
  for (let i = 2; i < line.length; i += 2) {
    const dx = (line[i] as number) - (line[i - 2] as number);
    const dy = (line[i + 1] as number) - (line[i - 1] as number);
    sum += Math.sqrt(dx * dx + dy * dy);
  }
  return sum;
}
