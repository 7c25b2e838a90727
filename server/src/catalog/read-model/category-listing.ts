import { eachInSlices, type Pacer } from "./pacer.ts";
import { posting, type Posting } from "./posting.ts";
import type { CategoryTree } from "./category-tree.ts";

/** The products of a category and of all below it. */
export interface CategoryListing {
  readonly posting: Posting;
  /** In the order staff gave: the category's own products first, then those of its children in turn. */
  readonly order: Uint32Array;
}

/** A product's place in one category. */
export interface Memberships {
  /** Listed products of a category, by position, then by id. */
  of(categoryId: number): Uint32Array;
}

/** `categories`, `docs` and `positions` side by side. */
export async function memberships(
  columns: {
    readonly categories: Int32Array;
    readonly docs: Int32Array;
    readonly positions: Int32Array;
  },
  pacer: Pacer,
): Promise<Memberships> {
  const sizes = new Map<number, number>();
  for (const category of columns.categories) sizes.set(category, (sizes.get(category) ?? 0) + 1);
  const entries = new Map([...sizes].map(([id, size]) => [id, new Float64Array(size)]));
  const used = new Map<number, number>();
  await eachInSlices(columns.categories.length, pacer, (i) => {
    const category = columns.categories[i]!;
    const at = used.get(category) ?? 0;
    used.set(category, at + 1);
    // Position before place in one number, so that a plain numeric sort orders them.
    entries.get(category)![at] = (columns.positions[i]! + OFFSET) * DOCS + columns.docs[i]!;
  });
  const sorted = new Map<number, Uint32Array>();
  for (const [id, keys] of entries) {
    sorted.set(
      id,
      Uint32Array.from(keys.sort(), (key) => key % DOCS),
    );
    if (pacer.isDue()) await pacer.rest();
  }
  return { of: (categoryId) => sorted.get(categoryId) ?? new Uint32Array() };
}

const DOCS = 2 ** 21;
/** Positions may be negative. */
const OFFSET = 2 ** 30;

/** Made at the first asking: most categories of a view are never opened under another root. */
export function categoryListings(
  tree: CategoryTree,
  of: Memberships,
  docCount: number,
): (categoryId: number) => CategoryListing {
  const made = new Map<number, CategoryListing>();
  return (categoryId) => {
    const known = made.get(categoryId);
    if (known) return known;
    const order = inOrder(tree.subtree(categoryId), of, docCount);
    const listing = { order, posting: posting(order.toSorted(), docCount) };
    made.set(categoryId, listing);
    return listing;
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
