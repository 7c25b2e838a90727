import type { Crumb } from "@placket/ui/breadcrumb/Breadcrumb";
import { t } from "../../translation/translate.ts";
import type { Category } from "../category.queries.ts";

/** The way from home to a category, the category itself at the end. */
export function categoryCrumbs(category: Category | undefined): Crumb[] {
  const home = { label: t("Home"), href: "/" };
  if (!category) return [home];
  const above = category.breadcrumbs
    .filter(({ id }) => id !== category.id)
    .map(({ name, url }) => ({ label: name, href: url }));
  return [home, ...above, { label: category.name, href: category.url }];
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
