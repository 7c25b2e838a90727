import type { Category } from "../catalog/category.queries.ts";
import type { CategoryTree } from "../catalog/category-tree.ts";
import type { Tile } from "../catalog/listing/listing.queries.ts";

/** Categories on the rail at most; more would be too narrow to tell apart. */
const RAIL_MAX = 7;
/** Best sellers on the front page: one row of the grid. */
export const BEST_SELLERS = 4;

/**
 * The categories that hang on the rail, in the order of the tree: the first of every department, then
 * the second of every department, and so on, until the rail is full. A store without departments
 * hangs its top categories.
 */
export function railCategories(tree: CategoryTree<Category>): readonly Category[] {
  const departments = tree.top.map((top) => tree.childrenOf(top).filter(isFilled));
  const deepest = Math.max(0, ...departments.map((categories) => categories.length));
  const chosen = new Set<Category>();
  for (let round = 0; round < deepest; round += 1) {
    for (const categories of departments) {
      const next = categories[round];
      if (next && chosen.size < RAIL_MAX) chosen.add(next);
    }
  }
  if (chosen.size === 0) return tree.top.filter(isFilled).slice(0, RAIL_MAX);
  return departments.flat().filter((category) => chosen.has(category));
}

const isFilled = ({ productCount }: Category) => productCount > 0;

/**
 * One row of best sellers from several lists: what staff call a best seller first, then the first of
 * each list; never a product twice.
 */
export function bestOf(lists: readonly (readonly Tile[])[]): readonly Tile[] {
  const labelled = lists.flat().filter((tile) => tile.labels.some(({ text }) => isBest(text)));
  const first = lists.flatMap((tiles) => tiles.slice(0, 1));
  const byId = new Map([...labelled, ...first].map((tile) => [tile.id, tile]));
  return [...byId.values()].slice(0, BEST_SELLERS);
}

const isBest = (text: string) => /best.?seller/i.test(text);
