import { problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { saveProduct } from "../../saved-product/saved-product.ts";
import { ownOrder } from "./owned-orders.ts";
import { wishOf } from "./reorder.ts";

/** An item of an order of the customer, and the name to save it under. */
interface SaveOrdered {
  readonly number: string;
  readonly itemId: number;
  /** Left out: the product's own. */
  readonly name?: string | undefined;
}

/**
 * Saves what was ordered among the customer's products (EMB-33, EMB-45), with what was done to it, as it can be had
 * today; the list of a team that it stood on is not part of it. Gives the id of the saved product.
 */
export async function saveOrdered(
  tx: Ctx,
  { number, itemId, name }: SaveOrdered,
): Promise<Result<number>> {
  const { principal } = tx;
  if (principal.kind !== "customer") return refuse(problem("access.loginRequired", "order_number"));
  const order = await ownOrder(tx, principal, number);
  if (!order.ok) return order;
  const found = order.value.items.find(({ id }) => id === itemId);
  if (!found) return refuse(problem("access.badRequest", "item_uid", "item_uid"));
  const { parts, ...item } = wishOf(found);
  const done = parts?.filter(({ kind }) => kind !== "team") ?? [];
  return saveProduct(tx, { name, item: { ...item, ...(done.length > 0 && { parts: done }) } });
}
