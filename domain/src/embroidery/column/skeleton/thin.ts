import type { DistanceMap } from "./distance.ts";
import type { Raster } from "./raster.ts";

/** The eight neighbours of a cell, anticlockwise from the right. */
export function neighborSteps(width: number): readonly number[] {
  return [1, 1 + width, width, width - 1, -1, -1 - width, -width, 1 - width];
}

/** Levels of distance a cell; finer levels keep the skeleton better in the middle. */
const LEVELS_PER_CELL = 4;

/**
 * A cell lies on the ridge when its outline points and a neighbour's are this many radii apart. Two
 * is the middle of a stroke; towards a corner of 90° it is 1.41, of 60° 1.73.
 */
const RIDGE = 1.35;
/** Neighbouring cells see points that are apart by about a cell anyway. */
const GRAIN = 0.7;

/**
 * Thins an area to its skeleton: lines one cell wide, in the middle, connected as the area is.
 * Cells go in the order of their distance from the outline, each only if the shape stays in one
 * piece without it and it is not the end of a ridge. So a stroke ends a radius before its square
 * end, and the corners of the outline leave no lines. Returns 1 where a cell stays.
 */
export function thin(raster: Raster, map: DistanceMap): Uint8Array {
  const cells = raster.inside.slice();
  const steps = Int32Array.from(neighborSteps(raster.width));
  const ridge = ridgeCells(raster, map);
  const levels = levelsOf(cells, map.distance);
  for (let level = 0; level < levels.length; level += 1) {
    const waiting = levels[level] as number[];
    for (let k = 0; k < waiting.length; k += 1) {
      const cell = waiting[k] as number;
      if (!cells[cell]) continue;
      const around = neighborsOf(cells, cell, raster.width);
      if (SIMPLE[around] === 0 || (ridge[cell] === 1 && (NEIGHBORS[around] as number) <= 3))
        continue;
      cells[cell] = 0;
      // A neighbour that had its turn in vain may go now.
      for (let s = 0; s < 8; s += 1) {
        const next = cell + (steps[s] as number);
        if (cells[next] && levelOf(map.distance, next) <= level) waiting.push(next);
      }
    }
  }
  return cells;
}

/** The neighbours of a cell as bits, anticlockwise from the right. */
function neighborsOf(cells: Uint8Array, cell: number, width: number): number {
  const [above, below] = [cell + width, cell - width];
  return (
    (cells[cell + 1] as number) |
    ((cells[above + 1] as number) << 1) |
    ((cells[above] as number) << 2) |
    ((cells[above - 1] as number) << 3) |
    ((cells[cell - 1] as number) << 4) |
    ((cells[below - 1] as number) << 5) |
    ((cells[below] as number) << 6) |
    ((cells[below + 1] as number) << 7)
  );
}

function ridgeCells({ width, inside }: Raster, { distance, nearest }: DistanceMap): Uint8Array {
  const ridge = new Uint8Array(inside.length);
  for (let p = 0; p < inside.length; p += 1) {
    if (!inside[p]) continue;
    for (let across = 0; across < 2; across += 1) {
      const q = across === 0 ? p + 1 : p + width;
      if (!inside[q]) continue;
      const higher = (distance[p] as number) >= (distance[q] as number) ? p : q;
      const radius = (distance[higher] as number) + 0.5;
      if (radius <= 1.5) continue;
      const least = RIDGE * radius + GRAIN;
      const dx = ((nearest[p] as number) % width) - ((nearest[q] as number) % width);
      const a = Math.floor((nearest[p] as number) / width);
      const dy = a - Math.floor((nearest[q] as number) / width);
      if (dx * dx + dy * dy > least * least) ridge[higher] = 1;
    }
  }
  return ridge;
}

function levelOf(distance: Float32Array, cell: number): number {
  return Math.floor((distance[cell] as number) * LEVELS_PER_CELL);
}

function levelsOf(cells: Uint8Array, distance: Float32Array): number[][] {
  const levels: number[][] = [];
  for (let cell = 0; cell < cells.length; cell += 1) {
    if (!cells[cell]) continue;
    const level = levelOf(distance, cell);
    while (levels.length <= level) levels.push([]);
    (levels[level] as number[]).push(cell);
  }
  return levels;
}

/** How many neighbours each pattern has. */
const NEIGHBORS = Uint8Array.from({ length: 256 }, (_, around) => {
  let count = 0;
  for (let k = 0; k < 8; k += 1) count += (around >> k) & 1;
  return count;
});

/**
 * Whether the cell inside each pattern of neighbours may go without parting or joining anything:
 * Yokoi's number for eight-connected shapes, the gaps at the four sides that part the neighbours.
 */
const SIMPLE = Uint8Array.from({ length: 256 }, (_, around) => {
  const gap = (k: number) => 1 - ((around >> (k & 7)) & 1);
  let parts = 0;
  for (const k of [0, 2, 4, 6]) parts += gap(k) - gap(k) * gap(k + 1) * gap(k + 2);
  return parts === 1 && around !== 0 ? 1 : 0;
});
