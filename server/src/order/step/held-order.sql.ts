import type { OrderFacts } from "@placket/domain/order/step/order-steps";
import { sql } from "kysely";
import type { Ctx } from "../../context.ts";
import type { Db } from "../../db/database.ts";
import { selectOrderItems, type OrderRow, type PaymentRow } from "../order.sql.ts";
import { sourcesSpent } from "../../ledger/ledger.ts";
import { hasAsked } from "../movement/movement.sql.ts";
import { selectDigitizing } from "../sewn/ordered-logos.sql.ts";
import { isWorkBegun } from "./begun-work.ts";
import { orderFacts } from "./order-facts.ts";

type ItemRow = Awaited<ReturnType<typeof selectOrderItems>>[number];

/** An order of which nothing moves until the transaction ends: its row, its items and its last payment. */
export interface HeldOrder {
  readonly order: OrderRow;
  readonly items: readonly ItemRow[];
  readonly payment: PaymentRow | null;
  readonly facts: OrderFacts;
}

/**
 * An order by its number, held. Payments are held before their order, as settling holds them: two who want both
 * never wait for each other.
 */
export async function holdOrder(tx: Ctx, number: string): Promise<HeldOrder | undefined> {
  const { db } = tx;
  const payments = await db
    .selectFrom("payment")
    .selectAll()
    .where("order_id", "=", (eb) =>
      eb.selectFrom("sales_order").select("id").where("number", "=", number),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
  const row = await db
    .selectFrom("sales_order")
    .selectAll()
    .where("number", "=", number)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const order = row as OrderRow;
  const items = await selectOrderItems(db, order.id);
  const payment = await lastPayment(db, order, payments);
  const isMoneyMoving = payment !== null && (await hasAsked(db, payment.id));
  const spent = await sourcesSpent(tx, order.id);
  const digitizing = await selectDigitizing(db, order.id, items);
  const isBegun = await isWorkBegun(tx, items, { isHeld: true });
  const facts = orderFacts({
    order,
    items,
    payment,
    spent,
    isMoneyMoving,
    digitizing,
    isWorkBegun: isBegun,
  });
  return { order, items, payment, facts };
}

/**
 * The last payment of a held order. What is sent for a return may have got one since its payments were read, from
 * whoever held it before: that one is read and not held, for whoever settles it waits for the order.
 */
async function lastPayment(
  db: Db,
  { id, exchanged_return_id: returnId }: OrderRow,
  held: readonly PaymentRow[],
): Promise<PaymentRow | null> {
  if (returnId === null) return held.at(-1) ?? null;
  const last = await db
    .selectFrom("payment")
    .selectAll()
    .where("order_id", "=", id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last ?? null;
}

/** Of these orders, the numbers of those that are under way and of which nothing travels. */
export async function selectNothingToShip(db: Db, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ readonly number: string }>`
    SELECT number FROM sales_order WHERE id = ANY(${[...ids]}::bigint[]) AND status = 'processing'
      AND NOT EXISTS (SELECT FROM order_item
        WHERE order_id = sales_order.id AND coalesce(configuration ->> 'kind', '') NOT IN ('virtual', 'giftCard'))
    ORDER BY id`.execute(db);
  return rows.map(({ number }) => number);
}

/** Takes every piece that is not canceled yet off the order. */
export async function cancelItems(db: Db, orderId: number): Promise<void> {
  await db
    .updateTable("order_item")
    .set((eb) => ({
      quantity_canceled: eb("quantity", "-", eb.ref("quantity_refunded")),
    }))
    .where("order_id", "=", orderId)
    .execute();
}

/** Notes when an order was packed. */
export async function markPacked(db: Db, orderId: number, now: Date): Promise<void> {
  await db
    .updateTable("sales_order")
    .set({ packed_at: now, updated_at: now })
    .where("id", "=", orderId)
    .execute();
}

type AddressColumn = "billing_address" | "shipping_address";

/** Writes the shipping or the billing address of an order anew. */
export async function updateOrderAddress(
  db: Db,
  orderId: number,
  { column, address, now }: { column: AddressColumn; address: object; now: Date },
): Promise<void> {
  await db
    .updateTable("sales_order")
    .set({ [column]: JSON.stringify(address), updated_at: now })
    .where("id", "=", orderId)
    .execute();
}
