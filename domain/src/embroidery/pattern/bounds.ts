import { type Pattern, STITCH } from "./pattern.ts";

/** A box in 0.1 mm, y upwards. */
export interface Bounds {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

const NOTHING: Bounds = { left: 0, bottom: 0, right: 0, top: 0 };

/** The box around every needle penetration, travels left out; all zero when nothing is sewn. */
export function sewnBounds(pattern: Pattern): Bounds {
  return boundsOf(pattern, true);
}

/** The box around everywhere the hoop goes, travels included; all zero for an empty pattern. */
export function hoopBounds(pattern: Pattern): Bounds {
  return boundsOf(pattern, false);
}

function boundsOf({ cmd, x, y }: Pattern, stitchesOnly: boolean): Bounds {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < cmd.length; i += 1) {
    if (stitchesOnly && cmd[i] !== STITCH) continue;
    left = Math.min(left, x[i] as number);
    right = Math.max(right, x[i] as number);
    bottom = Math.min(bottom, y[i] as number);
    top = Math.max(top, y[i] as number);
  }
  return left === Infinity ? NOTHING : { left, bottom, right, top };
}
