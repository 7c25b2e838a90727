import type { CartItemInput } from "@placket/contract/graphql.gen";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { NewItem } from "./cart-items.ts";

/**
 * Magento names products by sku: a simple one, a variant (with or without its parent's sku), or a
 * configurable with the uids of its options. All of them come down to product and parent ids.
 */
export function itemsFromInput(ctx: Ctx, inputs: readonly CartItemInput[]): Result<NewItem[]> {
  const items: NewItem[] = [];
  for (const [index, input] of inputs.entries()) {
    const chosen = chosenProduct(ctx, input);
    if (!chosen) return refuse(problem("cart.noSuchProduct", `cartItems.${index}.sku`, input.sku));
    items.push({ ...chosen, quantity: input.quantity, overrideCategoryId: null });
  }
  return ok(items);
}

function chosenProduct(ctx: Ctx, input: CartItemInput) {
  const catalog = ctx.services.catalog.current();
  const productId = catalog.idOfSku(input.sku);
  if (productId === undefined) return undefined;
  const options = optionIds(input.selected_options ?? []);
  if (options.length > 0) {
    const variantId = catalog.variantWith(productId, options);
    return variantId === undefined ? undefined : { productId: variantId, parentId: productId };
  }
  const parentId = input.parent_sku
    ? (catalog.idOfSku(input.parent_sku) ?? null)
    : (catalog.parentsOf(productId)[0] ?? null);
  return { productId, parentId };
}

/** `configurable/{attribute}/{option}` in base64, as Magento's clients send it. */
function optionIds(uids: readonly (string | null)[]): number[] {
  return uids
    .map((uid) =>
      Buffer.from(uid ?? "", "base64")
        .toString("utf8")
        .split("/"),
    )
    .filter((parts) => parts[0] === "configurable" && parts.length === 3)
    .map((parts) => Number(parts[2]))
    .filter(Number.isSafeInteger);
}
