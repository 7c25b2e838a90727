import type { Raster } from "./raster.ts";

/** What every inside cell knows of the outline; 0 at the others. */
export interface DistanceMap {
  /** Distance to the outline in cells. */
  readonly distance: Float32Array;
  /** The outside cell that is nearest. */
  readonly nearest: Int32Array;
}

/**
 * The exact Euclidean distance of each inside cell to the nearest outside cell, less the half cell
 * by which that cell lies beyond the outline. Felzenszwalb and Huttenlocher, "Distance transforms of
 * sampled functions", in linear time: first up and down the columns, then parabolas along the rows.
 * The cells at the edge of a raster are outside, and so every stretch of inside cells has an end.
 */
export function distanceMap({ width, height, inside }: Raster): DistanceMap {
  const map = {
    distance: new Float32Array(inside.length),
    nearest: nearestInColumns(width, inside),
  };
  const scratch = envelope(width);
  for (let row = 0; row < height; row += 1) {
    const start = row * width;
    for (let first = 0; first < width; first += 1) {
      if (!inside[start + first]) continue;
      let last = first;
      while (inside[start + last + 1]) last += 1;
      lower(map, { row, width, first, last }, scratch);
      first = last;
    }
  }
  return map;
}

/** For each inside cell the nearest outside cell of its column; the lower one of two. */
function nearestInColumns(width: number, inside: Uint8Array): Int32Array {
  const nearest = new Int32Array(inside.length);
  for (let cell = width; cell < inside.length; cell += 1) {
    if (!inside[cell]) continue;
    const under = cell - width;
    nearest[cell] = inside[under] ? (nearest[under] as number) : under;
  }
  const above = new Int32Array(width);
  for (let start = inside.length - width; start >= 0; start -= width) {
    for (let column = 0; column < width; column += 1) {
      const cell = start + column;
      const up = above[column] as number;
      if (!inside[cell]) above[column] = cell;
      else if (up - cell < cell - (nearest[cell] as number)) nearest[cell] = up;
    }
  }
  return nearest;
}

interface Envelope {
  /** Squared distance within the column, and the cell it is measured to. */
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

/** Inside cells side by side; outside cells stand before `first` and after `last`. */
interface Stretch {
  readonly row: number;
  readonly width: number;
  readonly first: number;
  readonly last: number;
}

/** Finds over each cell of a stretch the lowest parabola, and remembers whose it is. */
function lower(map: DistanceMap, stretch: Stretch, scratch: Envelope): void {
  const { row, width, first, last } = stretch;
  const { value, source, peak, border } = scratch;
  const start = row * width;
  for (let x = first; x <= last; x += 1) {
    const cell = map.nearest[start + x] as number;
    const away = (cell - start - x) / width;
    source[x] = cell;
    value[x] = away * away;
  }
  for (const end of [first - 1, last + 1]) {
    source[end] = start + end;
    value[end] = 0;
  }
  raise(stretch, scratch);
  let k = 0;
  for (let x = first; x <= last; x += 1) {
    while ((border[k + 1] as number) < x) k += 1;
    const from = peak[k] as number;
    map.distance[start + x] = Math.sqrt((x - from) * (x - from) + (value[from] as number)) - 0.5;
    map.nearest[start + x] = source[from] as number;
  }
}

/** The lowest parabolas of a stretch, its two ends included, and where one takes over from another. */
function raise({ first, last }: Stretch, { value, peak, border }: Envelope): void {
  let k = 0;
  peak[0] = first - 1;
  border[0] = -Infinity;
  border[1] = Infinity;
  for (let q = first; q <= last + 1; q += 1) {
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
}

/** Where the parabolas over `q` and `p` cross. */
function meeting(value: Float64Array, q: number, p: number): number {
  return ((value[q] as number) + q * q - ((value[p] as number) + p * p)) / (2 * q - 2 * p);
}
