import type { Region } from "../region/region.ts";
import { both, either, grown, without, type Stretches } from "../region/stretches.ts";
import { bounds, spans } from "../region/winding.ts";
import { regionRows, turnedRegion, type Direction, type RowSource } from "./row-source.ts";

/** So far an area reaches under those that are sewn over it, against the pull of both, in mm. */
const OVERLAP_MM = 0.3;
const EVERYWHERE: Stretches = [-Infinity, Infinity];

/**
 * The rows of an area of which others are sewn later. Where they will lie over it or beside it, the
 * area reaches 0.3 mm under them; what they cover beyond that is not sewn, but travelled through.
 */
export function coveredRows(
  region: Region,
  covers: readonly Region[],
  along: Direction,
): RowSource {
  if (covers.length === 0) return regionRows(region, along);
  const own = turnedRegion(region, along);
  const others = covers.map((cover) => turnedRegion(cover, along));
  const cover = (across: number) =>
    others.reduce<Stretches>((sum, one) => either(sum, rowOf(one, across)), []);
  const at = (across: number) => {
    const under = cover(across);
    const reach = both(
      around(across, either, (v) => grown(rowOf(own, v), OVERLAP_MM)),
      under,
    );
    // Beyond its own outline there is nothing to reach for: only edges inside it keep their overlap.
    const deep = around(across, both, (v) => {
      const notSeen = either(v === across ? under : cover(v), without(EVERYWHERE, rowOf(own, v)));
      return grown(notSeen, -OVERLAP_MM);
    });
    const all = either(rowOf(own, across), reach);
    return { visible: without(all, deep), hidden: both(all, deep) };
  };
  const { minY, maxY } = bounds(own);
  const reaches = (edge: number) => at(edge).visible.length > 0;
  return {
    along,
    from: reaches(minY - OVERLAP_MM / 2) ? minY - OVERLAP_MM : minY,
    to: reaches(maxY + OVERLAP_MM / 2) ? maxY + OVERLAP_MM : maxY,
    at,
  };
}

function rowOf(turned: Region, across: number): Stretches {
  return spans(turned, { x: 0, y: across, dx: 1, dy: 0 });
}

/** Puts a row together with those an overlap before and after it. */
function around(
  across: number,
  together: (a: Stretches, b: Stretches) => Stretches,
  row: (across: number) => Stretches,
): Stretches {
  const outer = together(row(across - OVERLAP_MM), row(across + OVERLAP_MM));
  return together(row(across), outer);
}
