import type { MenuCategory, useCategories } from "../catalog/category.queries.ts";

/** The categories of the first level that hold others: what is new or on sale is no department. */
export function departmentsOf(tree: ReturnType<typeof useCategories>): readonly MenuCategory[] {
  return tree.top.filter((category) => tree.childrenOf(category).length > 0);
}
