/** Stretches of a line, `t0, t1, t2, t3 …` in rising order, as `spans` gives them. */
export type Stretches = readonly number[];

/** What lies in either. */
export function either(a: Stretches, b: Stretches): number[] {
  return combined(a, b, (inA, inB) => inA || inB);
}

/** What lies in both. */
export function both(a: Stretches, b: Stretches): number[] {
  return combined(a, b, (inA, inB) => inA && inB);
}

/** What lies in the first alone. */
export function without(a: Stretches, b: Stretches): number[] {
  return combined(a, b, (inA, inB) => inA && !inB);
}

/** Each stretch longer by `by` at both ends; negative makes it shorter, until nothing is left. */
export function grown(stretches: Stretches, by: number): number[] {
  const result: number[] = [];
  for (let i = 0; i + 1 < stretches.length; i += 2) {
    const from = (stretches[i] as number) - by;
    const to = (stretches[i + 1] as number) + by;
    if (from >= to) continue;
    const last = result[result.length - 1];
    if (last !== undefined && from <= last) result[result.length - 1] = Math.max(last, to);
    else result.push(from, to);
  }
  return result;
}

/** Walks the ends of both in order; an end is kept where the answer changes. */
function combined(
  a: Stretches,
  b: Stretches,
  isIn: (inA: boolean, inB: boolean) => boolean,
): number[] {
  const result: number[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const t = Math.min(a[i] ?? Infinity, b[j] ?? Infinity);
    while (a[i] === t) i += 1;
    while (b[j] === t) j += 1;
    const isOpen = result.length % 2 === 1;
    if (isIn(i % 2 === 1, j % 2 === 1) !== isOpen) result.push(t);
  }
  return result;
}
