/** Height of the letters at the sides of a monogram of three, as a part of the middle one's. */
const SIDE_PART = 0.66;
/** Between the ink of two letters, as a part of the middle one's height. */
const GAP_PART = 0.1;

/** How high each letter of a monogram is sewn, in mm. Of three the middle one is the largest: the family name's. */
export function monogramHeights(letters: number, heightMm: number): readonly number[] {
  const side = Math.round(heightMm * SIDE_PART * 10) / 10;
  return letters === 3 ? [side, heightMm, side] : Array.from({ length: letters }, () => heightMm);
}

/** The least height of the middle letter whose neighbours are as high as their cloth asks for, in mm. */
export const leastMonogramMm = (refusedBelowMm: number) =>
  Math.ceil((refusedBelowMm / SIDE_PART) * 10) / 10;

/** What a letter's ink takes on its line, in mm from its pen. */
interface Ink {
  readonly minX: number;
  readonly maxX: number;
}

/**
 * The pens of a monogram's letters, in mm: side by side by their ink, their capitals on one middle line.
 * @param inks of each letter as high as it is sewn.
 */
export function monogramPens(
  inks: readonly Ink[],
  { heights, letterSpacingMm }: { heights: readonly number[]; letterSpacingMm: number },
): readonly { readonly x: number; readonly y: number }[] {
  const highest = Math.max(...heights);
  let left = 0;
  return inks.map(({ minX, maxX }, i) => {
    const pen = { x: left - minX, y: (highest - (heights[i] ?? 0)) / 2 };
    left += maxX - minX + highest * GAP_PART + letterSpacingMm;
    return pen;
  });
}
