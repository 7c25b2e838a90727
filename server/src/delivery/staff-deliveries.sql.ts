import type { DeliveryState } from "@placket/domain/delivery/delivery-state";
import type { Result } from "@placket/domain/problem";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { listPage, literally, type Page, type PageAsked, type Sorting } from "../list/list-page.ts";

/** Which deliveries staff look for. */
export interface DeliverySearch {
  readonly state?: DeliveryState | undefined;
  /** A part of the event, of the subscriber or of the last error; `""` for all. */
  readonly text: string;
  /** A letter, of which what is open is looked for: those that are done are too many to be looked through. */
  readonly letterId?: number | undefined;
}

const SORTING: Sorting = {
  columns: {
    created: { by: sql.ref("delivery.id"), as: "number" },
    attempts: { by: sql.ref("attempts"), as: "number" },
  },
  unlessTold: "-created",
  id: sql.ref<number>("delivery.id"),
};

export type DeliveryRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof whole>["executeTakeFirst"]>>
>;

const whole = (db: Db) =>
  db
    .selectFrom("delivery")
    .innerJoin("outbox", "outbox.id", "delivery.outbox_id")
    .select([
      "delivery.id",
      "event",
      "payload",
      "subscriber",
      "state",
      "attempts",
      "last_error",
      "next_attempt_at",
      "delivery.created_at",
      "updated_at",
    ]);

/** Deliveries that match, newest first unless told. */
export function selectDeliveries(
  db: Db,
  { state, text, letterId }: DeliverySearch,
  page: PageAsked,
): Promise<Result<Page<DeliveryRow>>> {
  let query = whole(db);
  if (state !== undefined) query = query.where("state", "=", state);
  if (letterId !== undefined) {
    query = query
      .where("state", "<>", "delivered")
      .where("event", "=", "letter.written")
      .where(sql<number>`(payload ->> 'letterId')::bigint`, "=", letterId);
  }
  if (text !== "") {
    const part = `%${literally(text)}%`;
    query = query.where((row) =>
      row.or([
        row("event", "ilike", part),
        row("subscriber", "ilike", part),
        row("delivery.last_error", "ilike", part),
      ]),
    );
  }
  return listPage(query, SORTING, page);
}

/** A delivery of the outbox with all that staff see of it; `undefined` where there is none. */
export function selectDelivery(db: Db, id: number): Promise<DeliveryRow | undefined> {
  return whole(db).where("delivery.id", "=", id).executeTakeFirst();
}

/** How many are not done, by state. Those that are done are never counted: there are too many. */
export async function countOpenDeliveries(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("delivery")
    .select((row) => ["state", row.fn.countAll<number>().as("count")])
    .where("state", "<>", "delivered")
    .groupBy("state")
    .execute();
  return new Map(rows.map(({ state, count }) => [state, count]));
}
