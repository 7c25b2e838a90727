import { readModel } from "../../catalog/read-model.ts";
import type { Ctx } from "../../context.ts";
import type { NewItem } from "../cart-items.ts";

export type ChosenProduct = Pick<NewItem, "productId" | "parentId">;

/**
 * The variant of a family that has these options. Options that are no variant leave the family itself, and so do those
 * of another variant than the one that is named: neither can be bought (PDP-40).
 */
export function chosenVariant(
  ctx: Ctx,
  named: ChosenProduct,
  optionIds: readonly number[],
): ChosenProduct {
  const family = named.productId;
  if (family === null || optionIds.length === 0) return named;
  const catalog = ctx.held(readModel).current();
  const variant = catalog.variantWith(family, optionIds);
  if (variant !== undefined) return { productId: variant, parentId: family };
  const above = named.parentId ?? catalog.parentsOf(family)[0];
  const other = above === undefined ? undefined : catalog.variantWith(above, optionIds);
  const isOther = other !== undefined && other !== family;
  return isOther ? { productId: above ?? null, parentId: null } : named;
}
