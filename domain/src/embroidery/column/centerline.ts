import type { Stroke } from "./stroke.ts";

/** Samples along the middle of a stroke at an even step, each with its normal. Lengths in mm. */
export interface Centerline {
  readonly count: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Unit normal, to the left of the way. */
  readonly nx: Float64Array;
  readonly ny: Float64Array;
  /** Distance to the outline as the skeleton saw it. */
  readonly radius: Float64Array;
  readonly closed: boolean;
  /** First and last sample that stand on the skeleton; what is beyond was led on straight. */
  readonly first: number;
  readonly last: number;
  /** First and last sample that a stroke is to have; what is beyond shows only whether it has a foot. */
  readonly from: number;
  readonly to: number;
}

/** Between two samples, in mm: half a machine unit, so that nothing is seen of the sampling. */
export const STEP_MM = 0.07;

/** Passes of the three-point average, by radius in steps; more radius, calmer line. */
const CALM = 0.5;

/** A line is led on this much beyond its reach, in mm. */
const BEYOND_MM = 0.3;
/** Every line is led on so many radii at least: to the outline, where its foot may be. */
const LOOKS_ON = 2.6;

/** Samples a stroke evenly, smooths it, and leads it straight on at both ends. */
export function centerlineOf(stroke: Stroke): Centerline {
  const sampled = resample(stroke);
  const line = stroke.closed
    ? smoothed(sampled, true)
    : extended(smoothed(sampled, false), stroke.reach);
  return withNormals(line, stroke.closed);
}

interface Samples {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly radius: Float64Array;
  readonly first: number;
  readonly last: number;
  readonly from: number;
  readonly to: number;
}

function resample({ points, radii, closed }: Stroke): Samples {
  const count = radii.length;
  const along = [0];
  const corners = closed ? count + 1 : count;
  for (let i = 1; i < corners; i += 1) {
    const [x, y] = [
      px(points, i % count) - px(points, i - 1),
      py(points, i % count) - py(points, i - 1),
    ];
    along.push((along[i - 1] as number) + Math.sqrt(x * x + y * y));
  }
  const length = along[corners - 1] as number;
  const steps = Math.max(1, Math.round(length / STEP_MM));
  const size = closed ? steps : steps + 1;
  const [x, y, radius] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let i = 0, k = 0; i < size; i += 1) {
    const s = (length * i) / steps;
    while (k < corners - 2 && (along[k + 1] as number) < s) k += 1;
    const span = (along[k + 1] ?? length) - (along[k] as number);
    const t = span > 0 ? Math.min(1, (s - (along[k] as number)) / span) : 0;
    const next = Math.min(k + 1, corners - 1) % count;
    x[i] = px(points, k) * (1 - t) + px(points, next) * t;
    y[i] = py(points, k) * (1 - t) + py(points, next) * t;
    radius[i] = (radii[k] as number) * (1 - t) + (radii[next] as number) * t;
  }
  return { x, y, radius, ...whole(size) };
}

/** All samples of a line that is not led on. */
function whole(size: number): Pick<Samples, "first" | "last" | "from" | "to"> {
  return { first: 0, last: size - 1, from: 0, to: size - 1 };
}

function px(points: readonly number[], index: number): number {
  return points[2 * index] as number;
}

function py(points: readonly number[], index: number): number {
  return points[2 * index + 1] as number;
}

function smoothed({ x, y, radius, ...ends }: Samples, closed: boolean): Samples {
  const middle = radius[radius.length >> 1] as number;
  const reach = Math.max(2, Math.round((CALM * middle) / STEP_MM));
  return {
    x: averaged(averaged(x, reach, closed), reach, closed),
    y: averaged(averaged(y, reach, closed), reach, closed),
    radius: averaged(radius, reach, closed),
    ...ends,
  };
}

/** The mean over `reach` samples to both sides; near an open end over fewer, so that it stays. */
function averaged(values: Float64Array, reach: number, closed: boolean): Float64Array {
  const count = values.length;
  const sums = new Float64Array(3 * count + 1);
  for (let i = 0; i < 3 * count; i += 1)
    sums[i + 1] = (sums[i] as number) + (values[i % count] as number);
  const result = new Float64Array(count);
  const most = closed ? Math.min(reach, count >> 1) : reach;
  for (let i = 0; i < count; i += 1) {
    const near = closed ? most : Math.min(most, i, count - 1 - i);
    const from = count + i - near;
    result[i] = ((sums[from + 2 * near + 1] as number) - (sums[from] as number)) / (2 * near + 1);
  }
  return result;
}

function extended(line: Samples, reach: readonly [number, number]): Samples {
  const count = line.x.length;
  const steps = (end: number, radii: number) =>
    Math.ceil((radii * (line.radius[end] as number) + BEYOND_MM) / STEP_MM);
  const far = (radii: number) => Math.max(radii, LOOKS_ON);
  const [before, after] = [steps(0, far(reach[0])), steps(count - 1, far(reach[1]))];
  const size = before + count + after;
  const longer = (values: Float64Array) => {
    const result = new Float64Array(size);
    result.set(values, before);
    return result;
  };
  const [x, y, radius] = [longer(line.x), longer(line.y), longer(line.radius)];
  const lead = (from: number, { way, count: added }: { way: 1 | -1; count: number }) => {
    const out = heading(line, from - before, way === 1 ? -1 : 1);
    for (let i = 1; i <= added; i += 1) {
      x[from + way * i] = (x[from] as number) + out.x * i * STEP_MM;
      y[from + way * i] = (y[from] as number) + out.y * i * STEP_MM;
      radius[from + way * i] = radius[from] as number;
    }
  };
  lead(before, { way: -1, count: before });
  lead(before + count - 1, { way: 1, count: after });
  return {
    x,
    y,
    radius,
    first: before,
    last: before + count - 1,
    from: before - steps(0, reach[0]),
    to: before + count - 1 + steps(count - 1, reach[1]),
  };
}

/** The direction out of an end, taken over a little more than the radius there. */
function heading({ x, y, radius }: Samples, end: number, inward: 1 | -1): { x: number; y: number } {
  const back = Math.max(4, Math.round((1.2 * (radius[end] as number)) / STEP_MM));
  const from = Math.min(x.length - 1, Math.max(0, end + inward * back));
  const [dx, dy] = [
    (x[end] as number) - (x[from] as number),
    (y[end] as number) - (y[from] as number),
  ];
  const length = Math.sqrt(dx * dx + dy * dy);
  return length > 0 ? { x: dx / length, y: dy / length } : { x: 0, y: inward === 1 ? 1 : -1 };
}

function withNormals({ x, y, radius, ...ends }: Samples, closed: boolean): Centerline {
  const count = x.length;
  const [nx, ny] = [new Float64Array(count), new Float64Array(count)];
  const wide = 3;
  for (let i = 0; i < count; i += 1) {
    const [a, b] = closed
      ? [(i + count - wide) % count, (i + wide) % count]
      : [Math.max(0, i - wide), Math.min(count - 1, i + wide)];
    const [dx, dy] = [(x[b] as number) - (x[a] as number), (y[b] as number) - (y[a] as number)];
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    nx[i] = -dy / length;
    ny[i] = dx / length;
  }
  return { count, x, y, nx, ny, radius, closed, ...ends };
}
