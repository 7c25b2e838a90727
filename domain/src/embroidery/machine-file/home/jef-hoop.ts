import type { hoopBounds } from "../../pattern/bounds.ts";

/** The hoops of the format in the order of their room in the header: code, width and height in 0.1 mm. */
const HOOPS = [
  { code: 0, width: 1100, height: 1100 },
  { code: 1, width: 500, height: 500 },
  { code: 2, width: 1400, height: 2000 },
  { code: 4, width: 2000, height: 2000 },
] as const;

/** From small to large. */
const BY_SIZE = HOOPS.toSorted((a, b) => a.width * a.height - b.width * b.height);

/**
 * The smallest hoop that takes a design about its origin, and what the header says of room: how far the
 * design reaches to the four sides, and how much is left to those of each hoop; −1 where it does not fit.
 */
export function jefHoop({ left, right, bottom, top }: ReturnType<typeof hoopBounds>): {
  readonly code: number;
  readonly room: readonly number[];
} {
  const halfWidth = Math.max(-left, right);
  const halfHeight = Math.max(-bottom, top);
  const fits = ({ width, height }: (typeof HOOPS)[number]) =>
    2 * halfWidth <= width && 2 * halfHeight <= height;
  const { code } = BY_SIZE.find(fits) ?? HOOPS[3];
  const rooms = HOOPS.flatMap((hoop) => {
    const [x, y] = [hoop.width / 2 - halfWidth, hoop.height / 2 - halfHeight];
    return fits(hoop) ? [x, y, x, y] : [-1, -1, -1, -1];
  });
  return { code, room: [halfWidth, halfHeight, halfWidth, halfHeight, ...rooms] };
}
