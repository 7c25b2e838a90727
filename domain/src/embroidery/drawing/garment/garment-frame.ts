/** Garments are seen in a frame of 4:5: as high as this part of its width. */
const FRAME_HEIGHT_PART = 1.25;

/** How much of a garment a picture's frame shows, from edge to edge. */
export const pictureMm = (pictureWidthMm: number) => ({
  widthMm: pictureWidthMm,
  heightMm: pictureWidthMm * FRAME_HEIGHT_PART,
});

/**
 * Where a picture lies in its frame: whole, in the middle, as the product's page shows it; one of 4:5 fills it.
 * @param picture its size in px
 * @param frame its size in mm
 * @returns its upper left corner, and how large a pixel is
 */
export function pictureInFrame(
  picture: { readonly width: number; readonly height: number },
  frame: { readonly widthMm: number; readonly heightMm: number },
): { readonly leftMm: number; readonly topMm: number; readonly mmPerPx: number } {
  const mmPerPx = Math.min(frame.widthMm / picture.width, frame.heightMm / picture.height);
  return {
    leftMm: (frame.widthMm - picture.width * mmPerPx) / 2,
    topMm: (frame.heightMm - picture.height * mmPerPx) / 2,
    mmPerPx,
  };
}
