import { STEP_MM } from "./centerline.ts";
import { pointX, pointY } from "./claim.ts";
import type { SewnStroke } from "./sewn-stroke.ts";

/** A place on a rail of a stroke where a run may begin or end. */
export interface Spot {
  readonly stroke: SewnStroke;
  readonly sample: number;
  /** 0 the right rail, 1 the left. */
  readonly side: 0 | 1;
  /** In mm. */
  readonly x: number;
  readonly y: number;
}

/** From one place to the next along a rail, in mm. */
const EVERY_MM = 0.35;

/** The places on the rails of the strokes that hang together with the heaviest one. */
export function edgeSpots(strokes: readonly SewnStroke[]): Spot[] {
  return hangingTogether(strokes).flatMap((stroke) =>
    stroke.columns.flatMap(({ rungs: { line, from, to }, first, last }) => {
      const spots: Spot[] = [];
      const count = Math.max(1, Math.round(((last - first) * STEP_MM) / EVERY_MM));
      for (let k = 0; k <= count; k += 1) {
        const sample = first + Math.round(((last - first) * k) / count);
        const [right, left] = [from[sample] as number, to[sample] as number];
        for (const [side, t] of [
          [0, right],
          [1, left],
        ] as const) {
          const [x, y] = [pointX(line, sample, t), pointY(line, sample, t)];
          spots.push({ stroke, sample, side, x, y });
        }
      }
      return spots;
    }),
  );
}

/** Reached from the heaviest stroke through junctions. */
function hangingTogether(strokes: readonly SewnStroke[]): readonly SewnStroke[] {
  const whole = strokes.filter(({ columns }) => columns.length > 0);
  const [heaviest] = whole.toSorted((a, b) => b.weight - a.weight);
  const found = heaviest ? [heaviest] : [];
  for (const stroke of found) {
    found.push(
      ...whole.filter(
        (other) =>
          !found.includes(other) && other.junctions.some((at) => stroke.junctions.includes(at)),
      ),
    );
  }
  return found;
}
