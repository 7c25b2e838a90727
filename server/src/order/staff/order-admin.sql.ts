import { DAY_MS } from "@placket/domain/durations";
import { ORDER_MOVES, type OrderStatus } from "@placket/domain/order/order-status";
import { isUnsettled, PAYMENT_STATES } from "@placket/domain/payment/payment-state";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../../list/list-page.ts";
import type { PaymentRow } from "../order.sql.ts";

/** Which orders staff look for. */
export interface OrderSearch {
  /** The beginning of a number, or a part of an email or of a name; `""` for all. */
  readonly text: string;
  readonly status?: OrderStatus | undefined;
  /** Only orders whose money somebody has to look after. */
  readonly isMoneyToLookAfter?: boolean | undefined;
  /** Days in UTC, `2026-03-02`; both belong to it. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const SORTING: Sorting = {
  columns: {
    created: { by: sql.ref("sales_order.id"), as: "number" },
    total: { by: sql.ref("grand_total_minor"), as: "number" },
    email: { by: sql`lower(email)`, as: "text" },
  },
  unlessTold: "-created",
  id: sql.ref<number>("sales_order.id"),
};

/** Orders that match, newest first unless told, with their latest try to pay. */
export function selectOrders(db: Db, search: OrderSearch, page: PageAsked) {
  let query = matching(db, search)
    .leftJoinLateral(
      (inner) =>
        inner
          .selectFrom("payment")
          .select(["payment.state", "payment.attempt"])
          .whereRef("payment.order_id", "=", "sales_order.id")
          .orderBy("payment.attempt", "desc")
          .limit(1)
          .as("latest"),
      (join) => join.onTrue(),
    )
    .select([
      "sales_order.id",
      "number",
      "status",
      "created_at",
      "email",
      "billing_address",
      "store_view_id",
      "grand_total_minor",
      "currency",
      "latest.state as payment_state",
      "latest.attempt as attempts",
    ])
    .select((row) =>
      row
        .selectFrom("order_item")
        .select((item) => item.fn.sum<number>("quantity").as("pieces"))
        .whereRef("order_item.order_id", "=", "sales_order.id")
        .as("pieces"),
    )
    .select((row) =>
      row
        .exists(
          row
            .selectFrom("payment as tried")
            .select("tried.id")
            .whereRef("tried.order_id", "=", "sales_order.id")
            .where("tried.state", "in", UNSETTLED_STATES),
        )
        .as("is_unsettled"),
    );
  const { status, isMoneyToLookAfter } = search;
  if (status !== undefined) query = query.where("status", "=", status);
  if (isMoneyToLookAfter) query = query.where("sales_order.id", "in", moneyToLookAfter(db));
  return listPage(query, SORTING, page);
}

const UNSETTLED_STATES = PAYMENT_STATES.filter(isUnsettled);

/** The beginning of a day in UTC, or of one that comes so many days after it. */
const dayAt = (day: string, later = 0) => new Date(Date.parse(`${day}T00:00:00Z`) + later * DAY_MS);

/** How many orders match by words and days, by status: what every other filter would show. */
export async function countOrders(
  db: Db,
  search: Words,
): Promise<Partial<Record<OrderStatus, number>>> {
  const isAll = search.text === "" && search.from === undefined && search.to === undefined;
  const rows = isAll ? await countEach(db) : await countMatching(db, search);
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}

const countMatching = (db: Db, search: Words) =>
  matching(db, search)
    .select((row) => ["status", row.fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute();

const STATUSES = Object.keys(ORDER_MOVES);

/** Each status by itself, from its index: grouping compares a text for every order there is. */
async function countEach(db: Db): Promise<{ status: string; count: number }[]> {
  const { rows } = await sql<{ status: string; count: number }>`
    SELECT status, count FROM unnest(${STATUSES}::text[]) AS one(status),
      LATERAL (SELECT count(*) FROM sales_order WHERE sales_order.status = one.status) AS counted
    WHERE count > 0`.execute(db);
  return rows;
}

/** Orders with a payment that cannot be settled, whose money is on its way back, or that was refused to a return. */
const moneyToLookAfter = (db: Db) =>
  db
    .selectFrom("payment")
    .select("payment.order_id")
    .where((row) => row.or([row("state", "=", "returning"), row("trouble", "is not", null)]))
    .union(
      db
        .selectFrom("order_return")
        .select("order_return.order_id")
        .where("order_return.state", "=", "refund_failed"),
    );

export async function countMoneyToLookAfter(db: Db): Promise<number> {
  const { orders } = await db
    .selectFrom(moneyToLookAfter(db).as("unsettled"))
    .select((row) => row.fn.countAll<number>().as("orders"))
    .executeTakeFirstOrThrow();
  return orders;
}

/** Who calls about an order says a name. */
const BILLED_TO = sql<string>`concat_ws(' ', billing_address->>'firstname', billing_address->>'lastname')`;

type Words = Pick<OrderSearch, "text" | "from" | "to">;

function matching(db: Db, { text, from, to }: Words) {
  let orders = db.selectFrom("sales_order");
  if (from !== undefined) orders = orders.where("created_at", ">=", dayAt(from));
  if (to !== undefined) orders = orders.where("created_at", "<", dayAt(to, 1));
  if (text === "") return orders;
  const literal = literally(text);
  return orders.where((row) =>
    row.or([
      row("number", "like", `${literal}%`),
      row("email", "ilike", `%${literal}%`),
      row(BILLED_TO, "ilike", `%${literal}%`),
    ]),
  );
}

/** Every try to pay an order, first to last. */
export function selectPayments(db: Db, orderId: number): Promise<PaymentRow[]> {
  return db
    .selectFrom("payment")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("attempt")
    .execute();
}

/** What happened to an order, first to last. */
export function selectOrderEvents(db: Db, orderId: number) {
  return db
    .selectFrom("order_event")
    .select(["status", "code", "values", "shown_to_customer", "by_email", "created_at"])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
}
