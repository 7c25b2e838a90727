import { problem, type Problem } from "../../problem.ts";

/** Products that staff put into order by hand: more nobody looks through. */
export const CATEGORY_PRODUCTS_MAX = 500;

/** All that is wrong with the products of a category, by themselves. */
export function checkCategoryProducts(ids: readonly number[]): readonly Problem[] {
  if (ids.length > CATEGORY_PRODUCTS_MAX)
    return [problem("catalog.tooManyLinks", "productIds", CATEGORY_PRODUCTS_MAX)];
  return new Set(ids).size < ids.length ? [problem("catalog.linkedTwice", "productIds")] : [];
}
