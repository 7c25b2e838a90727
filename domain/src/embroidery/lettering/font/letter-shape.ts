import { bounds, signedArea } from "../../region/winding.ts";
import { measured } from "./outline.ts";
import type { StitchLetter } from "./stitch-letter.ts";

/** What advice has to know of a letter's drawing, in heights of a capital. */
interface LetterShape {
  /** The smaller side of the smallest opening, as in an e; `Infinity` where there is none. */
  readonly narrowestOpening: number;
  /** Leftmost and rightmost ink in bands from low to high; inside out where a band is empty. */
  readonly left: Float64Array;
  readonly right: Float64Array;
}

/** From the lowest descender to the highest accent. */
const LOWEST = -0.5;
const HIGHEST = 1.5;
const BANDS = 50;

const known = new WeakMap<StitchLetter, LetterShape>();

/** The shape of a letter, measured once and known from then on. */
export function letterShape(letter: StitchLetter): LetterShape {
  const before = known.get(letter);
  if (before) return before;
  const { rings } = measured(letter.commands);
  const shape = { narrowestOpening: narrowestOpening(rings), ...profile(rings) };
  known.set(letter, shape);
  return shape;
}

/** How far apart the ink of two letters is where they come closest, when their pens stand `apart`. */
export function gapBetween(left: LetterShape, right: LetterShape, apart: number): number {
  let least = Infinity;
  for (let band = 0; band < BANDS; band += 1) {
    least = Math.min(least, apart + (right.left[band] as number) - (left.right[band] as number));
  }
  return least;
}

/** Openings run the other way round than the largest ring. */
function narrowestOpening(rings: readonly Float64Array[]): number {
  const areas = rings.map(signedArea);
  const largest = areas.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0);
  return rings.reduce((least, ring, i) => {
    if ((areas[i] as number) * largest >= 0) return least;
    const { minX, maxX, minY, maxY } = bounds({ rings: [ring] });
    return Math.min(least, maxX - minX, maxY - minY);
  }, Infinity);
}

function profile(rings: readonly Float64Array[]): Pick<LetterShape, "left" | "right"> {
  const left = new Float64Array(BANDS).fill(Infinity);
  const right = new Float64Array(BANDS).fill(-Infinity);
  const mark = (x: number, y: number) => {
    const band = Math.min(BANDS - 1, Math.max(0, bandOf(y)));
    left[band] = Math.min(left[band] as number, x);
    right[band] = Math.max(right[band] as number, x);
  };
  for (const ring of rings) {
    let fromX = ring.at(-2) as number;
    let fromY = ring.at(-1) as number;
    for (let i = 0; i < ring.length; i += 2) {
      const [toX, toY] = [ring[i] as number, ring[i + 1] as number];
      // Twice as many looks as bands crossed: none is missed.
      const looks = 2 * Math.abs(bandOf(toY) - bandOf(fromY)) + 1;
      for (let look = 1; look <= looks; look += 1) {
        const share = look / looks;
        mark(fromX + (toX - fromX) * share, fromY + (toY - fromY) * share);
      }
      fromX = toX;
      fromY = toY;
    }
  }
  return { left, right };
}

function bandOf(y: number): number {
  return Math.floor(((y - LOWEST) / (HIGHEST - LOWEST)) * BANDS);
}
