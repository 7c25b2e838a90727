import { acrossOf, rowCells } from "./row-cells.ts";
import type { RowSource } from "./row-source.ts";
import { run } from "./run.ts";

/** Underlay under rows: lines 2.5 mm apart, 0.8 mm inside the outline, stitches of 3.5 mm. */
export const usualCrosswise = { rowMm: 2.5, insetMm: 0.8, stitchMm: 3.5 } as const;

interface CrosswiseOptions {
  readonly rowMm: number;
  readonly insetMm: number;
  readonly stitchMm: number;
}

/** Shorter lines hold nothing down, in mm. */
const SHORTEST_LINE_MM = 1.5;
const TOLERANCE_MM = 0.1;

/**
 * Lines `x0, y0, x1, y1 …` in mm through the whole area, every other one the other way round. Their
 * source lies a quarter turn from the rows that will cover them.
 */
export function crosswise(
  source: RowSource,
  { rowMm, insetMm, stitchMm }: CrosswiseOptions,
): Float64Array[] {
  const area = rowCells(source, rowMm);
  const { x: dx, y: dy } = area.along;
  const lines: { row: number; left: number; points: Float64Array }[] = [];
  for (const { firstRow, left, right, isHidden } of area.cells) {
    if (isHidden) continue;
    left.forEach((edge, i) => {
      const [from, to] = [edge + insetMm, (right[i] as number) - insetMm];
      if (to - from < SHORTEST_LINE_MM) return;
      const row = firstRow + i;
      const across = acrossOf(area, row);
      const [x, y] = [-across * dy, across * dx];
      const [near, far] = row % 2 === 0 ? [from, to] : [to, from];
      const line = Float64Array.of(near * dx + x, near * dy + y, far * dx + x, far * dy + y);
      lines.push({ row, left: from, points: run(line, { stitchMm, toleranceMm: TOLERANCE_MM }) });
    });
  }
  return lines.sort((a, b) => a.row - b.row || a.left - b.left).map(({ points }) => points);
}
