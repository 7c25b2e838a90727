import { createHash } from "node:crypto";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { reviewableOrder } from "../../order/owned/bought.ts";
import { invitedOrder } from "./invited-order.ts";
import { insertStop } from "./invite.sql.ts";

/** By what an address is known that wants no letters: the address itself is not kept. */
export const emailHashOf = (email: string): string =>
  createHash("sha256").update(email.trim().toLowerCase()).digest("hex");

/** Whoever has the letter's link wants no such letters any more. */
export async function stopLetters(tx: Ctx, token: string): Promise<Result<true>> {
  const orderId = await invitedOrder(tx, token);
  const order = orderId === undefined ? undefined : await reviewableOrder(tx, orderId);
  if (!order) return refuse(problem("review.linkOver", "token"));
  await insertStop(tx.db, emailHashOf(order.email), tx.now);
  return ok(true);
}
