import { SHOWN_STATUSES } from "@placket/domain/order/shown-status";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { deleteCancelRequest } from "../cancel/cancel-request.sql.ts";
import { withoutWords } from "../../embroidery/without-words.ts";

/** How many orders a customer has, and for how much, in each currency. */
export function selectOrderSums(db: Db, customerId: number) {
  return ofCustomer(db, customerId)
    .select(({ fn }) => [
      "currency",
      fn.countAll<number>().as("count"),
      // A sum of bigints is numeric, which would come as text.
      sql<number>`coalesce(sum(grand_total_minor) FILTER (WHERE status <> 'canceled'), 0)::bigint`.as(
        "spentMinor",
      ),
    ])
    .groupBy("currency")
    .orderBy("currency")
    .execute();
}

/** A customer's orders, the last placed first. */
export function selectLatestOrders(db: Db, customerId: number, limit: number) {
  return ofCustomer(db, customerId)
    .select(["number", "status", "created_at", "grand_total_minor", "currency"])
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

const ofCustomer = (db: Db, customerId: number) =>
  db
    .selectFrom("sales_order")
    .where("customer_id", "=", customerId)
    .where((eb) => eb("status", "=", eb.fn.any(eb.val([...SHOWN_STATUSES]))));

/** Writes whose orders they are now. */
export async function updateOwnerOfOrders(db: Db, fromId: number, intoId: number): Promise<void> {
  await db
    .updateTable("sales_order")
    .set({ customer_id: intoId })
    .where("customer_id", "=", fromId)
    .execute();
}

/** Where each order of a customer stands. */
export function selectStatesOf(db: Db, customerId: number) {
  return db
    .selectFrom("sales_order")
    .select(["id", "status"])
    .where("customer_id", "=", customerId)
    .execute();
}

/** Where each return of these orders stands. */
export function selectReturnStates(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom("order_return")
    .select(["order_id as orderId", "state"])
    .where((eb) => eb("order_id", "=", eb.fn.any(eb.val([...orderIds]))))
    .execute();
}

/** Every order of a customer, held: where it stands, by which email, and its addresses as they are stored. */
export function lockOrdersOf(db: Db, customerId: number) {
  return db
    .selectFrom("sales_order")
    .select(["id", "status", "email", "billing_address", "shipping_address"])
    .where("customer_id", "=", customerId)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** A guest's or a customer's order by its number, held: as above, whose it is, and of which cart. */
export function lockOrderToForget(db: Db, number: string) {
  return db
    .selectFrom("sales_order")
    .select([
      "id",
      "status",
      "email",
      "billing_address",
      "shipping_address",
      "customer_id",
      "cart_id",
    ])
    .where("number", "=", number)
    .forUpdate()
    .executeTakeFirst();
}

/** An order without whom it was for. */
interface BlankedOrder {
  readonly id: number;
  readonly email: string;
  readonly billingAddress: object;
  /** `null` where nothing was shipped. */
  readonly shippingAddress: object | null;
}

/** Takes out of an order, its history and its returns who it was for and what people wrote. */
export async function blankOrder(db: Db, order: BlankedOrder): Promise<void> {
  const { id, email, billingAddress, shippingAddress } = order;
  await db
    .updateTable("sales_order")
    .set({
      email,
      billing_address: JSON.stringify(billingAddress),
      shipping_address: shippingAddress && JSON.stringify(shippingAddress),
      order_comment: null,
    })
    .where("id", "=", id)
    .execute();
  await db
    .updateTable("order_item")
    .set({ configuration: withoutWords })
    .where("order_id", "=", id)
    .execute();
  await deleteCancelRequest(db, id);
  await db
    .updateTable("order_event")
    .set({ values: JSON.stringify({ text: "…" }) })
    .where("order_id", "=", id)
    .where("code", "=", "note")
    .execute();
  // Why a payment was declined is a word of the store's own.
  await sql`UPDATE order_event SET "values" = jsonb_set("values", '{reason}', '"…"')
    WHERE order_id = ${id} AND code <> 'declined' AND jsonb_typeof("values"->'reason') = 'string'`.execute(
    db,
  );
  await sql`UPDATE money_paper SET reason = '…' WHERE order_id = ${id} AND reason <> ''`.execute(
    db,
  );
  await sql`UPDATE payment_movement SET details = jsonb_set(details, '{reason}', '"…"')
    WHERE jsonb_typeof(details->'reason') = 'string' AND payment_id IN (SELECT id FROM payment WHERE order_id = ${id})`.execute(
    db,
  );
  await sql`UPDATE order_return SET comment = '', ended_reason = left(ended_reason, 0) WHERE order_id = ${id}`.execute(
    db,
  );
}
