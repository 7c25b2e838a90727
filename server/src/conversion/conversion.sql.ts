import type { ConversionState } from "@placket/domain/conversion/conversion-state";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../list/list-page.ts";
import type { UserData } from "./hashed-person.ts";

/** Something that Meta is to be told of. */
export interface NewConversion {
  readonly storeViewId: number;
  readonly pixel: string;
  /** As Meta calls it. */
  readonly name: string;
  readonly eventId: string;
  readonly happenedAt: Date;
  readonly notedAt: Date;
  readonly customerId: number | null;
  readonly orderId: number | null;
  readonly sourceUrl: string;
  readonly person: UserData;
  readonly custom: object;
}

/** Notes what is not noted yet: by its name and `eventId`, and by its order. */
export async function insertConversions(db: Db, events: readonly NewConversion[]): Promise<void> {
  if (events.length === 0) return;
  await db
    .insertInto("conversion_event")
    .values(
      events.map((event) => ({
        store_view_id: event.storeViewId,
        pixel: event.pixel,
        name: event.name,
        event_id: event.eventId,
        happened_at: event.happenedAt,
        noted_at: event.notedAt,
        customer_id: event.customerId,
        order_id: event.orderId,
        source_url: event.sourceUrl,
        person: JSON.stringify(event.person),
        custom: JSON.stringify(event.custom),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Which events staff look for. */
export interface ConversionSearch {
  /** A part of what Meta said, an order's number or an event's own name; `""` for all. */
  readonly text: string;
  readonly name?: string | undefined;
  readonly state?: ConversionState | undefined;
}

export interface ConversionRow {
  readonly id: number;
  readonly storeViewId: number;
  readonly name: string;
  readonly happenedAt: Date;
  readonly order: string | null;
  readonly custom: unknown;
  readonly state: ConversionState;
  readonly error: string | null;
  readonly trace: string | null;
}

const SORTING: Sorting = {
  columns: { happened: { by: sql.ref("happened_at"), as: "time" } },
  unlessTold: "-happened",
  id: sql.ref<number>("conversion_event.id"),
};

/** By the call that carries it. */
const STATE = sql<ConversionState>`CASE WHEN sent_at IS NOT NULL THEN 'sent'
  WHEN last_error IS NOT NULL THEN 'failed' ELSE 'waiting' END`;

/** Events that match, the last first unless told. */
export function selectConversionPage(
  db: Db,
  { text, name, state }: ConversionSearch,
  page: PageAsked,
) {
  let query = db
    .selectFrom("conversion_event")
    .leftJoin("conversion_batch", "conversion_batch.id", "batch_id")
    .leftJoin("sales_order", "sales_order.id", "order_id")
    .select([
      "conversion_event.id",
      "conversion_event.store_view_id as storeViewId",
      "name",
      "happened_at as happenedAt",
      "sales_order.number as order",
      "custom",
      "last_error as error",
      "trace",
      STATE.as("state"),
    ]);
  if (text !== "") {
    query = query.where((row) =>
      row.or([
        row("last_error", "ilike", `%${literally(text)}%`),
        row("sales_order.number", "=", text),
        row("event_id", "=", text),
      ]),
    );
  }
  if (name !== undefined) query = query.where("name", "=", name);
  if (state !== undefined) query = query.where(STATE, "=", state);
  return listPage(query, SORTING, page);
}

/** Of what Meta was told about a customer, the last first. */
export function selectConversionsOf(db: Db, customerId: number) {
  return db
    .selectFrom("conversion_event")
    .leftJoin("conversion_batch", "conversion_batch.id", "batch_id")
    .select([
      "name as event",
      "happened_at as happenedAt",
      "source_url as page",
      "sent_at as sentAt",
    ])
    .where("customer_id", "=", customerId)
    .orderBy("conversion_event.id", "desc")
    .execute();
}

/** Whose events are forgotten, and of which orders. */
export interface ForgottenConversions {
  readonly customerId: number | null;
  readonly orderIds: readonly number[];
}

/** Deletes what is to be told, and was told, of a customer's conversions and of these orders. */
export async function deleteConversionsOf(
  db: Db,
  { customerId, orderIds }: ForgottenConversions,
): Promise<void> {
  await sql`DELETE FROM conversion_event
    WHERE customer_id = ${customerId} OR order_id = ANY(${[...orderIds]}::bigint[])`.execute(db);
  await sql`DELETE FROM conversion_placing USING sales_order
    WHERE conversion_placing.cart_id = sales_order.cart_id
      AND (sales_order.customer_id = ${customerId} OR sales_order.id = ANY(${[...orderIds]}::bigint[]))`.execute(
    db,
  );
}

/** Hands the conversions of a customer over to the one whom they are merged into. */
export async function updateConversionsOf(db: Db, fromId: number, intoId: number): Promise<void> {
  await db
    .updateTable("conversion_event")
    .set({ customer_id: intoId })
    .where("customer_id", "=", fromId)
    .execute();
}
