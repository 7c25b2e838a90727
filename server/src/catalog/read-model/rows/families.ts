import { eachInSlices, type Pacer } from "../pacer.ts";
import { NONE, rowOf, type ProductRows } from "./product-rows.ts";

/** Which rows are variants of which: children of a parent by position, parents of a child. */
export interface Families {
  /** Variants of a configurable product's row, by position. */
  childrenOf(parentRow: number): Uint32Array;
  firstParentOf(childRow: number): number;
  /** By id. */
  parentsOf(childRow: number): readonly number[];
  /** From now on these are the parent's variants, by position. */
  setChildren(parentRow: number, children: Uint32Array): void;
}

/** Side by side, ordered by parent id and position. */
export interface VariantPairs {
  readonly parents: Int32Array;
  readonly children: Int32Array;
}

export async function families(
  rows: ProductRows,
  { parents: parentIds, children: childIds }: VariantPairs,
  pacer: Pacer,
): Promise<Families> {
  const offsets = new Uint32Array(rows.count + 1);
  const children = new Uint32Array(childIds.length);
  const firstParent = new Int32Array(rows.count).fill(NONE);
  const moreParents = new Map<number, readonly number[]>();
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
  // Families that changed since.
  const changed = new Map<number, Uint32Array>();
  const childrenOf = (parent: number) =>
    (changed.size > 0 && changed.get(parent)) ||
    children.subarray(offsets[parent], offsets[parent + 1]);
  const parentsOf = (child: number) =>
    firstParent[child] === NONE ? [] : [firstParent[child]!, ...(moreParents.get(child) ?? [])];
  const setParents = (child: number, parents: readonly number[]) => {
    const [first = NONE, ...more] = parents.toSorted((a, b) => a - b);
    firstParent[child] = first;
    if (more.length > 0) moreParents.set(child, more);
    else moreParents.delete(child);
  };
  return {
    childrenOf,
    firstParentOf: (child) => firstParent[child]!,
    parentsOf,
    setChildren(parent, next) {
      for (const child of childrenOf(parent)) {
        setParents(
          child,
          parentsOf(child).filter((one) => one !== parent),
        );
      }
      changed.set(parent, next);
      for (const child of next) setParents(child, [...parentsOf(child), parent]);
    },
  };
}
