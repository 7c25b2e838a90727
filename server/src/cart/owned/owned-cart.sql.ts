import type { Customer } from "@placket/domain/access/principal";
import type { KeptOfCart } from "@placket/domain/cart/join/joined-cart";
import type { Address } from "@placket/domain/directory/address";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { codesOf } from "../own-columns.sql.ts";

/**
 * The mask id of a customer's open cart in one of these store views: one with items before an empty one, then
 * the newest. There is one, unless a payment that failed gave an earlier one back.
 */
export async function selectOpenCartOf(
  db: Db,
  customerId: number,
  storeViewIds: readonly number[],
): Promise<string | undefined> {
  const row = await db
    .selectFrom("cart")
    .select("mask_id")
    .where("customer_id", "=", customerId)
    // Written out: the index of open carts is found whatever plan is kept.
    .where(sql<boolean>`is_active`)
    .where("store_view_id", "in", storeViewIds)
    .orderBy(
      (eb) => eb.exists(eb.selectFrom("cart_item").whereRef("cart_item.cart_id", "=", "cart.id")),
      "desc",
    )
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.mask_id;
}

/** Holds a customer until the transaction ends, so that which cart is theirs is decided once. */
export async function holdCustomer(db: Db, customerId: number): Promise<void> {
  await db
    .selectFrom("customer")
    .select("id")
    .where("id", "=", customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** In which group a customer is. */
export async function selectCustomerGroup(db: Db, customerId: number): Promise<number> {
  const { group_id: groupId } = await db
    .selectFrom("customer")
    .select("group_id")
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  return groupId;
}

/** Makes a cart that is held a customer's. */
export async function updateOwner(
  db: Db,
  cartId: number,
  { customerId, groupId }: Pick<Customer, "customerId" | "groupId">,
): Promise<void> {
  await db
    .updateTable("cart")
    .set({ customer_id: customerId, customer_group_id: groupId })
    .where("id", "=", cartId)
    .execute();
}

/** Writes what a cart that is held keeps beside its lines. */
export async function updateKept(db: Db, cartId: number, kept: KeptOfCart): Promise<void> {
  await db
    .updateTable("cart")
    .set({
      billing_address: json(kept.billingAddress),
      shipping_address: json(kept.shippingAddress),
      billing_same_as_shipping: kept.billingSameAsShipping,
      shipping_carrier_code: kept.chosenShippingMethod?.carrierCode ?? null,
      shipping_method_code: kept.chosenShippingMethod?.methodCode ?? null,
      coupon_code: codesOf(kept),
      gift_card_ids: kept.giftCards.map(({ id }) => id),
      order_comment: kept.orderComment,
    })
    .where("id", "=", cartId)
    .execute();
}

const json = (address: Address | null) => address && JSON.stringify(address);

/** Closes a cart that is held, whose lines went over into another one; its card token is forgotten. */
export async function closeJoined(db: Db, cartId: number, intoId: number): Promise<void> {
  await db
    .updateTable("cart")
    .set({ is_active: false, joined_into: intoId, payment_details: null })
    .where("id", "=", cartId)
    .execute();
}
