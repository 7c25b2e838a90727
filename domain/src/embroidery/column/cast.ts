import type { Region } from "../region/region.ts";
import { EdgeGrid, stepOver } from "../region/edge-grid.ts";
import type { Rungs } from "./rungs.ts";
import type { Point } from "./sewn-stroke.ts";
import { straightEdge } from "./end/straight-edge.ts";

/** How far an end is looked for, in mm. */
const AHEAD_MM = 8;

/**
 * Finds where the normal at a sample enters and leaves the area. This is the innermost loop of the
 * engine, so it works on flat arrays and makes no objects. One caster serves all strokes of an area.
 */
export class RungCaster {
  readonly #grid: EdgeGrid;
  /** Crossings with the normal in the order of `t`, and whether each one enters (1) or leaves (-1). */
  readonly #t: Float64Array;
  readonly #step: Int8Array;
  /** Where the crossed edge stands: of two crossings at one place the lower comes first. */
  readonly #edge: Int32Array;
  #count = 0;

  constructor(region: Region) {
    this.#grid = new EdgeGrid(region);
    const count = this.#grid.found.length;
    this.#t = new Float64Array(count);
    this.#step = new Int8Array(count);
    this.#edge = new Int32Array(count);
  }

  /**
   * Sets the rung of a sample to the inside part of its normal that is nearest, within `limit` mm;
   * what reaches farther than `reach` is cut off there.
   */
  cast({ line, from, to, room }: Rungs, sample: number, { limit, reach }: Reach): void {
    let winding = this.#findCrossings(line, sample, reach);
    from[sample] = 1;
    to[sample] = -1;
    let best = limit;
    let start = -reach;
    // Where the part before this one ended.
    let [left, ended] = [-Infinity, -Infinity];
    for (let k = 0; k <= this.#count; k += 1) {
      const isEnd = k === this.#count;
      const t = isEnd ? reach : (this.#t[k] as number);
      const before = winding;
      if (!isEnd) winding += this.#step[k] as number;
      if (before === 0) [start, left] = [t, ended];
      if (before === 0 || (winding !== 0 && !isEnd)) continue;
      ended = t;
      const away = Math.max(0, start, -t);
      if (away >= best) continue;
      best = away;
      from[sample] = start;
      to[sample] = t;
      room.left[sample] = k + 1 < this.#count ? (this.#t[k + 1] as number) - t : Infinity;
      room.right[sample] = start - left;
    }
  }

  /** The straight part of the outline that is met first from a point inside; `out` has length 1. */
  straightAhead({ x, y }: Point, out: Point): readonly [Point, Point] | undefined {
    const { edges, found } = this.#grid;
    const count = this.#grid.along({ x, y, dx: out.x, dy: out.y, reach: AHEAD_MM });
    let [nearest, edge] = [Infinity, -1];
    for (let f = 0; f < count; f += 1) {
      const i = found[f] as number;
      const [x0, y0] = [(edges[i] as number) - x, (edges[i + 1] as number) - y];
      const [x1, y1] = [(edges[i + 2] as number) - x, (edges[i + 3] as number) - y];
      const a = out.x * y0 - out.y * x0;
      const b = out.x * y1 - out.y * x1;
      if (a >= 0 === b >= 0) continue;
      const k = a / (a - b);
      const t = out.x * (x0 + k * (x1 - x0)) + out.y * (y0 + k * (y1 - y0));
      if (t > 0 && t < nearest) [nearest, edge] = [t, i];
    }
    return edge < 0 ? undefined : straightEdge(edges, edge);
  }

  /** Gives the winding number where the normal begins, `reach` mm to the right of its line. */
  #findCrossings(line: Rungs["line"], sample: number, reach: number): number {
    const { edges, found } = this.#grid;
    const x = line.x[sample] as number;
    const y = line.y[sample] as number;
    const nx = line.nx[sample] as number;
    const ny = line.ny[sample] as number;
    const offset = nx * y - ny * x;
    const count = this.#grid.along({ x, y, dx: nx, dy: ny, reach });
    this.#count = 0;
    for (let f = 0; f < count; f += 1) {
      const i = found[f] as number;
      const x0 = edges[i] as number;
      const y0 = edges[i + 1] as number;
      const x1 = edges[i + 2] as number;
      const y1 = edges[i + 3] as number;
      // Which side of the normal's line both ends lie on.
      const a = nx * y0 - ny * x0 - offset;
      const b = nx * y1 - ny * x1 - offset;
      if (a >= 0 === b >= 0) continue;
      const k = a / (a - b);
      const t = nx * (x0 + k * (x1 - x0) - x) + ny * (y0 + k * (y1 - y0) - y);
      if (t > -reach && t < reach) this.#insert(t, stepOver(a), i);
    }
    return this.#grid.windingAt(x - reach * nx, y - reach * ny);
  }

  #insert(t: number, step: number, edge: number): void {
    let k = this.#count;
    this.#count += 1;
    for (; k > 0 && this.#isAfter(k - 1, t, edge); k -= 1) {
      this.#t[k] = this.#t[k - 1] as number;
      this.#step[k] = this.#step[k - 1] as number;
      this.#edge[k] = this.#edge[k - 1] as number;
    }
    this.#t[k] = t;
    this.#step[k] = step;
    this.#edge[k] = edge;
  }

  #isAfter(k: number, t: number, edge: number): boolean {
    const other = this.#t[k] as number;
    return other > t || (other === t && (this.#edge[k] as number) > edge);
  }
}

/** In mm from the center line. */
interface Reach {
  readonly limit: number;
  readonly reach: number;
}
