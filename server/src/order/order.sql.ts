import {
  CHECKED_RETURN_STATES,
  OPEN_RETURN_STATES,
} from "@placket/domain/order/return/return-state";
import type { OrderStatus } from "@placket/domain/order/order-status";
import { isOpen, isUnsettled, PAYMENT_STATES } from "@placket/domain/payment/payment-state";
import { sql, type Selectable } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { Db } from "../db/database.ts";
import type { Tables } from "../db/tables.gen.ts";

export type OrderRow = Selectable<Tables["sales_order"]> & { readonly status: OrderStatus };
export type PaymentRow = Selectable<Tables["payment"]>;

/**
 * The order of a cart and its latest try to pay, as they stood at one moment. Not held: whoever asks holds
 * the cart, and settling must not wait for that.
 */
export async function selectOrderOfCart(
  db: Db,
  cartId: number,
): Promise<{ order: OrderRow; payment: AskedPayment | null } | undefined> {
  const row = await db
    .selectFrom("sales_order")
    .selectAll("sales_order")
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom("payment")
          .select(["provider", "idempotency_key", "amount_minor", "currency", "state", "details"])
          .whereRef("payment.order_id", "=", "sales_order.id")
          .orderBy("attempt", "desc")
          .limit(1),
      ).as("payment"),
    )
    .where("cart_id", "=", cartId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { payment, ...order } = row;
  return { order: order, payment };
}

/** What asking the processor again needs. */
export type AskedPayment = Pick<
  PaymentRow,
  "provider" | "idempotency_key" | "amount_minor" | "currency" | "state" | "details"
>;

/** An order with its items and what its latest payment was made with, in one query; by its number, or by its token. */
export async function selectWholeOrder(
  db: Db,
  by: { readonly number: string } | { readonly token: string },
): Promise<WholeOrder | undefined> {
  const row =
    "number" in by
      ? wholeOrders(db).where("number", "=", by.number)
      : wholeOrders(db).where("confirmation_token", "=", by.token);
  return row.executeTakeFirst();
}

/** The same of several. */
export async function selectWholeOrders(db: Db, ids: readonly number[]): Promise<WholeOrder[]> {
  const rows = await wholeOrders(db)
    .where((eb) => eb("id", "=", eb.fn.any(eb.val([...ids]))))
    .execute();
  return rows;
}

function wholeOrders(db: Db) {
  return db
    .selectFrom("sales_order")
    .selectAll()
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("order_item")
          .select([...ITEM_COLUMNS, PIECES_IN_RETURN.as("quantity_in_return")])
          .whereRef("order_item.order_id", "=", "sales_order.id")
          .orderBy("order_item.id"),
      ).as("items"),
      eb
        .selectFrom("payment")
        .select("payment.details")
        .whereRef("payment.order_id", "=", "sales_order.id")
        .orderBy("attempt", "desc")
        .limit(1)
        .as("payment_details"),
      eb
        .selectFrom("payment")
        .select("payment.state")
        .whereRef("payment.order_id", "=", "sales_order.id")
        .orderBy("attempt", "desc")
        .limit(1)
        .as("payment_state"),
      jsonArrayFrom(
        eb
          .selectFrom("order_event")
          .select(["code", "values", "created_at"])
          .whereRef("order_event.order_id", "=", "sales_order.id")
          .where("shown_to_customer", "=", true)
          .orderBy("order_event.id"),
      ).as("history"),
    ]);
}

const ITEM_COLUMNS = [
  "order_item.id",
  "order_item.product_id",
  "order_item.parent_id",
  "order_item.sku",
  "order_item.name",
  "order_item.selections",
  "order_item.configuration",
  "order_item.price_rules",
  "order_item.quantity",
  "order_item.price_minor",
  "order_item.row_total_minor",
  "order_item.discount_minor",
  "order_item.tax_minor",
  "order_item.quantity_canceled",
  "order_item.quantity_shipped",
  "order_item.quantity_refunded",
  "order_item.quantity_dropped",
  "order_item.quantity_returned",
  "order_item.quantity_exchanged",
  "order_item.advance_minor",
] as const;

/** Pieces of a line in returns that have not ended; once they are checked, the good ones. */
const PIECES_IN_RETURN = sql<number>`(
  SELECT coalesce(sum(CASE WHEN state = ANY(${[...CHECKED_RETURN_STATES]}::text[]) THEN accepted ELSE sent.quantity END), 0)::int
  FROM order_return_item AS sent JOIN order_return ON order_return.id = return_id
  WHERE sent.order_item_id = order_item.id AND state = ANY(${[...OPEN_RETURN_STATES]}::text[]))`;

/** How many pieces of a line are in returns that have not ended. */
interface InReturn {
  readonly quantity_in_return: number;
}

export interface WholeOrder extends OrderRow {
  readonly items: readonly (Pick<
    Selectable<Tables["order_item"]>,
    | "id"
    | "product_id"
    | "parent_id"
    | "sku"
    | "name"
    | "selections"
    | "configuration"
    | "price_rules"
    | "quantity"
    | "price_minor"
    | "row_total_minor"
    | "discount_minor"
    | "tax_minor"
    | "quantity_canceled"
    | "quantity_shipped"
    | "quantity_refunded"
    | "quantity_dropped"
    | "quantity_returned"
    | "quantity_exchanged"
    | "advance_minor"
  > &
    InReturn)[];
  readonly payment_details: unknown;
  readonly payment_state: PaymentRow["state"] | null;
  /** What the shopper may read of it; its times are texts. */
  readonly history: readonly {
    readonly code: string;
    readonly values: unknown;
    readonly created_at: string;
  }[];
}

/** What settling must know of an order. */
export interface SettledOrder extends Pick<OrderRow, "id" | "cart_id" | "status"> {
  /** It is sent for a return. */
  readonly isExchange: boolean;
}

/** One try to pay and its order, both held until the transaction ends. */
export async function selectForSettling(
  db: Db,
  idempotencyKey: string,
): Promise<{ order: SettledOrder; payment: PaymentRow }> {
  const row = await db
    .selectFrom("payment")
    .innerJoin("sales_order", "sales_order.id", "payment.order_id")
    .selectAll("payment")
    .select([
      "sales_order.status as order_status",
      "sales_order.cart_id",
      "sales_order.exchanged_return_id",
    ])
    .where("idempotency_key", "=", idempotencyKey)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { order_status, cart_id, exchanged_return_id, ...payment } = row;
  const { order_id: id } = payment;
  const status = order_status;
  return { payment, order: { id, cart_id, status, isExchange: exchanged_return_id !== null } };
}

/** An order by its number; `undefined` where there is none. */
export async function selectOrderByNumber(db: Db, number: string): Promise<OrderRow | undefined> {
  const row = await db
    .selectFrom("sales_order")
    .selectAll()
    .where("number", "=", number)
    .executeTakeFirst();
  return row;
}

export type OrderDraft = Omit<
  OrderRow,
  | "id"
  | "number"
  | "created_at"
  | "confirmation_token"
  | "packed_at"
  | "exchanged_return_id"
  | "has_shipped"
  | "has_to_ship"
  | "owes"
  | "words"
>;

/** The items of an order in the order of its lines, each with how many of its pieces are in a return. */
export function selectOrderItems(db: Db, orderId: number) {
  return db
    .selectFrom("order_item")
    .selectAll()
    .select(PIECES_IN_RETURN.as("quantity_in_return"))
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
}

/** A payment by its id; `undefined` where there is none. */
export function selectPayment(db: Db, id: number): Promise<PaymentRow | undefined> {
  return db.selectFrom("payment").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Which payments the recovery job asks about. */
interface UnsettledSearch {
  /** Open ones only when nothing has happened to their order since. */
  readonly quietSince: Date;
  /** Those with trouble only when it is time again. */
  readonly now: Date;
  /** The last id of the page before. */
  readonly after: number;
  readonly limit: number;
}

/**
 * Payments that are open though their order waits, those whose money is to be given back, and those that are settled
 * and are to be asked about again.
 */
export function selectUnsettledPayments(
  db: Db,
  { quietSince, now, after, limit }: UnsettledSearch,
): Promise<PaymentRow[]> {
  return db
    .selectFrom("payment")
    .innerJoin("sales_order", "sales_order.id", "payment.order_id")
    .selectAll("payment")
    .where("payment.id", ">", after)
    .where((row) =>
      row.or([
        row("payment.state", "=", "returning"),
        row.and([
          row("payment.state", "in", OPEN_STATES),
          row("sales_order.updated_at", "<", quietSince),
        ]),
        row.and([row("payment.state", "in", SETTLED_STATES), row("next_look_at", "is not", null)]),
      ]),
    )
    .where((row) => row.or([row("next_look_at", "is", null), row("next_look_at", "<=", now)]))
    .orderBy("payment.id")
    .limit(limit)
    .execute();
}

const OPEN_STATES = PAYMENT_STATES.filter(isOpen);
const SETTLED_STATES = PAYMENT_STATES.filter((state) => !isUnsettled(state));
