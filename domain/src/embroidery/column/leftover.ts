import type { Claims } from "./claim.ts";
import { type DistanceMap, distanceMap } from "./skeleton/distance.ts";
import { piecesOf } from "./pieces.ts";
import type { Raster } from "./skeleton/raster.ts";

/** A leftover narrower than twice this is covered by the width of the thread beside it, in mm. */
const LEAST_RADIUS_MM = 0.12;

/** What of the area no column has claimed. */
export interface Leftover {
  readonly raster: Raster;
  readonly map: DistanceMap;
}

/** The parts of an area that were left out and are worth sewing; `undefined` when there are none. */
export function leftoverOf({ raster, taken }: Claims): Leftover | undefined {
  const inside = raster.inside.slice();
  for (let cell = 0; cell < inside.length; cell += 1) if (taken[cell]) inside[cell] = 0;
  const open = { ...raster, inside };
  if (!mayHoldDisc(open)) return undefined;
  const map = distanceMap(open);
  const worth = dropSlivers(open, map.distance);
  return worth > 0 ? { raster: open, map } : undefined;
}

/** A cheap look before the exact one: whether any cell is open as far as a disc of the least size. */
function mayHoldDisc({ inside, width, perMm }: Raster): boolean {
  const reach = Math.max(1, Math.floor(LEAST_RADIUS_MM * perMm));
  for (let cell = 0; cell < inside.length; cell += 1) {
    if (
      inside[cell] &&
      inside[cell + reach] &&
      inside[cell - reach] &&
      inside[cell + reach * width] &&
      inside[cell - reach * width]
    )
      return true;
  }
  return false;
}

/**
 * Empties the pieces that are thin everywhere; gives how many cells stay. The distances of the
 * others stay true: no piece lies nearer to another than that is from its own edge.
 */
function dropSlivers(raster: Raster, distance: Float32Array): number {
  const { inside, perMm } = raster;
  const { count, of: piece } = piecesOf(raster);
  const widest = new Float32Array(count + 1);
  for (let cell = 0; cell < inside.length; cell += 1) {
    const at = piece[cell] as number;
    if (at > 0) widest[at] = Math.max(widest[at] as number, distance[cell] as number);
  }
  let stays = 0;
  for (let cell = 0; cell < inside.length; cell += 1) {
    if (!inside[cell]) continue;
    if ((widest[piece[cell] as number] as number) >= LEAST_RADIUS_MM * perMm) stays += 1;
    else inside[cell] = 0;
  }
  return stays;
}
