import type { RungCaster } from "./cast.ts";
import { type Centerline, STEP_MM } from "./centerline.ts";
import { squareEnds } from "./end/square-ends.ts";

/**
 * The rungs of a column: for each sample of the center line how far the area reaches along the
 * normal, to the right (`from`, mostly negative) and to the left (`to`), in mm. `from > to` where
 * there is none.
 */
export interface Rungs {
  readonly line: Centerline;
  readonly from: Float64Array;
  readonly to: Float64Array;
  /** Samples where the line ends at the outline; no column that ends elsewhere has a free end. */
  readonly freeEnds: ReadonlySet<number>;
  /** How much cloth is free beyond each end of a rung, in mm; infinite where nothing was seen. */
  readonly room: Room;
}

interface Room {
  readonly right: Float64Array;
  readonly left: Float64Array;
}

/** A side that reaches farther than this over the radius leaks into another stroke. */
const LEAK = 1.3;
const LEAK_MM = 0.12;
/**
 * The area is looked at so far beyond the widest leak, in mm: leaks are closed to less than that, and a
 * counter is narrow below it.
 */
const LOOKS_PAST_MM = 0.9137;

/** Casts a ray to both sides at every sample and closes the leaks at junctions. */
export function castRungs(caster: RungCaster, line: Centerline): Rungs {
  const [from, to] = [new Float64Array(line.count), new Float64Array(line.count)];
  const room = { right: widest(line.count), left: widest(line.count) };
  const rungs = { line, from, to, freeEnds: new Set<number>(), room };
  const limit = (i: number) => LEAK * (line.radius[i] as number) + LEAK_MM;
  let reach = 0;
  for (let i = 0; i < line.count; i += 1) reach = Math.max(reach, limit(i) + LOOKS_PAST_MM);
  for (let i = 0; i < line.count; i += 1) caster.cast(rungs, i, { limit: limit(i), reach });
  closeLeaks(rungs, from, -1);
  closeLeaks(rungs, to, 1);
  for (let i = 0; i < line.count; i += 1) {
    if ((to[i] as number) - (from[i] as number) < LEAST_RUNG_MM) dropRung(rungs, i);
  }
  endAtOutline(rungs);
  takeFeet(caster, rungs);
  return { ...rungs, freeEnds: squareEnds(caster, rungs) };
}

const widest = (count: number) => new Float64Array(count).fill(Infinity);

/** A foot at the end of a stroke is not thicker, in mm. */
const FOOT_THICK_MM = 1.3;
/** It stands out to a side by no more than this part of the stroke's width, in mm at most. */
const FOOT_OUT = 0.8;
const FOOT_OUT_MM = 1.6;
/** What stands out less is the stroke's own edge, in mm. */
const FOOT_LEAST_MM = 0.12;

/**
 * A serif at the end of a stroke is sewn with it, as one slab: there the rungs reach as far as the
 * foot. A bar that stands out farther, or is thicker, stays a stroke of its own.
 */
function takeFeet(caster: RungCaster, rungs: Rungs): void {
  const { line, from, to } = rungs;
  if (line.closed) return;
  let [first, last] = [0, line.count - 1];
  while (first < line.count && (from[first] as number) > (to[first] as number)) first += 1;
  while (last >= 0 && (from[last] as number) > (to[last] as number)) last -= 1;
  // A line that does not reach the outline ends under another stroke: that is no foot.
  const hasFirst = first > 0 && first < last && takeFoot(caster, rungs, { end: first, inward: 1 });
  const hasLast =
    last < line.count - 1 && first < last && takeFoot(caster, rungs, { end: last, inward: -1 });
  if (!hasFirst) for (let i = 0; i < line.from; i += 1) dropRung(rungs, i);
  if (!hasLast) for (let i = line.to + 1; i < line.count; i += 1) dropRung(rungs, i);
}

interface FootEnd {
  readonly end: number;
  readonly inward: 1 | -1;
}

/** False where there is none. */
function takeFoot(caster: RungCaster, rungs: Rungs, { end, inward }: FootEnd): boolean {
  const { line, from, to } = rungs;
  const count = Math.round(FOOT_THICK_MM / STEP_MM);
  const above = end + inward * (count + 1);
  if (above < 0 || above >= line.count) return false;
  const width = (to[above] as number) - (from[above] as number);
  const out = Math.min(FOOT_OUT_MM, FOOT_OUT * width);
  const wide: Rungs = {
    ...rungs,
    from: from.slice(),
    to: to.slice(),
    room: { right: widest(line.count), left: widest(line.count) },
  };
  const reach = width + FOOT_OUT_MM + 1;
  for (let k = 0; k <= count + 1; k += 1) {
    const i = end + inward * k;
    caster.cast(wide, i, { limit: LEAK_MM + (line.radius[i] as number), reach });
  }
  let isTaken = false;
  for (const [side, sign] of [
    ["from", -1],
    ["to", 1],
  ] as const) {
    const standsOut = (k: number) => {
      const i = end + inward * k;
      return sign * ((wide[side][i] as number) - (rungs[side][i] as number));
    };
    let thick = 0;
    while (thick <= count && standsOut(thick) > FOOT_LEAST_MM) thick += 1;
    const isFoot = thick > 1 && thick <= count && Math.abs(standsOut(count + 1)) <= FOOT_LEAST_MM;
    const most = Math.max(0, ...Array.from({ length: thick }, (_, k) => standsOut(k)));
    if (!isFoot || most > out) continue;
    for (let k = 0; k < thick; k += 1) {
      const i = end + inward * k;
      rungs[side][i] = wide[side][i] as number;
    }
    isTaken = true;
  }
  return isTaken;
}

/** Rungs narrower than this are none, in mm. */
const LEAST_RUNG_MM = 0.02;

/** Takes a rung out of a column. */
export function dropRung({ from, to }: Rungs, i: number): void {
  from[i] = 1;
  to[i] = -1;
}

/** A line that was led on out of the area does not come in again on the other side of a gap. */
function endAtOutline(rungs: Rungs): void {
  const { line, from, to } = rungs;
  if (line.closed) return;
  const exists = (i: number) => (from[i] as number) <= (to[i] as number);
  let before = line.first;
  while (before >= 0 && exists(before)) before -= 1;
  for (let i = before; i >= 0; i -= 1) dropRung(rungs, i);
  let after = line.last;
  while (after < line.count && exists(after)) after += 1;
  for (let i = after; i < line.count; i += 1) dropRung(rungs, i);
}

/** Where a side leaks, the width is led from the sound sample before to the sound one after. */
function closeLeaks({ line, from, to }: Rungs, side: Float64Array, sign: 1 | -1): void {
  const exists = (i: number) =>
    i >= 0 && i < line.count && (from[i] as number) <= (to[i] as number);
  const leaks = (i: number) =>
    exists(i) && sign * (side[i] as number) > LEAK * (line.radius[i] as number) + LEAK_MM;
  for (let first = 0; first < line.count; first += 1) {
    if (!leaks(first)) continue;
    let next = first;
    while (leaks(next)) next += 1;
    const before = exists(first - 1) ? sign * (side[first - 1] as number) : undefined;
    const after = exists(next) ? sign * (side[next] as number) : undefined;
    for (let k = first; k < next; k += 1) {
      const t = (k - first + 1) / (next - first + 1);
      const a = before ?? after ?? line.radius[k] ?? 0;
      side[k] = sign * Math.min(sign * (side[k] as number), a * (1 - t) + (after ?? a) * t);
    }
    first = next;
  }
}
