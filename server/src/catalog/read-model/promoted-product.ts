import type { PromotedProduct } from "@placket/domain/catalog/promoted-product";
import type { CatalogBase } from "./catalog-base.ts";
import { hasBit } from "./set/bits.ts";
import { NONE } from "./rows/product-rows.ts";
import type { ViewIndex } from "./view-index.ts";

interface Place {
  readonly row: number;
  readonly parentRow: number;
}

/**
 * What promotions may ask of a product: categories as the store view lists its family, and options of attributes
 * that shoppers filter or choose by. A variant has the options it was chosen by, its family's of the others.
 */
export function promotedProduct(
  base: CatalogBase,
  index: ViewIndex,
  { row, parentRow }: Place,
): PromotedProduct {
  const { rows, attributes, facets } = base;
  const doc = base.docOf(parentRow === NONE ? row : parentRow);
  const skus = [row, parentRow].filter((one) => one !== NONE).map((one) => rows.skus.at(one));
  return {
    skus: skus.map((sku) => sku.toLowerCase()),
    isIn(categoryId) {
      if (doc === NONE) return false;
      const { docs, bits } = index.categoryListing(categoryId).posting;
      return bits ? hasBit(bits, doc) : includes(docs, doc);
    },
    hasOption(optionId) {
      const option = attributes.option(optionId);
      if (!option) return false;
      const own = rows.options.get(option.attributeId)?.[row] ?? 0;
      if (own > 0) return own === optionId;
      const column = facets.get(attributes.byId(option.attributeId)?.code ?? "");
      const key = column?.keyIndex.get(String(optionId));
      if (!column || key === undefined || doc === NONE) return false;
      return column.values.subarray(column.offsets[doc], column.offsets[doc + 1]).includes(key);
    },
  };
}

/** Whether an ascending list has the number. */
function includes(docs: Uint32Array, doc: number): boolean {
  let low = 0;
  let high = docs.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (docs[middle]! < doc) low = middle + 1;
    else high = middle;
  }
  return docs[low] === doc;
}
