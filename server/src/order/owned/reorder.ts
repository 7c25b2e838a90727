import type { Cart } from "@placket/domain/cart/cart";
import { askedAgain } from "@placket/domain/custom-option/chosen-option";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { addEach } from "../../cart/owned/add-each.ts";
import type { NewItem } from "../../cart/cart-items.ts";
import type { Ctx } from "../../context.ts";
import type { PlacedItem } from "../stored-order.ts";
import { ownOrder } from "./owned-orders.ts";

/** The cart with what can be had again, and what cannot. */
interface Reordered {
  readonly cart: Cart;
  readonly missing: readonly { readonly item: PlacedItem; readonly problems: readonly Problem[] }[];
}

/**
 * Puts what an order of the customer had, or what they chose of it, into their cart, in the same quantities and with
 * the same parts, at today's prices; digitizing comes by itself where a logo wants it. A line that cannot be had any more is left out and said. `ctx.db` must not be a
 * transaction.
 */
export async function reorder(
  ctx: Ctx,
  {
    number,
    itemIds,
  }: { readonly number: string; readonly itemIds?: readonly number[] | undefined },
): Promise<Result<Reordered>> {
  const { principal } = ctx;
  if (principal.kind !== "customer") return refuse(problem("access.loginRequired", "orderNumber"));
  const order = await ownOrder(ctx, principal, number);
  if (!order.ok) return order;
  const chosen = itemIds && new Set(itemIds);
  const items = order.value.items.filter(({ id }) => chosen?.has(id) ?? true);
  // Another order's item is not quietly left out.
  if (chosen && items.length < chosen.size) {
    return refuse(problem("access.badRequest", "items", "items"));
  }
  const wished = items.filter(({ configuration }) => configuration.digitizes === undefined);
  const added = await addEach(ctx, wished.map(wishOf));
  if (!added.ok) return added;
  const { cart, refused } = added.value;
  const missing = wished.flatMap((item, at) => {
    const problems = refused.get(at);
    return problems ? [{ item, problems }] : [];
  });
  return ok({ cart, missing });
}

/** What an ordered item is when it is wished for again. */
export const wishOf = ({
  productId,
  parentId,
  quantity,
  parts,
  bundled,
  configuration: { giftCard, options },
}: PlacedItem): NewItem => ({
  productId,
  parentId,
  quantity,
  overrideCategoryId: null,
  ...(bundled.length > 0 && { bundle: bundled }),
  giftCard,
  options: options?.flatMap(askedAgain),
  ...(parts.length > 0 && {
    parts: parts.map(({ kind, text, service, made }) => ({
      kind,
      text,
      sku: service?.sku ?? null,
      ...(made && { made }),
    })),
  }),
});
