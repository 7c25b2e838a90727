import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { prepared } from "../db/statement/prepared.ts";
import type { SessionHolder } from "./session-holder.ts";

/** A session as it is kept: its token's hash, never the token. */
export interface SessionRow {
  readonly id: number;
  readonly carrier: Carrier;
  readonly channel: string;
  readonly holder: SessionHolder;
  readonly browser: string;
  readonly address: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/** What brings the token: a browser's cookie, or a client of the API in `Authorization`. */
export type Carrier = "cookie" | "bearer";

interface NewSession extends Omit<SessionRow, "id" | "lastSeenAt"> {
  readonly tokenHash: string;
  readonly endsAt: Date;
  /** The session that it ends with; `null` for one of its own. */
  readonly begunIn: number | null;
}

/** Begins a session of whoever holds it, of its token the hash alone. */
export async function insertSession(db: Db, session: NewSession): Promise<void> {
  const { holder, tokenHash, createdAt, endsAt, begunIn, ...rest } = session;
  await db
    .insertInto("session")
    .values({
      ...rest,
      token_hash: tokenHash,
      holder: JSON.stringify(holder),
      staff_id: holder.kind === "staff" ? holder.staffId : null,
      customer_id: holder.kind === "customer" ? holder.customerId : null,
      punchout_id: holder.kind === "buyer" ? holder.punchout.id : null,
      created_at: createdAt,
      last_seen_at: createdAt,
      ends_at: endsAt,
      begun_in: begunIn,
    })
    .execute();
}

/** The sessions of tokens by their hashes, also those that are over and were not cleared away yet. */
export async function selectSessions(
  db: Db,
  tokenHashes: readonly string[],
): Promise<ReadonlyMap<string, SessionRow>> {
  const { rows } = await ofTokens(db, { tokenHashes });
  return new Map(rows.map((row) => [row.token_hash, fromRow(row)]));
}

/** One by its id. */
export async function selectSessionById(db: Db, id: number): Promise<SessionRow | undefined> {
  const row = await db.selectFrom("session").selectAll().where("id", "=", id).executeTakeFirst();
  return row && fromRow(row);
}

/** Asked for every call of somebody who is signed in. */
const ofTokens = prepared<
  { readonly tokenHashes: readonly string[] },
  KeptRow & { readonly token_hash: string }
>((at, paper) =>
  paper
    .selectFrom("session")
    .select(["token_hash", "id", "carrier", "channel", "holder", "browser", "address"])
    .select(["created_at", "last_seen_at"])
    .where(sql<boolean>`token_hash = ANY(${at("tokenHashes")}::text[])`),
);

/** Whose sessions: all of one member of staff, or of one customer. */
export type SessionOwner =
  | { readonly staffId: number; readonly customerId?: never }
  | { readonly customerId: number; readonly staffId?: never };

/** Sessions of somebody that are not over, the last used first. */
export async function selectSessionsOf(
  db: Db,
  owner: SessionOwner,
  now: Date,
): Promise<SessionRow[]> {
  const rows = await db
    .selectFrom("session")
    .selectAll()
    .where(columnOf(owner), "=", idOf(owner))
    .where("ends_at", ">", now)
    .orderBy("last_seen_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(fromRow);
}

/** When each member of staff was last seen in a session that is not over. */
export async function selectStaffSeen(db: Db, now: Date): Promise<ReadonlyMap<number, Date>> {
  const rows = await db
    .selectFrom("session")
    .select(({ fn }) => ["staff_id", fn.max("last_seen_at").as("seen")])
    .where("staff_id", "is not", null)
    .where("ends_at", ">", now)
    .groupBy("staff_id")
    .execute();
  return new Map(rows.map((row) => [Number(row.staff_id), row.seen]));
}

/** Ends one session; `owner` may be left out by whoever holds its token. Gives whether there was one. */
export async function deleteSession(db: Db, id: number, owner?: SessionOwner): Promise<boolean> {
  let query = db.deleteFrom("session").where("id", "=", id);
  if (owner) query = query.where(columnOf(owner), "=", idOf(owner));
  const { numDeletedRows } = await query.executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends the sessions that were begun in another one. */
export async function deleteSessionsBegunIn(db: Db, id: number): Promise<void> {
  await db.deleteFrom("session").where("begun_in", "=", id).execute();
}

/** Ends all sessions of somebody, but the one that is left out. */
export async function deleteSessionsOf(db: Db, owner: SessionOwner, but?: number): Promise<void> {
  let query = db.deleteFrom("session").where(columnOf(owner), "=", idOf(owner));
  if (but !== undefined) query = query.where("id", "<>", but);
  await query.execute();
}

/** Ends all sessions of somebody but so many, the last used. */
export async function deleteOldestSessions(
  db: Db,
  owner: SessionOwner,
  kept: number,
): Promise<void> {
  const older = db
    .selectFrom("session")
    .select("id")
    .where(columnOf(owner), "=", idOf(owner))
    .orderBy("last_seen_at", "desc")
    .orderBy("id", "desc")
    .offset(kept);
  await db.deleteFrom("session").where("id", "in", older).execute();
}

/** Gives a session another token; what it is and how long it lasts stays. */
export async function updateTokenHash(db: Db, id: number, tokenHash: string): Promise<void> {
  await db.updateTable("session").set({ token_hash: tokenHash }).where("id", "=", id).execute();
}

/** Whose prices somebody's sessions see from now on; with their rights all else stays. */
export async function updateGroupOfSessions(
  db: Db,
  customerId: number,
  groupId: number,
): Promise<void> {
  await db
    .updateTable("session")
    .set({ holder: sql`jsonb_set(holder, '{groupId}', to_jsonb(${groupId}::int))` })
    .where("customer_id", "=", customerId)
    .execute();
}

/** The session that one ends with: that of whoever acts in it. */
export async function selectBegunIn(db: Db, id: number): Promise<number | null> {
  const row = await db
    .selectFrom("session")
    .select("begun_in")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.begun_in ?? null;
}

/** Ends every session of a visit from a procurement system. */
export async function deleteSessionsOfPunchout(db: Db, punchoutId: number): Promise<void> {
  await db.deleteFrom("session").where("punchout_id", "=", punchoutId).execute();
}

/** Deletes the sessions that are over at `now`. */
export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("session").where("ends_at", "<=", now).execute();
}

/** Writes down when sessions were last used, all in one statement; never back in time. */
export async function updateSeen(
  db: Db,
  seen: readonly { readonly id: number; readonly lastSeenAt: Date; readonly endsAt: Date }[],
): Promise<void> {
  const column = (read: (one: (typeof seen)[number]) => unknown) => sql.val(seen.map(read));
  await sql`
    UPDATE session SET last_seen_at = used.seen, ends_at = used.ends
    FROM unnest(${column(({ id }) => id)}::bigint[], ${column(({ lastSeenAt }) => lastSeenAt)}::timestamptz[],
      ${column(({ endsAt }) => endsAt)}::timestamptz[]) AS used (id, seen, ends)
    WHERE session.id = used.id AND session.last_seen_at < used.seen`.execute(db);
}

/** The column that says whose a session is. */
export const columnOf = (owner: SessionOwner) =>
  owner.staffId === undefined ? "customer_id" : "staff_id";
/** The id in that column. */
export const idOf = (owner: SessionOwner) => owner.staffId ?? owner.customerId;

interface KeptRow {
  readonly id: number;
  readonly carrier: string;
  readonly channel: string;
  readonly holder: unknown;
  readonly browser: string;
  readonly address: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
}

function fromRow(row: KeptRow): SessionRow {
  const { id, carrier, channel, holder, browser, address } = row;
  return {
    id,
    carrier: carrier as Carrier,
    channel,
    holder: holder as SessionHolder,
    browser,
    address,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  };
}
