import { ok, problem, refuse, type Result } from "../../problem.ts";
import { REACH } from "./limits.ts";
import { type Pattern, UNITS_PER_MM } from "./pattern.ts";

/** Moves by `dx`, `dy` in 0.1 mm, rounded. Refuses what is no number or leads out of reach. */
export function move(pattern: Pattern, dx: number, dy: number): Result<Pattern> {
  if (!Number.isFinite(dx) || !Number.isFinite(dy)) {
    return refuse(problem("embroidery.notANumber", "shift"));
  }
  const x = pattern.x.map((at) => at + Math.round(dx));
  const y = pattern.y.map((at) => at + Math.round(dy));
  return isWithinReach(pattern, dx, dy)
    ? ok({ cmd: pattern.cmd.slice(), x, y, threads: pattern.threads })
    : refuse(problem("embroidery.outOfReach", "", REACH / UNITS_PER_MM));
}

/** Asked of the sums themselves: an array of whole numbers wraps where they grow too large. */
function isWithinReach({ x, y }: Pattern, dx: number, dy: number): boolean {
  const within = (by: number) => (at: number) => Math.abs(at + Math.round(by)) <= REACH;
  return x.every(within(dx)) && y.every(within(dy));
}
