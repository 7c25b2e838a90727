import type { AskedPart, PartWish } from "@placket/domain/cart/part-kinds";
import { flagNames } from "@placket/domain/embroidery/offer/flags";
import { ok, refuse, type Result } from "@placket/domain/problem";
import { readModel } from "../../catalog/read-model.ts";
import type { Ctx } from "../../context.ts";
import { sewnLettering } from "../../embroidery/sewing/sewn-lettering.ts";
import { placedFlags } from "../../embroidery/offer/placed-flags.ts";
import { familyOf, type NewItem } from "../cart-items.ts";

/** An item as it came over a call: texts on it are still to be sewn. */
export interface AskedItem extends Omit<NewItem, "parts"> {
  readonly parts?: readonly AskedPart[];
}

/** Items with their texts sewn and counted, or the first that cannot be. Asked outside of a transaction: a needle takes time. */
export async function sewnItems(
  ctx: Ctx,
  items: readonly AskedItem[],
): Promise<Result<readonly NewItem[]>> {
  const sewn: NewItem[] = [];
  for (const [index, item] of items.entries()) {
    const one = await sewnItem(ctx, item);
    if (!one.ok) {
      return refuse(...one.problems.map((p) => ({ ...p, field: `items.${index}.${p.field}` })));
    }
    sewn.push(one.value);
  }
  return ok(sewn);
}

/** The same of one. */
export async function sewnItem<Item extends AskedItem>(
  ctx: Ctx,
  item: Item,
): Promise<Result<Omit<Item, "parts"> & { readonly parts?: readonly PartWish[] }>> {
  const { parts: asked, ...rest } = item;
  if (!asked) return ok(rest);
  const parts: PartWish[] = [];
  for (const { wish, flags, ...part } of asked) {
    const product = wish || flags ? productOf(ctx, item) : undefined;
    // What is no product, the cart refuses in its own words.
    if (!product) {
      parts.push(part);
      continue;
    }
    if (flags) {
      const placed = placedFlags(ctx, flags, product);
      if (!placed.ok) return placed;
      parts.push({ ...part, text: flagNames(placed.value).join(", "), made: placed.value });
    }
    if (!wish) continue;
    const made = await sewnLettering(ctx, wish, { product, quantity: item.quantity });
    if (!made.ok) return made;
    parts.push({ ...part, text: made.value.recipe.lines.join("\n"), made: made.value });
  }
  return ok({ ...rest, parts });
}

function productOf(ctx: Ctx, { productId, parentId }: AskedItem) {
  if (productId === null) return undefined;
  const catalog = ctx.held(readModel).current();
  return catalog.sellable(productId, parentId ?? familyOf(ctx, productId), ctx.store.id);
}
