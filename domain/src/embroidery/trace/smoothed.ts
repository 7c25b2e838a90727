/** Weights of a point, of those beside it and of those beside them: stairs of pixels become slopes. */
const WEIGHTS = [6 / 16, 4 / 16, 1 / 16] as const;
/** Longer stretches are halved before they are made straight: the work stays in proportion. */
const LONGEST_STRETCH = 512;

/**
 * A closed line of small steps as few straight pieces that stray by at most `tolerance` from it, once
 * its stairs are made slopes. What is smaller than that vanishes.
 */
export function smoothed(points: Float64Array, tolerance: number): Float64Array {
  const line = withoutStairs(points);
  const count = line.length / 2;
  const kept = new Uint8Array(count + 1);
  const far = farthestFrom(line, 0);
  kept[0] = kept[far] = 1;
  const stretches = [0, far, far, count];
  while (stretches.length > 0) {
    const to = stretches.pop() as number;
    const from = stretches.pop() as number;
    if (to - from < 2) continue;
    const between =
      to - from > LONGEST_STRETCH ? (from + to) >> 1 : bend(line, from, to, tolerance);
    if (between === undefined) continue;
    kept[between] = 1;
    stretches.push(from, between, between, to);
  }
  const result: number[] = [];
  for (let i = 0; i < count; i += 1) {
    if (kept[i] === 1) result.push(line[2 * i] as number, line[2 * i + 1] as number);
  }
  return Float64Array.from(result);
}

function withoutStairs(points: Float64Array): Float64Array {
  const count = points.length / 2;
  if (count < 2 * WEIGHTS.length) return points;
  const [middle, near, next] = WEIGHTS;
  return points.map((value, at) => {
    const of = (steps: number) => points[(at + 2 * (count + steps)) % points.length] as number;
    return middle * value + near * (of(-1) + of(1)) + next * (of(-2) + of(2));
  });
}

function farthestFrom(line: Float64Array, from: number): number {
  let [found, most] = [from, -1];
  for (let i = 0; i < line.length / 2; i += 1) {
    const [dx, dy] = [at(line, i, 0) - at(line, from, 0), at(line, i, 1) - at(line, from, 1)];
    const apart = dx * dx + dy * dy;
    if (apart > most) [found, most] = [i, apart];
  }
  return found;
}

/** The point of a stretch that is farthest from the straight way, where it strays too far. */
function bend(line: Float64Array, from: number, to: number, tolerance: number): number | undefined {
  const [x, y] = [at(line, from, 0), at(line, from, 1)];
  const [dx, dy] = [at(line, to, 0) - x, at(line, to, 1) - y];
  const length = dx * dx + dy * dy;
  let found: number | undefined;
  let most = tolerance * tolerance;
  for (let i = from + 1; i < to; i += 1) {
    const [px, py] = [at(line, i, 0) - x, at(line, i, 1) - y];
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
    const [ox, oy] = [px - along * dx, py - along * dy];
    const apart = ox * ox + oy * oy;
    if (apart > most) [found, most] = [i, apart];
  }
  return found;
}

function at(line: Float64Array, i: number, axis: 0 | 1): number {
  return line[(2 * i + axis) % line.length] as number;
}
