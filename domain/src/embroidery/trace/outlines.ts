import type { AreaMap } from "./areas.ts";

/** A closed line around an area, or around a hole in it. */
export interface Outline {
  /** The area on its right, as it runs. */
  readonly area: number;
  readonly isHole: boolean;
  /** The outline that runs right above the first pixel within it; −1 at the picture's upper edge. */
  readonly above: number;
  /** Middles of the sides of pixels, `x0, y0, x1, y1 …` in pixels, y downwards. */
  readonly points: Float64Array;
}

/** To the right, down, to the left, up: the area lies below, left of, above, right of the line. */
const AHEAD_X = [1, 0, -1, 0] as const;
const AHEAD_Y = [0, 1, 0, -1] as const;

/**
 * The outlines of all areas, each area's outer one before its holes, in the order of their first
 * pixels. Areas hang together by the sides of pixels, so a line turns where only corners meet.
 */
export function outlinesOf({ width, height, of }: AreaMap): Outline[] {
  const lines: Omit<Outline, "above">[] = [];
  /** Where each line begins. */
  const firsts: number[] = [];
  /** Which outline runs along the upper side of a pixel, and along its lower side. */
  const upper = new Int32Array(width * height).fill(-1);
  const lower = new Int32Array(width * height).fill(-1);
  const areaAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? -1 : (of[y * width + x] as number);

  for (let first = 0; first < of.length; first += 1) {
    const area = of[first] as number;
    if (upper[first] !== -1 || areaAt(first % width, rowOf(first) - 1) === area) continue;
    lines.push(follow(first, area));
    firsts.push(first);
  }
  // The line of a hole is found at its lower end only, after what lies in it.
  return lines.map((line, i) => {
    const first = firsts[i] as number;
    return { ...line, above: first < width ? -1 : (lower[first - width] as number) };
  });

  function rowOf(pixel: number): number {
    return Math.floor(pixel / width);
  }

  function follow(first: number, area: number): Omit<Outline, "above"> {
    const points: number[] = [];
    let [x, y, way] = [first % width, rowOf(first), 0];
    let twiceArea = 0;
    do {
      const pixel = y * width + x;
      if (way === 0) upper[pixel] = lines.length;
      if (way === 2) lower[pixel] = lines.length;
      const [ahead, down] = [AHEAD_X[way] as number, AHEAD_Y[way] as number];
      // The area lies on the right of the way; its line is half a pixel to the left of the middle.
      const [px, py] = [x + 0.5 + down * 0.5, y + 0.5 - ahead * 0.5];
      points.push(px, py);
      twiceArea += px * down - py * ahead;
      if (areaAt(x + ahead, y + down) !== area) way = (way + 1) % 4;
      else {
        [x, y] = [x + ahead, y + down];
        if (areaAt(x + down, y - ahead) === area) {
          [x, y] = [x + down, y - ahead];
          way = (way + 3) % 4;
        }
      }
    } while (y * width + x !== first || way !== 0);
    return { area, isHole: twiceArea < 0, points: Float64Array.from(points) };
  }
}
