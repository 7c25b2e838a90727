import type { StoredCart, StoredCartItem } from "@placket/domain/cart/cart";
import type { Address } from "@placket/domain/directory/address";
import { sql, type Selectable, type Updateable } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "../db/database.ts";
import type { Tables } from "../db/tables.gen.ts";

/** One cart with its items in the order they were added, in one query. `lock` holds it until the transaction ends. */
export async function selectCart(
  db: Db,
  maskId: string,
  { lock = false } = {},
): Promise<(StoredCart & { websiteId: number }) | undefined> {
  if (lock) {
    // Locked by itself first: the items must be read as they are once the lock is held.
    await db.selectFrom("cart").select("id").where("mask_id", "=", maskId).forUpdate().execute();
  }
  const row = await db
    .selectFrom("cart")
    .innerJoin("store_view", "store_view.id", "cart.store_view_id")
    .selectAll("cart")
    .select("store_view.website_id as website_id")
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("cart_item")
          .select([
            "cart_item.id",
            "product_id as productId",
            "parent_id as parentId",
            "quantity",
            "override_category_id as overrideCategoryId",
          ])
          .whereRef("cart_item.cart_id", "=", "cart.id")
          .orderBy("cart_item.id"),
      ).as("items"),
    )
    .where("mask_id", "=", maskId)
    .executeTakeFirst();
  return row && storedCart(row);
}

type CartRow = Selectable<Tables["cart"]> & {
  readonly website_id: number | null;
  readonly items: readonly StoredCartItem[];
};

function storedCart(row: CartRow): StoredCart & { websiteId: number } {
  return {
    id: Number(row.id),
    maskId: row.mask_id,
    storeViewId: row.store_view_id,
    websiteId: row.website_id ?? 0,
    customerId: row.customer_id,
    email: row.email,
    billingAddress: row.billing_address as Address | null,
    shippingAddress: row.shipping_address as Address | null,
    billingSameAsShipping: row.billing_same_as_shipping,
    chosenShippingMethod:
      row.shipping_carrier_code !== null && row.shipping_method_code !== null
        ? { carrierCode: row.shipping_carrier_code, methodCode: row.shipping_method_code }
        : null,
    paymentMethodCode: row.payment_method_code,
    couponCode: row.coupon_code,
    orderComment: row.order_comment,
    paymentDetails: row.payment_details,
    isActive: row.is_active,
    version: row.version,
    items: row.items.map((item) => ({ ...item, id: Number(item.id) })),
  };
}

export interface NewCart {
  readonly maskId: string;
  readonly storeViewId: number;
  readonly customerId: number | null;
  readonly customerGroupId: number;
  readonly now: Date;
}

export async function insertCart(db: Db, cart: NewCart): Promise<number> {
  const row = await db
    .insertInto("cart")
    .values({
      mask_id: cart.maskId,
      store_view_id: cart.storeViewId,
      customer_id: cart.customerId,
      customer_group_id: cart.customerGroupId,
      created_at: cart.now,
      updated_at: cart.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return Number(row.id);
}

/** Adds to the item of the same product, or makes a new one. */
export async function addToItem(
  db: Db,
  cartId: number,
  item: Omit<StoredCartItem, "id"> & { readonly existingId: number | null },
): Promise<void> {
  if (item.existingId !== null) {
    await db
      .updateTable("cart_item")
      .set({ quantity: item.quantity })
      .where("id", "=", item.existingId)
      .execute();
    return;
  }
  await db
    .insertInto("cart_item")
    .values({
      cart_id: cartId,
      product_id: item.productId,
      parent_id: item.parentId,
      quantity: item.quantity,
      override_category_id: item.overrideCategoryId,
    })
    .execute();
}

export async function updateItemQuantity(db: Db, itemId: number, quantity: number): Promise<void> {
  await db.updateTable("cart_item").set({ quantity }).where("id", "=", itemId).execute();
}

export async function deleteItem(db: Db, itemId: number): Promise<void> {
  await db.deleteFrom("cart_item").where("id", "=", itemId).execute();
}

/** Changes the cart's own columns; every change raises its version. */
export async function updateCart(
  db: Db,
  cartId: number,
  patch: Updateable<Tables["cart"]> & { updated_at: Date },
): Promise<void> {
  await db
    .updateTable("cart")
    .set({ ...patch, version: sql`version + 1` })
    .where("id", "=", cartId)
    .execute();
}

/** Closes a cart that is being ordered, or opens it again; a payment token is spent either way. */
export async function setCartActive(
  db: Db,
  cartId: number,
  { isActive, now }: { isActive: boolean; now: Date },
): Promise<void> {
  await updateCart(db, cartId, { is_active: isActive, payment_details: null, updated_at: now });
}

/** Holds the cart until the transaction ends, whether it is active or not. */
export async function lockCart(db: Db, cartId: number): Promise<void> {
  await db.selectFrom("cart").select("id").where("id", "=", cartId).forUpdate().execute();
}
