import type { Fabric } from "../fabric/fabric.ts";
import type { Centerline } from "./centerline.ts";
import { type Column, rungWidth } from "./column.ts";
import type { Needle } from "./needle.ts";
import { sewSatin } from "./satin.ts";
import { type PassSewing, sewAlong, sewPass, underlayFor } from "./underlay.ts";

/** A column whose rungs are nearly all narrower is a run there and back instead of satin, in mm. */
const RUN_BELOW_MM = 0.3;
const RUN_STITCH_MM = 1.6;
/** Both ways of a run lie this far apart, in mm, so that they cover a little more than one thread. */
const RUN_APART_MM = 0.1;

/** How a column is to be sewn. */
interface ColumnSewing {
  readonly column: Column;
  /** Whether the needle stands at `first` and comes back there, or at `last`. */
  readonly forward: boolean;
  /** Called on the way out as the needle reaches a sample. */
  readonly reached: (sample: number) => void;
  readonly fabric: Fabric;
}

/** Underlay out, satin back; or a run out and back where the column is too thin. */
export function sewColumn(
  needle: Needle,
  { column, forward, reached, fabric }: ColumnSewing,
): void {
  const [near, far] = forward ? [column.first, column.last] : [column.last, column.first];
  if (column.wideMm < RUN_BELOW_MM) {
    sewRun(needle, column, { a: near, b: far, reached });
    sewRun(needle, column, { a: far, b: near, reached: () => {} });
    return;
  }
  for (const [index, pass] of underlayFor(column.widthMm).entries()) {
    const [a, b] = index % 2 === 0 ? [near, far] : [far, near];
    sewPass(needle, column, { pass, a, b, reached: index === 0 ? reached : () => {} });
  }
  sewSatin(needle, forward ? column : reversed(column), fabric);
}

/** The same column walked the other way, so that its satin runs towards `last`. */
function reversed({ rungs, first, last, isFree, ...widths }: Column): Column {
  const { line, from, to, room } = rungs;
  const turn = (values: Float64Array) => values.slice().reverse();
  const negate = (values: Float64Array) => values.map((value) => -value);
  const back: Centerline = {
    ...line,
    x: turn(line.x),
    y: turn(line.y),
    nx: negate(turn(line.nx)),
    ny: negate(turn(line.ny)),
    radius: turn(line.radius),
  };
  const end = line.count - 1;
  return {
    rungs: {
      ...rungs,
      line: back,
      from: negate(turn(to)),
      to: negate(turn(from)),
      room: { right: turn(room.left), left: turn(room.right) },
    },
    first: end - last,
    last: end - first,
    isFree: [isFree[1], isFree[0]],
    ...widths,
  };
}

function sewRun(needle: Needle, column: Column, { a, b, reached }: Omit<PassSewing, "pass">): void {
  const way = a <= b ? 1 : -1;
  const apart = (way * RUN_APART_MM) / 2;
  const at = (i: number) =>
    (column.rungs.from[i] as number) + rungWidth(column.rungs, i) / 2 + apart;
  sewAlong(needle, column, { a, b, reached, at, most: RUN_STITCH_MM });
}
