import type { Centerline } from "./centerline.ts";
import { pointX, pointY } from "./claim.ts";
import { type Column, rungWidth } from "./column.ts";
import type { Junction } from "./junction.ts";

/** A stroke ready to be sewn. */
export interface SewnStroke {
  readonly line: Centerline;
  readonly columns: readonly Column[];
  readonly junctions: readonly Junction[];
  /** Area of its columns in mm²: the heaviest stroke of a letter carries the others. */
  readonly weight: number;
}

/** In mm. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a rung, where the column is, not its center line. */
export function middleOfRung({ rungs }: Column, i: number): Point {
  const t = (rungs.from[i] as number) + rungWidth(rungs, i) / 2;
  return { x: pointX(rungs.line, i, t), y: pointY(rungs.line, i, t) };
}

/** The sample of a stroke that is nearest to a point, on its skeleton or in a column. */
export function nearestSample({ line, columns }: SewnStroke, { x, y }: Point): number {
  const first = Math.min(line.first, columns[0]?.first ?? line.first);
  const last = Math.max(line.last, columns.at(-1)?.last ?? line.last);
  let [best, nearest] = [Infinity, first];
  for (let i = first; i <= last; i += 1) {
    const [dx, dy] = [(line.x[i] as number) - x, (line.y[i] as number) - y];
    if (dx * dx + dy * dy < best) [best, nearest] = [dx * dx + dy * dy, i];
  }
  return nearest;
}
