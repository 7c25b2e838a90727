import type { Db } from "../../db/database.ts";

/** A key of a customer's device. */
export interface PasskeyRow {
  readonly id: number;
  readonly customerId: number;
  readonly credentialId: string;
  /** What the device keeps of its owner. */
  readonly userHandle: string;
  /** COSE, in base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isBackedUp: boolean;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const passkeys = (db: Db) =>
  db
    .selectFrom("passkey")
    .select([
      "id",
      "customer_id as customerId",
      "credential_id as credentialId",
      "user_handle as userHandle",
      "public_key as publicKey",
      "counter",
      "transports",
      "is_backed_up as isBackedUp",
      "name",
      "created_at as createdAt",
      "last_used_at as lastUsedAt",
    ]);

/** Somebody's passkeys, in the order in which they were added. */
export function selectPasskeysOf(db: Db, customerId: number): Promise<PasskeyRow[]> {
  return passkeys(db).where("customer_id", "=", customerId).orderBy("id").execute();
}

/** A passkey by what its device calls it; `undefined` where nobody has it. */
export function selectPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return passkeys(db).where("credential_id", "=", credentialId).executeTakeFirst();
}

/** Writes a passkey; `undefined` when it is somebody's already. */
export async function insertPasskey(
  db: Db,
  row: Omit<PasskeyRow, "id" | "lastUsedAt">,
): Promise<PasskeyRow | undefined> {
  const written = await db
    .insertInto("passkey")
    .values({
      customer_id: row.customerId,
      credential_id: row.credentialId,
      user_handle: row.userHandle,
      public_key: row.publicKey,
      counter: row.counter,
      transports: [...row.transports],
      is_backed_up: row.isBackedUp,
      name: row.name,
      created_at: row.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return written && { ...row, id: written.id, lastUsedAt: null };
}

/** Notes a use; `false` where the passkey is gone, or another use was faster: its counter is not that which was judged. */
export async function updateUse(
  db: Db,
  { id, counter }: Pick<PasskeyRow, "id" | "counter">,
  use: { readonly counter: number; readonly isBackedUp: boolean; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkey")
    .set({ counter: use.counter, is_backed_up: use.isBackedUp, last_used_at: use.now })
    .where("id", "=", id)
    .where("counter", "=", counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Names one of somebody's passkeys; `false` where they have none with this id. */
export async function updateName(
  db: Db,
  { id, customerId }: Pick<PasskeyRow, "id" | "customerId">,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkey")
    .set({ name })
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes one of somebody's passkeys; `false` where they have none with this id. */
export async function deletePasskeyRow(
  db: Db,
  { id, customerId }: Pick<PasskeyRow, "id" | "customerId">,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("passkey")
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the passkeys of a customer. */
export async function deletePasskeysOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom("passkey").where("customer_id", "=", customerId).execute();
}
