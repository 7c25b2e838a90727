import { STEP_MM } from "./centerline.ts";
import { pointX, pointY } from "./claim.ts";
import { type Column, rungWidth } from "./column.ts";
import type { Needle } from "./needle.ts";

/** One pass along a column under its satin. */
interface Pass {
  readonly kind: "center" | "edge" | "zigzag";
  /** For an edge: 0 the right rail, 1 the left. */
  readonly side: 0 | 1;
}

/** Inset of the edge run from the rail, and the length of its stitches, in mm. */
const EDGE_INSET_MM = 0.4;
const EDGE_STITCH_MM = 3;
const CENTER_STITCH_MM = 2;
const ZIGZAG_HALF_PITCH_MM = 1.5;

const center: Pass = { kind: "center", side: 0 };
const zigzag: Pass = { kind: "zigzag", side: 0 };

/**
 * What lies under a satin, by its width in mm; the first row that is wide enough. The passes go
 * there and back and there: an odd number, so that the satin can come back.
 */
const UNDERLAYS: readonly { readonly upTo: number; readonly passes: readonly Pass[] }[] = [
  { upTo: 1.3, passes: [center] },
  { upTo: 2.4, passes: [zigzag] },
  {
    upTo: Infinity,
    passes: [{ kind: "edge", side: 0 }, { kind: "edge", side: 1 }, zigzag],
  },
];

/** The passes below a column of that width, in the order in which they are sewn. */
export function underlayFor(widthMm: number): readonly Pass[] {
  return UNDERLAYS.find((row) => widthMm < row.upTo)?.passes ?? [center];
}

/** Called as the pass reaches a sample, so that what hangs there is sewn first. */
type Reached = (sample: number) => void;

export interface PassSewing {
  readonly pass: Pass;
  /** The samples it leads from and to; `a` may be the greater one. */
  readonly a: number;
  readonly b: number;
  readonly reached: Reached;
}

/** Sews one pass between two samples. */
export function sewPass(needle: Needle, column: Column, { pass, a, b, reached }: PassSewing): void {
  if (pass.kind !== "zigzag") {
    const at = (i: number) => passAt(pass, column, { i, stitches: 0 });
    const most = pass.kind === "edge" ? EDGE_STITCH_MM : CENTER_STITCH_MM;
    sewAlong(needle, column, { a, b, reached, at, most });
    return;
  }
  const way = a <= b ? 1 : -1;
  const every = Math.round(ZIGZAG_HALF_PITCH_MM / STEP_MM);
  for (let i = a, stitches = 0; way * (b - i) >= 0; i += way) {
    reached(i);
    if ((i - a) % every !== 0 && i !== b) continue;
    const t = passAt(pass, column, { i, stitches });
    needle.to(pointX(column.rungs.line, i, t), pointY(column.rungs.line, i, t));
    stitches += 1;
  }
}

interface Along extends Omit<PassSewing, "pass"> {
  /** How far to the left of the center line the run goes at a sample, in mm. */
  readonly at: (sample: number) => number;
  /** Longest stitch in mm. */
  readonly most: number;
}

/** A run leaves its line by no more than this, in mm. */
const TOLERANCE_MM = 0.1;

/** Sews a run as long stitches as its length and its bends allow. */
export function sewAlong(
  needle: Needle,
  { rungs }: Column,
  { a, b, reached, at, most }: Along,
): void {
  const { line } = rungs;
  const way = a <= b ? 1 : -1;
  const x = (i: number) => pointX(line, i, at(i));
  const y = (i: number) => pointY(line, i, at(i));
  let last = a;
  reached(a);
  needle.to(x(a), y(a));
  for (let i = a + way; way * (b - i) >= 0; i += way) {
    const [dx, dy] = [x(i) - x(last), y(i) - y(last)];
    const chord = Math.sqrt(dx * dx + dy * dy);
    const middle = (last + i) >> 1;
    const off =
      chord > 0 ? Math.abs(dx * (y(middle) - y(last)) - dy * (x(middle) - x(last))) / chord : 0;
    if (chord >= most || off > TOLERANCE_MM || i === b) {
      needle.to(x(i), y(i));
      last = i;
    }
    reached(i);
  }
}

function passAt(
  { kind, side }: Pass,
  { rungs }: Column,
  { i, stitches }: { i: number; stitches: number },
): number {
  const width = rungWidth(rungs, i);
  const middle = (rungs.from[i] as number) + width / 2;
  if (kind === "center") return middle;
  const reach = kind === "edge" ? Math.max(0, width / 2 - EDGE_INSET_MM) : width * 0.28;
  const toLeft = kind === "edge" ? side === 1 : stitches % 2 === 1;
  return middle + (toLeft ? reach : -reach);
}
