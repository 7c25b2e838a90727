import type { CategoryOverride, Portal } from "@placket/domain/store/portal";
import type { CategoryNode, CategoryTree } from "./read-model/category/category-tree.ts";

/** A category as a portal's members see it: named and described by the portal where it says so (ROUTE-33). */
interface ShownCategory extends CategoryNode {
  /** The page that search engines are told; its own where the portal names none. */
  readonly canonical: string;
}

/**
 * The store's tree under the words of a portal. Its menu begins with the categories that the portal names, in that order
 * (PORTAL-27, OPEN-03); the others keep their pages and stand in no menu. Without a portal that says so it is the store's.
 */
export function treeFor(tree: CategoryTree, portal: Portal | undefined): readonly ShownCategory[] {
  if (!portal?.overridesCategories) return tree.all.map((node) => worded(node, undefined));
  const words = new Map(portal.categories.map((one) => [one.categoryId, one]));
  const top = portal.categories.flatMap(({ categoryId }) =>
    tree.byId(categoryId) ? [categoryId] : [],
  );
  return tree.all.map((node) => {
    const shown = worded(node, words.get(node.id));
    return node.id === tree.rootId ? { ...shown, children: top } : shown;
  });
}

/** What a category is called for a portal's members. */
export function categoryName(node: CategoryNode, portal: Portal | undefined): string {
  if (!portal?.overridesCategories) return node.name;
  return portal.categories.find(({ categoryId }) => categoryId === node.id)?.name ?? node.name;
}

function worded(node: CategoryNode, said: CategoryOverride | undefined): ShownCategory {
  return {
    ...node,
    name: said?.name ?? node.name,
    description: said?.description ?? node.description,
    metaTitle: said?.metaTitle ?? said?.name ?? node.metaTitle,
    metaDescription: said?.metaDescription ?? node.metaDescription,
    image: said?.image ?? node.image,
    canonical: said?.canonical ?? node.path,
  };
}
