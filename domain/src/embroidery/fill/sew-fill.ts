import type { Fabric } from "../fabric/fabric.ts";
import type { Region, Sewn } from "../region/region.ts";
import { connectedCells } from "./cell-order.ts";
import { coveredRows } from "./covered-rows.ts";
import { crosswise, usualCrosswise } from "./crosswise.ts";
import { edgeRun, usualEdgeRun } from "./edge-run.ts";
import { hiddenRun, pointAt } from "./hidden-run.ts";
import { locked, needlePoints } from "./needle-points.ts";
import { rowCells, type RowCells } from "./row-cells.ts";
import type { Direction } from "./row-source.ts";
import { sewCells, usualTatami, type Point } from "./tatami.ts";

interface FillSewing {
  /** Rows run along it. */
  readonly direction: Direction;
  readonly fabric: Fabric;
  /** Where the needle comes from, in mm; the fill begins at its nearest end. */
  readonly start?: Point;
  /** Areas that are sewn over this one later; it reaches 0.3 mm under them. */
  readonly covers?: readonly Region[];
  /** Sews short rows as a satin column: zigzag, one stitch from edge to edge. */
  readonly isColumn?: boolean;
}

/** Columns under this width are held by their middle line alone, in mm. */
const EDGE_RUN_FROM_MM = 2;
/** No column is wider; rows in excess of it would be split into two stitches. */
const WIDEST_COLUMN_MM = 7.5;

/**
 * A filled area under the needle: lock, edge run, crosswise underlay, rows, lock. One run for each part
 * that hangs together, be it under areas that are sewn later. `narrowestMm` is `Infinity`: rows are
 * no columns that would have to be widened.
 */
export function sewFill(region: Region, sewing: FillSewing): Sewn {
  const { direction, fabric, covers = [], isColumn = false } = sewing;
  const rowMm = isColumn ? fabric.satinPitchMm / 2 : fabric.fillRowMm;
  const area = rowCells(coveredRows(region, covers, direction), rowMm);
  const quarterTurn = { x: -direction.y, y: direction.x };
  const cross = crosswise(coveredRows(region, covers, quarterTurn), usualCrosswise);
  const hasEdgeRun = !isColumn || widestRow(area) >= EDGE_RUN_FROM_MM;
  const edge = hasEdgeRun ? edgeRun(region, { ...usualEdgeRun, covers }) : [];
  const column = isColumn ? { stitchMm: WIDEST_COLUMN_MM, slantMm: WIDEST_COLUMN_MM } : {};
  const rows = { ...usualTatami, ...column, rowMm, direction, pullMm: fabric.pullMm };
  const runs: Int32Array[] = [];
  let from = sewing.start;
  for (const part of connectedCells(area)) {
    const under = hiddenRun(area, part, from);
    under.sew(edge);
    under.sew(cross);
    const top = sewCells(area, part, { ...rows, ...(under.here && { start: under.here }) });
    under.goTo(pointAt(top, 0));
    const points = needlePoints(locked([...under.points, ...top]));
    if (points.length >= 4) runs.push(points);
    from = pointAt(top, top.length - 2);
  }
  return { runs, narrowestMm: Infinity };
}

/** The longest row that is seen, in mm. */
export function widestRow({ cells }: RowCells): number {
  let widest = 0;
  for (const { left, right, isHidden } of cells) {
    if (isHidden) continue;
    for (let i = 0; i < left.length; i += 1) {
      widest = Math.max(widest, (right[i] as number) - (left[i] as number));
    }
  }
  return widest;
}
