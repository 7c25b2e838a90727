import { type Kysely, sql } from "kysely";

/** Tells the listeners of `channel`, at the commit when `db` is a transaction. Payload up to 8,000 bytes. */
export async function notifyThrough<Tables>(
  db: Kysely<Tables>,
  channel: string,
  payload = "",
): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}

/** Throws when the database does not answer. */
export async function pingThrough<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(db);
}
