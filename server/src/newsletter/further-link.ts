import { randomBytes } from "node:crypto";
import type { Ctx } from "../context.ts";
import { hashOfToken } from "../session/session.ts";
import { insertLink } from "./newsletter.sql.ts";

/** A link's token, which nobody guesses. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** A further link by which a subscription is ended, for another letter: the one it had goes on to work. */
export async function furtherLink(tx: Ctx, subscriptionId: number): Promise<string> {
  const token = newToken();
  await insertLink(tx.db, { tokenHash: hashOfToken(token), subscriptionId, now: tx.now });
  return token;
}
