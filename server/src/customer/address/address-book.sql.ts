import { sql } from "kysely";
import type { Address } from "@placket/domain/directory/address";
import type { DefaultFor } from "@placket/domain/customer/saved-address";
import type { Db } from "../../db/database.ts";

/** An address as it is kept; its JSON is read, never cast. */
export interface AddressRow {
  readonly id: number;
  readonly address: unknown;
  readonly isDefaultFor: DefaultFor;
}

/** What is written of one. */
interface AddressDraft {
  readonly address: Address;
  readonly isDefaultFor: DefaultFor;
}

/** A customer's addresses in the order in which they were saved. */
export async function selectAddresses(db: Db, customerId: number): Promise<AddressRow[]> {
  const rows = await db
    .selectFrom("customer_address")
    .select(["id", "address", "is_default_shipping", "is_default_billing"])
    .where("customer_id", "=", customerId)
    .orderBy("id")
    .execute();
  return rows.map(({ id, address, is_default_shipping, is_default_billing }) => ({
    id,
    address,
    isDefaultFor: { shipping: is_default_shipping, billing: is_default_billing },
  }));
}

/** Holds a customer's address book until the transaction ends: how full it is, and what is default. */
export async function holdAddressBook(db: Db, customerId: number): Promise<void> {
  await db
    .selectFrom("customer")
    .select("id")
    .where("id", "=", customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

interface Written {
  readonly customerId: number;
  readonly draft: AddressDraft;
  readonly now: Date;
}

/** Gives the id of the new address. */
export async function insertAddress(db: Db, { customerId, draft, now }: Written): Promise<number> {
  await giveUpDefaults(db, customerId, draft.isDefaultFor);
  const { id } = await db
    .insertInto("customer_address")
    .values({ customer_id: customerId, created_at: now, ...columnsOf(draft, now) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Changes an address of a customer's book; what it becomes the default for is given up by the others. Nothing where
 * it is another's.
 */
export async function updateAddress(
  db: Db,
  id: number,
  { customerId, draft, now }: Written,
): Promise<void> {
  await giveUpDefaults(db, customerId, draft.isDefaultFor);
  await db
    .updateTable("customer_address")
    .set(columnsOf(draft, now))
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .execute();
}

/** Gives whether the customer had it. */
export async function deleteAddress(db: Db, customerId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("customer_address")
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const columnsOf = ({ address, isDefaultFor }: AddressDraft, now: Date) => ({
  address: JSON.stringify(address),
  is_default_shipping: isDefaultFor.shipping,
  is_default_billing: isDefaultFor.billing,
  updated_at: now,
});

/** One address at most is the default for each: it makes way for the next. */
async function giveUpDefaults(
  db: Db,
  customerId: number,
  { shipping, billing }: DefaultFor,
): Promise<void> {
  const columns = {
    ...(shipping && { is_default_shipping: false }),
    ...(billing && { is_default_billing: false }),
  };
  if (Object.keys(columns).length === 0) return;
  await db
    .updateTable("customer_address")
    .set(columns)
    .where("customer_id", "=", customerId)
    .execute();
}

/**
 * Addresses of a customer that are another one's now. One that they have already goes; theirs stay the default ones, and
 * where they have none it is the other's.
 */
export async function giveAddresses(db: Db, fromId: number, intoId: number): Promise<void> {
  await sql`DELETE FROM customer_address AS given WHERE customer_id = ${fromId} AND EXISTS (
    SELECT FROM customer_address AS own WHERE own.customer_id = ${intoId} AND own.address = given.address)`.execute(
    db,
  );
  await sql`UPDATE customer_address SET customer_id = ${intoId},
      is_default_shipping = is_default_shipping AND NOT EXISTS (SELECT FROM customer_address AS own
        WHERE own.customer_id = ${intoId} AND own.is_default_shipping),
      is_default_billing = is_default_billing AND NOT EXISTS (SELECT FROM customer_address AS own
        WHERE own.customer_id = ${intoId} AND own.is_default_billing)
    WHERE customer_id = ${fromId}`.execute(db);
}

/** Deletes the address book of a customer. */
export async function deleteAddressesOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom("customer_address").where("customer_id", "=", customerId).execute();
}
