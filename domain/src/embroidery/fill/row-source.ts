import type { Region } from "../region/region.ts";
import type { Stretches } from "../region/stretches.ts";
import { bounds, spans } from "../region/winding.ts";

/** A direction of length 1. */
export interface Direction {
  readonly x: number;
  readonly y: number;
}

/** The rows of an area before they are cut: what a row shows, and where later areas will cover it. */
export interface RowSource {
  readonly along: Direction;
  /** Where the area begins and ends across the rows, in mm. */
  readonly from: number;
  readonly to: number;
  at(across: number): RowParts;
}

interface RowParts {
  readonly visible: Stretches;
  /** Not sewn, but a travel may run there; apart from the visible stretches. */
  readonly hidden: Stretches;
}

/** All of an area, nothing of it covered. */
export function regionRows(region: Region, along: Direction): RowSource {
  const turned = turnedRegion(region, along);
  const { minY, maxY } = bounds(turned);
  return {
    along,
    from: minY,
    to: maxY,
    at: (across) => ({ visible: spans(turned, { x: 0, y: across, dx: 1, dy: 0 }), hidden: [] }),
  };
}

/** The same area with rows lying level: x along them, y across. */
export function turnedRegion(region: Region, along: Direction): Region {
  return { rings: region.rings.map((ring) => turnedRing(ring, along)) };
}

function turnedRing(ring: Float64Array, along: Direction): Float64Array {
  const turned = new Float64Array(ring.length);
  for (let i = 0; i + 1 < ring.length; i += 2) {
    const x = ring[i] as number;
    const y = ring[i + 1] as number;
    turned[i] = x * along.x + y * along.y;
    turned[i + 1] = y * along.x - x * along.y;
  }
  return turned;
}
