import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** An account. */
export interface CustomerRow {
  readonly id: number;
  readonly email: string;
  /** What one signs in by: the email, in a portal with its code before it (ACCT-12). */
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly suffix: string;
  /** argon2id; `null` where nobody has chosen a password yet. */
  readonly passwordHash: string | null;
  readonly groupId: number;
  /** The portal that the account belongs to (PORTAL-15); `null` in the retail store. */
  readonly portalId: number | null;
  /** Of a standing purchase order, as programs that order for them read it (CART-43); `""` without one. */
  readonly poNumber: string;
  readonly storeViewId: number;
  /** What they may be besides (CONF-44): a sales representative, a super user, and one who spends what customers have. */
  readonly isRepresentative: boolean;
  readonly isSuperUser: boolean;
  readonly spendsForOthers: boolean;
  /** Six digits: of a representative the one that they are connected as (REP-05). */
  readonly customerNumber: string | null;
  /** The group of a representative who is connected, and is in that of the number meanwhile; else `null`. */
  readonly ownGroupId: number | null;
  readonly isActive: boolean;
  readonly createdAt: Date;
  /** Rises with every change. */
  readonly version: number;
}

/** Whoever else wants this name waits until the transaction ends: two cannot find it free. */
async function holdUsername(db: Db, username: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('customer ' || lower(${username}::text), 0))`.execute(
    db,
  );
}

/** What somebody is besides a customer, as staff say it. */
export type Standing = Pick<
  CustomerRow,
  "isRepresentative" | "isSuperUser" | "spendsForOthers" | "customerNumber"
>;

/** Writes an account; `undefined` when somebody signs in by this name already. */
export async function insertCustomer(
  db: Db,
  {
    createdAt,
    ...row
  }: Omit<CustomerRow, "id" | "isActive" | "version" | "poNumber" | "ownGroupId" | keyof Standing>,
): Promise<number | undefined> {
  await holdUsername(db, row.username);
  const written = await db
    .insertInto("customer")
    .values({
      email: row.email,
      username: row.username,
      first_name: row.firstName,
      last_name: row.lastName,
      suffix: row.suffix,
      password_hash: row.passwordHash,
      group_id: row.groupId,
      portal_id: row.portalId,
      store_view_id: row.storeViewId,
      created_at: createdAt,
      updated_at: createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return written?.id;
}

const customers = (db: Db) =>
  db
    .selectFrom("customer")
    .select([
      "id",
      "email",
      "username",
      "first_name as firstName",
      "last_name as lastName",
      "suffix",
      "password_hash as passwordHash",
      "group_id as groupId",
      "portal_id as portalId",
      "po_number as poNumber",
      "store_view_id as storeViewId",
      "is_representative as isRepresentative",
      "is_super_user as isSuperUser",
      "spends_for_others as spendsForOthers",
      "customer_number as customerNumber",
      "own_group_id as ownGroupId",
      "is_active as isActive",
      "created_at as createdAt",
      "version",
    ]);

/** A customer by their id; `undefined` where there is none. */
export function selectCustomer(db: Db, id: number): Promise<CustomerRow | undefined> {
  return customers(db).where("id", "=", id).executeTakeFirst();
}

/** Whoever signs in by this name, in any case. */
export function selectCustomerByUsername(
  db: Db,
  username: string,
): Promise<CustomerRow | undefined> {
  return customers(db)
    .where(sql`lower(username)`, "=", sql`lower(${username}::text)`)
    .executeTakeFirst();
}

/** What of an account is written anew. */
type CustomerChange = Partial<
  Pick<
    CustomerRow,
    | "email"
    | "username"
    | "firstName"
    | "lastName"
    | "suffix"
    | "passwordHash"
    | "portalId"
    | "poNumber"
  >
>;

const COLUMNS = {
  email: "email",
  username: "username",
  firstName: "first_name",
  lastName: "last_name",
  suffix: "suffix",
  passwordHash: "password_hash",
  portalId: "portal_id",
  poNumber: "po_number",
} as const satisfies Readonly<Record<keyof CustomerChange, string>>;

/** Writes a change; `false` when somebody else signs in by that name already. */
export async function updateCustomer(
  db: Db,
  id: number,
  change: CustomerChange,
  now: Date,
): Promise<boolean> {
  const { username } = change;
  if (username !== undefined) await holdUsername(db, username);
  const set = Object.fromEntries(
    Object.entries(change).map(([field, value]) => [COLUMNS[field as keyof CustomerChange], value]),
  );
  let query = db
    .updateTable("customer")
    .set({ ...set, updated_at: now, version: sql`version + 1` })
    .where("id", "=", id);
  if (username !== undefined) {
    const taken = sql`SELECT FROM customer AS other
      WHERE lower(other.username) = lower(${username}::text) AND other.id <> ${id}`;
    query = query.where(sql<boolean>`NOT EXISTS (${taken})`);
  }
  const { numUpdatedRows } = await query.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets a customer sign in, or no more. */
export async function updateActive(
  db: Db,
  id: number,
  isActive: boolean,
  now: Date,
): Promise<void> {
  await db
    .updateTable("customer")
    .set({ is_active: isActive, updated_at: now, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
}

/** Puts a customer into a group; a representative who is connected is in it once they are no more. */
export async function updateGroup(
  db: Db,
  { id, ownGroupId }: Pick<CustomerRow, "id" | "ownGroupId">,
  groupId: number,
  now: Date,
): Promise<void> {
  const column = ownGroupId === null ? "group_id" : "own_group_id";
  await db
    .updateTable("customer")
    .set({ [column]: groupId, updated_at: now, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
}

/** Says what somebody is besides a customer. */
export async function updateStanding(
  db: Db,
  id: number,
  standing: Standing,
  now: Date,
): Promise<void> {
  await db
    .updateTable("customer")
    .set({
      is_representative: standing.isRepresentative,
      is_super_user: standing.isSuperUser,
      spends_for_others: standing.spendsForOthers,
      customer_number: standing.customerNumber,
      updated_at: now,
      version: sql`version + 1`,
    })
    .where("id", "=", id)
    .execute();
}

/** Connects a representative as a customer number, or as none: whose prices they see, and whose they see by themselves. */
export async function updateConnection(
  db: Db,
  id: number,
  {
    customerNumber,
    groupId,
    ownGroupId,
  }: Pick<CustomerRow, "customerNumber" | "groupId" | "ownGroupId">,
): Promise<void> {
  await db
    .updateTable("customer")
    .set({
      customer_number: customerNumber,
      group_id: groupId,
      own_group_id: ownGroupId,
      version: sql`version + 1`,
    })
    .where("id", "=", id)
    .execute();
}

/** The representatives who are connected as this number, by id; held until the transaction ends. */
export function lockRepresentativesOf(db: Db, custid: string): Promise<CustomerRow[]> {
  return customers(db)
    .where("customer_number", "=", custid)
    .where("is_representative", "=", true)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Nobody has this number any more of those whose prices it does not bring, however many they are. */
export async function takeNumberAway(db: Db, custid: string): Promise<void> {
  await db
    .updateTable("customer")
    .set({ customer_number: null, version: sql`version + 1` })
    .where("customer_number", "=", custid)
    .where("is_representative", "=", false)
    .execute();
}

/** Takes an account away, with all that stands by it: sessions, links, known browsers, addresses. */
export async function deleteCustomer(db: Db, id: number): Promise<void> {
  await db.deleteFrom("customer").where("id", "=", id).execute();
}

/** Holds an account until the transaction ends: what it may and its password are those of now. */
export function lockCustomer(db: Db, id: number): Promise<CustomerRow | undefined> {
  return customers(db).where("id", "=", id).forUpdate().executeTakeFirst();
}
