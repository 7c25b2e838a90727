import type { Crumb } from "@placket/ui/navigation/breadcrumb/Breadcrumb";
import { t } from "../../translation/translate.ts";
import type { Product } from "./product.queries.ts";

/** The way from home to the product, the product itself at the end. */
export function productCrumbs({ breadcrumbs, name, url }: Product): Crumb[] {
  const above = breadcrumbs.map((crumb) => ({ label: crumb.name, href: crumb.url }));
  return [{ label: t("Home"), href: "/" }, ...above, { label: name, href: url }];
}
