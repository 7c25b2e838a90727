import { randomBytes } from "node:crypto";
import type { Money } from "@placket/domain/money/money";
import type { EndedLine, EndingLine } from "@placket/domain/order/return/ended-exchange";
import type { PiecesWish } from "@placket/domain/order/step/check-pieces";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { JsonValue } from "../../db/tables.gen.ts";
import { PAYMENT_KEY_FORM } from "../../providers/payment/payment-key.ts";
import type { OrderRow } from "../order.sql.ts";
import { awaitedOf, type AwaitingRow } from "./awaited.ts";

/** A line of what is sent, which costs nothing unless its difference is paid by card. */
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
  /** What of a difference its own order asks for. */
  readonly askedMinor: number;
}

/** A line of what was sent, and the one that it was sent for. */
type SentLine = Pick<EndingLine, "sentForId" | "ordered" | "ended" | "differenceMinor">;

interface NewExchange {
  readonly of: OrderRow;
  readonly returnId: number;
  readonly shippingMethod: object | null;
  readonly status: "processing" | "holded";
  readonly methodCode: string;
  readonly totals: object;
  readonly totalMinor: number;
  readonly lines: readonly ExchangedLine[];
  readonly now: Date;
}

/** Writes the order that is sent for a return: its buyer's, placed; gives its id and number. */
export async function insertExchange(
  db: Db,
  { of, returnId, status, methodCode, shippingMethod, totals, totalMinor, lines, now }: NewExchange,
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
      status,
      email: of.email,
      currency: of.currency,
      billing_address: JSON.stringify(of.billing_address),
      shipping_address: of.shipping_address === null ? null : JSON.stringify(of.shipping_address),
      shipping_method: shippingMethod && JSON.stringify(shippingMethod),
      payment_method_code: methodCode,
      totals: JSON.stringify(totals),
      grand_total_minor: totalMinor,
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
        price_minor: Math.round(line.askedMinor / line.quantity),
        row_total_minor: line.askedMinor,
        discount_minor: 0,
        tax_minor: 0,
        exchanged_item_id: line.exchangedItemId,
        difference_minor: line.differenceMinor,
      })),
    )
    .execute();
  return order;
}

interface NewPayment {
  readonly order: Pick<OrderRow, "id" | "number" | "grand_total_minor" | "currency">;
  readonly provider: string;
  readonly methodCode: string;
  readonly keyEnd: string;
  readonly details: object;
  readonly now: Date;
}

/** Writes another try to pay for a held order down; gives the key by which it is asked for. */
export async function insertPayment(
  db: Db,
  { order, provider, methodCode, keyEnd, details, now }: NewPayment,
): Promise<string> {
  const { rows } = await sql<{ readonly idempotency_key: string }>`
    INSERT INTO payment (order_id, attempt, method_code, provider, idempotency_key, state, amount_minor, currency,
      details, created_at, updated_at)
    SELECT ${order.id}, number, ${methodCode}, ${provider}, format(${sql.lit(PAYMENT_KEY_FORM)}, ${order.number}::text, number, ${keyEnd}::text),
      'started', ${order.grand_total_minor}, ${order.currency}, ${JSON.stringify(details)}::jsonb, ${now}, ${now}
    FROM (SELECT count(*)::int + 1 AS number FROM payment WHERE order_id = ${order.id}) AS attempt
    RETURNING idempotency_key`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`No payment of order ${order.number} was written`);
  return row.idempotency_key;
}

/** How an exchange travels, once it is known when it may go. */
export async function updateMethod(db: Db, orderId: number, method: object | null): Promise<void> {
  await db
    .updateTable("sales_order")
    .set({ shipping_method: method && JSON.stringify(method) })
    .where("id", "=", orderId)
    .execute();
}

/** Counts pieces of lines as those that something else is sent for. */
export async function addExchanged(db: Db, pieces: readonly PiecesWish[]): Promise<void> {
  await sql`
    UPDATE order_item SET quantity_exchanged = quantity_exchanged + sent.quantity
    FROM json_to_recordset(${JSON.stringify(pieces)}::json) AS sent("itemId" bigint, quantity int)
    WHERE order_item.id = sent."itemId"`.execute(db);
}

/** Lines of exchanges whose pieces stand no more, and the order that was paid for them. */
interface HeldExchange {
  readonly lines: readonly EndingLine[];
  readonly paid: Pick<OrderRow, "id" | "status" | "customer_id"> | undefined;
}

/**
 * So many pieces of an exchange, those that they were sent for, where these were sent for others themselves, and so
 * on to the order that was paid. All of these orders are held, the later ones first: whoever works at one of them
 * holds it before those that it was sent for.
 */
export async function holdExchanged(db: Db, pieces: readonly PiecesWish[]): Promise<HeldExchange> {
  const chain = sql`RECURSIVE chain AS (
      SELECT item.id, item.order_id, item.exchanged_item_id, ending.quantity
      FROM json_to_recordset(${JSON.stringify(pieces)}::json) AS ending("itemId" bigint, quantity int)
      JOIN order_item AS item ON item.id = ending."itemId"
      UNION ALL
      SELECT item.id, item.order_id, item.exchanged_item_id, chain.quantity
      FROM chain JOIN order_item AS item ON item.id = chain.exchanged_item_id
    )`;
  const { rows: orders } = await sql<Pick<OrderRow, "id" | "status" | "customer_id">>`
    WITH ${chain} SELECT id, status, customer_id FROM sales_order WHERE id IN (SELECT order_id FROM chain)
    ORDER BY id DESC FOR UPDATE`.execute(db);
  const { rows: lines } = await sql<EndingLine>`
    WITH ${chain} SELECT chain.id AS "itemId", sum(chain.quantity)::int AS quantity, item.exchanged_item_id AS "sentForId",
      item.quantity AS ordered, item.quantity_ended AS ended,
      CASE order_return.state WHEN 'difference_failed' THEN 0 ELSE item.difference_minor END AS "differenceMinor"
    FROM chain JOIN order_item AS item USING (id) JOIN sales_order ON sales_order.id = item.order_id
    JOIN order_return ON order_return.id = sales_order.exchanged_return_id
    WHERE item.exchanged_item_id IS NOT NULL AND chain.quantity > 0
    GROUP BY chain.id, item.id, order_return.id ORDER BY chain.id`.execute(db);
  return { lines, paid: orders.at(-1) };
}

/** The lines of what was sent for a return. */
export async function selectSentLines(db: Db, returnId: number): Promise<SentLine[]> {
  const { rows } = await sql<SentLine>`
    SELECT item.exchanged_item_id AS "sentForId", item.quantity AS ordered, item.quantity_ended AS ended,
      item.difference_minor AS "differenceMinor"
    FROM order_item AS item JOIN sales_order ON sales_order.id = item.order_id
    WHERE sales_order.exchanged_return_id = ${returnId} ORDER BY item.id`.execute(db);
  return rows;
}

/** Takes back of lines what counted as paid in advance for them. */
export async function takeAdvances(
  db: Db,
  advances: readonly Pick<EndedLine, "sentForId" | "advanceMinor">[],
): Promise<void> {
  await sql`UPDATE order_item SET advance_minor = advance_minor - wrong.advance
    FROM (SELECT "sentForId" AS id, sum("advanceMinor")::bigint AS advance
      FROM json_to_recordset(${JSON.stringify(advances)}::json) AS one("sentForId" bigint, "advanceMinor" bigint)
      GROUP BY "sentForId") AS wrong
    WHERE order_item.id = wrong.id`.execute(db);
}

/** Counts pieces of exchanges that stand no more: nothing is sent for the pieces of their lines, which can be paid back. */
export async function addEnded(db: Db, lines: readonly EndedLine[]): Promise<void> {
  const ended = sql`json_to_recordset(${JSON.stringify(lines)}::json)
    AS ended("itemId" bigint, "sentForId" bigint, quantity int, "advanceMinor" bigint)`;
  await sql`UPDATE order_item SET quantity_ended = quantity_ended + ended.quantity
    FROM ${ended} WHERE order_item.id = ended."itemId"`.execute(db);
  await sql`UPDATE order_item SET quantity_exchanged = quantity_exchanged - back.quantity,
      advance_minor = advance_minor + back.advance
    FROM (SELECT "sentForId" AS id, sum(quantity)::int AS quantity, sum("advanceMinor")::bigint AS advance
      FROM ${ended} GROUP BY "sentForId") AS back
    WHERE order_item.id = back.id`.execute(db);
}

/** The group of an order's customer today; undefined for a guest. */
export async function selectGroup(db: Db, customerId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("customer")
    .select("group_id")
    .where("id", "=", customerId)
    .executeTakeFirst();
  return row?.group_id;
}

/** The number of the return that an order was sent for. */
export async function selectSentFor(db: Db, returnId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("order_return")
    .select("number")
    .where("id", "=", returnId)
    .executeTakeFirst();
  return row?.number;
}

/** An order that was sent for a return of another one. */
export interface ExchangeLink {
  readonly of: string;
  readonly return: string;
  readonly by: string;
  /** What its buyer has to pay before it is sent; `null` for nothing. */
  readonly awaited: Money | null;
}

/** The exchanges of an order: what it was sent for, and what was sent for its own returns. */
export async function selectExchanges(db: Db, orderId: number): Promise<ExchangeLink[]> {
  const { rows } = await sql<Omit<ExchangeLink, "awaited"> & AwaitingRow>`
    SELECT origin.number AS of, order_return.number AS return, sent.number AS by,
      sent.status, sent.exchanged_return_id, sent.grand_total_minor, sent.currency,
      (SELECT state FROM payment WHERE payment.order_id = sent.id ORDER BY attempt DESC LIMIT 1) AS payment_state
    FROM sales_order AS sent JOIN order_return ON order_return.id = sent.exchanged_return_id
    JOIN sales_order AS origin ON origin.id = order_return.order_id
    WHERE sent.id = ${orderId} OR origin.id = ${orderId} ORDER BY sent.id`.execute(db);
  return rows.map((row) => ({
    of: row.of,
    return: row.return,
    by: row.by,
    awaited: awaitedOf(row),
  }));
}
