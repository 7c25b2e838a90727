import type { TimeSpan } from "@placket/domain/list-days";
import type { Stage } from "@placket/domain/order/stages";
import { ORDERS_COUNTED } from "@placket/domain/order/orders-counted";
import { UNPAID_RETURN_STATES } from "@placket/domain/order/return/return-state";
import { ORDER_STATUSES, type OrderStatus } from "@placket/domain/order/order-status";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { BY_ITS_VALUES } from "../../db/statement/statement-names.ts";
import { literally } from "../../list/list-page.ts";
import { atStage } from "./at-stage.sql.ts";

/** Which orders staff look for. */
export interface OrderSearch extends TimeSpan {
  /**
   * A part of an order's number, an email, a name or the number of a purchase order, or the beginning of a product's
   * number; the beginning of a word where it is shorter than three letters. `""` for all.
   */
  readonly text: string;
  /** Those that the words have found already, by their ids: the text is not looked for again. */
  readonly found?: readonly number[] | undefined;
  readonly status?: OrderStatus | undefined;
  /** The stage at which they are. */
  readonly stage?: Stage | undefined;
  /** Orders on account whose invoice is open, all of them or those that are over their day. */
  readonly invoice?: "open" | "overdue" | undefined;
  /** When it is. */
  readonly now: Date;
  /** Only orders whose money somebody has to look after. */
  readonly isMoneyToLookAfter?: boolean | undefined;
}

/** What orders are narrowed by before they are counted by their status. */
type NarrowedBy = Pick<OrderSearch, "since" | "before" | "stage" | "invoice" | "now">;

/** The ways by which an order may match: each goes by an index of its own, and an order that goes by one is found. */
export function waysToFind(db: Db, search: OrderSearch) {
  const { text, found, status, isMoneyToLookAfter } = search;
  let orders = narrowed(db, search);
  if (status !== undefined) orders = orders.where("status", "=", status);
  if (isMoneyToLookAfter) orders = orders.where("sales_order.id", "in", moneyToLookAfter(db));
  if (!found) return byWords(db, orders, text);
  return [orders.where(sql<boolean>`sales_order.id = ANY(${[...found]}::bigint[])`)];
}

type Orders = ReturnType<typeof narrowed>;

/** Orders that were written in this time, are at this stage and have such an invoice. */
function narrowed(db: Db, { since, before, stage, invoice, now }: NarrowedBy) {
  let orders = db.selectFrom("sales_order");
  if (since !== undefined) orders = orders.where("created_at", ">=", since);
  if (before !== undefined) orders = orders.where("created_at", "<", before);
  if (stage !== undefined) orders = orders.where(atStage(stage));
  if (invoice !== undefined) orders = orders.where("owes", "=", sql.lit(true));
  if (invoice === "overdue") orders = orders.where("payment_due_at", "<", now);
  return orders;
}

function byWords(db: Db, orders: Orders, text: string): readonly Orders[] {
  if (text === "") return [orders];
  const literal = literally(text.toLowerCase());
  // An index of trigrams finds nothing by fewer letters, but it knows where words begin.
  if (text.length < TRIGRAM) return [orders.where("words", "like", `% ${literal}%`)];
  const ofProduct = db
    .selectFrom("order_item")
    .select("order_id")
    .where(sql<string>`lower(sku)`, "like", `${literal}%`);
  return [
    orders.where("words", "like", `%${literal}%`),
    orders.where("sales_order.id", "in", ofProduct),
  ];
}

const TRIGRAM = 3;

type SearchedBy = NarrowedBy & Pick<OrderSearch, "text">;

/** An order that words have found, and where it stands. */
interface Found {
  readonly id: number;
  readonly status: OrderStatus;
}

/** As many orders as words find at once, and count: each is looked at. */
const WORDS_FOUND = 1_000;

/** Every order that matches by its words and what they are narrowed by, in no order; `null` where so many do that nobody looks at all of them. */
export async function findByWords(db: Db, search: SearchedBy): Promise<readonly Found[] | null> {
  const ways = byWords(db, narrowed(db, search), search.text).map(
    (way) =>
      sql`(${way
        .select(["sales_order.id", "status"])
        .orderBy("created_at", "desc")
        .limit(WORDS_FOUND + 1)})`,
  );
  const { rows } =
    await sql<Found>`${sql.raw(BY_ITS_VALUES)} ${sql.join(ways, sql` UNION `)}`.execute(db);
  return rows.length > WORDS_FOUND ? null : rows;
}

interface Counted {
  readonly status: string;
  readonly count: number;
}

/**
 * How many of these orders there are, by status: each by itself, from its index. No status is counted beyond
 * `ORDERS_COUNTED` and one more.
 */
export async function countOrders(
  db: Db,
  search: NarrowedBy,
): Promise<Partial<Record<OrderStatus, number>>> {
  const ofStatus = narrowed(db, search)
    .select("sales_order.id")
    .where("status", "=", sql<OrderStatus>`one.status`)
    .limit(ORDERS_COUNTED + 1);
  const { rows } = await sql<Counted>`
    ${sql.raw(BY_ITS_VALUES)} SELECT status, count FROM unnest(${ORDER_STATUSES}::text[]) AS one(status),
      LATERAL (SELECT count(*) FROM (${ofStatus}) AS found) AS counted
    WHERE count > 0`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}

/** Orders with a payment that cannot be settled, whose money is on its way back, or that was refused to a return or its exchange. */
const moneyToLookAfter = (db: Db) =>
  db
    .selectFrom("payment")
    .select("payment.order_id")
    .where((row) => row.or([row("state", "=", "returning"), row("trouble", "is not", null)]))
    .union(
      db
        .selectFrom("order_return")
        .select("order_return.order_id")
        .where("order_return.state", "in", UNPAID_RETURN_STATES),
    );

/** How many orders have money that staff must look after. */
export async function countMoneyToLookAfter(db: Db): Promise<number> {
  const { orders } = await db
    .selectFrom(moneyToLookAfter(db).as("unsettled"))
    .select((row) => row.fn.countAll<number>().as("orders"))
    .executeTakeFirstOrThrow();
  return orders;
}
