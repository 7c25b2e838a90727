import { createHash } from "node:crypto";
import type { Channel } from "@placket/domain/access/permissions";
import type { Principal } from "@placket/domain/access/principal";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { endOf, lifetimeOf } from "@placket/domain/session/lifetime";
import type { Ctx } from "../context.ts";
import { areaOf, principalIn, type SessionHolder } from "./session-holder.ts";
import { askedSession } from "./asked-sessions.ts";
import type { SessionUse } from "./session-use.ts";
import {
  deleteOldestSessions,
  deleteSession,
  deleteSessionsBegunIn,
  deleteSessionsOfPunchout,
  deleteSessionsOf,
  selectBegunIn,
  updateGroupOfSessions,
  insertSession,
  selectSessionById,
  selectSessionsOf,
  selectStaffSeen,
  updateTokenHash,
  type Carrier,
  type SessionOwner,
  type SessionRow,
} from "./session.sql.ts";
import { hashOfToken, newToken } from "../token.ts";

/** From where a call came, as far as it says. */
export interface Client {
  /** As the browser names itself, shortened. */
  readonly browser: string;
  readonly address: string;
}

export interface SessionDraft {
  readonly holder: SessionHolder;
  readonly client: Client;
  /** A browser's cookie unless given. */
  readonly carrier?: Carrier;
  /** `web` unless given. */
  readonly channel?: Channel;
  /** The session that it ends with: of staff in the back office, or of a super user. */
  readonly begunIn?: number;
}

/** Begins a session and gives its token, 256 bits of chance; the database keeps only its hash. */
export async function beginSession(
  ctx: Pick<Ctx, "db" | "now">,
  draft: SessionDraft,
): Promise<string> {
  const { holder, client, carrier = "cookie", channel = "web", begunIn = null } = draft;
  const token = newToken();
  const createdAt = ctx.now;
  const endsAt = endOf(lifetimeOf(holder), { createdAt, lastSeenAt: createdAt });
  const tokenHash = hashOfToken(token);
  await insertSession(ctx.db, {
    ...client,
    holder,
    carrier,
    channel,
    begunIn,
    tokenHash,
    createdAt,
    endsAt,
  });
  return token;
}

/**
 * Gives the browser's session that asks another token, if its answer can bring one: whoever had carried the old one
 * away is out. Its pages' token stays as it is. Nothing for sessions that a program carries.
 */
export async function renewOwnToken(
  ctx: Pick<Ctx, "db" | "sessionId" | "browser">,
): Promise<string | undefined> {
  if (!ctx.browser || ctx.sessionId === undefined) return undefined;
  const token = `${constantPart(ctx.browser.token)}.${newToken()}`;
  await updateTokenHash(ctx.db, ctx.sessionId, hashOfToken(token));
  return token;
}

/** What of a session's token stays when it is renewed; alone it opens nothing. */
const constantPart = (token: string): string => token.split(".", 1)[0] ?? "";

/** A session that is open, and who asks with it. */
interface OpenSession {
  readonly id: number;
  readonly principal: Principal;
}

/**
 * The session of a token, if it is carried as it was given and of the kind that may come in here; otherwise
 * there is none. Writes nothing: the call is noted in memory.
 */
export async function openSession(
  { db, now, use }: Pick<Ctx, "db" | "now"> & { readonly use: SessionUse },
  asked: {
    readonly token: string;
    readonly carrier: Carrier;
    readonly kind: ReturnType<typeof areaOf>;
  },
): Promise<OpenSession | undefined> {
  const session = await askedSession(db, hashOfToken(asked.token));
  if (session?.carrier !== asked.carrier || areaOf(session.holder) !== asked.kind) {
    return undefined;
  }
  if (use.endOf(session) <= now) return undefined;
  use.see(session, now);
  return {
    id: session.id,
    principal: principalIn(session.holder, session.channel as Channel),
  };
}

/** The holder of a session that is not over. Nobody asks by it: it is not used. */
export async function holderOf(
  { db, now }: Pick<Ctx, "db" | "now">,
  use: SessionUse,
  id: number,
): Promise<SessionHolder | undefined> {
  const session = await selectSessionById(db, id);
  return session && use.endOf(session) > now ? session.holder : undefined;
}

/** Lets all sessions of somebody see the prices of another group; what they may stays as it is. */
export const regroupSessions = (ctx: Pick<Ctx, "db">, customerId: number, groupId: number) =>
  updateGroupOfSessions(ctx.db, customerId, groupId);

/** In which session somebody acts who asks by this one; `null` where nobody acts in it. */
export const begunInOf = (ctx: Pick<Ctx, "db">, id: number): Promise<number | null> =>
  selectBegunIn(ctx.db, id);

/** Ends every session that was begun in this one, which stays. */
export const endSessionsBegunIn = (ctx: Pick<Ctx, "db">, id: number): Promise<void> =>
  deleteSessionsBegunIn(ctx.db, id);

/** Ends the sessions of a visit from a procurement system: its cart was handed over, or nobody lets it in any more. */
export const endSessionsOfPunchout = (ctx: Pick<Ctx, "db">, punchoutId: number): Promise<void> =>
  deleteSessionsOfPunchout(ctx.db, punchoutId);

/** Ends a session by whoever holds its token. */
export async function endSession(ctx: Pick<Ctx, "db">, id: number): Promise<void> {
  await deleteSession(ctx.db, id);
}

/** Ends one session of somebody; refuses one that is not theirs. */
export async function revokeSession(
  ctx: Pick<Ctx, "db">,
  owner: SessionOwner,
  id: number,
): Promise<Result<number>> {
  const ended = await deleteSession(ctx.db, id, owner);
  return ended ? ok(id) : refuse(problem("session.noSuchSession", "id"));
}

/**
 * Ends all sessions of somebody whose rights have changed. Whoever made the change from one of them begins
 * another: `beginSession`; one whose rights are the same may be left out.
 */
export async function endSessionsOf(
  ctx: Pick<Ctx, "db">,
  owner: SessionOwner,
  but?: number,
): Promise<void> {
  await deleteSessionsOf(ctx.db, owner, but);
}

/** Ends what somebody has more than so many sessions of, those first that were used longest ago. */
export async function endOldestSessions(
  ctx: Pick<Ctx, "db">,
  owner: SessionOwner,
  kept: number,
): Promise<void> {
  await deleteOldestSessions(ctx.db, owner, kept);
}

/** Somebody's sessions that are not over, the last used first. */
export function sessionsOf(
  ctx: Pick<Ctx, "db" | "now">,
  owner: SessionOwner,
): Promise<readonly SessionRow[]> {
  return selectSessionsOf(ctx.db, owner, ctx.now);
}

/** When each member of staff was last seen, by id; whoever has no open session is not in it. */
export function staffSeen(ctx: Pick<Ctx, "db" | "now">): Promise<ReadonlyMap<number, Date>> {
  return selectStaffSeen(ctx.db, ctx.now);
}

/**
 * The token that a browser's pages are told (reading 61, decision 0038): it goes with the session's own, which no
 * page can read, and opens nothing without it. Nothing is kept of it.
 */
export function pageTokenOf(sessionToken: string): string {
  return createHash("sha256")
    .update(`page ${constantPart(sessionToken)}`)
    .digest("base64url");
}
