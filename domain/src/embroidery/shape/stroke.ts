import type { Region } from "../region/region.ts";
import type { LineShape } from "./shape.ts";

/** Corners of an eighth-turn on a circle of radius 1. */
const EIGHTH = Math.SQRT1_2;
const ROUND: readonly (readonly [number, number])[] = [
  [1, 0],
  [EIGHTH, EIGHTH],
  [0, 1],
  [-EIGHTH, EIGHTH],
  [-1, 0],
  [-EIGHTH, -EIGHTH],
  [0, -1],
  [EIGHTH, -EIGHTH],
];

/** The area that a broad line covers: a block for each straight piece, a disc at each corner. */
export function strokeRegion({ points, isClosed, widthMm }: LineShape): Region {
  const half = widthMm / 2;
  const rings: Float64Array[] = [];
  const count = points.length / 2;
  for (let i = 0; i + (isClosed ? 0 : 1) < count; i += 1) {
    const j = (i + 1) % count;
    const [x0, y0] = [points[2 * i] as number, points[2 * i + 1] as number];
    const [x1, y1] = [points[2 * j] as number, points[2 * j + 1] as number];
    const length = Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0));
    if (length === 0) continue;
    const [nx, ny] = [(-(y1 - y0) / length) * half, ((x1 - x0) / length) * half];
    rings.push(
      Float64Array.of(x0 - nx, y0 - ny, x1 - nx, y1 - ny, x1 + nx, y1 + ny, x0 + nx, y0 + ny),
    );
    if (isClosed || j < count - 1) {
      rings.push(Float64Array.from(ROUND.flatMap(([x, y]) => [x1 + x * half, y1 + y * half])));
    }
  }
  return { rings };
}
