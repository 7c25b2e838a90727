/** A part of a garment's picture, in mm from its upper left corner. */
export interface PicturePart {
  readonly leftMm: number;
  readonly topMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Something that lies on the picture, by its middle. */
interface Lying {
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** The smallest part around all that lies there, with so much air on every side. */
export function partAround(lying: readonly Lying[], airMm: number): PicturePart {
  const edge = (of: (one: Lying) => number) => lying.map(of);
  const leftMm = Math.min(...edge(({ xMm, widthMm }) => xMm - widthMm / 2)) - airMm;
  const topMm = Math.min(...edge(({ yMm, heightMm }) => yMm - heightMm / 2)) - airMm;
  const rightMm = Math.max(...edge(({ xMm, widthMm }) => xMm + widthMm / 2)) + airMm;
  const bottomMm = Math.max(...edge(({ yMm, heightMm }) => yMm + heightMm / 2)) + airMm;
  return { leftMm, topMm, widthMm: rightMm - leftMm, heightMm: bottomMm - topMm };
}

/**
 * The part in the shape of a frame, so many times as wide as high: as much wider or higher around its middle as that
 * takes, and at least so wide; moved into the picture, and no larger than it.
 */
export function framedPart(
  { leftMm, topMm, widthMm, heightMm }: PicturePart,
  { shape, leastMm }: { readonly shape: number; readonly leastMm: number },
  picture: { readonly widthMm: number; readonly heightMm: number },
): PicturePart {
  const wanted = Math.max(widthMm, heightMm * shape, leastMm);
  const width = Math.min(wanted, picture.widthMm, picture.heightMm * shape);
  const height = width / shape;
  return {
    leftMm: within(leftMm + (widthMm - width) / 2, picture.widthMm - width),
    topMm: within(topMm + (heightMm - height) / 2, picture.heightMm - height),
    widthMm: width,
    heightMm: height,
  };
}

/** What of a part lies on the picture. */
export function partWithin(
  { leftMm, topMm, widthMm, heightMm }: PicturePart,
  picture: { readonly widthMm: number; readonly heightMm: number },
): PicturePart {
  const [left, top] = [within(leftMm, picture.widthMm), within(topMm, picture.heightMm)];
  return {
    leftMm: left,
    topMm: top,
    widthMm: within(leftMm + widthMm, picture.widthMm) - left,
    heightMm: within(topMm + heightMm, picture.heightMm) - top,
  };
}

const within = (value: number, most: number) => Math.max(0, Math.min(most, value));
