import type { Ctx } from "../context.ts";
import type { OrderRow } from "./order.sql.ts";
import { hashOfToken } from "../token.ts";

/** Longest key that is looked at, in characters. */
const KEY_MAX = 128;

/**
 * Who placed an order, as it is kept: the hash of the secret they chose. `null` where they chose none; they are
 * told the order's token in the answer, and nobody is told it again.
 */
export function placerHash({ placingKey }: Pick<Ctx, "placingKey">): string | null {
  if (placingKey === undefined || placingKey === "" || placingKey.length > KEY_MAX) return null;
  return hashOfToken(placingKey);
}

/**
 * Whether the caller placed this order: the customer it is of, or whoever has its secret. Knowing its cart is not
 * enough: carts are known by their address.
 */
export function isPlacer(ctx: Ctx, order: Pick<OrderRow, "customer_id" | "placer_hash">): boolean {
  const { principal } = ctx;
  if (principal.kind === "customer" && principal.customerId === order.customer_id) return true;
  return order.placer_hash !== null && order.placer_hash === placerHash(ctx);
}
