import type { Region } from "../region/region.ts";
import type { Rungs } from "./rungs.ts";

/**
 * Finds where the normal at a sample enters and leaves the area. This is the innermost loop of the
 * engine, every edge for every sample, so it works on flat arrays and makes no objects.
 */
export class RungCaster {
  readonly #rungs: Rungs;
  /** `x0, y0, x1, y1` of every edge. */
  readonly #edges: Float64Array;
  /** Crossings with the normal in the order of `t`, and whether each one enters (1) or leaves (-1). */
  readonly #t: Float64Array;
  readonly #step: Int8Array;
  #count = 0;

  constructor(region: Region, rungs: Rungs) {
    this.#rungs = rungs;
    this.#edges = edgesOf(region);
    this.#t = new Float64Array(this.#edges.length / 4);
    this.#step = new Int8Array(this.#edges.length / 4);
  }

  /** Sets the rung of a sample to the inside part of its normal that is nearest, within `limit` mm. */
  cast(sample: number, limit: number): void {
    this.#findCrossings(sample);
    const { from, to } = this.#rungs;
    from[sample] = 1;
    to[sample] = -1;
    let best = limit;
    let winding = 0;
    let start = 0;
    for (let k = 0; k < this.#count; k += 1) {
      const before = winding;
      winding += this.#step[k] as number;
      if (before === 0) start = this.#t[k] as number;
      if (winding !== 0) continue;
      const end = this.#t[k] as number;
      const away = Math.max(0, start, -end);
      if (away >= best) continue;
      best = away;
      from[sample] = start;
      to[sample] = end;
    }
  }

  #findCrossings(sample: number): void {
    const { line } = this.#rungs;
    const edges = this.#edges;
    const x = line.x[sample] as number;
    const y = line.y[sample] as number;
    const nx = line.nx[sample] as number;
    const ny = line.ny[sample] as number;
    const offset = nx * y - ny * x;
    this.#count = 0;
    for (let i = 0; i < edges.length; i += 4) {
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
      this.#insert(t, a >= 0 ? 1 : -1);
    }
  }

  #insert(t: number, step: number): void {
    let k = this.#count;
    this.#count += 1;
    for (; k > 0 && (this.#t[k - 1] as number) > t; k -= 1) {
      this.#t[k] = this.#t[k - 1] as number;
      this.#step[k] = this.#step[k - 1] as number;
    }
    this.#t[k] = t;
    this.#step[k] = step;
  }
}

function edgesOf(region: Region): Float64Array {
  const edges = new Float64Array(region.rings.reduce((sum, ring) => sum + 2 * ring.length, 0));
  let at = 0;
  for (const ring of region.rings) {
    for (let i = 0; i + 1 < ring.length; i += 2) {
      const j = i + 2 < ring.length ? i + 2 : 0;
      edges[at] = ring[i] as number;
      edges[at + 1] = ring[i + 1] as number;
      edges[at + 2] = ring[j] as number;
      edges[at + 3] = ring[j + 1] as number;
      at += 4;
    }
  }
  return edges;
}
