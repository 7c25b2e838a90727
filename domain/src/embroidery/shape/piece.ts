import type { Direction } from "../fill/row-source.ts";
import type { Point } from "../fill/tatami.ts";
import type { Region } from "../region/region.ts";
import { area, isInside } from "../region/winding.ts";
import { nearestThread } from "../thread/nearest-thread.ts";
import type { Thread } from "../thread/thread.ts";
import { meanWidthMm } from "./mean-width.ts";
import { boxed, type Boxed } from "./overlap.ts";
import type { Shape } from "./shape.ts";
import { strokeRegion } from "./stroke.ts";

/** A shape on its way to the needle. */
export interface Piece {
  readonly shape: Shape;
  readonly thread: Thread;
  readonly body: Boxed;
  /** True when what lies below is left out under it. */
  readonly isBroad: boolean;
  /** Which way its rows run, once they are sewn; columns have none. */
  direction?: Direction;
}

/** Shapes at least this broad and large are sewn into the areas below, smaller ones on top, in mm. */
const BROAD_MM = 1.8;
const LARGE_MM2 = 6;
/** A travel keeps so far from the edge of what hides it; the pull compensation does the rest, in mm. */
const FROM_EDGE_MM = 0.1;

/** The piece of a shape in the nearest thread; none of a shape without an extent. */
export function pieceOf(shape: Shape, threads: readonly Thread[]): Piece[] {
  const thread = nearestThread(shape.color, threads)?.thread;
  const region = shape.kind === "area" ? shape.region : strokeRegion(shape);
  const body = boxed(region);
  if (!thread || !(body.box.maxX >= body.box.minX)) return [];
  return [{ shape, thread, body, isBroad: shape.kind === "area" && isBroad(region) }];
}

/** True for a place that some of the pieces cover, not only just. */
export function isCovered(pieces: readonly Piece[], { x, y }: Point): boolean {
  const isIn = (px: number, py: number) =>
    pieces.some(({ body: { box, region } }) => {
      const isInBox = px >= box.minX && px <= box.maxX && py >= box.minY && py <= box.maxY;
      return isInBox && isInside(region, px, py);
    });
  return [-FROM_EDGE_MM, FROM_EDGE_MM].every((off) => {
    return isIn(x + off, y) && isIn(x, y + off);
  });
}

/** The piece whose box is nearest to the needle; of several the one whose middle is. */
export function nearestPiece(pieces: Iterable<Piece>, { x, y }: Point): Piece | undefined {
  let found: Piece | undefined;
  let least = Infinity;
  for (const piece of pieces) {
    const { minX, minY, maxX, maxY } = piece.body.box;
    const [dx, dy] = [Math.max(minX - x, 0, x - maxX), Math.max(minY - y, 0, y - maxY)];
    const [mx, my] = [(minX + maxX) / 2 - x, (minY + maxY) / 2 - y];
    const apart = dx * dx + dy * dy + (mx * mx + my * my) * MIDDLE_WEIGHT;
    if (apart < least) [found, least] = [piece, apart];
  }
  return found;
}

/** Decides between boxes that are equally near. */
const MIDDLE_WEIGHT = 0.001;

function isBroad(region: Region): boolean {
  const mm2 = area(region);
  return mm2 >= LARGE_MM2 && meanWidthMm(region, mm2) >= BROAD_MM;
}
