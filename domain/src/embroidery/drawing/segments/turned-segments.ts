import { turnBy } from "../../pattern/turn.ts";
import type { StitchSegments } from "./stitch-segments.ts";

/**
 * The same thread, turned clockwise by `degrees` around the middle of its box, as it lies on a sleeve or a
 * collar. Only a picture is turned: a machine sews the design upright. The box is that around the turned one, with
 * the same middle. Degrees that are no number leave it as it is.
 */
export function turnedSegments(segments: StitchSegments, degrees: number): StitchSegments {
  const { bounds, count } = segments;
  const turn = turnBy(-degrees);
  if (!bounds || !turn.ok || degrees === 0) return segments;
  const { cos, sin } = turn.value;
  const [middleX, middleY] = [(bounds.minX + bounds.maxX) / 2, (bounds.minY + bounds.maxY) / 2];
  const ends = new Float32Array(count * 4);
  for (let i = 0; i < count * 4; i += 2) {
    const x = (segments.ends[i] as number) - middleX;
    const y = (segments.ends[i + 1] as number) - middleY;
    ends[i] = middleX + x * cos - y * sin;
    ends[i + 1] = middleY + x * sin + y * cos;
  }
  const [halfX, halfY] = [(bounds.maxX - bounds.minX) / 2, (bounds.maxY - bounds.minY) / 2];
  const reachX = halfX * Math.abs(cos) + halfY * Math.abs(sin);
  const reachY = halfX * Math.abs(sin) + halfY * Math.abs(cos);
  return {
    ...segments,
    ends,
    bounds: {
      minX: middleX - reachX,
      minY: middleY - reachY,
      maxX: middleX + reachX,
      maxY: middleY + reachY,
    },
  };
}
