import {
  RETURN_MOVES,
  type ReturnReason,
  type ReturnState,
} from "@placket/domain/order/return/return-state";
import type { PiecesWish } from "@placket/domain/order/step/check-pieces";
import { canMove } from "@placket/domain/state-moves";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "../../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../../list/list-page.ts";
import type { AwaitingRow } from "../exchange/awaited.ts";

interface NewReturn {
  readonly orderId: number;
  readonly reason: ReturnReason;
  readonly comment: string;
  readonly pieces: readonly PiecesWish[];
  readonly now: Date;
}

/** Writes down that pieces are to be sent back; gives the return's number. */
export async function insertReturn(
  db: Db,
  { orderId, reason, comment, pieces, now }: NewReturn,
): Promise<string> {
  const { id, number } = await db
    .insertInto("order_return")
    .values({ order_id: orderId, reason, comment, created_at: now, updated_at: now })
    .returning(["id", "number"])
    .executeTakeFirstOrThrow();
  await db
    .insertInto("order_return_item")
    .values(
      pieces.map(({ itemId, quantity }) => ({ return_id: id, order_item_id: itemId, quantity })),
    )
    .execute();
  return number;
}

/** Counts pieces as on their way back; with a minus, as not. */
export async function addReturned(db: Db, pieces: readonly PiecesWish[]): Promise<void> {
  await sql`
    UPDATE order_item SET quantity_returned = quantity_returned + wished.quantity
    FROM json_to_recordset(${JSON.stringify(pieces)}::json) AS wished("itemId" bigint, quantity int)
    WHERE order_item.id = wished."itemId"`.execute(db);
}

interface ReturnMove {
  readonly id: number;
  readonly from: ReturnState;
  readonly to: ReturnState;
  readonly now: Date;
  /** Where nothing comes of it. */
  readonly endedReason?: string | null | undefined;
}

/** The only way to another state of a return. @throws when `RETURN_MOVES` does not draw it. */
export async function moveReturn(
  db: Db,
  { id, from, to, now, endedReason = null }: ReturnMove,
): Promise<void> {
  if (!canMove(RETURN_MOVES, from, to)) throw new Error(`No return goes from ${from} to ${to}`);
  const { numUpdatedRows } = await db
    .updateTable("order_return")
    .set({ state: to, updated_at: now, ended_reason: endedReason })
    .where("id", "=", id)
    .where("state", "=", from)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error(`Return ${id} is ${from} no more`);
}

/** Writes how many pieces of a return were accepted, by the items of its order. */
export async function updateAccepted(
  db: Db,
  id: number,
  pieces: readonly PiecesWish[],
): Promise<void> {
  await sql`
    UPDATE order_return_item SET accepted = found.quantity
    FROM json_to_recordset(${JSON.stringify(pieces)}::json) AS found("itemId" bigint, quantity int)
    WHERE return_id = ${id} AND order_item_id = found."itemId"`.execute(db);
}

export type ReturnRow = Awaited<ReturnType<typeof selectReturns>>[number];

/** What a return is exchanged for, as far as it says whether that waits for its buyer. */
const SENT_FOR_IT = sql<AwaitingRow | null>`(
  SELECT json_build_object('status', exchange.status, 'exchanged_return_id', exchange.exchanged_return_id,
    'grand_total_minor', exchange.grand_total_minor, 'currency', exchange.currency, 'payment_state',
    (SELECT payment.state FROM payment WHERE payment.order_id = exchange.id ORDER BY payment.attempt DESC LIMIT 1))
  FROM sales_order AS exchange WHERE exchange.exchanged_return_id = order_return.id)`;

/** The returns of orders, first to last. */
export function selectReturns(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom("order_return")
    .selectAll()
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("order_return_item")
          .select(["order_item_id", "quantity", "accepted"])
          .whereRef("return_id", "=", "order_return.id")
          .orderBy("order_item_id"),
      ).as("items"),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("order_item as sent")
          .innerJoin("sales_order as exchange", "exchange.id", "sent.order_id")
          .select([
            "sent.quantity as ordered",
            "sent.quantity_ended as ended",
            "sent.difference_minor as differenceMinor",
          ])
          .whereRef("exchange.exchanged_return_id", "=", "order_return.id")
          .where("order_return.state", "=", "difference_failed"),
      ).as("owing"),
    )
    .select(SENT_FOR_IT.as("sent"))
    .where((eb) => eb("order_id", "=", eb.fn.any(eb.val([...orderIds]))))
    .orderBy("id")
    .execute();
}

/** Which returns of a customer's orders are asked for. */
interface OwnReturns {
  readonly customerId: number;
  /** One of them. */
  readonly id?: number | undefined;
}

/** Returns of a customer's orders, newest first, each with its order. */
export function selectOwnReturns(
  db: Db,
  search: OwnReturns,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly id: number; readonly order_id: number }[]> {
  return ownReturns(db, search)
    .select(["order_return.id", "order_return.order_id"])
    .orderBy("order_return.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many returns a buyer's search finds in all. */
export async function countOwnReturns(db: Db, search: OwnReturns): Promise<number> {
  const { count } = await ownReturns(db, search)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

function ownReturns(db: Db, { customerId, id }: OwnReturns) {
  const theirs = db
    .selectFrom("order_return")
    .innerJoin("sales_order", "sales_order.id", "order_return.order_id")
    .where("sales_order.customer_id", "=", customerId);
  return id === undefined ? theirs : theirs.where("order_return.id", "=", id);
}

/** The number of the order that a return is of. */
export function selectOrderOfReturn(db: Db, number: string) {
  return db
    .selectFrom("order_return")
    .innerJoin("sales_order", "sales_order.id", "order_return.order_id")
    .select("sales_order.number")
    .where("order_return.number", "=", number)
    .executeTakeFirst();
}

/** Which returns staff look for. */
export interface ReturnSearch {
  /** The beginning of the number of a return or its order, or a part of an email; `""` for all. */
  readonly text: string;
  readonly state?: ReturnState | undefined;
}

const SORTING: Sorting = {
  columns: { created: { by: sql.ref("order_return.id"), as: "number" } },
  unlessTold: "-created",
  id: sql.ref<number>("order_return.id"),
};

/** Returns that match, newest first unless told. */
export function selectReturnList(db: Db, { text, state }: ReturnSearch, page: PageAsked) {
  let query = db
    .selectFrom("order_return")
    .innerJoin("sales_order", "sales_order.id", "order_return.order_id")
    .select([
      "order_return.id",
      "order_return.number",
      "order_return.state",
      "order_return.reason",
      "order_return.created_at",
      "sales_order.number as order_number",
      "sales_order.email",
      SENT_FOR_IT.as("sent"),
    ]);
  if (state !== undefined) query = query.where("order_return.state", "=", state);
  if (text !== "") {
    const literal = literally(text);
    query = query.where((row) =>
      row.or([
        row("order_return.number", "like", `${literal}%`),
        row("sales_order.number", "like", `${literal}%`),
        row("sales_order.email", "ilike", `%${literal}%`),
      ]),
    );
  }
  return listPage(query, SORTING, page);
}
