import { problem, refuse, ok, type Result } from "../../problem.ts";

/** A direction as the cosine and sine of its angle, counter-clockwise. */
export interface Turn {
  readonly cos: number;
  readonly sin: number;
}

const QUARTERS: readonly Turn[] = [
  { cos: 1, sin: 0 },
  { cos: 0, sin: 1 },
  { cos: -1, sin: 0 },
  { cos: 0, sin: -1 },
];

/** `quarterTurns(1)` turns left by a right angle; any whole number, exactly. */
export function quarterTurns(count: number): Turn {
  return QUARTERS[((Math.round(count) % 4) + 4) % 4] as Turn;
}

/**
 * The turn by `degrees`, counter-clockwise, to within 1e-15. Made of `+ - * /` alone, so that every
 * engine gives the same bits, which `Math.sin` does not promise. Quarter turns come out exact.
 */
export function turnBy(degrees: number): Result<Turn> {
  if (!Number.isFinite(degrees)) return refuse(problem("embroidery.notANumber", "degrees"));
  const within = degrees % 360;
  const quarters = Math.round(within / 90);
  const radians = ((within - quarters * 90) * Math.PI) / 180;
  const small = { cos: cosine(radians), sin: sine(radians) };
  const base = quarterTurns(quarters);
  return ok({
    cos: base.cos * small.cos - base.sin * small.sin,
    sin: base.sin * small.cos + base.cos * small.sin,
  });
}

/** Taylor's series from its small end; exact to the last bits up to an eighth of a turn. */
function sine(radians: number): number {
  const square = radians * radians;
  let sum = 1;
  for (let n = 18; n >= 2; n -= 2) sum = 1 - (square / (n * (n + 1))) * sum;
  return radians * sum;
}

function cosine(radians: number): number {
  const square = radians * radians;
  let sum = 1;
  for (let n = 18; n >= 2; n -= 2) sum = 1 - (square / (n * (n - 1))) * sum;
  return sum;
}
