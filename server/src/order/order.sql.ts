import type { OrderStatus } from "@placket/domain/order/order-status";
import { sql, type Selectable, type Updateable } from "kysely";
import type { Db } from "../db/database.ts";
import type { Tables } from "../db/tables.gen.ts";

export type OrderRow = Selectable<Tables["sales_order"]> & { readonly status: OrderStatus };
export type PaymentRow = Selectable<Tables["payment"]>;

/** The order of a cart, locked until the transaction ends. */
export async function selectOrderOfCart(db: Db, cartId: number): Promise<OrderRow | undefined> {
  const row = await db
    .selectFrom("sales_order")
    .selectAll()
    .where("cart_id", "=", cartId)
    .forUpdate()
    .executeTakeFirst();
  return row as OrderRow | undefined;
}

export async function selectOrder(
  db: Db,
  orderId: number,
  { lock }: { lock: boolean },
): Promise<OrderRow> {
  const query = db.selectFrom("sales_order").selectAll().where("id", "=", orderId);
  return (await (lock ? query.forUpdate() : query).executeTakeFirstOrThrow()) as OrderRow;
}

/** Order and payment together, both held until the transaction ends. */
export async function selectForSettling(
  db: Db,
  idempotencyKey: string,
): Promise<{ order: OrderRow; payment: PaymentRow }> {
  const payment = await selectPaymentByKey(db, idempotencyKey);
  return { payment, order: await selectOrder(db, Number(payment.order_id), { lock: true }) };
}

/** One try to pay, locked until the transaction ends. */
export function selectPaymentByKey(db: Db, idempotencyKey: string): Promise<PaymentRow> {
  return db
    .selectFrom("payment")
    .selectAll()
    .where("idempotency_key", "=", idempotencyKey)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function selectOrderByNumber(db: Db, number: string): Promise<OrderRow | undefined> {
  const row = await db
    .selectFrom("sales_order")
    .selectAll()
    .where("number", "=", number)
    .executeTakeFirst();
  return row as OrderRow | undefined;
}

/** The latest try to pay an order. */
export function selectLatestPayment(db: Db, orderId: number): Promise<PaymentRow | undefined> {
  return db
    .selectFrom("payment")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("attempt", "desc")
    .limit(1)
    .executeTakeFirst();
}

export type OrderDraft = Omit<
  Selectable<Tables["sales_order"]>,
  "id" | "number" | "created_at" | "confirmation_token"
>;

export function selectOrderItems(db: Db, orderId: number) {
  return db
    .selectFrom("order_item")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
}

export async function updateOrder(
  db: Db,
  orderId: number,
  patch: Updateable<Tables["sales_order"]> & { updated_at: Date },
): Promise<void> {
  await db.updateTable("sales_order").set(patch).where("id", "=", orderId).execute();
}

export async function insertOrderEvent(
  db: Db,
  event: { orderId: number; status: OrderStatus; note: string; now: Date },
): Promise<void> {
  await db
    .insertInto("order_event")
    .values({
      order_id: event.orderId,
      status: event.status,
      note: event.note,
      created_at: event.now,
    })
    .execute();
}

export async function updatePayment(
  db: Db,
  paymentId: number,
  patch: Updateable<Tables["payment"]> & { updated_at: Date },
): Promise<void> {
  await db.updateTable("payment").set(patch).where("id", "=", paymentId).execute();
}

/** Orders whose payment has not been settled for a while. */
export async function selectUnsettledOrders(
  db: Db,
  before: Date,
): Promise<{ orderId: number; cartId: number }[]> {
  const rows = await db
    .selectFrom("sales_order")
    .select(["id", "cart_id"])
    .where("status", "in", ["pending_payment", "payment_review"])
    .where("updated_at", "<", before)
    .orderBy("updated_at")
    .limit(50)
    .execute();
  return rows.map((row) => ({ orderId: Number(row.id), cartId: Number(row.cart_id) }));
}
