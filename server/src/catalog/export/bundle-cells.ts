import { BUNDLE_VALUES, bundleTermColumns } from "@placket/domain/catalog-import/bundle-columns";
import { formatBundleValues } from "@placket/domain/catalog-import/bundle-values";
import type { ProductState } from "../import/draft/product-state.ts";
import type { ExportNames } from "./export-names.ts";

/** What a bundle is made of, in Magento's columns. */
export function bundleCells(
  { bundle }: ProductState,
  { products, rules }: Pick<ExportNames, "products" | "rules">,
): Readonly<Record<string, string>> {
  if (!bundle) return {};
  const options = bundle.options.map((option) => ({
    ...option,
    selections: option.selections.map((one) => ({
      ...one,
      sku: products.get(one.sku)?.sku ?? one.sku,
    })),
  }));
  const terms = bundleTermColumns.map(([field, column, words]) => {
    const byWord: Readonly<Record<string, string>> = words;
    return [column, byWord[bundle.terms[field]] ?? ""];
  });
  return {
    ...Object.fromEntries(terms),
    [BUNDLE_VALUES]: formatBundleValues(options, rules.decimals),
  };
}
