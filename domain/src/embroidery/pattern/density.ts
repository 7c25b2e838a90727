import { THREAD_WIDTH_MM } from "../thread/thread.ts";
import { sewnBounds } from "./bounds.ts";
import { type Pattern, STITCH, UNITS_PER_MM } from "./pattern.ts";

/** More cells than this would cost memory and tell nobody more: the cells grow instead. */
const MOST_CELLS = 250_000;

/** How much is sewn where. Cell `column + row * columns`, the first row being the lowest. */
interface DensityMap {
  readonly cellMm: number;
  readonly columns: number;
  readonly rows: number;
  /** Lower left corner of the first cell, in mm. */
  readonly leftMm: number;
  readonly bottomMm: number;
  /** Needle penetrations in each cell. */
  readonly stitches: Float32Array;
  /** Thread lying on each cell, in mm. */
  readonly threadMm: Float32Array;
}

/**
 * Lays a grid of `cellMm` (1 mm unless told, at least 0.2) over what is sewn and counts penetrations
 * and thread in each cell. The cells of a huge design are made larger, so memory stays bounded.
 */
export function densityMap(pattern: Pattern, { cellMm = 1 } = {}): DensityMap {
  const map = emptyMap(pattern, cellMm);
  const { cmd } = pattern;
  for (let i = 0; i < cmd.length; i += 1) {
    if (cmd[i] !== STITCH) continue;
    map.stitches[cellAt(map, columnOf(map, pattern, i), rowOf(map, pattern, i))]! += 1;
    if (cmd[i - 1] === STITCH) layThread(map, pattern, i);
  }
  return map;
}

/** The place where most thread lies on one cell. */
interface DenseSpot {
  /** Middle of the cell, in mm, y upwards. */
  readonly xMm: number;
  readonly yMm: number;
  /** How many layers of thread lie there: 1 covers the cloth once. */
  readonly layers: number;
  readonly stitchesPerMm2: number;
}

/** The densest cell of a map; `undefined` where nothing is sewn. */
export function densestSpot(map: DensityMap): DenseSpot | undefined {
  const { cellMm, columns, stitches, threadMm } = map;
  let at = 0;
  for (let i = 1; i < threadMm.length; i += 1) {
    if ((threadMm[i] as number) > (threadMm[at] as number)) at = i;
  }
  const most = threadMm[at] ?? 0;
  if (most === 0) return undefined;
  const area = cellMm * cellMm;
  return {
    xMm: map.leftMm + ((at % columns) + 0.5) * cellMm,
    yMm: map.bottomMm + (Math.floor(at / columns) + 0.5) * cellMm,
    layers: (most * THREAD_WIDTH_MM) / area,
    stitchesPerMm2: (stitches[at] as number) / area,
  };
}

function emptyMap(pattern: Pattern, wantedMm: number): DensityMap {
  const { left, right, bottom, top } = sewnBounds(pattern);
  const [widthMm, heightMm] = [(right - left) / UNITS_PER_MM, (top - bottom) / UNITS_PER_MM];
  let cellMm = Math.max(0.2, wantedMm);
  while (cellsOver(widthMm, cellMm) * cellsOver(heightMm, cellMm) > MOST_CELLS) cellMm *= 2;
  const [columns, rows] = [cellsOver(widthMm, cellMm), cellsOver(heightMm, cellMm)];
  return {
    cellMm,
    columns,
    rows,
    leftMm: left / UNITS_PER_MM,
    bottomMm: bottom / UNITS_PER_MM,
    stitches: new Float32Array(columns * rows),
    threadMm: new Float32Array(columns * rows),
  };
}

function cellsOver(lengthMm: number, cellMm: number): number {
  return Math.floor(lengthMm / cellMm) + 1;
}

/** The cell at a place in cells from the lower left corner; a rounding error past the edge stays inside. */
function cellAt({ columns, rows }: DensityMap, column: number, row: number): number {
  const [c, r] = [Math.floor(column), Math.floor(row)];
  return Math.max(0, Math.min(columns - 1, c)) + Math.max(0, Math.min(rows - 1, r)) * columns;
}

/** Where a record stands, in cells from the left edge of the map. */
function columnOf(map: DensityMap, { x }: Pattern, at: number): number {
  return ((x[at] as number) / UNITS_PER_MM - map.leftMm) / map.cellMm;
}

function rowOf(map: DensityMap, { y }: Pattern, at: number): number {
  return ((y[at] as number) / UNITS_PER_MM - map.bottomMm) / map.cellMm;
}

/** Walks the stitch that ends at record `at` from cell to cell and gives each the length on it. */
function layThread(map: DensityMap, pattern: Pattern, at: number): void {
  const [x, y] = [columnOf(map, pattern, at - 1), rowOf(map, pattern, at - 1)];
  const [dx, dy] = [columnOf(map, pattern, at) - x, rowOf(map, pattern, at) - y];
  const lengthMm = Math.sqrt(dx * dx + dy * dy) * map.cellMm;
  if (lengthMm === 0) return;
  let [column, row, along] = [Math.floor(x), Math.floor(y), 0];
  let nextX = dx === 0 ? Infinity : (column + (dx > 0 ? 1 : 0) - x) / dx;
  let nextY = dy === 0 ? Infinity : (row + (dy > 0 ? 1 : 0) - y) / dy;
  while (along < 1) {
    const end = Math.min(1, nextX, nextY);
    map.threadMm[cellAt(map, column, row)]! += (end - along) * lengthMm;
    along = end;
    if (nextX <= nextY) {
      column += dx > 0 ? 1 : -1;
      nextX += Math.abs(1 / dx);
    } else {
      row += dy > 0 ? 1 : -1;
      nextY += Math.abs(1 / dy);
    }
  }
}
