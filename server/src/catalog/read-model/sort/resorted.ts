/**
 * A sorted list after some of its items have got another place: those are taken out and put where they
 * belong, all others stand right. Gives the list itself when nothing moved.
 */
export function resorted(
  sorted: Uint32Array,
  moved: ReadonlySet<number>,
  compare: (a: number, b: number) => number,
): Uint32Array {
  const { staying, moving } = taken(sorted, moved);
  moving.sort(compare);
  const result = new Uint32Array(sorted.length);
  let from = 0;
  let at = 0;
  for (const item of moving) {
    const to = placeOf(staying, item, compare);
    result.set(staying.subarray(from, to), at);
    at += to - from;
    result[at] = item;
    at += 1;
    from = to;
  }
  result.set(staying.subarray(from), at);
  return isSame(result, sorted) ? sorted : result;
}

function taken(sorted: Uint32Array, moved: ReadonlySet<number>) {
  const staying = new Uint32Array(sorted.length);
  const moving: number[] = [];
  let count = 0;
  for (let i = 0; i < sorted.length; i += 1) {
    const item = sorted[i]!;
    if (moved.has(item)) moving.push(item);
    else staying[count++] = item;
  }
  return { staying: staying.subarray(0, count), moving };
}

function isSame(one: Uint32Array, other: Uint32Array): boolean {
  for (let i = 0; i < one.length; i += 1) if (one[i] !== other[i]) return false;
  return true;
}

function placeOf(
  sorted: Uint32Array,
  item: number,
  compare: (a: number, b: number) => number,
): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle]!, item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
