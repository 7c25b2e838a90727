import { createHash } from "node:crypto";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { buyersEmail } from "../../order/owned/bought.ts";
import { hashOfToken } from "../../token.ts";
import { insertStop, selectInvited } from "./invite.sql.ts";

/** By what an address is known that wants no letters: the address itself is not kept. */
export const emailHashOf = (email: string): string =>
  createHash("sha256").update(email.trim().toLowerCase()).digest("hex");

/** Whoever has the letter's link wants no such letters any more: however old it is, and whatever became of the order. */
export async function stopLetters(tx: Ctx, token: string): Promise<Result<true>> {
  const invited = await selectInvited(tx.db, hashOfToken(token));
  const email = invited && (await buyersEmail(tx, invited.orderId));
  if (!email) return refuse(problem("review.linkOver", "token"));
  await insertStop(tx.db, emailHashOf(email), tx.now);
  return ok(true);
}
