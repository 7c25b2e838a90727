/** How wide the texts of a list are at the height at which they are counted, in mm. */
interface Widths {
  readonly heightMm: number;
  readonly widest: number;
  /** Of the place that they are sewn on. */
  readonly room: number;
}

/**
 * The largest of some heights at which every text of a list finds room; `undefined` where all do as it is, and where
 * they would at none. Text grows in both directions alike, but for what holds the letters apart: a little is left.
 */
export function fittingHeight(
  heights: readonly number[],
  { heightMm, widest, room }: Widths,
): number | undefined {
  if (widest <= room) return undefined;
  const most = (heightMm * (room - LEFT_MM)) / widest;
  return heights.findLast((height) => height <= most);
}

const LEFT_MM = 1;
