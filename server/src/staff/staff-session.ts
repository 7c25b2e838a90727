import { createHash, randomBytes } from "node:crypto";
import type { Ctx } from "../context.ts";
import {
  deleteEndedSessions,
  deleteSession,
  insertSession,
  selectSession,
  updateSession,
} from "./staff-session.sql.ts";

/** How long a session lasts after its last call, ms. */
export const SESSION_MS = 8 * 60 * 60_000;

/** A session is prolonged when this much of it is used up, not with every call, ms. */
const PROLONG_AFTER_MS = 5 * 60_000;

/** Whoever holds a session's token, and whether the session has just been prolonged. */
export interface OpenSession {
  readonly staffId: number;
  readonly email: string;
  readonly isProlonged: boolean;
}

/** Begins a session and gives its token, 256 bits of chance; the database keeps only its hash. */
export async function beginSession(ctx: Ctx, staffId: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await deleteEndedSessions(ctx.db, ctx.now);
  await insertSession(ctx.db, {
    tokenHash: hashOf(token),
    staffId,
    now: ctx.now,
    expiresAt: endFrom(ctx.now),
  });
  return token;
}

/** The session of a token; `undefined` when there is none or it has ended. */
export async function openSession(
  ctx: Pick<Ctx, "db" | "now">,
  token: string,
): Promise<OpenSession | undefined> {
  const session = await selectSession(ctx.db, hashOf(token), ctx.now);
  if (!session) return undefined;
  const { staffId, email, expiresAt } = session;
  const isProlonged = endFrom(ctx.now).getTime() - expiresAt.getTime() >= PROLONG_AFTER_MS;
  if (isProlonged) await updateSession(ctx.db, hashOf(token), endFrom(ctx.now));
  return { staffId, email, isProlonged };
}

/** Ends the session of a token; a token of no session ends nothing. */
export async function endSession(ctx: Ctx, token: string): Promise<void> {
  await deleteSession(ctx.db, hashOf(token));
}

const endFrom = (now: Date) => new Date(now.getTime() + SESSION_MS);

/** A fast hash is enough: nobody guesses 256 bits. */
const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
