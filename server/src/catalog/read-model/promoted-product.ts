import type { PromotedProduct } from "@placket/domain/catalog/promoted-product";
import type { CatalogBase } from "./catalog-base.ts";
import { productFacts } from "./product-facts.ts";
import { NONE } from "./rows/product-rows.ts";
import type { ViewIndex } from "./view-index.ts";

interface Place {
  readonly row: number;
  readonly parentRow: number;
}

/** What promotions may ask of a product: categories as the store view lists the family that it is bought in. */
export function promotedProduct(
  base: CatalogBase,
  index: ViewIndex,
  { row, parentRow }: Place,
): PromotedProduct {
  const familyRows = parentRow === NONE ? [] : [parentRow];
  return productFacts(base, { row, familyRows }, (id) => index.categoryListing(id).posting);
}
