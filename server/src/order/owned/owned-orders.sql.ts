import type { OrderStatus } from "@placket/domain/order/order-status";
import { SHOWN_STATUSES } from "@placket/domain/order/shown-status";
import { sql, type ExpressionBuilder } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Tables } from "../../db/tables.gen.ts";
import { literally } from "../../list/list-page.ts";

/** Which of a customer's orders are looked for; what is left out limits nothing. */
export interface OwnOrderSearch {
  readonly customerId: number;
  /** A part of a number, or of the sku or the name of something in the order. */
  readonly text?: string | undefined;
  readonly storeViewIds?: readonly number[] | undefined;
  readonly numbers?: readonly string[] | undefined;
  /** A part of a number. */
  readonly numberPart?: string | undefined;
  readonly statuses?: readonly OrderStatus[] | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly leastMinor?: number | undefined;
  readonly mostMinor?: number | undefined;
}

/** A part of a list: so many after so many. */
interface Part {
  readonly limit: number;
  readonly offset: number;
  readonly isOldestFirst: boolean;
}

/** Ids of a customer's orders in the order in which they were placed. */
export async function selectOwnOrderIds(
  db: Db,
  search: OwnOrderSearch,
  { limit, offset, isOldestFirst }: Part,
): Promise<number[]> {
  const rows = await owned(db, search)
    .select("id")
    .orderBy("id", isOldestFirst ? "asc" : "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many orders a buyer's search finds in all. */
export async function countOwnOrders(db: Db, search: OwnOrderSearch): Promise<number> {
  const { count } = await owned(db, search)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

function owned(db: Db, search: OwnOrderSearch) {
  const { customerId, storeViewIds, numbers, numberPart, from, to, leastMinor, mostMinor } = search;
  const { text } = search;
  const statuses: readonly OrderStatus[] = search.statuses ?? SHOWN_STATUSES;
  let query = db
    .selectFrom("sales_order")
    .where("customer_id", "=", customerId)
    .where((eb) => eb("status", "=", eb.fn.any(eb.val([...statuses]))));
  if (storeViewIds) {
    query = query.where((eb) => eb("store_view_id", "=", eb.fn.any(eb.val([...storeViewIds]))));
  }
  if (numbers) query = query.where((eb) => eb("number", "=", eb.fn.any(eb.val([...numbers]))));
  if (numberPart !== undefined) query = query.where("number", "like", `%${literally(numberPart)}%`);
  if (text !== undefined) query = query.where((eb) => holdsText(eb, `%${literally(text)}%`));
  if (from) query = query.where("created_at", ">=", from);
  if (to) query = query.where("created_at", "<=", to);
  if (leastMinor !== undefined) query = query.where("grand_total_minor", ">=", leastMinor);
  if (mostMinor !== undefined) query = query.where("grand_total_minor", "<=", mostMinor);
  return query;
}

function holdsText(eb: ExpressionBuilder<Tables, "sales_order">, part: string) {
  return eb.or([
    eb("number", "ilike", part),
    eb.exists(
      eb
        .selectFrom("order_item")
        .select("order_item.id")
        .whereRef("order_item.order_id", "=", "sales_order.id")
        .where((item) => item.or([item("sku", "ilike", part), item("name", "ilike", part)])),
    ),
  ]);
}

/** Since when each of these orders stands as it does: the first event of those in its latest status. */
export async function selectStatusChanges(
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const { rows } = await sql<{ readonly id: number; readonly since: Date }>`
    SELECT order_id AS id, min(created_at) AS since FROM order_event AS event
    WHERE order_id = ANY(${[...orderIds]}::bigint[]) AND NOT EXISTS (
      SELECT FROM order_event AS later
      WHERE later.order_id = event.order_id AND later.id > event.id AND later.status <> event.status
    ) GROUP BY order_id`.execute(db);
  return new Map(rows.map(({ id, since }) => [id, since]));
}

/** When the first of a customer's orders was placed. */
export async function selectFirstPlaced(db: Db, customerId: number): Promise<Date | null> {
  const { first } = await owned(db, { customerId })
    .select(({ fn }) => fn.min(fn.coalesce("placed_at", "created_at")).as("first"))
    .executeTakeFirstOrThrow();
  return first;
}
