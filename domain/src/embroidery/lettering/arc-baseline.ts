import { turnBy, type Turn } from "../pattern/turn.ts";
import type { Arc } from "./recipe.ts";

/** A text may run this far around its circle before its ends come too close. */
const MOST_OF_A_TURN = 0.9;
/**
 * The side of the letters that lies nearer to the middle of the circle has at least so many heights of a capital for
 * its radius: letters are spaced at their mid-height, and nearer to the middle they close up by a seventh at most. Closer their feet
 * would touch.
 */
const INNER_HEIGHTS = 3;

/** What a line needs of a circle, in mm. */
interface LineOnArc {
  readonly widthMm: number;
  /** Height of a capital. */
  readonly heightMm: number;
  /** How far its baseline lies below the first one. */
  readonly belowMm: number;
}

/** The smallest radius of the first baseline's circle that a line fits around. */
export function smallestRadiusMm({ bend }: Pick<Arc, "bend">, line: LineOnArc): number {
  const { widthMm, heightMm, belowMm } = line;
  const around = widthMm / (MOST_OF_A_TURN * 2 * Math.PI);
  const inner = Math.max(INNER_HEIGHTS * heightMm, around - heightMm / 2);
  return bend === "up" ? inner + belowMm : inner + heightMm - belowMm;
}

/** A pen on a curved baseline: where its letter's origin lies, and which way it runs on from there. */
interface PenOnArc {
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
}

/**
 * Where a letter stands whose middle is `alongMm` right of the arc's top (or bottom), its foot square to the circle.
 * Letters are spaced at their mid-height, so that a word looks as wide on its arc as on a straight line.
 */
export function penOnArc(
  { radiusMm, bend }: Arc,
  { heightMm, belowMm }: Omit<LineOnArc, "widthMm">,
  letter: { readonly alongMm: number; readonly advanceMm: number },
): PenOnArc {
  const isUp = bend === "up";
  const radius = isUp ? radiusMm - belowMm : radiusMm + belowMm;
  const angle = letter.alongMm / (isUp ? radius + heightMm / 2 : radius - heightMm / 2);
  const turn = turned(isUp ? -angle : angle);
  const half = letter.advanceMm / 2;
  const way = isUp ? -1 : 1;
  return {
    x: way * turn.sin * radius - turn.cos * half,
    y: way * (radiusMm - turn.cos * radius) - turn.sin * half,
    turn,
  };
}

const DEGREES_PER_RADIAN = 180 / Math.PI;

function turned(radians: number): Turn {
  const turn = turnBy(radians * DEGREES_PER_RADIAN);
  if (!turn.ok) throw new Error("An arc without a radius reached its letters");
  return turn.value;
}
