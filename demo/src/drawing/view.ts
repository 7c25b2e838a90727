import type { Line } from "./raster/spline.ts";

/** How millimetres fall on the picture: pixels per mm and where the mm origin sits. */
export interface View {
  width: number;
  height: number;
  scale: number;
  originX: number;
  originY: number;
}

/** A view of `size` pixels with the point `center` (mm) in its middle. */
export function viewAt(
  size: readonly [number, number],
  center: readonly [number, number],
  scale: number,
): View {
  const [width, height] = size;
  return {
    width,
    height,
    scale,
    originX: width / 2 - center[0] * scale,
    originY: height / 2 - center[1] * scale,
  };
}

/** A line in mm as a line in pixels, seen from a corner (pixels) of the picture. */
export function toPixels(line: Line, view: View, corner: readonly [number, number] = [0, 0]): Line {
  return line.map((v, i) =>
    i % 2 === 0
      ? v * view.scale + view.originX - corner[0]
      : v * view.scale + view.originY - corner[1],
  );
}
