import { type ColorMap, neighbors } from "./color-map.ts";

/** Pixels of one color that hang together by their sides. */
export interface Area {
  readonly color: number;
  readonly pixels: number;
  /** Sides of pixels around it, holes and the picture's edge included. */
  readonly around: number;
}

/** A picture in areas. */
export interface AreaMap {
  readonly width: number;
  readonly height: number;
  /** In the order of their first pixels. */
  readonly areas: readonly Area[];
  /** The area of each pixel. */
  readonly of: Int32Array;
}

/** The areas of one color that hang together, and which area each pixel belongs to. */
export function areasOf({ width, height, colors }: ColorMap): AreaMap {
  const of = new Int32Array(width * height).fill(-1);
  const queue = new Int32Array(width * height);
  const areas: Area[] = [];
  const beside = [0, 0, 0, 0];
  for (let first = 0; first < of.length; first += 1) {
    if (of[first] !== -1) continue;
    const color = colors[first] as number;
    let [end, around] = [1, 0];
    queue[0] = first;
    of[first] = areas.length;
    for (let at = 0; at < end; at += 1) {
      const count = neighbors(queue[at] as number, width, height, beside);
      around += 4 - count;
      for (let k = 0; k < count; k += 1) {
        const pixel = beside[k] as number;
        if (colors[pixel] !== color) around += 1;
        else if (of[pixel] === -1) {
          of[pixel] = areas.length;
          queue[end++] = pixel;
        }
      }
    }
    areas.push({ color, pixels: end, around });
  }
  return { width, height, areas, of };
}

/** The sides of its pixels around a slanting line are longer than the line by this in the mean. */
const STAIRS = 4 / Math.PI;

/** Twice an area by the length of its outline: of a line that is its width. */
export function widthMmOf({ pixels, around }: Area, mmPerPixel: number): number {
  return ((2 * pixels * STAIRS) / around) * mmPerPixel;
}
