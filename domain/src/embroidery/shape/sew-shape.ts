import type { Fabric } from "../fabric/fabric.ts";
import { coveredRows } from "../fill/covered-rows.ts";
import { locked, needlePoints } from "../fill/needle-points.ts";
import { rowCells, type Direction } from "../fill/row-cells.ts";
import { beanRun, doubleRun, usualRun } from "../fill/run.ts";
import { sewFill, widestRow } from "../fill/sew-fill.ts";
import type { Point } from "../fill/tatami.ts";
import type { Region, Sewn } from "../region/region.ts";
import { mainAxis } from "./main-axis.ts";
import type { LineShape } from "./shape.ts";

/** Wider areas are filled with rows, not sewn as a column, in mm. */
const WIDEST_COLUMN_MM = 7;
/** Lines up to this width are run twice, broader ones three times, in mm. */
const DOUBLE_RUN_TO_MM = 0.5;
/** How finely the width of an area is measured, in mm. */
const MEASURE_MM = 0.5;

/** How an area is to be sewn. */
export interface AreaPlan {
  readonly direction: Direction;
  readonly isColumn: boolean;
}

export interface AreaSewing {
  readonly fabric: Fabric;
  readonly covers: readonly Region[];
  readonly start: Point | undefined;
}

/**
 * A column across the long side where what is seen of the area is narrow enough, or else rows along
 * the wanted direction.
 */
export function planArea(region: Region, covers: readonly Region[], wanted: Direction): AreaPlan {
  const axis = mainAxis(region);
  const across = { x: -axis.y, y: axis.x };
  const width = widestRow(rowCells(coveredRows(region, covers, across), MEASURE_MM));
  const isColumn = width <= WIDEST_COLUMN_MM;
  return { direction: isColumn ? across : wanted, isColumn };
}

export function sewArea(region: Region, plan: AreaPlan, sewing: AreaSewing): Sewn {
  const { fabric, covers, start } = sewing;
  return sewFill(region, { ...plan, fabric, covers, ...(start && { start }) });
}

/** A thin line, run there and back; somewhat broader ones as a bean stitch. */
export function sewLine({ points, isClosed, widthMm }: LineShape): Sewn {
  const line = isClosed
    ? Float64Array.of(...points, points[0] as number, points[1] as number)
    : points;
  const stitched = widthMm > DOUBLE_RUN_TO_MM ? beanRun(line, usualRun) : doubleRun(line, usualRun);
  const run = needlePoints(locked(stitched));
  return { runs: run.length >= 4 ? [run] : [], narrowestMm: Infinity };
}
