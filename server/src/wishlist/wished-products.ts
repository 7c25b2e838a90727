import { optionOfUid } from "@placket/contract/uid";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { onListBySku, type ProductOnList } from "../catalog/listed-products.ts";
import { readModel } from "../catalog/read-model.ts";
import type { Ctx } from "../context.ts";

/** A product as Magento's clients name it: by its number, and what is chosen of it by uids. */
interface Named {
  readonly sku: string;
  readonly parent_sku?: string | null | undefined;
  readonly selected_options?: readonly string[] | null | undefined;
  readonly entered_options?: readonly unknown[] | null | undefined;
}

/** The product that is wished for. Options that make no variant are refused; none leave the family itself. */
export function wishedProduct(ctx: Ctx, named: Named): Result<ProductOnList> {
  if ((named.entered_options ?? []).length > 0) {
    return refuse(problem("embroidery.optionUnavailable", "entered_options"));
  }
  const parentSku = named.parent_sku ?? "";
  const found = onListBySku(ctx, named.sku);
  const family = parentSku === "" ? found : onListBySku(ctx, parentSku);
  if (!found || !family) return refuse(problem("wishlist.noSuchProduct", "sku"));
  if (family.productId !== found.productId && parentSku !== "") {
    const isOfIt = isVariantOf(ctx, found, family.productId);
    if (!isOfIt) return refuse(problem("wishlist.noSuchProduct", "parent_sku"));
  }
  return chosenOf(ctx, { ...found, productId: family.productId }, named.selected_options ?? []);
}

const isVariantOf = (ctx: Ctx, { productId, variantId }: ProductOnList, familyId: number) =>
  ctx
    .held(readModel)
    .current()
    .parentsOf(variantId ?? productId)
    .includes(familyId);

/** What is chosen of a family by uids; nothing said leaves it as it was. */
export function chosenOf(
  ctx: Ctx,
  product: ProductOnList,
  uids: readonly string[],
): Result<ProductOnList> {
  if (uids.length === 0) return ok(product);
  const options = uids.flatMap((uid) => optionOfUid(uid) ?? []);
  const variantId = ctx.held(readModel).current().variantWith(product.productId, options);
  return variantId === undefined
    ? refuse(problem("wishlist.noSuchProduct", "selected_options"))
    : ok({ ...product, variantId });
}
