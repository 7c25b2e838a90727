import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { withoutWords } from "../../embroidery/without-words.ts";

/** Closes open carts; what is being changed by what it was before is changed no more: the version rises. */
export async function closeCartsOf(db: Db, customerId: number, now: Date): Promise<void> {
  await db
    .updateTable("cart")
    .set({
      is_active: false,
      email: null,
      billing_address: null,
      shipping_address: null,
      payment_details: null,
      order_comment: null,
      updated_at: now,
      version: sql`version + 1`,
    })
    .where("customer_id", "=", customerId)
    .where("is_active", "=", true)
    .execute();
}

/** Writes down in which group the customer of open carts is; the version rises as with any change. */
export async function updateGroupOfCarts(
  db: Db,
  customerId: number,
  groupId: number,
): Promise<void> {
  await db
    .updateTable("cart")
    .set({ customer_group_id: groupId, version: sql`version + 1` })
    .where("customer_id", "=", customerId)
    .where("is_active", "=", true)
    .execute();
}

/** Carts of a customer that are another one's now, open or not. */
export async function updateOwnerOfCarts(
  db: Db,
  fromId: number,
  { customerId, groupId }: { readonly customerId: number; readonly groupId: number },
): Promise<void> {
  await db
    .updateTable("cart")
    .set({ customer_id: customerId, customer_group_id: groupId, version: sql`version + 1` })
    .where("customer_id", "=", fromId)
    .execute();
}

/** Takes out of a cart, or of every one of a customer, ordered ones too, who they were and what they wrote. */
export async function blankCartsOf(
  db: Db,
  of: { readonly customerId: number } | { readonly cartId: number },
): Promise<void> {
  // The hash tells what it was made of to whoever tries names; it says which line another one joins, which none does now.
  await db
    .updateTable("cart_item")
    .set({ configuration: withoutWords, hash: sql`id::text` })
    .where("cart_id", "in", (eb) => {
      const carts = eb.selectFrom("cart").select("id");
      return "cartId" in of
        ? carts.where("id", "=", of.cartId)
        : carts.where("customer_id", "=", of.customerId);
    })
    .execute();
  await db
    .updateTable("cart")
    .set({
      email: null,
      billing_address: null,
      shipping_address: null,
      payment_details: null,
      order_comment: null,
      version: sql`version + 1`,
    })
    .where((cart) =>
      "cartId" in of ? cart("id", "=", of.cartId) : cart("customer_id", "=", of.customerId),
    )
    .execute();
}
