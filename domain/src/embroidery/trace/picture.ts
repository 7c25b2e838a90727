/** A picture as canvases and image libraries give it: red, green, blue, straight alpha, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array | Uint8ClampedArray;
}

/** Pixels on the longer side; whoever has more scales a picture down before it is traced. */
export const PICTURE_SIDE_MAX = 800;
/** A pixel becomes at most so many on a side. */
const TIMES_MAX = 4;
/** What is fainter than this is not there. */
export const SEEN_ALPHA = 128;

/** Whether there are pixels, no more of them than are traced, and each has its four bytes. */
export function isPicture({ width, height, rgba }: Picture): boolean {
  const sides = [width, height];
  const isSized = sides.every((side) => Number.isInteger(side) && side >= 1);
  return isSized && Math.max(...sides) <= PICTURE_SIDE_MAX && rgba.length === 4 * width * height;
}

/** How often a small picture is enlarged before its edges are followed. */
export function enlargement({ width, height }: Picture): number {
  const fits = Math.floor(PICTURE_SIDE_MAX / Math.max(width, height));
  return Math.min(TIMES_MAX, Math.max(1, fits));
}

/**
 * A picture `times` as large, its pixels blended into one another: what an edge's blended pixels say
 * of its place becomes a finer edge.
 */
export function enlarged(picture: Picture, times: number): Picture {
  if (times === 1) return picture;
  const [width, height] = [picture.width * times, picture.height * times];
  const rgba = new Uint8ClampedArray(4 * width * height);
  const across = stepsOf(picture.width, times);
  const down = stepsOf(picture.height, times);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 4) blend(picture, across, down, { x, y, at, rgba });
  }
  return { width, height, rgba };
}

/** For each new pixel the old one before it, the one after it, and how much of that is in it. */
interface Steps {
  readonly before: Int32Array;
  readonly after: Int32Array;
  readonly part: Float64Array;
}

function stepsOf(length: number, times: number): Steps {
  const count = length * times;
  const [before, after] = [new Int32Array(count), new Int32Array(count)];
  const part = new Float64Array(count);
  for (let i = 0; i < count; i += 1) {
    const place = Math.max(0, (i + 0.5) / times - 0.5);
    before[i] = Math.floor(place);
    after[i] = Math.min(length - 1, Math.floor(place) + 1);
    part[i] = place - Math.floor(place);
  }
  return { before, after, part };
}

interface NewPixel {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly rgba: Uint8ClampedArray;
}

/** Colors are weighed by their alpha: what is not seen gives no color away. */
function blend({ width, rgba: old }: Picture, across: Steps, down: Steps, to: NewPixel): void {
  const { x, y, at, rgba } = to;
  const [right, low] = [across.part[x] as number, down.part[y] as number];
  const [x0, x1] = [across.before[x] as number, across.after[x] as number];
  const [y0, y1] = [down.before[y] as number, down.after[y] as number];
  const corners = [y0 * width + x0, y0 * width + x1, y1 * width + x0, y1 * width + x1];
  const parts = [(1 - right) * (1 - low), right * (1 - low), (1 - right) * low, right * low];
  let [red, green, blue, alpha] = [0, 0, 0, 0];
  for (let i = 0; i < 4; i += 1) {
    const from = 4 * (corners[i] as number);
    const weight = (parts[i] as number) * (old[from + 3] as number);
    red += weight * (old[from] as number);
    green += weight * (old[from + 1] as number);
    blue += weight * (old[from + 2] as number);
    alpha += weight;
  }
  if (alpha === 0) return;
  rgba[at] = red / alpha;
  rgba[at + 1] = green / alpha;
  rgba[at + 2] = blue / alpha;
  rgba[at + 3] = alpha;
}
