import type { Ctx } from "../context.ts";
import { insertLink } from "./newsletter.sql.ts";
import { hashOfToken, newToken } from "../token.ts";

/** A further link by which a subscription is ended, for another letter: the one it had goes on to work. */
export async function furtherLink(tx: Ctx, subscriptionId: number): Promise<string> {
  const token = newToken();
  await insertLink(tx.db, { tokenHash: hashOfToken(token), subscriptionId, now: tx.now });
  return token;
}
