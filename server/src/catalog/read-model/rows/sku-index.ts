import type { Pacer } from "../pacer.ts";
import { NONE, type ProductRows } from "./product-rows.ts";
import { resorted } from "../sort/resorted.ts";
import { slicedSort } from "../sort/sliced-sort.ts";

/** Finds products by item number, case apart. */
export interface SkuIndex {
  /** The row, or `NONE`. */
  rowOf(sku: string): number;
  /** Rows whose item number begins so, in its order, at most `limit`. */
  startingWith(prefix: string, limit: number): Uint32Array;
  /** Takes in that these rows have other item numbers now. */
  reorder(rows: ReadonlySet<number>): void;
}

export async function skuIndex({ skus, count }: ProductRows, pacer: Pacer): Promise<SkuIndex> {
  const rows = new Uint32Array(count).map((_, row) => row);
  const compare = (a: number, b: number) => skus.compareFolded(a, b);
  let sorted = await slicedSort(rows, compare, pacer);
  const firstFrom = (key: Buffer) => {
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (skus.compareToKey(sorted[middle]!, key, false) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    rowOf(sku) {
      const key = Buffer.from(sku);
      const row = sorted[firstFrom(key)];
      return row !== undefined && skus.compareToKey(row, key, false) === 0 ? row : NONE;
    },
    startingWith(prefix, limit) {
      const key = Buffer.from(prefix);
      const from = firstFrom(key);
      let to = from;
      while (to < count && to - from < limit && skus.compareToKey(sorted[to]!, key, true) === 0) {
        to += 1;
      }
      return sorted.subarray(from, to);
    },
    reorder(renamed) {
      if (renamed.size > 0) sorted = resorted(sorted, renamed, compare);
    },
  };
}
