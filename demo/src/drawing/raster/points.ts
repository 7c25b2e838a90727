import type { Path, Point } from "./spline.ts";

const POINT = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(!?)$/;

/**
 * A path from its short notation: `x,y` pairs in mm, parted by spaces, `!` after a corner, as in
 * `"0,66! 30,52 58,22 70,-4!"`. Throws a SyntaxError that names the word it cannot read.
 */
export function points(notation: string): Path {
  return notation
    .trim()
    .split(/\s+/)
    .map((word): Point => {
      const found = POINT.exec(word);
      if (!found) throw new SyntaxError(`not a point: "${word}"`);
      const [x, y] = [Number(found[1]), Number(found[2])];
      return found[3] ? [x, y, 1] : [x, y];
    });
}
