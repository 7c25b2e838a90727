/** Running stitches: 2.5 mm long, straying at most 0.1 mm from the line. */
export const usualRun = { stitchMm: 2.5, toleranceMm: 0.1 } as const;

interface RunOptions {
  readonly stitchMm: number;
  readonly toleranceMm: number;
}

/**
 * Needle points `x0, y0, x1, y1 …` along a line of straight pieces, all in mm. Corners are kept; in
 * between, stitches are shared out evenly, none longer than `stitchMm`.
 */
export function run(line: Float64Array, { stitchMm, toleranceMm }: RunOptions): Float64Array {
  if (line.length < 4) return line;
  const corners = cornersOf(line, toleranceMm);
  const points = [line[0] as number, line[1] as number];
  for (let i = 1; i < corners.length; i += 1) {
    addStitches(points, line, [corners[i - 1] as number, corners[i] as number], stitchMm);
  }
  return Float64Array.from(points);
}

/** There and back along the same needle points: a line without gaps that ends where it began. */
export function doubleRun(line: Float64Array, options: RunOptions): Float64Array {
  const there = run(line, options);
  const both = new Float64Array(there.length * 2 - 2);
  both.set(there);
  for (let i = there.length; i < both.length; i += 2) {
    const from = 2 * there.length - 4 - i;
    both[i] = there[from] as number;
    both[i + 1] = there[from + 1] as number;
  }
  return both;
}

/** Each stitch forth, back and forth again: the heavy line of the trade's bean stitch. */
export function beanRun(line: Float64Array, options: RunOptions): Float64Array {
  const there = run(line, options);
  const points: number[] = [there[0] as number, there[1] as number];
  for (let i = 2; i < there.length; i += 2) {
    const [x, y] = [there[i] as number, there[i + 1] as number];
    points.push(x, y, there[i - 2] as number, there[i - 1] as number, x, y);
  }
  return Float64Array.from(points);
}

/** One straight reach of the line, shared into equal stitches along the line itself. */
function addStitches(
  points: number[],
  line: Float64Array,
  [from, to]: readonly [number, number],
  stitchMm: number,
): void {
  const [x0, y0] = [line[2 * from] as number, line[2 * from + 1] as number];
  const [x1, y1] = [line[2 * to] as number, line[2 * to + 1] as number];
  const length = Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0));
  const stitches = Math.max(1, Math.ceil(length / stitchMm));
  for (let i = 1; i <= stitches; i += 1) {
    points.push(x0 + ((x1 - x0) * i) / stitches, y0 + ((y1 - y0) * i) / stitches);
  }
}

/** Indexes of the points that a line cannot lose without straying further than the tolerance. */
function cornersOf(line: Float64Array, toleranceMm: number): number[] {
  const last = line.length / 2 - 1;
  const kept = new Uint8Array(last + 1);
  kept[0] = 1;
  kept[last] = 1;
  const open: (readonly [number, number])[] = [[0, last]];
  for (let reach = open.pop(); reach; reach = open.pop()) {
    const middle = furthest(line, reach, toleranceMm);
    if (middle === undefined) continue;
    kept[middle] = 1;
    open.push([reach[0], middle], [middle, reach[1]]);
  }
  return Array.from(kept.keys()).filter((i) => kept[i] === 1);
}

function furthest(
  line: Float64Array,
  [from, to]: readonly [number, number],
  toleranceMm: number,
): number | undefined {
  let found: number | undefined;
  let most = toleranceMm;
  for (let i = from + 1; i < to; i += 1) {
    const apart = distanceToReach(line, i, from, to);
    if (apart <= most) continue;
    most = apart;
    found = i;
  }
  return found;
}

function distanceToReach(line: Float64Array, i: number, from: number, to: number): number {
  const [x0, y0] = [line[2 * from] as number, line[2 * from + 1] as number];
  const dx = (line[2 * to] as number) - x0;
  const dy = (line[2 * to + 1] as number) - y0;
  const x = (line[2 * i] as number) - x0;
  const y = (line[2 * i + 1] as number) - y0;
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length));
  const [offX, offY] = [x - part * dx, y - part * dy];
  return Math.sqrt(offX * offX + offY * offY);
}
