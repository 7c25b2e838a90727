import { eachInSlices, type Pacer } from "../pacer.ts";
import { posting, type Posting } from "../set/posting.ts";
import type { CategoryTree } from "./category-tree.ts";

/** The products of a category and of all below it. */
export interface CategoryListing {
  readonly posting: Posting;
  /** In the order staff gave: the category's own products first, then those of its children in turn. */
  readonly order: Uint32Array;
}

/** Which listed products stand in which category. */
export interface Memberships {
  /** Listed products of a category, by position, then by id. */
  of(categoryId: number): Uint32Array;
  /** The categories that any of these products stands in. */
  having(docs: ReadonlySet<number>): ReadonlySet<number>;
  /** Puts these products into the given categories and into no others; gives the categories that changed. */
  replace(docs: ReadonlySet<number>, places: MembershipColumns): ReadonlySet<number>;
}

/** Side by side. */
export interface MembershipColumns {
  readonly categories: Int32Array;
  readonly docs: Int32Array;
  readonly positions: Int32Array;
}

export async function memberships(columns: MembershipColumns, pacer: Pacer): Promise<Memberships> {
  const sizes = new Map<number, number>();
  for (const category of columns.categories) sizes.set(category, (sizes.get(category) ?? 0) + 1);
  const entries = new Map([...sizes].map(([id, size]) => [id, new Float64Array(size)]));
  const used = new Map<number, number>();
  await eachInSlices(columns.categories.length, pacer, (i) => {
    const category = columns.categories[i]!;
    const at = used.get(category) ?? 0;
    used.set(category, at + 1);
    entries.get(category)![at] = placeKey(columns, i);
  });
  for (const keys of entries.values()) {
    keys.sort();
    if (pacer.isDue()) await pacer.rest();
  }
  return {
    of: (categoryId) => Uint32Array.from(entries.get(categoryId) ?? [], docOf),
    having(docs) {
      const holding = [...entries].filter(([, keys]) => keys.some((key) => docs.has(docOf(key))));
      return new Set(holding.map(([id]) => id));
    },
    replace(docs, places) {
      const coming = new Map<number, number[]>();
      places.categories.forEach((category, i) => {
        coming.set(category, [...(coming.get(category) ?? []), placeKey(places, i)]);
      });
      const changed = new Set<number>();
      for (const id of new Set([...entries.keys(), ...coming.keys()])) {
        const before = entries.get(id) ?? new Float64Array();
        const staying = before.filter((key) => !docs.has(docOf(key)));
        const own = coming.get(id) ?? [];
        if (own.length === 0 && staying.length === before.length) continue;
        const after = Float64Array.from([...staying, ...own]).sort();
        if (after.length === before.length && after.every((key, i) => key === before[i])) continue;
        entries.set(id, after);
        changed.add(id);
      }
      return changed;
    },
  };
}

/** Position before place in one number, so that a plain numeric sort orders them. */
function placeKey({ positions, docs }: MembershipColumns, i: number): number {
  return (positions[i]! + OFFSET) * DOCS + docs[i]!;
}

/** As `key % DOCS`, many times faster. */
const docOf = (key: number) => key - Math.floor(key / DOCS) * DOCS;

const DOCS = 2 ** 21;
/** Positions may be negative. */
const OFFSET = 2 ** 30;

/** The listings of one view's categories. */
export interface CategoryListings {
  of(categoryId: number): CategoryListing;
  /** The products of a category have changed: those above it are listed anew as well. */
  forget(categoryId: number): void;
}

/** Made at the first asking: most categories of a view are never opened under another root. */
export function categoryListings(
  tree: CategoryTree,
  of: Memberships,
  docCount: number,
): CategoryListings {
  const made = new Map<number, CategoryListing>();
  return {
    of(categoryId) {
      const known = made.get(categoryId);
      if (known) return known;
      const order = inOrder(tree.subtree(categoryId), of, docCount);
      const listing = { order, posting: posting(order.toSorted(), docCount) };
      made.set(categoryId, listing);
      return listing;
    },
    forget(categoryId) {
      for (const id of tree.withAbove(categoryId)) made.delete(id);
    },
  };
}

function inOrder(categoryIds: readonly number[], of: Memberships, docCount: number): Uint32Array {
  const seen = new Uint8Array(docCount);
  const order: number[] = [];
  for (const id of categoryIds) {
    for (const doc of of.of(id)) {
      if (seen[doc] === 1) continue;
      seen[doc] = 1;
      order.push(doc);
    }
  }
  return Uint32Array.from(order);
}
