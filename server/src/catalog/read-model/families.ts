import { eachInSlices, type Pacer } from "./pacer.ts";
import { NONE, rowOf, type ProductRows } from "./product-rows.ts";

/** Which rows are variants of which: children of a parent by position, parents of a child. */
export interface Families {
  /** Variants of a configurable product's row, by position. */
  childrenOf(parentRow: number): Uint32Array;
  firstParentOf(childRow: number): number;
  parentsOf(childRow: number): readonly number[];
}

/** `parentIds` and `childIds` side by side, ordered by parent id and position. */
export async function families(
  rows: ProductRows,
  { parents: parentIds, children: childIds }: { parents: Int32Array; children: Int32Array },
  pacer: Pacer,
): Promise<Families> {
  const offsets = new Uint32Array(rows.count + 1);
  const children = new Uint32Array(childIds.length);
  const firstParent = new Int32Array(rows.count).fill(NONE);
  const moreParents = new Map<number, number[]>();
  let used = 0;
  let filled = 0;
  await eachInSlices(childIds.length, pacer, (i) => {
    const parent = rowOf(rows, parentIds[i]!);
    const child = rowOf(rows, childIds[i]!);
    if (parent === NONE || child === NONE) return;
    while (filled <= parent) offsets[filled++] = used;
    children[used++] = child;
    if (firstParent[child] === NONE) firstParent[child] = parent;
    else moreParents.set(child, [...(moreParents.get(child) ?? []), parent]);
  });
  while (filled <= rows.count) offsets[filled++] = used;
  return {
    childrenOf: (parent) => children.subarray(offsets[parent], offsets[parent + 1]),
    firstParentOf: (child) => firstParent[child]!,
    parentsOf: (child) =>
      firstParent[child] === NONE ? [] : [firstParent[child]!, ...(moreParents.get(child) ?? [])],
  };
}
