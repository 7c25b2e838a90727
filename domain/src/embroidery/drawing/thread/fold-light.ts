/** A part of a garment's picture: RGBA with straight alpha, at a known scale. */
interface ClothPixels {
  readonly rgba: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  readonly pxPerMm: number;
}

/** Seams, buttons and yarns are finer than this and light nothing; folds are wider. In mm. */
const SMOOTH_MM = 5;
/**
 * Added to what is seen before it is compared: a black coat lives from its sheen, whose contrast no thread has. Of
 * linear light, where white cloth has 0.9 and black cloth 0.01.
 */
const FLOOR = 0.12;
/** Light and dark beyond these are the garment's edge or a deep crease, and would tear the thread apart. */
const DARKEST = 0.42;
const LIGHTEST = 1.25;

/**
 * The light that folds of a garment throw on thread, read off its picture: an image of the same size, black or
 * white with an alpha, to be laid over the thread and nothing else. What is as light as the cloth is on the whole
 * gets nothing.
 */
export function foldLight(cloth: ClothPixels): Uint8ClampedArray<ArrayBuffer> {
  const { width, height } = cloth;
  const { light, cover } = linearLight(cloth);
  const mean = sumOf(light) / Math.max(1e-6, sumOf(cover));
  const radius = Math.max(1, Math.round((SMOOTH_MM * cloth.pxPerMm) / 2));
  // A box drawn twice is near enough to a bell.
  for (const values of [light, cover]) {
    for (let times = 0; times < 2; times++) smooth(values, { width, height, radius });
  }
  const laid = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    const seen = cover[at] as number;
    if (seen < 0.01) continue;
    const there = (light[at] as number) / seen;
    const ratio = Math.max(DARKEST, Math.min(LIGHTEST, (there + FLOOR) / (mean + FLOOR)));
    if (ratio > 1) laid.fill(255, at * 4, at * 4 + 3);
    // To the eye, which the mixing of a browser follows.
    laid[at * 4 + 3] = 255 * (ratio > 1 ? (ratio - 1) * 0.5 : 1 - Math.sqrt(ratio));
  }
  return laid;
}

/** Luminance of each pixel by what of it is garment, and how much that is. */
function linearLight({ rgba, width, height }: ClothPixels) {
  const light = new Float32Array(width * height);
  const cover = new Float32Array(width * height);
  for (let at = 0; at < width * height; at++) {
    const luminance =
      0.2126 * linear(at * 4) + 0.7152 * linear(at * 4 + 1) + 0.0722 * linear(at * 4 + 2);
    const garment = (rgba[at * 4 + 3] as number) / 255;
    cover[at] = garment;
    light[at] = luminance * garment;
  }
  return { light, cover };

  function linear(index: number): number {
    return LINEAR[rgba[index] as number] as number;
  }
}

/** Near enough to a screen's curve, and undone by a square root. */
const LINEAR = Float32Array.from({ length: 256 }, (_, value) => (value * value) / (255 * 255));

function sumOf(values: Float32Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

interface Box {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** Each pixel the mean of a box around it, in place. */
function smooth(values: Float32Array, { width, height, radius }: Box): void {
  const line = new Float32Array(Math.max(width, height));
  for (let y = 0; y < height; y++)
    smoothLine(values, line, { first: y * width, step: 1, count: width, radius });
  for (let x = 0; x < width; x++)
    smoothLine(values, line, { first: x, step: width, count: height, radius });
}

interface Line {
  readonly first: number;
  readonly step: number;
  readonly count: number;
  readonly radius: number;
}

/** `line` takes the values as they were. */
function smoothLine(values: Float32Array, line: Float32Array, along: Line): void {
  const { first, step, count, radius } = along;
  for (let i = 0; i < count; i++) line[i] = values[first + i * step] as number;
  let [sum, within] = [0, 0];
  for (let i = 0; i < Math.min(radius, count); i++) {
    sum += line[i] as number;
    within += 1;
  }
  for (let i = 0; i < count; i++) {
    if (i + radius < count) {
      sum += line[i + radius] as number;
      within += 1;
    }
    if (i > radius) {
      sum -= line[i - radius - 1] as number;
      within -= 1;
    }
    values[first + i * step] = sum / within;
  }
}
