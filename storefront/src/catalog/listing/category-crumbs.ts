import type { Crumb } from "@placket/ui/navigation/breadcrumb/Breadcrumb";
import { t } from "../../translation/translate.ts";
import type { CategoryTree, TreeNode } from "../category-tree.ts";

/** The way from home to a category, the category itself at the end. */
export function categoryCrumbs<Node extends TreeNode & { readonly name: string }>(
  tree: CategoryTree<Node>,
  category: Node | undefined,
): Crumb[] {
  const trail = category ? tree.trailTo(category.url) : [];
  return [
    { label: t("Home"), href: "/" },
    ...trail.map(({ name, url }) => ({ label: name, href: url })),
  ];
}

/** The same as structured data for search engines. */
export function breadcrumbList(crumbs: readonly Crumb[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(href === undefined ? {} : { item: href }),
    })),
  };
}
