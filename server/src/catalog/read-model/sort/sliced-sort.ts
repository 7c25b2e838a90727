import type { Pacer } from "../pacer.ts";

const CHUNK = 1024;

/** Sorts numbers by a comparison, in slices between which requests are served. Stable. */
export async function slicedSort(
  values: Uint32Array,
  compare: (a: number, b: number) => number,
  pacer: Pacer,
): Promise<Uint32Array> {
  for (let from = 0; from < values.length; from += CHUNK) {
    values.subarray(from, from + CHUNK).sort(compare);
    if (pacer.isDue()) await pacer.rest();
  }
  let source = values;
  let target: Uint32Array = new Uint32Array(values.length);
  for (let width = CHUNK; width < values.length; width *= 2) {
    for (let from = 0; from < values.length; from += 2 * width) {
      await merge({ source, target, from, width }, compare, pacer);
    }
    [source, target] = [target, source];
  }
  return source;
}

async function merge(
  run: { source: Uint32Array; target: Uint32Array; from: number; width: number },
  compare: (a: number, b: number) => number,
  pacer: Pacer,
): Promise<void> {
  const { source, target, from, width } = run;
  const middle = Math.min(from + width, source.length);
  const end = Math.min(from + 2 * width, source.length);
  let left = from;
  let right = middle;
  for (let at = from; at < end; at += 1) {
    const takeLeft = left < middle && (right >= end || compare(source[left]!, source[right]!) <= 0);
    target[at] = takeLeft ? source[left++]! : source[right++]!;
    if ((at & 1023) === 0 && pacer.isDue()) await pacer.rest();
  }
}
