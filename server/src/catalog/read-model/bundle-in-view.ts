import type { CatalogBase } from "./catalog-base.ts";
import type { BundleRow } from "./rows/bundles.ts";
import { NONE } from "./rows/product-rows.ts";
import type { ViewIndex } from "./view-index.ts";

/** A bundle as a store view offers it: without what its website does not sell; what is switched off there cannot be had. */
export function bundleInView(
  { bundles, families, rows }: CatalogBase,
  index: ViewIndex,
  row: number,
): BundleRow | null {
  const bundle = bundles.of(row);
  if (!bundle) return null;
  const isOfWebsite = (child: number) => {
    const family = families.firstParentOf(child);
    const websites = rows.websites.at(rows.websitesOf[family === NONE ? child : family]!);
    return websites.includes(index.view.websiteId);
  };
  return {
    ...bundle,
    options: bundle.options.map((option) => ({
      ...option,
      selections: option.selections
        .filter((one) => isOfWebsite(one.row))
        .map((one) => ({ ...one, isSaleable: one.isSaleable && index.isEnabled(one.row) })),
    })),
  };
}
