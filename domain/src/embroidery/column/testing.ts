import type { Region } from "../region/region.ts";

/** Rings drawn as `"0,0 10,0 10,10 0,10"`, in mm. */
export function regionOf(...rings: readonly string[]): Region {
  return { rings: rings.map((ring) => Float64Array.from(ring.trim().split(/[\s,]+/), Number)) };
}

/** How well stitches fill an area, as an eye would judge it: threads laid on a drawing of it. */
interface Fit {
  /** Part of the area that lies under thread. */
  readonly coverage: number;
  /** Thread farther out than allowed, as a part of the area. */
  readonly spill: number;
  /** How many separate pieces the area has. */
  readonly pieces: number;
}

/** Half the width of a thread on cloth, and how far beyond the outline it may lie, in mm. */
const THREAD_RADIUS_MM = 0.2;
const ALLOWED_MM = 0.35;

/**
 * Paints the area and the threads, 0.4 mm wide with round ends, into two grids of their own and
 * compares them. It shares nothing with the code that makes the stitches.
 */
export function fitOf(region: Region, runs: readonly Int32Array[], perMm: number): Fit {
  const grid = gridAround(region, perMm);
  const inside = painted(grid, (paint) => paintArea(grid, region, paint));
  const allowed = painted(grid, (paint) => {
    for (const ring of region.rings) {
      for (let i = 0; i < ring.length; i += 2) {
        const j = (i + 2) % ring.length;
        paintLine(grid, [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!], {
          radius: ALLOWED_MM,
          paint,
        });
      }
    }
  });
  const thread = painted(grid, (paint) => {
    for (const run of runs) {
      for (let i = 2; i < run.length; i += 2) {
        const line = [run[i - 2]! / 10, run[i - 1]! / 10, run[i]! / 10, run[i + 1]! / 10] as const;
        paintLine(grid, line, { radius: THREAD_RADIUS_MM, paint });
      }
    }
  });
  let [area, covered, spilled] = [0, 0, 0];
  for (let i = 0; i < inside.length; i += 1) {
    if (inside[i]) area += 1;
    if (inside[i] && thread[i]) covered += 1;
    if (!inside[i] && thread[i] && !allowed[i]) spilled += 1;
  }
  return { coverage: covered / area, spill: spilled / area, pieces: countPieces(grid, inside) };
}

/** How finely thread is counted, in mm. */
const COUNT_MM = 0.25;

/** The most thread, in mm, that lies on any square millimetre. */
export function mostThreadMm(runs: readonly Int32Array[]): number {
  const across = 1 / COUNT_MM;
  const { left, bottom, width, height } = cellsUnder(runs, across);
  const cells = new Float64Array(width * height);
  for (const run of runs) {
    for (let i = 2; i < run.length; i += 2) {
      const [x, y] = [run[i - 2]! / 10, run[i - 1]! / 10];
      const [dx, dy] = [run[i]! / 10 - x, run[i + 1]! / 10 - y];
      const length = Math.sqrt(dx * dx + dy * dy);
      const parts = Math.ceil(length / 0.05);
      for (let part = 0; part < parts; part += 1) {
        const t = (part + 0.5) / parts;
        const column = Math.floor((x + dx * t) / COUNT_MM) - left;
        const row = Math.floor((y + dy * t) / COUNT_MM) - bottom;
        cells[row * width + column]! += length / parts;
      }
    }
  }
  let most = 0;
  for (let start = 0; start < cells.length; start += 1) {
    if (cells[start] === 0) continue;
    let sum = 0;
    for (let k = 0; k < across * across; k += 1) {
      sum += cells[start + (k % across) + Math.floor(k / across) * width] ?? 0;
    }
    most = Math.max(most, sum);
  }
  return most;
}

/** Square cells, counted from those that hold `left` and `bottom`. */
interface Cells {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** The cells of the whole square millimetres under the runs, and of one more on each side. */
function cellsUnder(runs: readonly Int32Array[], perMm: number): Cells {
  const [left, right] = endsMm(runs, 0);
  const [bottom, top] = endsMm(runs, 1);
  return {
    left: (left - 1) * perMm,
    bottom: (bottom - 1) * perMm,
    width: (right - left + 3) * perMm,
    height: (top - bottom + 3) * perMm,
  };
}

/** The first and the last whole millimetre that the runs reach from the middle, along x (0) or y (1). */
function endsMm(runs: readonly Int32Array[], axis: 0 | 1): [number, number] {
  let [least, most] = [0, 0];
  for (const run of runs) {
    for (let i = axis; i < run.length; i += 2) {
      least = Math.min(least, run[i]!);
      most = Math.max(most, run[i]!);
    }
  }
  return [Math.floor(least / 10), Math.floor(most / 10)];
}

/** A stitch of satin is no shorter, in mm: locks are. */
const SATIN_FROM_MM = 0.65;
/** From one satin stitch to the next but one, in mm: those of a zigzag underlay lie wider apart. */
const SATIN_PITCH_MM = 0.9;
/** A satin stitch turns back on the one before: the cosine of the angle between both is no more. */
const TURNS_BACK = -0.6;
const LAYERS_PER_MM = 20;

/**
 * On how much of any square millimetre more than two satins lie over each other, in mm². Two stitches that
 * follow each other in a satin cover the triangle between them, and the triangles of a column tile it once;
 * so the layers at a place are the triangles over it.
 */
export function mostOverTwoSatinsMm2(runs: readonly Int32Array[]): number {
  const { left, bottom, width, height } = cellsUnder(runs, LAYERS_PER_MM);
  const layers = new Uint16Array(width * height);
  for (const triangle of runs.flatMap(satinTriangles)) {
    forCellsIn(triangle, (column, row) => {
      layers[(row - bottom) * width + column - left]! += 1;
    });
  }
  const half = LAYERS_PER_MM / 2;
  const across = width / half;
  const squares = new Uint16Array(across * (height / half));
  let most = 0;
  for (let cell = 0; cell < layers.length; cell += 1) {
    if (layers[cell]! <= 2) continue;
    const [column, row] = [cell % width, Math.floor(cell / width)];
    const square = Math.floor(row / half) * across + Math.floor(column / half);
    // A cell lies in four squares of a millimetre that begin at halves.
    for (const at of [square, square - 1, square - across, square - across - 1]) {
      squares[at]! += 1;
      most = Math.max(most, squares[at]!);
    }
  }
  return most / (LAYERS_PER_MM * LAYERS_PER_MM);
}

type Triangle = readonly [Spot, Spot, Spot];

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Without the first and the last one of a satin, which belong to the way there. */
function satinTriangles(run: Int32Array): Triangle[] {
  const spots: Spot[] = [];
  for (let i = 0; i < run.length; i += 2) spots.push({ x: run[i]! / 10, y: run[i + 1]! / 10 });
  const turnsBack = spots.map((at, i) => {
    const [before, after] = [spots[i - 1], spots[i + 1]];
    if (!before || !after) return false;
    const [a, b] = [away(before, at), away(at, after)];
    if (Math.min(a.length, b.length) < SATIN_FROM_MM) return false;
    const cosine = (a.x * b.x + a.y * b.y) / (a.length * b.length);
    return cosine <= TURNS_BACK && away(before, after).length <= SATIN_PITCH_MM;
  });
  return spots.flatMap((at, i) => {
    const isSatin = turnsBack[i - 1] && turnsBack[i] && turnsBack[i + 1];
    return isSatin ? [[spots[i - 1]!, at, spots[i + 1]!] as const] : [];
  });
}

function away(from: Spot, to: Spot): Spot & { readonly length: number } {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return { x, y, length: Math.sqrt(x * x + y * y) };
}

/** The cells whose middle lies in a triangle. */
function forCellsIn([a, b, c]: Triangle, visit: (column: number, row: number) => void): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (area === 0) return;
  const sides = [a, b, a, c, b, c];
  const xs = [a, b, c].map(({ x }) => Math.floor(x * LAYERS_PER_MM));
  const last = Math.max(...xs);
  for (let column = Math.min(...xs); column <= last; column += 1) {
    const x = (column + 0.5) / LAYERS_PER_MM;
    // A stitch at a slant is thin, the box around it is not: only rows between two sides, and one more at each end.
    let [low, high] = [Infinity, -Infinity];
    for (let side = 0; side < sides.length; side += 2) {
      const [p, q] = [sides[side]!, sides[side + 1]!];
      if (p.x === q.x || Math.min(p.x, q.x) > x || Math.max(p.x, q.x) < x) continue;
      const y = p.y + ((x - p.x) / (q.x - p.x)) * (q.y - p.y);
      low = Math.min(low, y);
      high = Math.max(high, y);
    }
    const to = Math.floor(high * LAYERS_PER_MM) + 1;
    for (let row = Math.floor(low * LAYERS_PER_MM) - 1; row <= to; row += 1) {
      const [px, py] = [x - a.x, (row + 0.5) / LAYERS_PER_MM - a.y];
      const u = (px * (c.y - a.y) - (c.x - a.x) * py) / area;
      const v = ((b.x - a.x) * py - px * (b.y - a.y)) / area;
      if (u >= 0 && v > 0 && u + v < 1) visit(column, row);
    }
  }
}

interface Grid {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  readonly perMm: number;
}

function gridAround({ rings }: Region, perMm: number): Grid {
  const xs = rings.flatMap((ring) => [...ring].filter((_, i) => i % 2 === 0));
  const ys = rings.flatMap((ring) => [...ring].filter((_, i) => i % 2 === 1));
  const [left, bottom] = [Math.min(...xs) - 1.5, Math.min(...ys) - 1.5];
  return {
    left,
    bottom,
    perMm,
    width: Math.ceil((Math.max(...xs) + 1.5 - left) * perMm),
    height: Math.ceil((Math.max(...ys) + 1.5 - bottom) * perMm),
  };
}

function painted({ width, height }: Grid, draw: (paint: Uint8Array) => void): Uint8Array {
  const paint = new Uint8Array(width * height);
  draw(paint);
  return paint;
}

function paintArea(grid: Grid, { rings }: Region, paint: Uint8Array): void {
  for (let row = 0; row < grid.height; row += 1) {
    const y = grid.bottom + (row + 0.5) / grid.perMm;
    const turns = new Int8Array(grid.width + 1);
    for (const ring of rings) {
      for (let i = 0; i < ring.length; i += 2) {
        const j = (i + 2) % ring.length;
        const [x0, y0, x1, y1] = [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!];
        if (y0 <= y === y1 <= y) continue;
        const x = x0 + ((y - y0) / (y1 - y0)) * (x1 - x0);
        const column = Math.ceil((x - grid.left) * grid.perMm - 0.5);
        turns[Math.min(grid.width, Math.max(0, column))]! += y1 > y0 ? 1 : -1;
      }
    }
    for (let column = 0, winding = 0; column < grid.width; column += 1) {
      winding += turns[column]!;
      if (winding !== 0) paint[row * grid.width + column] = 1;
    }
  }
}

function paintLine(
  grid: Grid,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  { radius, paint }: { radius: number; paint: Uint8Array },
): void {
  const [ax, ay] = [(x0 - grid.left) * grid.perMm, (y0 - grid.bottom) * grid.perMm];
  const [dx, dy] = [(x1 - x0) * grid.perMm, (y1 - y0) * grid.perMm];
  const r = radius * grid.perMm;
  const length = dx * dx + dy * dy || 1;
  const top = Math.min(grid.height - 1, Math.ceil(Math.max(ay, ay + dy) + r));
  const right = Math.min(grid.width - 1, Math.ceil(Math.max(ax, ax + dx) + r));
  const left = Math.max(0, Math.floor(Math.min(ax, ax + dx) - r));
  // What is near the line lies near where the row crosses it: the box around a stitch at a slant is mostly empty.
  const reach = dy === 0 ? Infinity : (r * Math.sqrt(length)) / Math.abs(dy) + 2;
  for (let y = Math.max(0, Math.floor(Math.min(ay, ay + dy) - r)); y <= top; y += 1) {
    const middle = dy === 0 ? 0 : ax + ((y + 0.5 - ay) * dx) / dy;
    const to = Math.min(right, Math.ceil(middle + reach));
    for (let x = Math.max(left, Math.floor(middle - reach)); x <= to; x += 1) {
      const [px, py] = [x + 0.5 - ax, y + 0.5 - ay];
      const t = Math.min(1, Math.max(0, (px * dx + py * dy) / length));
      const [ex, ey] = [px - t * dx, py - t * dy];
      if (ex * ex + ey * ey <= r * r) paint[y * grid.width + x] = 1;
    }
  }
}

function countPieces({ width }: Grid, inside: Uint8Array): number {
  const seen = new Uint8Array(inside.length);
  let pieces = 0;
  for (let start = 0; start < inside.length; start += 1) {
    if (!inside[start] || seen[start]) continue;
    pieces += 1;
    const open = [start];
    seen[start] = 1;
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      for (const next of [cell + 1, cell - 1, cell + width, cell - width]) {
        if (!inside[next] || seen[next]) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
  }
  return pieces;
}
