import { ok, problem, refuse, type Result } from "../../problem.ts";
import { sewnBounds } from "./bounds.ts";
import { LONGEST_MOVE, REACH } from "./limits.ts";
import { type Pattern, STITCH, UNITS_PER_MM } from "./pattern.ts";
import type { Turn } from "./turn.ts";

/** A finished pattern keeps its stitches when it is scaled, so its density changes: this far and no further. */
const SMALLEST_SCALE = 0.8;
const LARGEST_SCALE = 1.2;

/** Moves by `dx`, `dy` in 0.1 mm, rounded. Refuses what is no number or leads out of reach. */
export function move(pattern: Pattern, dx: number, dy: number): Result<Pattern> {
  if (!Number.isFinite(dx) || !Number.isFinite(dy)) return notANumber("shift");
  return mapped(pattern, { xx: 1, xy: 0, yx: 0, yy: 1, dx: Math.round(dx), dy: Math.round(dy) });
}

/**
 * Turns counter-clockwise around the origin. Refuses a direction that is not of length 1, and a
 * turn that would make a stitch longer along an axis than a machine sews.
 */
export function rotate(pattern: Pattern, { cos, sin }: Turn): Result<Pattern> {
  const length = cos * cos + sin * sin;
  if (!(Math.abs(length - 1) < 1e-9)) return notANumber("turn");
  return mapped(pattern, { xx: cos, xy: -sin, yx: sin, yy: cos, dx: 0, dy: 0 });
}

/** Mirrors at the vertical axis (`"x"`: left becomes right) or at the horizontal one (`"y"`). */
export function mirror(pattern: Pattern, axis: "x" | "y"): Result<Pattern> {
  const [xx, yy] = axis === "x" ? [-1, 1] : [1, -1];
  return mapped(pattern, { xx, xy: 0, yx: 0, yy, dx: 0, dy: 0 });
}

/**
 * Scales a finished pattern around the origin by 0.8 to 1.2. Refuses factors outside, and one that
 * would make a stitch longer than 12.1 mm along an axis.
 */
export function scale(pattern: Pattern, factor: number): Result<Pattern> {
  if (!Number.isFinite(factor)) return notANumber("scale");
  if (factor < SMALLEST_SCALE || factor > LARGEST_SCALE) {
    const limits = [Math.round(SMALLEST_SCALE * 100), Math.round(LARGEST_SCALE * 100)];
    return refuse(problem("embroidery.scaleOutOfLimits", "scale", ...limits));
  }
  return mapped(pattern, { xx: factor, xy: 0, yx: 0, yy: factor, dx: 0, dy: 0 });
}

/** Moves the middle of what is sewn to the origin, to the nearest 0.1 mm. */
export function centered(pattern: Pattern): Result<Pattern> {
  const { left, right, bottom, top } = sewnBounds(pattern);
  return move(pattern, -Math.round((left + right) / 2), -Math.round((bottom + top) / 2));
}

/** `x' = xx·x + xy·y + dx`, `y' = yx·x + yy·y + dy`. */
interface Mapping {
  readonly xx: number;
  readonly xy: number;
  readonly yx: number;
  readonly yy: number;
  readonly dx: number;
  readonly dy: number;
}

/** Absolute positions are rounded, never the steps between them, so no error adds up. */
function mapped(pattern: Pattern, m: Mapping): Result<Pattern> {
  const { cmd, threads } = pattern;
  const x = new Int32Array(cmd.length);
  const y = new Int32Array(cmd.length);
  for (let i = 0; i < cmd.length; i += 1) {
    const [fromX, fromY] = [pattern.x[i] as number, pattern.y[i] as number];
    const atX = Math.round(m.xx * fromX + m.xy * fromY + m.dx);
    const atY = Math.round(m.yx * fromX + m.yy * fromY + m.dy);
    if (Math.abs(atX) > REACH || Math.abs(atY) > REACH) {
      return refuse(problem("embroidery.outOfReach", "", REACH / UNITS_PER_MM));
    }
    x[i] = atX;
    y[i] = atY;
  }
  const turned: Pattern = { cmd: cmd.slice(), x, y, threads };
  return grewTooLong(pattern, turned)
    ? refuse(problem("embroidery.stitchTooLong", "", LONGEST_MOVE / UNITS_PER_MM))
    : ok(turned);
}

/** Whether a stitch that a machine could sew in one record no longer is one. */
function grewTooLong(before: Pattern, after: Pattern): boolean {
  for (let i = 1; i < after.cmd.length; i += 1) {
    if (after.cmd[i] !== STITCH) continue;
    if (step(after, i) > LONGEST_MOVE && step(before, i) <= LONGEST_MOVE) return true;
  }
  return false;
}

function step({ x, y }: Pattern, i: number): number {
  return Math.max(
    Math.abs((x[i] as number) - (x[i - 1] as number)),
    Math.abs((y[i] as number) - (y[i - 1] as number)),
  );
}

function notANumber(field: string): Result<never> {
  return refuse(problem("embroidery.notANumber", field));
}
