import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** A line of an order that is gift cards. */
export interface SoldLine {
  readonly itemId: number;
  readonly quantity: number;
  readonly storeViewId: number;
  /** `2026-12-24`, or `""`. */
  readonly sendOn: string;
}

/** The lines of these orders that are gift cards; most orders have none. */
export async function selectSoldLines(db: Db, orderIds: readonly number[]): Promise<SoldLine[]> {
  const { rows } = await sql<SoldLine>`
    SELECT item.id AS "itemId", quantity, store_view_id AS "storeViewId",
      coalesce(configuration -> 'giftCard' ->> 'sendOn', '') AS "sendOn"
    FROM order_item item JOIN sales_order ON sales_order.id = order_id
    WHERE order_id = ANY(${[...orderIds]}::bigint[]) AND configuration ->> 'kind' = 'giftCard'
    ORDER BY item.id`.execute(db);
  return rows;
}

/** Notes a card for each piece of a line, once. */
export async function insertSold(
  db: Db,
  { itemId, quantity, sendAt }: Pick<SoldLine, "itemId" | "quantity"> & { readonly sendAt: Date },
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO sold_gift_card (order_item_id, piece, send_at, updated_at)
    SELECT ${itemId}, piece, ${sendAt}, ${now} FROM generate_series(1, ${quantity}) AS piece
    ON CONFLICT (order_item_id, piece) DO NOTHING`.execute(db);
}

/** A sold card that is to be sent, or of which the rest is to be taken off. */
export interface DueCard {
  readonly id: number;
  readonly state: "waiting" | "calling_off";
  readonly giftCardId: number | null;
  /** As the order keeps it: read it. */
  readonly giftCard: unknown;
  readonly orderId: number;
  readonly number: string;
  readonly storeViewId: number;
}

/**
 * Cards whose day has come and whose order is paid, and those that are to be called off, held with their orders: what
 * somebody else holds waits for the next time. The orders are held first, and asked as they stand then: two that take
 * cards of one order by turns would each keep the other from half of them.
 */
export async function holdDue(
  db: Db,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<DueCard[]> {
  const isDue = sql`(state = 'calling_off' OR (state = 'waiting' AND send_at <= ${now}
    AND status IN ('processing', 'complete') AND NOT owes
    AND (EXISTS (SELECT FROM payment WHERE order_id = sales_order.id AND captured_minor > 0)
      OR NOT EXISTS (SELECT FROM payment WHERE order_id = sales_order.id))))`;
  const { rows } = await sql<DueCard>`
    WITH held AS MATERIALIZED (
      SELECT id, number, store_view_id, status, owes FROM sales_order WHERE id IN (
        SELECT sales_order.id FROM sold_gift_card
          JOIN order_item ON order_item.id = order_item_id
          JOIN sales_order ON sales_order.id = order_id
        WHERE ${isDue})
      ORDER BY id LIMIT ${most} FOR NO KEY UPDATE SKIP LOCKED)
    SELECT sold.id, state, gift_card_id AS "giftCardId", configuration -> 'giftCard' AS "giftCard",
      sales_order.id AS "orderId", number, store_view_id AS "storeViewId"
    FROM held AS sales_order
      JOIN order_item ON order_id = sales_order.id
      JOIN sold_gift_card sold ON order_item_id = order_item.id
    WHERE ${isDue}
    ORDER BY send_at, sold.id LIMIT ${most}
    FOR NO KEY UPDATE OF sold SKIP LOCKED`.execute(db);
  return rows;
}

/** A sold card as it stands now. */
interface Settled {
  readonly id: number;
  readonly state: "sent" | "called_off";
  readonly giftCardId: number;
}

/** Writes down what became of a gift card that was sold, and which card was made of it. */
export async function settleSold(
  db: Db,
  { id, state, giftCardId }: Settled,
  now: Date,
): Promise<void> {
  await db
    .updateTable("sold_gift_card")
    .set({ state, gift_card_id: giftCardId, updated_at: now })
    .where("id", "=", id)
    .execute();
}

/** What cannot be read today is looked at again later, so that it holds up no other. */
export async function postponeSold(db: Db, id: number, until: Date): Promise<void> {
  await db.updateTable("sold_gift_card").set({ send_at: until }).where("id", "=", id).execute();
}

/** The account of a card. */
export async function selectAccountId(db: Db, giftCardId: number): Promise<number> {
  const { account_id: id } = await db
    .selectFrom("gift_card")
    .select("account_id")
    .where("id", "=", giftCardId)
    .executeTakeFirstOrThrow();
  return id;
}

/** A sold card as staff see it beside its order. */
export interface SoldRow {
  readonly id: number;
  readonly state: "waiting" | "sent" | "calling_off" | "called_off";
  readonly giftCardId: number | null;
  readonly lastFour: string | null;
  /** In minor units of the order's currency; `null` while it is no card. */
  readonly balance: number | null;
  readonly currency: string;
  /** To whom it went, or is to go. */
  readonly recipientEmail: string;
  readonly recipientName: string;
  readonly sendAt: Date;
}

/** The sold cards of an order, line by line. */
export async function selectSoldOf(db: Db, number: string): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    SELECT sold.id, sold.state, gift_card_id AS "giftCardId", last_four AS "lastFour", balance,
      sales_order.currency, send_at AS "sendAt",
      coalesce(recipient_email, configuration -> 'giftCard' ->> 'recipientEmail', '') AS "recipientEmail",
      coalesce(recipient_name, configuration -> 'giftCard' ->> 'recipientName', '') AS "recipientName"
    FROM sold_gift_card sold
      JOIN order_item ON order_item.id = order_item_id
      JOIN sales_order ON sales_order.id = order_id
      LEFT JOIN gift_card ON gift_card.id = gift_card_id
      LEFT JOIN ledger_account ON ledger_account.id = account_id
    WHERE number = ${number} ORDER BY order_item.id, piece`.execute(db);
  return rows;
}

/** One, held until the transaction ends. */
export async function holdSold(db: Db, id: number) {
  const { rows } = await sql<Omit<DueCard, "state"> & Pick<SoldRow, "state">>`
    SELECT sold.id, state, gift_card_id AS "giftCardId", configuration -> 'giftCard' AS "giftCard",
      sales_order.id AS "orderId", number, store_view_id AS "storeViewId"
    FROM sold_gift_card sold
      JOIN order_item ON order_item.id = order_item_id
      JOIN sales_order ON sales_order.id = order_id
    WHERE sold.id = ${id} FOR NO KEY UPDATE OF sold, sales_order`.execute(db);
  return rows[0];
}

/** The order that a card was bought in; `null` of what staff issued. */
export async function selectOrderOfCard(db: Db, giftCardId: number): Promise<string | null> {
  const { rows } = await sql<{ readonly number: string }>`
    SELECT number FROM sold_gift_card
      JOIN order_item ON order_item.id = order_item_id JOIN sales_order ON sales_order.id = order_id
    WHERE gift_card_id = ${giftCardId}`.execute(db);
  return rows[0]?.number ?? null;
}
