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
  const cells = new Map<string, number>();
  for (const run of runs) {
    for (let i = 2; i < run.length; i += 2) {
      const [x, y] = [run[i - 2]! / 10, run[i - 1]! / 10];
      const [dx, dy] = [run[i]! / 10 - x, run[i + 1]! / 10 - y];
      const length = Math.sqrt(dx * dx + dy * dy);
      const parts = Math.ceil(length / 0.05);
      for (let part = 0; part < parts; part += 1) {
        const t = (part + 0.5) / parts;
        const key = `${Math.floor((x + dx * t) / COUNT_MM)},${Math.floor((y + dy * t) / COUNT_MM)}`;
        cells.set(key, (cells.get(key) ?? 0) + length / parts);
      }
    }
  }
  const across = 1 / COUNT_MM;
  const sums = [...cells.keys()].map((key) => {
    const [column, row] = key.split(",").map(Number) as [number, number];
    let sum = 0;
    for (let k = 0; k < across * across; k += 1) {
      sum += cells.get(`${column + (k % across)},${row + Math.floor(k / across)}`) ?? 0;
    }
    return sum;
  });
  return Math.max(0, ...sums);
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
  for (let y = Math.max(0, Math.floor(Math.min(ay, ay + dy) - r)); y <= top; y += 1) {
    for (let x = Math.max(0, Math.floor(Math.min(ax, ax + dx) - r)); x <= right; x += 1) {
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
