import { cellTree } from "./cell-order.ts";
import type { Place } from "./cell-place.ts";
import { CellSewing, type TatamiOptions } from "./cell-sewing.ts";
import { acrossOf, lastRow, type Cell, type RowCells } from "./row-cells.ts";

/** The trade's fill: rows 0.25 mm apart, stitches of 4 mm, the same places every fourth row. */
export const usualTatami = { rowMm: 0.25, stitchMm: 4, stagger: 4, slantMm: 1.5 } as const;

/** A point in mm. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Sews cells that hang together, beginning as near to `start` as can be. */
export function sewCells(
  area: RowCells,
  part: readonly number[],
  options: TatamiOptions & { readonly start?: Point },
): Float64Array {
  const sewing = new CellSewing(area, options);
  const corner = firstCorner(area, part, options.start);
  sewing.sewTree(cellTree(area, corner.cell), corner);
  const { points } = sewing;
  const { x: dx, y: dy } = area.along;
  return Float64Array.from(points, (_, i) => {
    const [along, across] = [points[i - (i % 2)] as number, points[i - (i % 2) + 1] as number];
    return i % 2 === 0 ? along * dx - across * dy : along * dy + across * dx;
  });
}

/** The end of an outer row that is nearest to a point; without one the very first. */
function firstCorner(area: RowCells, part: readonly number[], start: Point | undefined): Place {
  const { x, y } = area.along;
  const wanted = start && { along: start.x * x + start.y * y, across: start.y * x - start.x * y };
  let nearest: Place | undefined;
  let least = Infinity;
  for (const id of part) {
    const cell = area.cells[id] as Cell;
    if (cell.isHidden) continue;
    for (const row of [cell.firstRow, lastRow(cell)]) {
      const i = row - cell.firstRow;
      for (const along of [cell.left[i] as number, cell.right[i] as number]) {
        const da = wanted ? along - wanted.along : 0;
        const dc = wanted ? acrossOf(area, row) - wanted.across : 0;
        const apart = da * da + dc * dc;
        if (apart < least) {
          least = apart;
          nearest = { cell: id, row, along };
        }
      }
    }
  }
  return nearest ?? { cell: part[0] ?? 0, row: 0, along: 0 };
}
