import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { minutesToWait, SIGN_IN_WINDOW_MS } from "@placket/domain/staff/sign-in-limit";
import type { Ctx } from "../context.ts";
import { networkOf } from "../http/guard/client-network.ts";
import type { Client } from "../session/session.ts";
import { transact } from "../transact.ts";
import { deleteOldTries, holdTries, insertTry, type Try } from "./sign-in.sql.ts";

/** What is counted of somebody who tries: the email, and the network that the try comes from. */
export function triedBy(email: string, { address }: Client): Try {
  return { email: email.trim().toLowerCase(), address: networkOf(address) };
}

/**
 * Counts a try before it is looked at, so that many at once are counted as well; refuses it while there is a
 * pause. Whoever then knows the password has the tries forgotten: `deleteTries`.
 */
export function countTry(ctx: Ctx, tried: Try): Promise<Result<void>> {
  return transact(ctx, async (tx) => {
    const after = new Date(tx.now.getTime() - SIGN_IN_WINDOW_MS);
    const minutes = minutesToWait(await holdTries(tx.db, tried, after), tx.now);
    if (minutes > 0) return refuse(problem("staff.tooManyTries", "password", minutes));
    await deleteOldTries(tx.db, after);
    await insertTry(tx.db, tried, tx.now);
    return ok(undefined);
  });
}
