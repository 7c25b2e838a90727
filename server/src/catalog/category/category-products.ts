import {
  CATEGORY_PRODUCTS_MAX,
  checkCategoryProducts,
} from "@placket/domain/catalog/category/category-products";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import type { LinkedProduct } from "../staff/parts/product-parts.sql.ts";
import { seenPart } from "../staff/parts/seen-part.ts";
import { holdProducts } from "../staff/staff-product.sql.ts";
import { selectLying, writeLying } from "./category-products.sql.ts";
import { holdTree, selectCategory } from "./category.sql.ts";
import { CATEGORY_GONE } from "./known-category.ts";

/** What lies in a category itself, in the order in which it is listed. */
export interface CategoryProducts {
  readonly seen: string;
  /** Where there are more than are put into order by hand, the first of them, which cannot be changed. */
  readonly isWhole: boolean;
  readonly products: readonly LinkedProduct[];
}

/** The products of a category in their order; refuses one that is not there any more. */
export async function categoryProducts(ctx: Ctx, id: number): Promise<Result<CategoryProducts>> {
  if (!(await selectCategory(ctx.db, id))) return refuse(CATEGORY_GONE);
  const all = await selectLying(ctx.db, id, CATEGORY_PRODUCTS_MAX + 1);
  return ok({
    seen: seenPart(all.map((one) => one.id)),
    isWhole: all.length <= CATEGORY_PRODUCTS_MAX,
    products: all.slice(0, CATEGORY_PRODUCTS_MAX),
  });
}

/**
 * Lays these products into a category, in this order, and takes the others out. Refuses where others lay there than were
 * seen, and where more do than are put into order by hand.
 */
export async function setCategoryProducts(
  tx: Ctx,
  {
    id,
    seen,
    productIds,
  }: { readonly id: number; readonly seen: string; readonly productIds: readonly number[] },
): Promise<Result<CategoryProducts>> {
  const problems = checkCategoryProducts(productIds);
  if (problems.length > 0) return refuse(...problems);
  await holdProducts(tx.db, productIds);
  await holdTree(tx.db);
  const found = await categoryProducts(tx, id);
  if (!found.ok) return found;
  const before = found.value;
  if (before.seen !== seen) return refuse(problem("catalog.categoryChanged", "id"));
  if (!before.isWhole)
    return refuse(problem("catalog.tooManyLinks", "productIds", CATEGORY_PRODUCTS_MAX));
  await writeLying(tx.db, id, productIds);
  const after = await categoryProducts(tx, id);
  const category = await selectCategory(tx.db, id);
  const skus = ({ products }: CategoryProducts) => products.map(({ sku }) => sku).join(", ");
  await leaveTrace(tx, {
    action: "category.change",
    subject: category?.name ?? "",
    before: { products: skus(before) },
    after: { products: after.ok ? skus(after.value) : "" },
  });
  return after;
}
