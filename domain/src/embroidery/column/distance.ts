import type { Raster } from "./raster.ts";

/** What every inside cell knows of the outline. */
export interface DistanceMap {
  /** Distance to the outline in cells; 0 outside. */
  readonly distance: Float32Array;
  /** The outside cell that is nearest. */
  readonly nearest: Int32Array;
}

/**
 * The exact Euclidean distance of each cell to the nearest outside cell, less the half cell by which
 * that cell lies beyond the outline. Felzenszwalb and Huttenlocher, "Distance transforms of sampled
 * functions": parabolas, column by column and row by row, in linear time.
 */
export function distanceMap(raster: Raster): DistanceMap {
  const { width, height, inside } = raster;
  const size = width * height;
  const map: Squares = { squared: new Float64Array(size), nearest: new Int32Array(size) };
  const far = (width + height) * (width + height);
  for (let i = 0; i < size; i += 1) {
    map.squared[i] = inside[i] ? far : 0;
    map.nearest[i] = i;
  }
  const scratch = envelope(Math.max(width, height));
  for (let x = 0; x < width; x += 1) lower(map, { start: x, step: width, count: height }, scratch);
  for (let y = 0; y < height; y += 1)
    lower(map, { start: y * width, step: 1, count: width }, scratch);
  const distance = new Float32Array(size);
  for (let i = 0; i < size; i += 1) {
    if (inside[i]) distance[i] = Math.sqrt(map.squared[i] as number) - 0.5;
  }
  return { distance, nearest: map.nearest };
}

interface Squares {
  readonly squared: Float64Array;
  readonly nearest: Int32Array;
}

interface Envelope {
  readonly value: Float64Array;
  readonly source: Int32Array;
  readonly peak: Int32Array;
  readonly border: Float64Array;
}

function envelope(count: number): Envelope {
  return {
    value: new Float64Array(count),
    source: new Int32Array(count),
    peak: new Int32Array(count),
    border: new Float64Array(count + 1),
  };
}

interface Line {
  readonly start: number;
  readonly step: number;
  readonly count: number;
}

/** Lowers every value of a line to the lowest parabola over it, and remembers whose it is. */
function lower(map: Squares, line: Line, { value, source, peak, border }: Envelope): void {
  const { start, step, count } = line;
  for (let i = 0; i < count; i += 1) {
    value[i] = map.squared[start + i * step] as number;
    source[i] = map.nearest[start + i * step] as number;
  }
  let k = 0;
  peak[0] = 0;
  border[0] = -Infinity;
  border[1] = Infinity;
  for (let q = 1; q < count; q += 1) {
    let meets = meeting(value, q, peak[k] as number);
    while (meets <= (border[k] as number)) {
      k -= 1;
      meets = meeting(value, q, peak[k] as number);
    }
    k += 1;
    peak[k] = q;
    border[k] = meets;
    border[k + 1] = Infinity;
  }
  k = 0;
  for (let q = 0; q < count; q += 1) {
    while ((border[k + 1] as number) < q) k += 1;
    const from = peak[k] as number;
    map.squared[start + q * step] = (q - from) * (q - from) + (value[from] as number);
    map.nearest[start + q * step] = source[from] as number;
  }
}

/** Where the parabolas over `q` and `p` cross. */
function meeting(value: Float64Array, q: number, p: number): number {
  return ((value[q] as number) + q * q - ((value[p] as number) + p * p)) / (2 * q - 2 * p);
}
