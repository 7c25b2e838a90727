import type { CartItem } from "@placket/domain/cart/cart-item";
import type { Totals } from "@placket/domain/cart/totals";
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

export async function nextOrderNumber(db: Db): Promise<string> {
  const { rows } = await sql<{
    number: string;
  }>`SELECT nextval('order_number')::text AS number`.execute(db);
  return rows[0]?.number ?? "";
}

export type OrderDraft = Omit<
  Selectable<Tables["sales_order"]>,
  "id" | "number" | "created_at" | "confirmation_token"
>;

export async function insertOrder(
  db: Db,
  draft: OrderDraft,
  { number, token }: { number: string; token: string },
): Promise<number> {
  const row = await db
    .insertInto("sales_order")
    .values({
      ...jsonColumns(draft),
      number,
      confirmation_token: token,
      created_at: draft.updated_at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return Number(row.id);
}

/** The same cart is paid again after a declined try: its order row is written anew, its number stays. */
export async function rewriteOrder(db: Db, orderId: number, draft: OrderDraft): Promise<void> {
  await db.deleteFrom("order_item").where("order_id", "=", orderId).execute();
  await db.updateTable("sales_order").set(jsonColumns(draft)).where("id", "=", orderId).execute();
}

function jsonColumns(draft: OrderDraft) {
  return {
    ...draft,
    billing_address: JSON.stringify(draft.billing_address),
    shipping_address:
      draft.shipping_address === null ? null : JSON.stringify(draft.shipping_address),
    shipping_method: draft.shipping_method === null ? null : JSON.stringify(draft.shipping_method),
    totals: JSON.stringify(draft.totals),
  };
}

export async function insertOrderItems(
  db: Db,
  orderId: number,
  { items, rows }: { items: readonly CartItem[]; rows: Totals["rows"] },
): Promise<void> {
  await db
    .insertInto("order_item")
    .values(
      items.map((item, i) => ({
        order_id: orderId,
        product_id: item.productId,
        parent_id: item.parentId,
        sku: item.sku,
        name: item.name,
        selections: JSON.stringify(item.selections),
        quantity: item.quantity,
        price_minor: item.unitPrice.minor,
        row_total_minor: rows[i]?.rowTotal.minor ?? 0,
        discount_minor: rows[i]?.discount.minor ?? 0,
        tax_minor: rows[i]?.tax.minor ?? 0,
      })),
    )
    .execute();
}

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

export type NewPayment = Pick<
  PaymentRow,
  | "order_id"
  | "attempt"
  | "method_code"
  | "provider"
  | "idempotency_key"
  | "amount_minor"
  | "currency"
> & { readonly details: object; readonly now: Date };

export async function insertPayment(
  db: Db,
  { details, now, ...payment }: NewPayment,
): Promise<void> {
  await db
    .insertInto("payment")
    .values({
      ...payment,
      details: JSON.stringify(details),
      state: "started",
      created_at: now,
      updated_at: now,
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
export async function selectUnsettledOrders(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("sales_order")
    .select("id")
    .where("status", "in", ["pending_payment", "payment_review"])
    .where("updated_at", "<", before)
    .orderBy("updated_at")
    .limit(50)
    .execute();
  return rows.map((row) => Number(row.id));
}
