/** A direction as cosine and sine. */
export interface Turn {
  readonly cos: number;
  readonly sin: number;
}

/** Straight on. */
export const NO_TURN: Turn = { cos: 1, sin: 0 };

const QUARTER = 1.570_796_326_794_896_6;

/** A whole turn in radians. */
export const WHOLE_TURN = 4 * QUARTER;

/**
 * Cosine and sine of an angle in radians, counter-clockwise; right to 1e-14 within a few turns.
 * Multiplication and addition only, so every engine gives the same bits (`Math.sin` may not).
 */
export function turnBy(radians: number): Turn {
  const quarters = Math.round(radians / QUARTER);
  const rest = radians - quarters * QUARTER;
  const { cos, sin } = smallTurn(rest);
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return { cos: -sin, sin: cos };
    case 2:
      return { cos: -cos, sin: -sin };
    case 3:
      return { cos: sin, sin: -cos };
    default:
      return { cos, sin };
  }
}

/** Taylor's series, far enough for an eighth of a turn either way. */
function smallTurn(angle: number): Turn {
  const square = angle * angle;
  let cos = 1;
  let sin = 1;
  for (let n = 8; n >= 1; n -= 1) {
    cos = 1 - (square / ((2 * n - 1) * 2 * n)) * cos;
    sin = 1 - (square / (2 * n * (2 * n + 1))) * sin;
  }
  return { cos, sin: angle * sin };
}
