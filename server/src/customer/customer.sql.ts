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
  readonly storeViewId: number;
  readonly isActive: boolean;
  readonly createdAt: Date;
}

/** Writes an account; `undefined` when somebody signs in by this name already. */
export async function insertCustomer(
  db: Db,
  { createdAt, ...row }: Omit<CustomerRow, "id" | "isActive">,
): Promise<number | undefined> {
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
      "store_view_id as storeViewId",
      "is_active as isActive",
      "created_at as createdAt",
    ]);

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

/** Holds an account until the transaction ends: what it may and its password are those of now. */
export function lockCustomer(db: Db, id: number): Promise<CustomerRow | undefined> {
  return customers(db).where("id", "=", id).forUpdate().executeTakeFirst();
}
