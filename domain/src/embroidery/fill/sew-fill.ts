import type { Fabric } from "../fabric/fabric.ts";
import type { Region, Sewn } from "../region/region.ts";
import { connectedCells } from "./cell-order.ts";
import { crosswise, usualCrosswise } from "./crosswise.ts";
import { edgeRun, usualEdgeRun } from "./edge-run.ts";
import { locked, needlePoints } from "./needle-points.ts";
import { rowCells, type Direction } from "./row-cells.ts";
import { sewCells, usualTatami, type Point } from "./tatami.ts";
import { hiddenRun, pointAt } from "./hidden-run.ts";

export interface FillSewing {
  /** Rows run along it. */
  readonly direction: Direction;
  readonly fabric: Fabric;
  /** Where the needle comes from, in mm; the fill begins at its nearest end. */
  readonly start?: Point;
}

/**
 * A filled area under the needle: tie, edge run, crosswise underlay, rows, tie. One run for each part
 * that hangs together; there is no column in it, so `narrowestMm` is `Infinity`.
 */
export function sewFill(region: Region, { direction, fabric, start }: FillSewing): Sewn {
  const area = rowCells(region, direction, fabric.fillRowMm);
  const rows = { ...usualTatami, rowMm: area.pitch, direction, pullMm: fabric.pullMm };
  const edge = edgeRun(region, usualEdgeRun);
  const cross = crosswise(region, direction, usualCrosswise);
  const runs: Int32Array[] = [];
  let from = start;
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
