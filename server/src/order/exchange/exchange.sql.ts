import { randomBytes } from "node:crypto";
import type { PiecesWish } from "@placket/domain/order/step/check-pieces";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { JsonValue } from "../../db/tables.gen.ts";
import type { OrderRow } from "../order.sql.ts";

/** A line of what is sent, which costs nothing. */
export interface ExchangedLine {
  readonly productId: number;
  readonly parentId: number | null;
  readonly sku: string;
  readonly name: string;
  readonly selections: object;
  readonly configuration: JsonValue;
  readonly quantity: number;
  /** The line that it is sent for, and what that line's buyer has paid more for it, or with a minus less. */
  readonly exchangedItemId: number;
  readonly differenceMinor: number;
}

interface NewExchange {
  readonly of: OrderRow;
  readonly returnId: number;
  readonly shippingMethod: object | null;
  readonly totals: object;
  readonly lines: readonly ExchangedLine[];
  readonly now: Date;
}

/** Writes the order that is sent for a return: its buyer's, placed, with nothing to pay; gives its id and number. */
export async function insertExchange(
  db: Db,
  { of, returnId, shippingMethod, totals, lines, now }: NewExchange,
): Promise<{ id: number; number: string }> {
  // Every order is of a cart; nobody has ever filled this one.
  const cart = await db
    .insertInto("cart")
    .values({
      mask_id: randomBytes(16).toString("hex"),
      store_view_id: of.store_view_id,
      is_active: false,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const order = await db
    .insertInto("sales_order")
    .values({
      number: sql`nextval('order_number')::text`,
      cart_id: cart.id,
      store_view_id: of.store_view_id,
      customer_id: of.customer_id,
      status: "processing",
      email: of.email,
      currency: of.currency,
      billing_address: JSON.stringify(of.billing_address),
      shipping_address: of.shipping_address === null ? null : JSON.stringify(of.shipping_address),
      shipping_method: shippingMethod && JSON.stringify(shippingMethod),
      payment_method_code: "free",
      totals: JSON.stringify(totals),
      grand_total_minor: 0,
      confirmation_token: randomBytes(16).toString("hex"),
      exchanged_return_id: returnId,
      created_at: now,
      placed_at: now,
      updated_at: now,
    })
    .returning(["id", "number"])
    .executeTakeFirstOrThrow();
  await db
    .insertInto("order_item")
    .values(
      lines.map((line) => ({
        order_id: order.id,
        product_id: line.productId,
        parent_id: line.parentId,
        sku: line.sku,
        name: line.name,
        selections: JSON.stringify(line.selections),
        configuration: JSON.stringify(line.configuration),
        quantity: line.quantity,
        price_minor: 0,
        row_total_minor: 0,
        discount_minor: 0,
        tax_minor: 0,
        exchanged_item_id: line.exchangedItemId,
        difference_minor: line.differenceMinor,
      })),
    )
    .execute();
  return order;
}

/** Counts pieces of lines as those that something else is sent for. */
export async function addExchanged(db: Db, pieces: readonly PiecesWish[]): Promise<void> {
  await sql`
    UPDATE order_item SET quantity_exchanged = quantity_exchanged + sent.quantity
    FROM json_to_recordset(${JSON.stringify(pieces)}::json) AS sent("itemId" bigint, quantity int)
    WHERE order_item.id = sent."itemId"`.execute(db);
}

/**
 * So many pieces of an exchange stand no more: nothing is sent for the pieces that they were sent for, nor for those
 * that these were sent for themselves.
 */
export async function takeOffExchanged(db: Db, pieces: readonly PiecesWish[]): Promise<void> {
  await sql`
    WITH RECURSIVE off AS (
      SELECT item.exchanged_item_id AS id, back.quantity
      FROM json_to_recordset(${JSON.stringify(pieces)}::json) AS back("itemId" bigint, quantity int)
      JOIN order_item AS item ON item.id = back."itemId"
      UNION ALL
      SELECT item.exchanged_item_id, off.quantity FROM off JOIN order_item AS item ON item.id = off.id
    )
    UPDATE order_item SET quantity_exchanged = quantity_exchanged - off.quantity
    FROM (SELECT id, sum(quantity)::int AS quantity FROM off WHERE id IS NOT NULL GROUP BY id) AS off
    WHERE order_item.id = off.id`.execute(db);
}

/** The order that a return is of. */
export function selectOrigin(db: Db, returnId: number) {
  return db
    .selectFrom("order_return")
    .innerJoin("sales_order", "sales_order.id", "order_return.order_id")
    .select(["sales_order.id as orderId", "status", "order_return.number as return"])
    .where("order_return.id", "=", returnId)
    .executeTakeFirst();
}

/** An order that was sent for a return of another one. */
export interface ExchangeLink {
  readonly of: string;
  readonly return: string;
  readonly by: string;
}

/** The exchanges of an order: what it was sent for, and what was sent for its own returns. */
export async function selectExchanges(db: Db, orderId: number): Promise<ExchangeLink[]> {
  const { rows } = await sql<ExchangeLink>`
    SELECT origin.number AS of, order_return.number AS return, sent.number AS by
    FROM sales_order AS sent JOIN order_return ON order_return.id = sent.exchanged_return_id
    JOIN sales_order AS origin ON origin.id = order_return.order_id
    WHERE sent.id = ${orderId} OR origin.id = ${orderId} ORDER BY sent.id`.execute(db);
  return rows;
}
