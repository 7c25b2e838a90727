import { readModel } from "../../catalog/read-model.ts";
import type { Ctx } from "../../context.ts";
import type { NewItem } from "../cart-items.ts";

export type ChosenProduct = Pick<NewItem, "productId" | "parentId">;

/**
 * The variant of a family that has these options. Options that are no variant leave the family itself,
 * which cannot be bought (PDP-40).
 */
export function chosenVariant(
  ctx: Ctx,
  named: ChosenProduct,
  optionIds: readonly number[],
): ChosenProduct {
  const family = named.productId;
  if (family === null || optionIds.length === 0) return named;
  const variant = ctx.held(readModel).current().variantWith(family, optionIds);
  return variant === undefined ? named : { productId: variant, parentId: family };
}
