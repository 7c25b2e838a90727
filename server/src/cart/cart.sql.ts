import type { StoredCart, StoredCartItem } from "@placket/domain/cart/cart";
import type { Address } from "@placket/domain/directory/address";
import { sql, type ExpressionBuilder, type Selectable, type UpdateObject } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "../db/database.ts";
import type { Tables } from "../db/tables.gen.ts";

/** A cart as it stands, and the website it belongs to. */
export type HeldCart = StoredCart & { readonly websiteId: number };

/** One cart with its items in the order they were added, in one query. */
export async function selectCart(db: Db, maskId: string): Promise<HeldCart | undefined> {
  const row = await cartQuery(db, maskId).executeTakeFirst();
  return row && storedCart(row);
}

/** The same, held until the transaction ends, so that it stays as it was read. */
export async function selectCartForUpdate(db: Db, maskId: string): Promise<HeldCart | undefined> {
  const query = cartQuery(db, maskId).select(versionSeen).forUpdate("cart");
  const row = await query.executeTakeFirst();
  return row && heldCart(db, row, row.version_seen === row.version);
}

const cartQuery = (db: Db, maskId: string) =>
  db
    .selectFrom("cart")
    .selectAll("cart")
    .select(websiteId)
    .select((eb) => jsonArrayFrom(itemsOf(eb)).as("items"))
    .where("mask_id", "=", maskId);

const itemsOf = (eb: ExpressionBuilder<Tables, "cart">) =>
  eb
    .selectFrom("cart_item")
    .select(ITEM_COLUMNS)
    .whereRef("cart_item.cart_id", "=", "cart.id")
    .orderBy("cart_item.id");

/**
 * The version that the statement's snapshot shows. A statement that had to wait for another one holds the
 * cart as that one left it, but has read the items as they were before; then the two versions differ.
 */
const versionSeen = sql<number>`
  (SELECT seen.version FROM cart AS seen WHERE seen.id = cart.id)`.as("version_seen");

/** The cart that is held now; items that were read too early are read again. */
async function heldCart(db: Db, row: CartRow, isFresh: boolean): Promise<HeldCart> {
  if (isFresh) return storedCart(row);
  const items = await db
    .selectFrom("cart_item")
    .select(ITEM_COLUMNS)
    .where("cart_id", "=", row.id)
    .orderBy("cart_item.id")
    .execute();
  return storedCart({ ...row, items });
}

const websiteId = sql<number | null>`
  (SELECT website_id FROM store_view WHERE store_view.id = cart.store_view_id)`.as("website_id");

const ITEM_COLUMNS = [
  "cart_item.id",
  "product_id as productId",
  "parent_id as parentId",
  "quantity",
  "override_category_id as overrideCategoryId",
] as const;

/** Columns to change, as values or as what the database makes of other columns. */
export type CartPatch = Omit<
  UpdateObject<Tables, "cart">,
  "id" | "mask_id" | "version" | "updated_at"
>;

/** Raises a cart's version and holds it until the transaction ends. */
export async function touchCart(db: Db, maskId: string, now: Date): Promise<HeldCart | undefined> {
  const row = await db
    .updateTable("cart")
    .set({ version: sql`version + 1`, updated_at: now })
    .where("mask_id", "=", maskId)
    .returningAll("cart")
    .returning([websiteId, versionSeen])
    .returning((eb) => jsonArrayFrom(itemsOf(eb)).as("items"))
    .executeTakeFirst();
  return row && heldCart(db, row, row.version_seen + 1 === row.version);
}

type CartRow = Selectable<Tables["cart"]> & {
  readonly website_id: number | null;
  readonly items: readonly StoredCartItem[];
};

function storedCart(row: CartRow): HeldCart {
  return {
    id: row.id,
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
    items: row.items.map((item) => ({ ...item, id: item.id })),
  };
}

export interface NewCart {
  readonly maskId: string;
  readonly storeViewId: number;
  readonly customerId: number | null;
  readonly customerGroupId: number;
  readonly now: Date;
}

export async function insertCart(db: Db, cart: NewCart): Promise<void> {
  await db.insertInto("cart").values(cartRow(cart)).execute();
}

/** A new cart with its first items, in one statement. */
export async function insertFilledCart(
  db: Db,
  cart: NewCart,
  items: readonly Omit<StoredCartItem, "id">[],
): Promise<HeldCart> {
  const made = db
    .with("made", (cte) => cte.insertInto("cart").values(cartRow(cart)).returningAll())
    .with("filled", (cte) =>
      cte
        .insertInto("cart_item")
        .columns(["cart_id", "product_id", "parent_id", "quantity", "override_category_id"])
        .expression((eb) =>
          eb
            .selectFrom("made")
            .innerJoin(itemRows(items), (join) => join.onTrue())
            .select([
              "made.id",
              "item.product_id",
              "item.parent_id",
              "item.quantity",
              "item.override_category_id",
            ]),
        )
        .returning(ITEM_COLUMNS),
    );
  const row = await made
    .selectFrom("made as cart")
    .selectAll("cart")
    .select(websiteId)
    .select((eb) =>
      jsonArrayFrom(eb.selectFrom("filled").selectAll().orderBy("filled.id")).as("items"),
    )
    .executeTakeFirstOrThrow();
  return storedCart(row);
}

function cartRow(cart: NewCart) {
  return {
    mask_id: cart.maskId,
    store_view_id: cart.storeViewId,
    customer_id: cart.customerId,
    customer_group_id: cart.customerGroupId,
    created_at: cart.now,
    updated_at: cart.now,
  };
}

function itemRows(items: readonly Omit<StoredCartItem, "id">[]) {
  type Row = {
    product_id: number;
    parent_id: number | null;
    quantity: number;
    override_category_id: number | null;
  };
  return sql<Row>`unnest(
    ${items.map((item) => item.productId)}::int[], ${items.map((item) => item.parentId)}::int[],
    ${items.map((item) => item.quantity)}::int[], ${items.map((item) => item.overrideCategoryId)}::int[]
  )`.as<"item">(sql`item(product_id, parent_id, quantity, override_category_id)`);
}

/**
 * Changes a cart's own columns if it is still as it was read: nobody changed it since, and it is open.
 * Gives whether it was.
 */
export async function updateUnchangedCart(
  db: Db,
  { id, version }: Pick<StoredCart, "id" | "version">,
  { patch, now }: { patch: CartPatch; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("cart")
    .set({ ...patch, version: version + 1, updated_at: now })
    .where("id", "=", id)
    .where("version", "=", version)
    .where("is_active", "=", true)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Makes an item and gives its id. */
export async function insertItem(
  db: Db,
  cartId: number,
  item: Omit<StoredCartItem, "id">,
): Promise<number> {
  const { id } = await db
    .insertInto("cart_item")
    .values({
      cart_id: cartId,
      product_id: item.productId,
      parent_id: item.parentId,
      quantity: item.quantity,
      override_category_id: item.overrideCategoryId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateItemQuantity(db: Db, itemId: number, quantity: number): Promise<void> {
  await db.updateTable("cart_item").set({ quantity }).where("id", "=", itemId).execute();
}

export async function deleteItem(db: Db, itemId: number): Promise<void> {
  await db.deleteFrom("cart_item").where("id", "=", itemId).execute();
}

/** Opens a cart again whose payment failed; its payment token is spent. */
export async function reopen(db: Db, cartId: number, now: Date): Promise<void> {
  await db
    .updateTable("cart")
    .set({ is_active: true, payment_details: null, version: sql`version + 1`, updated_at: now })
    .where("id", "=", cartId)
    .execute();
}
