import type { Region } from "./region.ts";
import { bounds } from "./winding.ts";

/** Cells a grid has for each edge, about; fewer make longer lists, more a longer way. */
const CELLS_PER_EDGE = 0.5;
/** Most cells along a side. */
const MOST_ACROSS = 256;
/** A line also looks into cells that it misses by so much of a cell: roundings must not hide an edge. */
const SLACK = 1e-6;

/**
 * Where in a cell its winding number is known, from its lower left corner, in cells. Odd on purpose:
 * outlines have their corners in the middle and at thirds, and a place on an edge has no number.
 */
const KNOWN = { x: 0.414_213_56, y: 0.577_215_66 } as const;

/** A stretch of a line: its middle, its direction of length 1, and how far it goes to both sides. */
interface Probe {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly reach: number;
}

/** The edges of an area by place: a line finds those it may cross without looking at the others. */
export class EdgeGrid {
  /** `x0, y0, x1, y1` of every edge, in mm. */
  readonly edges: Float64Array;
  /** Where the edges that {@link along} or {@link around} found begin in `edges`, each once. */
  readonly found: Int32Array;
  readonly #left: number;
  readonly #bottom: number;
  readonly #perMm: number;
  readonly #columns: number;
  readonly #rows: number;
  /** The edges of cell `i` stand in `#lists` from `#from[i]` to `#from[i + 1]`. */
  readonly #from: Int32Array;
  readonly #lists: Int32Array;
  /** Of each cell at its {@link KNOWN} place. */
  readonly #windings: Int16Array;
  /** The last search that met each edge. */
  readonly #met: Int32Array;
  #search = 0;

  constructor(region: Region) {
    this.edges = edgesOf(region);
    const { minX, minY, maxX, maxY } = bounds(region);
    const [width, height] = [maxX - minX, maxY - minY];
    const count = this.edges.length / 4;
    const usual = Math.sqrt((width * height) / (CELLS_PER_EDGE * count));
    const cell = Math.max(usual, width / MOST_ACROSS, height / MOST_ACROSS) || 1;
    this.#left = minX;
    this.#bottom = minY;
    this.#perMm = 1 / cell;
    this.#columns = Math.floor(width * this.#perMm) + 1;
    this.#rows = Math.floor(height * this.#perMm) + 1;
    this.#from = new Int32Array(this.#columns * this.#rows + 1);
    this.#lists = this.#listed();
    this.#met = new Int32Array(count);
    this.found = new Int32Array(count);
    this.#windings = this.#wound();
  }

  /** Finds the edges near a stretch of a line; gives how many there are. */
  along({ x, y, dx, dy, reach }: Probe): number {
    this.#search += 1;
    const [fromX, fromY] = [(x - this.#left) * this.#perMm, (y - this.#bottom) * this.#perMm];
    const cells = reach * this.#perMm;
    return Math.abs(dx) >= Math.abs(dy)
      ? this.#walk({ from: fromX, across: fromY, way: dx, drift: dy, cells }, true)
      : this.#walk({ from: fromY, across: fromX, way: dy, drift: dx, cells }, false);
  }

  /** Finds the edges that may come nearer to a point than `reach`; gives how many there are. */
  around(x: number, y: number, reach: number): number {
    this.#search += 1;
    const [atX, atY] = [(x - this.#left) * this.#perMm, (y - this.#bottom) * this.#perMm];
    const off = reach * this.#perMm + SLACK;
    const [lastColumn, lastRow] = [this.#column(atX + off), this.#row(atY + off)];
    let found = 0;
    for (let row = this.#row(atY - off); row <= lastRow; row += 1) {
      for (let column = this.#column(atX - off); column <= lastColumn; column += 1) {
        found = this.#gather(row * this.#columns + column, found);
      }
    }
    return found;
  }

  /** How often the outline runs around a point; which way counts as positive is {@link stepOver}'s. */
  windingAt(x: number, y: number): number {
    const column = Math.floor((x - this.#left) * this.#perMm);
    const row = Math.floor((y - this.#bottom) * this.#perMm);
    if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) return 0;
    const cell = row * this.#columns + column;
    let winding = this.#windings[cell] as number;
    const knownX = this.#left + (column + KNOWN.x) / this.#perMm;
    const knownY = this.#bottom + (row + KNOWN.y) / this.#perMm;
    const [dx, dy] = [x - knownX, y - knownY];
    const length = dx * dx + dy * dy;
    const { edges } = this;
    const end = this.#from[cell + 1] as number;
    for (let k = this.#from[cell] as number; k < end; k += 1) {
      const i = 4 * (this.#lists[k] as number);
      const x0 = (edges[i] as number) - knownX;
      const y0 = (edges[i + 1] as number) - knownY;
      const x1 = (edges[i + 2] as number) - knownX;
      const y1 = (edges[i + 3] as number) - knownY;
      const a = dx * y0 - dy * x0;
      const b = dx * y1 - dy * x1;
      if (a >= 0 === b >= 0) continue;
      const part = a / (a - b);
      const along = dx * (x0 + part * (x1 - x0)) + dy * (y0 + part * (y1 - y0));
      if (along > 0 && along < length) winding += stepOver(a);
    }
    return winding;
  }

  /** Column by column where the line runs rather level, else row by row. */
  #walk({ from, across, way, drift, cells }: Walk, isLevel: boolean): number {
    const slope = drift / way;
    const half = cells * Math.abs(way) + SLACK;
    const last = Math.min((isLevel ? this.#columns : this.#rows) - 1, Math.floor(from + half));
    const lanes = isLevel ? this.#rows : this.#columns;
    let found = 0;
    for (let step = Math.max(0, Math.floor(from - half)); step <= last; step += 1) {
      const at = across + (step - from) * slope;
      const low = Math.floor(Math.min(at, at + slope) - SLACK);
      const high = Math.floor(Math.max(at, at + slope) + SLACK);
      const end = Math.min(lanes - 1, high);
      for (let lane = Math.max(0, low); lane <= end; lane += 1) {
        const cell = isLevel ? lane * this.#columns + step : step * this.#columns + lane;
        found = this.#gather(cell, found);
      }
    }
    return found;
  }

  #gather(cell: number, before: number): number {
    let found = before;
    const end = this.#from[cell + 1] as number;
    for (let k = this.#from[cell] as number; k < end; k += 1) {
      const edge = this.#lists[k] as number;
      if (this.#met[edge] === this.#search) continue;
      this.#met[edge] = this.#search;
      this.found[found] = 4 * edge;
      found += 1;
    }
    return found;
  }

  /** Counts along each row, from the left, where the outline is crossed at its known height. */
  #wound(): Int16Array {
    const windings = new Int16Array(this.#columns * this.#rows);
    const { edges } = this;
    for (let row = 0; row < this.#rows; row += 1) {
      const y = this.#bottom + (row + KNOWN.y) / this.#perMm;
      const start = row * this.#columns;
      const middle = { x: this.#left, y, dx: 1, dy: 0, reach: this.#columns / this.#perMm };
      const count = this.along(middle);
      for (let f = 0; f < count; f += 1) {
        const i = this.found[f] as number;
        const a = (edges[i + 1] as number) - y;
        const b = (edges[i + 3] as number) - y;
        if (a >= 0 === b >= 0) continue;
        const x0 = edges[i] as number;
        const x = x0 + (a / (a - b)) * ((edges[i + 2] as number) - x0);
        const first = Math.floor((x - this.#left) * this.#perMm - KNOWN.x) + 1;
        if (first >= this.#columns) continue;
        windings[start + first] = (windings[start + first] as number) + stepOver(a);
      }
      for (let cell = start + 1; cell < start + this.#columns; cell += 1) {
        windings[cell] = (windings[cell] as number) + (windings[cell - 1] as number);
      }
    }
    return windings;
  }

  /** Counts the edges of each cell, turns the counts into places, and fills the places. */
  #listed(): Int32Array {
    const counts = this.#from;
    this.#eachCell((cell) => {
      counts[cell + 1] = (counts[cell + 1] as number) + 1;
    });
    for (let cell = 1; cell < counts.length; cell += 1) {
      counts[cell] = (counts[cell] as number) + (counts[cell - 1] as number);
    }
    const next = counts.slice();
    const lists = new Int32Array(counts.at(-1) as number);
    this.#eachCell((cell, edge) => {
      lists[next[cell] as number] = edge;
      next[cell] = (next[cell] as number) + 1;
    });
    return lists;
  }

  /** Calls for every cell that an edge runs through, row by row: a long slope has few, its box has many. */
  #eachCell(visit: (cell: number, edge: number) => void): void {
    const { edges } = this;
    for (let edge = 0; 4 * edge < edges.length; edge += 1) {
      const i = 4 * edge;
      const isRising = (edges[i + 1] as number) <= (edges[i + 3] as number);
      const [low, high] = isRising ? [i, i + 2] : [i + 2, i];
      const x0 = ((edges[low] as number) - this.#left) * this.#perMm;
      const y0 = ((edges[low + 1] as number) - this.#bottom) * this.#perMm;
      const x1 = ((edges[high] as number) - this.#left) * this.#perMm;
      const y1 = ((edges[high + 1] as number) - this.#bottom) * this.#perMm;
      const lastRow = this.#row(y1 + SLACK);
      for (let row = this.#row(y0 - SLACK); row <= lastRow; row += 1) {
        const from = y1 > y0 ? Math.max(0, (row - SLACK - y0) / (y1 - y0)) : 0;
        const to = y1 > y0 ? Math.min(1, (row + 1 + SLACK - y0) / (y1 - y0)) : 1;
        const [a, b] = [x0 + (x1 - x0) * from, x0 + (x1 - x0) * to];
        const lastColumn = this.#column(Math.max(a, b) + SLACK);
        for (let column = this.#column(Math.min(a, b) - SLACK); column <= lastColumn; column += 1) {
          visit(row * this.#columns + column, edge);
        }
      }
    }
  }

  /** The nearest column of the grid; `x` in cells. */
  #column(x: number): number {
    return Math.max(0, Math.min(this.#columns - 1, Math.floor(x)));
  }

  #row(y: number): number {
    return Math.max(0, Math.min(this.#rows - 1, Math.floor(y)));
  }
}

/** The way along a line, and off it, of a {@link Probe}; lengths in cells. */
interface Walk {
  readonly from: number;
  readonly across: number;
  readonly way: number;
  readonly drift: number;
  readonly cells: number;
}

/**
 * What the winding number changes by where a line crosses an edge that begins on its left side
 * (`side` ≥ 0) and ends on its right, or the other way round.
 */
export function stepOver(side: number): 1 | -1 {
  return side >= 0 ? 1 : -1;
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
