import type { CartItem } from "@placket/domain/cart/cart-item";
import { quoteNumber } from "@placket/domain/cart/quote/quote-number";
import { pieceWith } from "@placket/domain/cart/totals/totals";
import type { Spending } from "@placket/domain/ledger/spending";
import type { Totals } from "@placket/domain/line/totals";
import { isForShopper, type HistoryNote } from "@placket/domain/order/history";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/database.ts";
import { prepared, type Place } from "../db/statement/prepared.ts";
import { takingDigitizing } from "../embroidery/logo/digitizing.ts";
import { publishing, type OutboxEvents } from "../jobs/outbox.ts";
import { spendingWish, takingSpendings } from "../ledger/ledger.ts";
import { PAYMENT_KEY_FORM } from "../providers/payment/payment-key.ts";
import { takingUses, type usesOf } from "../promotion/promotion.ts";
import { takingStock, type StockWish } from "../stock/stock.ts";
import { keptConfiguration } from "./kept-of-cart.ts";
import type { OrderDraft } from "./order.sql.ts";

/** An order to write down, with everything that belongs to it. */
interface NewOrder {
  readonly draft: OrderDraft;
  /** The version that was judged: another one is not ordered. */
  readonly cartVersion: number;
  /** The quote at whose prices it is; `null` where they are today's. */
  readonly quoteId: number | null;
  readonly stock: Pick<StockWish, "pieces" | "products">;
  /** What it uses of promotions; `null` without any. */
  readonly uses: UseValues | null;
  /** Ids of the logos whose stitches it pays for: by the time it is written nobody else has. */
  readonly logoIds: readonly number[];
  /** What is taken from gift cards and other accounts. */
  readonly spendings: readonly Spending[];
  readonly items: readonly CartItem[];
  readonly rows: Totals["rows"];
  /** `null` when there is nothing to pay. */
  readonly payment: NewPayment | null;
  readonly note: HistoryNote;
  /** The email of whoever of the staff orders in the customer's name; `null` for the shopper. */
  readonly deputy: string | null;
  readonly token: string;
}

interface NewPayment {
  readonly provider: string;
  /** Makes the key unique beyond this database: a processor remembers longer than a test store lives. */
  readonly keyEnd: string;
  readonly details: object;
}

/** What became of it: nothing is written unless everything is. */
type Writing = { readonly served: readonly number[] } &
  /** Or somebody else has paid for the stitches of a logo on it. */
  (
    | { readonly state: "cart changed" }
    /** Of what was to be spent besides money something was spent elsewhere. */
    | { readonly state: "not covered" }
    /** Stock is short, or where it is not the coupon has no use left. */
    | { readonly state: "refused" }
    | ({ readonly state: "written" } & WrittenOrder)
  );

interface WrittenOrder {
  readonly id: number;
  readonly number: string;
  readonly token: string;
  readonly idempotencyKey: string | null;
}

type UseValues = NonNullable<Awaited<ReturnType<typeof usesOf>>>;

/** Whether the cart is as it was judged: a condition for the parts of `writeOrder`, which then holds it. */
const CART_IS_HELD = sql<boolean>`EXISTS (SELECT FROM held)`;

/**
 * Takes stock, coupon and what is spent besides money, writes order, items, payment and event, and closes the cart, in
 * one statement: it is the hottest write of the store. Cart, logos, shelf, coupon and accounts are held in this order,
 * each once the one before it is.
 * A cart that was declined before keeps its order's row, number and token; all else is that of this
 * try: the store view (whose language the letter speaks), the currency that is charged, the customer, and that its
 * goods are to be shipped, as of any new order until its lines say otherwise.
 */
export async function writeOrder(db: Db, order: NewOrder): Promise<Writing> {
  const { uses, spendings, logoIds } = order;
  const drawn = logoIds.length === 0 ? STATEMENTS : DIGITIZING_STATEMENTS;
  const statements = drawn[uses === null ? "without promotions" : "with promotions"];
  const write = statements[spendings.length === 0 ? "money alone" : "spending"];
  const values = { ...(uses ?? NO_USES), spendings: spendingWish(spendings) };
  const { rows } = await write(db, { ...valuesOf(order), ...values });
  const [row] = rows;
  if (!row) throw new Error("The order was neither written nor refused");
  const { isHeld, isShort, served, id, number, token, idempotencyKey } = row;
  if (!isHeld) return { state: "cart changed", served };
  if (isShort) return { state: "not covered", served };
  if (id === null) return { state: "refused", served };
  return { state: "written", served, id: Number(id), number, token, idempotencyKey };
}

/** An order takes part only in what it has: most have neither promotions nor anything to spend besides money. */
const STATEMENTS = statementsWith({});

/** Those of orders that pay for the stitches of logos: fewer still. */
const DIGITIZING_STATEMENTS = statementsWith({ digitizing: true });

function statementsWith(takes: Pick<Takes, "digitizing">) {
  return {
    "without promotions": {
      "money alone": statementWith(takes),
      spending: statementWith({ ...takes, spending: true }),
    },
    "with promotions": {
      "money alone": statementWith({ ...takes, promotions: true }),
      spending: statementWith({ ...takes, promotions: true, spending: true }),
    },
  } as const;
}

/** For the statement that takes none: it has no places for them. */
const NO_USES: UseValues = { couponIds: [], countedRuleIds: [], customers: [], uses: "[]" };

/** What an order takes besides goods. */
interface Takes {
  readonly promotions?: true;
  readonly spending?: true;
  readonly digitizing?: true;
}

function statementWith({ promotions, spending, digitizing }: Takes) {
  return prepared<AllValues, WrittenRow>((at) => {
    const logos = digitizing && takingDigitizing(at("logoIds"), CART_IS_HELD);
    const isHeld = logos ? sql<boolean>`(${CART_IS_HELD} AND ${logos.areUnpaid})` : CART_IS_HELD;
    const stock = stockIn(at, isHeld);
    const uses = promotions && usesIn(at, stock.isServed);
    const isServed = uses ? sql<boolean>`(${stock.isServed} AND ${uses.hasUse})` : stock.isServed;
    const purse = spending && purseIn(at, isServed);
    return orderStatement(at, { logos, isHeld, stock, uses, isServed, purse });
  });
}

interface AllValues extends OrderValues, UseValues {
  readonly spendings: string;
}

const purseIn = (at: Place<AllValues>, isWanted: RawBuilder<boolean>) =>
  takingSpendings(
    {
      spendings: at("spendings"),
      attempt: sql`(SELECT number FROM attempt)`,
      orderId: WRITTEN_ID,
      now: at("now"),
    },
    isWanted,
  );

const usesIn = (at: Place<AllValues>, isWanted: RawBuilder<boolean>) =>
  takingUses(
    {
      couponIds: at("couponIds"),
      countedRuleIds: at("countedRuleIds"),
      customers: at("customers"),
      uses: at("uses"),
    },
    isWanted,
  );

const stockIn = (at: Place<OrderValues>, isWanted: RawBuilder<boolean>) =>
  takingStock({ pieces: at("pieces"), products: at("products") }, isWanted);

interface Taking {
  readonly logos: ReturnType<typeof takingDigitizing> | undefined;
  /** Whether the cart is as it was judged, and so are its logos. */
  readonly isHeld: RawBuilder<boolean>;
  readonly stock: ReturnType<typeof takingStock>;
  readonly uses: ReturnType<typeof takingUses> | undefined;
  /** Whether there are the goods, and a use of each coupon. */
  readonly isServed: RawBuilder<boolean>;
  readonly purse: ReturnType<typeof takingSpendings> | undefined;
}

function orderStatement(at: Place<OrderValues>, taking: Taking) {
  const { logos, isHeld, stock, uses, isServed, purse } = taking;
  const payload = sql<OutboxEvents["order.placed"]>`jsonb_build_object('orderId', id)`;
  const news = publishing("order.placed", sql`free`, { payload, now: at("now") });
  return sql<WrittenRow>`
    WITH held AS (
      SELECT id FROM cart WHERE id = ${at("cartId")} AND version = ${at("cartVersion")} AND is_active
      FOR UPDATE
    ), ${logos?.holding ?? sql``}shelf AS (${stock.shelf}
    ), ${uses ? uses.holding : sql``}${purse ? sql`purse AS (${purse.purse}), ` : sql``}verdict AS (
      SELECT is_served, is_served AND ${purse?.isCovered ?? sql`true`} AS is_good
      FROM (SELECT ${isServed} AS is_served) AS asked
    ), taken AS (${stock.taking(IS_GOOD)}
    ), written AS (
      INSERT INTO sales_order (number, cart_id, store_view_id, customer_id, status, email, currency,
        billing_address, shipping_address, shipping_method, payment_method_code, coupon_code, order_comment,
        totals, grand_total_minor, confirmation_token, created_at, placed_at,
        updated_at, placer_hash, purchase_order_number, payment_due_at)
      SELECT nextval('order_number')::text, ${at("cartId")}, ${at("storeViewId")}, ${at("customerId")},
        ${at("status")}, ${at("email")}, ${at("currency")}, ${at("billing")}::jsonb,
        ${at("shipping")}::jsonb, ${at("method")}::jsonb, ${at("payment")},
        ${at("coupon")}, ${at("comment")}, ${at("totals")}::jsonb, ${at("grandTotal")},
        ${at("token")}, ${at("now")}, ${at("placedAt")}, ${at("now")},
        ${at("placerHash")}, ${at("purchaseOrderNumber")}, ${at("paymentDueAt")}
      FROM verdict WHERE is_good
      ON CONFLICT (cart_id) DO UPDATE SET
        store_view_id = excluded.store_view_id, customer_id = excluded.customer_id,
        currency = excluded.currency, status = excluded.status, email = excluded.email, billing_address = excluded.billing_address,
        shipping_address = excluded.shipping_address, shipping_method = excluded.shipping_method,
        payment_method_code = excluded.payment_method_code, coupon_code = excluded.coupon_code,
        order_comment = excluded.order_comment, totals = excluded.totals,
        grand_total_minor = excluded.grand_total_minor, placed_at = excluded.placed_at,
        updated_at = excluded.updated_at, placer_hash = excluded.placer_hash,
        purchase_order_number = excluded.purchase_order_number, payment_due_at = excluded.payment_due_at,
        has_shipped = excluded.has_shipped, has_to_ship = excluded.has_to_ship
      RETURNING id, number, confirmation_token
    ), ${uses ? uses.taking(IS_GOOD, { currency: at("currency"), now: at("now") }) : sql``}${logos?.taking(WRITTEN_ID, IS_GOOD) ?? sql``}attempt AS (
      SELECT count(*)::int + 1 AS number FROM payment JOIN written ON payment.order_id = written.id
    ), ${purse ? sql`spent AS (${purse.taking(IS_GOOD)}), ` : sql``}paid AS (
      INSERT INTO payment (order_id, attempt, method_code, provider, idempotency_key, state, amount_minor,
        currency, details, created_at, updated_at)
      SELECT written.id, attempt.number, ${at("payment")}, ${at("provider")},
        format(${sql.lit(PAYMENT_KEY_FORM)}, written.number, attempt.number, ${at("keyEnd")}::text), 'started',
        ${at("grandTotal")}, ${at("currency")}, ${at("details")}::jsonb,
        ${at("now")}, ${at("now")}
      FROM written, attempt WHERE ${at("isPaid")}
      RETURNING idempotency_key
    ), noted AS (
      INSERT INTO order_event (order_id, status, code, "values", shown_to_customer, created_at)
      SELECT id, ${at("status")}, ${at("noteCode")}, ${at("noteValues")}::jsonb, ${at("isNoteShown")}::boolean,
        ${at("now")}::timestamptz FROM written
      UNION ALL
      SELECT id, ${at("status")}, 'placed_for', jsonb_build_object('by', ${at("deputy")}::text), true,
        ${at("now")}::timestamptz FROM written WHERE ${at("deputy")}::text IS NOT NULL
      UNION ALL
      SELECT id, ${at("status")}, 'placed_by_quote', jsonb_build_object('quote', ${at("quote")}::text), true,
        ${at("now")}::timestamptz FROM written WHERE ${at("quote")}::text IS NOT NULL
    ), earlier AS (
      DELETE FROM order_item USING written WHERE order_id = written.id
    ), lines AS (
      INSERT INTO order_item (order_id, product_id, parent_id, sku, name, selections, configuration, price_rules, quantity, price_minor,
        row_total_minor, discount_minor, tax_minor)
      SELECT written.id, line.* FROM written, jsonb_to_recordset(${at("lines")}::jsonb) AS line(
        product_id int, parent_id int, sku text, name text, selections jsonb, configuration jsonb, price_rules jsonb,
        quantity int, price_minor bigint,
        row_total_minor bigint, discount_minor bigint, tax_minor bigint)
    ), closed AS (
      UPDATE cart SET is_active = false, payment_details = NULL, version = version + 1,
        quote_id = ${at("quoteId")}, updated_at = ${at("now")} FROM written WHERE cart.id = ${at("cartId")}
    ), free AS (
      SELECT id FROM written WHERE NOT ${at("isPaid")}
    ), published AS (${news.rows}
    )
    SELECT ${isHeld} AS "isHeld",
      ${purse ? sql`is_served AND NOT ${purse.isCovered}` : sql`false`} AS "isShort",
      ${stock.served} AS served, written.id, written.number,
      confirmation_token AS token, (SELECT idempotency_key FROM paid) AS "idempotencyKey",
      ${stock.noticing} AS noticing
    FROM verdict LEFT JOIN written ON true`;
}

/** What stands in the statement, as the database takes it. */
const valuesOf = ({ draft, payment, stock, ...order }: NewOrder) => ({
  cartId: draft.cart_id,
  cartVersion: order.cartVersion,
  quoteId: order.quoteId,
  quote: order.quoteId === null ? null : quoteNumber(order.quoteId),
  logoIds: order.logoIds,
  pieces: stock.pieces,
  products: stock.products,
  storeViewId: draft.store_view_id,
  customerId: draft.customer_id,
  status: draft.status,
  email: draft.email,
  currency: draft.currency,
  billing: json(draft.billing_address),
  shipping: json(draft.shipping_address),
  method: json(draft.shipping_method),
  payment: draft.payment_method_code,
  coupon: draft.coupon_code,
  comment: draft.order_comment,
  totals: json(draft.totals),
  grandTotal: draft.grand_total_minor,
  token: order.token,
  now: draft.updated_at,
  placedAt: draft.placed_at,
  placerHash: draft.placer_hash,
  purchaseOrderNumber: draft.purchase_order_number,
  paymentDueAt: draft.payment_due_at,
  provider: payment?.provider ?? "",
  keyEnd: payment?.keyEnd ?? "",
  details: json(payment?.details ?? {}),
  isPaid: payment !== null,
  noteCode: order.note.code,
  noteValues: json(order.note.values),
  isNoteShown: isForShopper(order.note.code),
  deputy: order.deputy,
  lines: linesJson(order),
});

type OrderValues = ReturnType<typeof valuesOf>;

const WRITTEN_ID = sql`(SELECT id FROM written)`;

const IS_GOOD = sql<boolean>`(SELECT is_good FROM verdict)`;

interface WrittenRow extends Omit<WrittenOrder, "id"> {
  readonly isHeld: boolean;
  readonly isShort: boolean;
  readonly served: readonly number[];
  readonly id: number | string | null;
}

/** The items of this try; they take the place of those of an earlier one. */
function linesJson({ items, rows }: Pick<NewOrder, "items" | "rows">): string {
  const lines = items.map((item, i) => ({
    product_id: item.productId,
    parent_id: item.parentId,
    sku: item.sku,
    name: item.name,
    selections: item.selections,
    configuration: keptConfiguration(item),
    price_rules: item.priceRules,
    quantity: item.quantity,
    price_minor: pieceWith(item.unitPrice, item.parts).minor,
    row_total_minor: rows[i]?.rowTotal.minor ?? 0,
    discount_minor: rows[i]?.discount.minor ?? 0,
    tax_minor: rows[i]?.tax.minor ?? 0,
  }));
  return JSON.stringify(lines);
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
