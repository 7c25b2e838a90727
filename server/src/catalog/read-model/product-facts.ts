import type { PromotedProduct } from "@placket/domain/catalog/promoted-product";
import type { CatalogBase } from "./catalog-base.ts";
import { NONE } from "./rows/product-rows.ts";
import { hasBit } from "./set/bits.ts";
import type { Posting } from "./set/posting.ts";

/** A product, and the families it stands in as far as they are meant. */
interface ProductInFamilies {
  readonly row: number;
  readonly familyRows: readonly number[];
}

/**
 * What conditions may ask of a product. It is in a category with its family, and has the options that it was chosen by;
 * of other attributes its family's.
 * @param listingOf the products of a category and of those below it.
 */
export function productFacts(
  base: CatalogBase,
  { row, familyRows }: ProductInFamilies,
  listingOf: (categoryId: number) => Posting | undefined,
): PromotedProduct {
  const { rows, attributes, facets } = base;
  // What was listed once and is not to be seen by itself any more keeps its number, but stands nowhere.
  const docs = (familyRows.length === 0 ? [row] : familyRows)
    .filter((one) => rows.visibility[one]! > 1)
    .map((one) => base.docOf(one))
    .filter((doc) => doc !== NONE);
  return {
    get skus() {
      return [row, ...familyRows].map((one) => rows.skus.at(one).toLowerCase());
    },
    isIn(categoryId) {
      const listing = docs.length > 0 ? listingOf(categoryId) : undefined;
      return listing !== undefined && docs.some((doc) => holds(listing, doc));
    },
    hasOption(optionId) {
      const option = attributes.option(optionId);
      if (!option) return false;
      const own = rows.options.get(option.attributeId)?.[row] ?? 0;
      if (own > 0) return own === optionId;
      const column = facets.get(attributes.byId(option.attributeId)?.code ?? "");
      const key = column?.keyIndex.get(String(optionId));
      if (!column || key === undefined) return false;
      return docs.some((doc) =>
        column.values.subarray(column.offsets[doc], column.offsets[doc + 1]).includes(key),
      );
    },
  };
}

function holds({ docs, bits }: Posting, doc: number): boolean {
  if (bits) return hasBit(bits, doc);
  let low = 0;
  let high = docs.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (docs[middle]! < doc) low = middle + 1;
    else high = middle;
  }
  return docs[low] === doc;
}
