import { formatPairs, type Pair } from "@placket/domain/catalog-import/pair-list";
import { formatVariations } from "@placket/domain/catalog-import/variation-list";
import { labelOf } from "../import/draft/attribute-value.ts";
import type { ProductState } from "../import/draft/product-state.ts";
import type { ExportNames } from "./export-names.ts";

/** The variants of a configurable product with what each is, and the labels its axes have here. */
export function variationCells(
  { axes, variants }: ProductState,
  names: ExportNames,
): Readonly<Record<string, string>> {
  const attributes = axes.flatMap(({ attributeId, label }) => {
    const attribute = names.attributesById.get(attributeId);
    return attribute ? [{ attribute, label }] : [];
  });
  const variations = variants.flatMap((key) => {
    const product = names.products.get(key);
    if (!product) return [];
    const options = attributes.map(
      ({ attribute }) =>
        [attribute.code, labelOf(attribute, product.attributes.get(attribute.code)) ?? ""] as const,
    );
    return [{ sku: product.sku, options: new Map(options) }];
  });
  const labels = attributes.flatMap(({ attribute, label }): Pair[] =>
    label === null ? [] : [[attribute.code, label]],
  );
  return {
    configurable_variations: attributes.length > 0 ? formatVariations(variations) : "",
    configurable_variation_labels: formatPairs(labels),
  };
}
