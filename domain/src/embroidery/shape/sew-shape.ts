import type { Fabric } from "../fabric/fabric.ts";
import { coveredRows } from "../fill/covered-rows.ts";
import { locked, needlePoints } from "../fill/needle-points.ts";
import { rowCells } from "../fill/row-cells.ts";
import { turnedRegion, type Direction } from "../fill/row-source.ts";
import { beanRun, doubleRun, usualRun } from "../fill/run.ts";
import { sewFill, widestRow } from "../fill/sew-fill.ts";
import type { Point } from "../fill/tatami.ts";
import type { Region, Sewn } from "../region/region.ts";
import { sewRegion } from "../region/sew-region.ts";
import { area, bounds } from "../region/winding.ts";
import { mainAxis } from "./main-axis.ts";
import { meanWidthMm } from "./mean-width.ts";
import type { LineShape } from "./shape.ts";

/** Wider areas are filled with rows, not sewn as a column, in mm. */
const WIDEST_COLUMN_MM = 7;
/** Lines up to this width are run twice, broader ones three times, in mm. */
const DOUBLE_RUN_TO_MM = 0.5;
/** Mean width by length of what consists of strokes; a star has 0.16, a maple leaf 0.19. */
const SLENDER = 0.175;
/** Broader strokes are filled with rows, in mm. */
const BROADEST_STROKE_MM = 4;
/** A straight strip fills so much of the box around it. */
const STRAIGHT = 0.7;
/** How finely the width of an area is measured, in mm. */
const MEASURE_MM = 0.5;

/** How an area is to be sewn. */
type AreaPlan =
  /** Strokes that bend or meet, each its own satin column. */
  | { readonly as: "strokes" }
  /** Rows along a direction; as a column they are zigzag from edge to edge. */
  | { readonly as: "rows" | "column"; readonly direction: Direction };

interface AreaSewing {
  readonly fabric: Fabric;
  readonly covers: readonly Region[];
  readonly start: Point;
}

/**
 * Strokes for crescents, stars and letters that nothing is sewn into; one column across the long
 * side where what is seen of the area is narrow enough; or else rows along the wanted direction.
 */
export function planArea(region: Region, covers: readonly Region[], wanted: Direction): AreaPlan {
  const axis = mainAxis(region);
  if (covers.length === 0 && isStrokes(region, axis)) return { as: "strokes" };
  const across = { x: -axis.y, y: axis.x };
  const width = widestRow(rowCells(coveredRows(region, covers, across), MEASURE_MM));
  if (width <= WIDEST_COLUMN_MM) return { as: "column", direction: across };
  return { as: "rows", direction: wanted };
}

/** Sews an area as its plan has it: in strokes, or as a fill. */
export function sewArea(region: Region, plan: AreaPlan, sewing: AreaSewing): Sewn {
  if (plan.as === "strokes") return sewRegion(region, sewing);
  return sewFill(region, { ...sewing, ...plan, isColumn: plan.as === "column" });
}

/** True when the area is slender all over, but no straight strip. */
function isStrokes(region: Region, axis: Direction): boolean {
  const { minX, minY, maxX, maxY } = bounds(turnedRegion(region, axis));
  const [length, width] = [maxX - minX, maxY - minY];
  const mm2 = area(region);
  const mean = meanWidthMm(region, mm2);
  const isSlender = mean <= Math.min(BROADEST_STROKE_MM, SLENDER * Math.max(length, width));
  return isSlender && mm2 < STRAIGHT * length * width;
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
