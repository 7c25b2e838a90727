import type { StaffRole } from "@placket/domain/access/permissions";
import type { Result } from "@placket/domain/problem";
import { sql, type Selectable } from "kysely";
import type { Db } from "../db/database.ts";
import type { Tables } from "../db/tables.gen.ts";
import { listPage, literally, type Page, type PageAsked, type Sorting } from "../list/list-page.ts";

export type StaffRow = Omit<Selectable<Tables["staff"]>, "role"> & { readonly role: StaffRole };

const all = (db: Db) => db.selectFrom("staff").selectAll().$narrowType<{ role: StaffRole }>();

/** Whoever signs in with this email, given in lower case; also somebody who was let go. */
export function selectStaffByEmail(db: Db, email: string): Promise<StaffRow | undefined> {
  return all(db)
    .where(sql`lower(email)`, "=", email)
    .executeTakeFirst();
}

/** Somebody of the staff by their id, whether or not they may still come in; `undefined` where there is none. */
export function selectStaff(db: Db, id: number): Promise<StaffRow | undefined> {
  return all(db).where("id", "=", id).executeTakeFirst();
}

/** The member as they are now; nobody changes them until the transaction ends. */
export function lockStaff(db: Db, id: number): Promise<StaffRow | undefined> {
  return all(db).where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Which members are looked for. */
export interface MemberSearch {
  /** A part of the name or the email; `""` for all. */
  readonly text: string;
  readonly role?: StaffRole | undefined;
  readonly state?: "active" | "deactivated" | undefined;
}

const SORTING: Sorting = {
  columns: {
    name: { by: sql`lower(name)`, as: "text" },
    email: { by: sql`lower(email)`, as: "text" },
  },
  unlessTold: "name",
  id: sql.ref<number>("id"),
};

/** Everybody who works here or did and matches, by name unless told. */
export function selectMembers(
  db: Db,
  { text, role, state }: MemberSearch,
  page: PageAsked,
): Promise<Result<Page<StaffRow>>> {
  let query = all(db);
  if (role !== undefined) query = query.where("role", "=", role);
  if (state !== undefined) query = query.where("is_active", "=", state === "active");
  if (text !== "") {
    const part = `%${literally(text)}%`;
    query = query.where((row) => row.or([row("name", "ilike", part), row("email", "ilike", part)]));
  }
  return listPage(query, SORTING, page);
}

/** How many owners may sign in. Until the transaction ends nobody else may change that. */
export async function holdOwners(db: Db): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('staff owners', 0))`.execute(db);
  return countOwners(db);
}

/** How many owners may sign in at the moment. */
export async function countOwners(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("staff")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("role", "=", "owner")
    .where("is_active", "=", true)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The id of the new row; `undefined` when the email is taken, in whatever case. */
export async function insertStaff(
  db: Db,
  row: Pick<StaffRow, "email" | "name" | "role" | "password_hash">,
): Promise<number | undefined> {
  const inserted = await db
    .insertInto("staff")
    .values(row)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

type Change = Partial<
  Pick<StaffRow, "role" | "is_active" | "password_hash" | "two_factor_secret" | "two_factor_begun">
>;

/** Changes what is known of somebody of the staff. */
export async function updateStaff(db: Db, id: number, change: Change): Promise<void> {
  await db.updateTable("staff").set(change).where("id", "=", id).execute();
}

/** Uses up a time step; `false` when it or a later one was used before, also by a call at the same time. */
export async function takeStep(db: Db, id: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("staff")
    .set({ two_factor_step: step })
    .where("id", "=", id)
    .where("two_factor_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts these codes in the place of all from before. */
export async function replaceRecoveryCodes(
  db: Db,
  staffId: number,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom("staff_recovery_code").where("staff_id", "=", staffId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((code_hash) => ({ staff_id: staffId, code_hash }));
  await db.insertInto("staff_recovery_code").values(rows).execute();
}

/** Uses up a recovery code; `false` when there is none like it. */
export async function takeRecoveryCode(db: Db, staffId: number, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("staff_recovery_code")
    .where("staff_id", "=", staffId)
    .where("code_hash", "=", hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
