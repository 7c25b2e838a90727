import { sql } from "kysely";
import type { Db } from "../db/database.ts";

export interface StaffRow {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly password_hash: string;
}

/** Whoever signs in with this email, given in lower case. */
export function selectStaffByEmail(db: Db, email: string): Promise<StaffRow | undefined> {
  return db
    .selectFrom("staff")
    .select(["id", "email", "name", "password_hash"])
    .where(sql`lower(email)`, "=", email)
    .executeTakeFirst();
}

export function selectStaff(db: Db, id: number): Promise<StaffRow | undefined> {
  return db
    .selectFrom("staff")
    .select(["id", "email", "name", "password_hash"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The id of the new row; `undefined` when the email is taken, in whatever case. */
export async function insertStaff(db: Db, row: Omit<StaffRow, "id">): Promise<number | undefined> {
  const inserted = await db
    .insertInto("staff")
    .values(row)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

/** When an email was tried since `after`. Until the transaction ends nobody else tries with it. */
export async function holdTries(db: Db, email: string, after: Date): Promise<Date[]> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('staff_try ' || ${email}::text, 0))`.execute(
    db,
  );
  const rows = await db
    .selectFrom("staff_try")
    .select("tried_at")
    .where("email", "=", email)
    .where("tried_at", ">", after)
    .execute();
  return rows.map((row) => row.tried_at);
}

export async function insertTry(db: Db, email: string, now: Date): Promise<void> {
  await db.insertInto("staff_try").values({ email, tried_at: now }).execute();
}

/** Forgets the tries of an email that has signed in, and everybody's that no longer count. */
export async function deleteTries(
  db: Db,
  { email, until }: { email?: string; until: Date },
): Promise<void> {
  await db
    .deleteFrom("staff_try")
    .where((row) =>
      row.or([
        row("tried_at", "<=", until),
        ...(email === undefined ? [] : [row("email", "=", email)]),
      ]),
    )
    .execute();
}
