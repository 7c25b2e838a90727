import type { Region } from "./region.ts";

/** In mm, y upwards. */
export interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/**
 * How often the rings run around a point, counter-clockwise positive; inside is everything but 0.
 * A vertex at the height of the point counts as above it, so a ray through a vertex counts once.
 */
export function windingNumber(region: Region, x: number, y: number): number {
  let winding = 0;
  for (const ring of region.rings) {
    let fromX = ring[ring.length - 2] as number;
    let fromY = ring[ring.length - 1] as number;
    for (let i = 0; i < ring.length; i += 2) {
      const toX = ring[i] as number;
      const toY = ring[i + 1] as number;
      if (fromY < y !== toY < y) {
        const side = (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX);
        if (toY > fromY && side > 0) winding += 1;
        else if (toY <= fromY && side < 0) winding -= 1;
      }
      fromX = toX;
      fromY = toY;
    }
  }
  return winding;
}

/** Whether a point lies in a region, holes left out. */
export function isInside(region: Region, x: number, y: number): boolean {
  return windingNumber(region, x, y) !== 0;
}

/** A line through (x, y) along (dx, dy), of any length but 0. */
interface Line {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/**
 * Where a line runs inside the area: `t0, t1, t2, t3 …` in rising order, each pair one stretch from
 * (x + t0·dx, y + t0·dy) to (x + t1·dx, y + t1·dy). Stretches that touch are one; a point that only
 * grazes the outline is none.
 */
export function spans(region: Region, line: Line): number[] {
  const at: number[] = [];
  const turn: number[] = [];
  for (const ring of region.rings) addCrossings(ring, line, at, turn);
  if (at.length <= INSERTED_AT_MOST) sortShort(at, turn);
  else if (!isInOrder(at)) sortLong(at, turn);
  const inside: number[] = [];
  let winding = 0;
  for (let i = 0; i < at.length; i += 1) {
    const before = winding;
    const t = at[i] as number;
    winding += turn[i] as number;
    if ((before === 0) === (winding === 0)) continue;
    // Opening where the last stretch ended joins the two; ending where it began leaves none.
    if (inside[inside.length - 1] === t) inside.pop();
    else inside.push(t);
  }
  return inside;
}

/** Crossings of one ring with a line, put into `at` as they come, with their turn of +1 or −1. */
function addCrossings(ring: Float64Array, line: Line, at: number[], turn: number[]): void {
  const { x, y, dx, dy } = line;
  const length = dx * dx + dy * dy;
  let fromX = (ring[ring.length - 2] as number) - x;
  let fromY = (ring[ring.length - 1] as number) - y;
  let fromSide = dx * fromY - dy * fromX;
  for (let i = 0; i < ring.length; i += 2) {
    const toX = (ring[i] as number) - x;
    const toY = (ring[i + 1] as number) - y;
    const toSide = dx * toY - dy * toX;
    if (fromSide < 0 !== toSide < 0) {
      const part = fromSide / (fromSide - toSide);
      const along = fromX * dx + fromY * dy;
      at.push((along + part * (toX * dx + toY * dy - along)) / length);
      turn.push(toSide < 0 ? -1 : 1);
    }
    fromX = toX;
    fromY = toY;
    fromSide = toSide;
  }
}

/** Up to so many crossings insertion beats sorting two arrays by one of them; beyond, its cost is their square. */
const INSERTED_AT_MOST = 32;

function sortShort(at: number[], turn: number[]): void {
  for (let next = 1; next < at.length; next += 1) {
    const [t, way] = [at[next] as number, turn[next] as number];
    let i = next;
    while (i > 0 && (at[i - 1] as number) > t) {
      at[i] = at[i - 1] as number;
      turn[i] = turn[i - 1] as number;
      i -= 1;
    }
    at[i] = t;
    turn[i] = way;
  }
}

function isInOrder(at: readonly number[]): boolean {
  for (let i = 1; i < at.length; i += 1)
    if ((at[i - 1] as number) > (at[i] as number)) return false;
  return true;
}

function sortLong(at: number[], turn: number[]): void {
  const order = Array.from(at.keys()).sort((a, b) => (at[a] as number) - (at[b] as number));
  const [places, turns] = [at.slice(), turn.slice()];
  order.forEach((from, to) => {
    at[to] = places[from] as number;
    turn[to] = turns[from] as number;
  });
}

/** The box around all rings; of nothing, a box inside out (`minX` is `Infinity`). */
export function bounds(region: Region): Bounds {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of region.rings) {
    for (let i = 0; i < ring.length; i += 2) {
      minX = Math.min(minX, ring[i] as number);
      maxX = Math.max(maxX, ring[i] as number);
      minY = Math.min(minY, ring[i + 1] as number);
      maxY = Math.max(maxY, ring[i + 1] as number);
    }
  }
  return { minX, minY, maxX, maxY };
}

/** What a ring runs around in mm²: above 0 counter-clockwise, below 0 clockwise. */
export function signedArea(ring: Float64Array): number {
  let twice = 0;
  let fromX = ring.at(-2) as number;
  let fromY = ring.at(-1) as number;
  for (let i = 0; i < ring.length; i += 2) {
    const [toX, toY] = [ring[i] as number, ring[i + 1] as number];
    twice += fromX * toY - toX * fromY;
    fromX = toX;
    fromY = toY;
  }
  return twice / 2;
}

/** An area is measured in so many slabs at most: each looks at all edges. */
const MOST_SLABS = 512;

/**
 * What the area covers in mm², every place once. Exact where edges meet in vertices only and those are few; where
 * they cross between vertices the slab around the crossing is taken at its middle.
 */
export function area(region: Region): number {
  const levels = levelsOf(region);
  let sum = 0;
  for (let i = 1; i < levels.length; i += 1) {
    const low = levels[i - 1] as number;
    const high = levels[i] as number;
    if (high <= low) continue;
    const inside = spans(region, { x: 0, y: (low + high) / 2, dx: 1, dy: 0 });
    for (let s = 0; s < inside.length; s += 2) {
      sum += ((inside[s + 1] as number) - (inside[s] as number)) * (high - low);
    }
  }
  return sum;
}

/** The heights of all vertices, in rising order; of very many, as many levels that lie equally far apart. */
function levelsOf(region: Region): Float64Array {
  const vertices = region.rings.reduce((sum, ring) => sum + ring.length / 2, 0);
  if (vertices > MOST_SLABS) {
    const { minY, maxY } = bounds(region);
    return Float64Array.from(
      { length: MOST_SLABS + 1 },
      (_, i) => minY + ((maxY - minY) * i) / MOST_SLABS,
    );
  }
  return Float64Array.from(
    region.rings.flatMap((ring) =>
      Array.from({ length: ring.length / 2 }, (_, i) => ring[2 * i + 1] as number),
    ),
  ).sort();
}
