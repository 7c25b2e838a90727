import { UNITS_PER_MM } from "../../pattern/pattern.ts";

/** In mm. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Stitches that are shorter break the thread, in 0.1 mm. */
const SHORTEST = 4;
/** Of a run, in mm. */
const RUN_STITCH_MM = 2;
/** Of a lock: three short stitches there and back, in mm. */
const LOCK_MM = 0.7;

/** One run of a frame that grows needle point by needle point; in mm. */
export interface FrameRun {
  /** Goes there in one stitch; left out where the needle all but stands there already. */
  to(point: Point): void;
  /** Goes there in stitches of a run. */
  run(point: Point): void;
  /** Holds the thread where the needle stands, towards a point. */
  lock(towards: Point): void;
  /** `x0, y0, x1, y1 …` in whole 0.1 mm. */
  points(): Int32Array;
}

/** A run that begins there. */
export function frameRun(start: Point): FrameRun {
  const points: number[] = [units(start.x), units(start.y)];
  let at = start;

  function to(point: Point): void {
    const [x, y] = [units(point.x), units(point.y)];
    const [dx, dy] = [x - (points.at(-2) as number), y - (points.at(-1) as number)];
    if (dx * dx + dy * dy < SHORTEST * SHORTEST) return;
    points.push(x, y);
    at = point;
  }

  return {
    to,
    run(point) {
      const from = at;
      const parts = Math.max(1, Math.round(between(from, point) / RUN_STITCH_MM));
      for (let part = 1; part <= parts; part += 1) to(mixed(from, point, part / parts));
    },
    lock(towards) {
      const from = at;
      const far = between(from, towards);
      if (far === 0) return;
      const near = mixed(from, towards, LOCK_MM / far);
      for (const point of [near, from, near, from]) to(point);
    },
    points: () => Int32Array.from(points),
  };
}

const units = (mm: number) => Math.round(mm * UNITS_PER_MM) + 0;

/** From one point to another, in mm. */
export function between(a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return Math.sqrt(dx * dx + dy * dy);
}

/** The point so far on the way, 0 to 1. */
export function mixed(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}
