import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/database.ts";
import type { CatalogueSize } from "../catalogue.ts";

/** A store of many orders, made by the database: what lists and reports of staff read. */
interface ManyOrders {
  readonly orders: number;
  readonly size: CatalogueSize;
  /** The last order was placed then; the first two years before it. */
  readonly now: Date;
}

const CUSTOMERS = 50_000;
const COUPONS = 20;
const DAYS = 728;
/** Tables that are filled, of which the indexes are written at the end. */
const FILLED = ["cart", "sales_order", "order_item", "payment", "cart_rule_use"];
/** Made-up names are put together of these: common ones are common by far. */
const SYLLABLES =
  "ka,lo,mi,ren,sto,vel,dar,fin,gus,hol,jen,bri,pau,tor,wel,zan,ost,ker,lam,nor".split(",");
/** Where orders stand, and how many of a thousand. */
const STATUSES = {
  complete: 820,
  closed: 40,
  canceled: 50,
  processing: 50,
  holded: 2,
  payment_review: 1,
  payment_declined: 25,
  payment_given_up: 6,
  payment_unfinished: 6,
} as const;

/**
 * Fills a migrated database with a made-up catalogue by so many orders of one to three lines over two years. The same
 * size gives the same orders.
 */
export async function fillOrders(db: Db, many: ManyOrders): Promise<void> {
  await db.connection().execute(async (one) => {
    // Whoever fills is trusted: no constraint is asked and no trigger runs.
    await sql`SET session_replication_role = replica`.execute(one);
    await sql`SET maintenance_work_mem = '512MB'`.execute(one);
    await sql`SELECT setseed(0.5)`.execute(one);
    await sql`BEGIN`.execute(one);
    // Tables that were emptied in the same transaction are written without a log where the server keeps little of one.
    await sql`TRUNCATE ${sql.join(FILLED.map((name) => sql.table(name)))} CASCADE`.execute(one);
    const indexes = await dropIndexes(one);
    await makePeople(one, many);
    await makeOrders(one, many);
    await makeLines(one, many);
    await makeMoney(one, many);
    await makeReturns(one, many);
    for (const { definition } of indexes) await sql.raw(definition).execute(one);
    for (const sequence of ["cart", "sales_order"]) {
      await sql`SELECT setval(pg_get_serial_sequence(${sequence}, 'id'), ${many.orders})`.execute(
        one,
      );
    }
    await sql`SELECT setval('order_number', ${FIRST_NUMBER + many.orders})`.execute(one);
    await sql`COMMIT`.execute(one);
    await sql`RESET session_replication_role`.execute(one);
    await sql`RESET maintenance_work_mem`.execute(one);
  });
  await sql`VACUUM ANALYZE`.execute(db);
}

/** Of this share everything has left, also where the money has not come yet. */
const SHIPPED = 0.95;
const FIRST_NUMBER = 100_000_000;

async function dropIndexes(db: Db): Promise<readonly { name: string; definition: string }[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index LEFT JOIN pg_constraint ON conindid = indexrelid
    WHERE indrelid = ANY(${FILLED}::regclass[]) AND conindid IS NULL`.execute(db);
  for (const { name } of rows) await sql`DROP INDEX ${sql.raw(name)}`.execute(db);
  return rows;
}

/** A syllable by its number, of as many as there are. */
const syllable = (n: RawBuilder<unknown>) =>
  sql`(${SYLLABLES}::text[])[1 + (${n})::int % ${SYLLABLES.length}::int]`;

const names = (n: RawBuilder<unknown>) => sql`
  initcap(${syllable(sql`${n} * 7919 % 101`)} || ${syllable(sql`${n} * 104729 % 1009`)}) AS first,
  initcap(${syllable(sql`rare / 400`)} || ${syllable(sql`rare / 20`)} || ${syllable(sql`rare`)}) AS last`;

async function makePeople(db: Db, { now }: ManyOrders): Promise<void> {
  await sql`
    INSERT INTO customer (email, username, first_name, last_name, group_id, store_view_id, created_at, updated_at)
    SELECT 'customer' || n || '@example.com', 'customer' || n || '@example.com', 'Made', 'Up', 1 + n % 3, 1, ${now}, ${now}
    FROM generate_series(1, ${CUSTOMERS}::int) AS n`.execute(db);
  await sql`
    WITH rule AS (
      INSERT INTO cart_rule (name, needs_coupon, action)
      SELECT 'Rule ' || n, true, '{"kind":"percent","micro":100000}' FROM generate_series(1, ${COUPONS}::int) AS n
      RETURNING id, currency, name
    )
    INSERT INTO coupon (rule_id, currency, code, key)
    SELECT id, currency, upper(replace(name, ' ', '')), upper(replace(name, ' ', '')) FROM rule`.execute(
    db,
  );
}

async function makeOrders(db: Db, { orders, now }: ManyOrders): Promise<void> {
  await sql`
    INSERT INTO cart (id, mask_id, store_view_id, is_active)
    SELECT n, md5(n::text), 1, false FROM generate_series(1, ${orders}::int) AS n`.execute(db);
  const ladder = sql.join(
    rungs().map(([status, upTo]) => sql`WHEN chance < ${upTo}::int THEN ${status}::text`),
    sql` `,
  );
  await sql`
    INSERT INTO sales_order (id, number, cart_id, store_view_id, customer_id, status, email, currency,
      billing_address, payment_method_code, totals, grand_total_minor, confirmation_token, created_at, placed_at,
      updated_at, purchase_order_number, payment_due_at, owes, has_shipped, has_to_ship, packed_at)
    SELECT n, (${FIRST_NUMBER}::int + n)::text, n, 1, CASE WHEN n % 5 < 2 THEN 1 + n * 7919::bigint % ${CUSTOMERS}::int END,
      status, lower(first || '.' || last || n % 1000) || '@example.com', 'USD',
      jsonb_build_object('firstname', first, 'lastname', last, 'company', '', 'street', '["12 Pier Street"]'::jsonb,
        'city', 'Margate', 'regionCode', 'FL', 'region', 'Florida', 'postcode', '33063', 'countryCode', 'US',
        'telephone', '555 0100', 'saveInAddressBook', false),
      'braintree', ${TOTALS}::jsonb, 2000 + n * 104729::bigint % 60000, md5('t' || n), at,
      CASE WHEN status LIKE 'payment%' THEN NULL ELSE at END, at, CASE WHEN n % 100 = 0 THEN 'PO-' || md5(n::text) END,
      CASE WHEN n % 100 = 0 THEN at + interval '20 days' END,
      n % 100 = 0 AND n % 5 < 2 AND at >= ${now}::timestamptz - interval '30 days',
      n < ${orders}::int * ${SHIPPED}::float8, n >= ${orders}::int * ${SHIPPED}::float8, CASE WHEN n % 3 = 0 THEN at END
    FROM (
      SELECT n, CASE ${ladder} END AS status, ${names(sql`n::bigint`)},
        ${now}::timestamptz - (${orders}::int - n) * (${DAYS}::int * interval '1 day' / ${orders}::int) AS at
      FROM (
        SELECT n, floor(random() * 1000)::int AS chance, floor(power(random(), 3) * 8000)::int AS rare
        FROM generate_series(1, ${orders}::int) AS n
      ) AS thrown
    ) AS named`.execute(db);
}

/** Each status with how many of a thousand have it or one before it. */
function rungs(): readonly (readonly [string, number])[] {
  let upTo = 0;
  return Object.entries(STATUSES).map(([status, share]) => [status, (upTo += share)]);
}

/** As large as sums are that the store writes. */
const TOTALS = JSON.stringify({
  rows: Array.from({ length: 2 }, () => ({
    rowTotal: { minor: 4000, currency: "USD" },
    discount: { minor: 0, currency: "USD" },
    tax: { minor: 280, currency: "USD" },
  })),
  subtotal: { minor: 8000, currency: "USD" },
  discount: { minor: 0, currency: "USD" },
  shipping: { minor: 500, currency: "USD" },
  taxes: [{ label: "Tax", amount: { minor: 560, currency: "USD" } }],
  tax: { minor: 560, currency: "USD" },
  grandTotal: { minor: 9060, currency: "USD" },
  discounts: [],
  lines: [],
});

async function makeLines(db: Db, { orders, size }: ManyOrders): Promise<void> {
  const step = size.variantsEach + 1;
  await sql`
    INSERT INTO order_item (order_id, product_id, parent_id, sku, name, selections, configuration, quantity,
      price_minor, row_total_minor, discount_minor, tax_minor, quantity_shipped)
    SELECT n, style * ${step}::int + variant, style * ${step}::int,
      'GEN-' || lpad(style::text, 6, '0') || '-' || variant, 'Garment ' || style,
      jsonb_build_array(
        jsonb_build_object('attributeId', 1, 'attributeCode', 'color', 'attributeLabel', 'Color', 'optionId', 1000 + variant % 4,
          'optionLabel', 'Color ' || variant % 4),
        jsonb_build_object('attributeId', 2, 'attributeCode', 'size', 'attributeLabel', 'Size', 'optionId', 2000 + variant,
          'optionLabel', 'Size ' || variant)),
      '{"kind":"plain"}', 1 + n % 4, 2500, 2500 * (1 + n % 4), CASE WHEN n % 10 = 0 THEN 250 * (1 + n % 4) ELSE 0 END,
      175 * (1 + n % 4), CASE WHEN n < ${orders}::int * ${SHIPPED}::float8 THEN 1 + n % 4 ELSE 0 END
    FROM (
      SELECT n, 1 + (n::bigint * 7919 + line * 31) % ${size.products}::int AS style, 1 + (n + line) % ${size.variantsEach}::int AS variant
      FROM generate_series(1, ${orders}::int) AS n, generate_series(1, 1 + n % 3) AS line
    ) AS chosen`.execute(db);
  await sql`
    INSERT INTO cart_rule_use (order_id, rule_id, coupon_id, discount_minor, currency, used_at)
    SELECT sales_order.id, coupon.rule_id, coupon.id, 250, 'USD', sales_order.created_at
    FROM sales_order JOIN coupon ON coupon.id = 1 + sales_order.id / 10 % ${COUPONS}::int
    WHERE sales_order.id % 10 = 0`.execute(db);
}

/** Of orders that are packed the money is reserved; some is on its way back. */
async function makeMoney(db: Db, { now }: ManyOrders): Promise<void> {
  await sql`
    INSERT INTO payment (order_id, attempt, method_code, provider, idempotency_key, state, amount_minor, currency,
      details, created_at, updated_at, captured_minor, trouble, next_look_at)
    SELECT id, 1, 'braintree', 'sandbox', number || '-1-bench', state, grand_total_minor, 'USD',
      '{"card":{"brand":"Visa","last4":"1111","expiry":"12/30"}}', created_at, created_at,
      CASE WHEN state = 'captured' THEN grand_total_minor ELSE 0 END,
      CASE WHEN state = 'returning' THEN 'the processor does not answer' END, ${now}::timestamptz + interval '1 day'
    FROM (
      SELECT *, CASE WHEN id % 100000 = 1 THEN 'returning' WHEN status = 'payment_review' THEN 'challenged'
        WHEN status LIKE 'payment%' THEN 'declined' WHEN status IN ('processing', 'holded') THEN 'authorized'
        WHEN status = 'canceled' THEN 'voided' ELSE 'captured' END AS state
      FROM sales_order
    ) AS paid`.execute(db);
  await sql`
    WITH line AS (
      INSERT INTO ledger_account (kind, unit, customer_id, balance, created_at)
      SELECT 'credit_line', 'USD', id, 1000000, ${now} FROM customer RETURNING id, customer_id
    ), bought AS (
      INSERT INTO ledger_entry (account_id, occasion, movement, delta, worth_minor, order_id, created_at)
      SELECT line.id, 'order ' || sales_order.id, 'spent', -grand_total_minor, -grand_total_minor, sales_order.id, sales_order.created_at
      FROM sales_order JOIN line USING (customer_id) WHERE purchase_order_number IS NOT NULL
    )
    INSERT INTO ledger_entry (account_id, occasion, movement, delta, worth_minor, order_id, created_at)
    SELECT line.id, 'paid ' || sales_order.id, 'given_back', grand_total_minor, grand_total_minor, sales_order.id, sales_order.created_at
    FROM sales_order JOIN line USING (customer_id)
    WHERE purchase_order_number IS NOT NULL AND sales_order.created_at < ${now}::timestamptz - interval '30 days'`.execute(
    db,
  );
}

/** Two of a hundred orders come back, and the money of one of a hundred. */
async function makeReturns(db: Db, { orders, size }: ManyOrders): Promise<void> {
  await sql`
    WITH back AS (
      INSERT INTO order_return (order_id, state, reason, comment, created_at, updated_at)
      SELECT id, CASE WHEN id % 100000 = 0 THEN 'refund_failed' ELSE 'refunded' END,
        (ARRAY['wrong_size', 'wrong_size', 'damaged', 'not_needed', 'other'])[1 + id % 5], '', created_at, created_at
      FROM sales_order WHERE id % 50 = 0 RETURNING id, order_id
    )
    INSERT INTO order_return_item (return_id, order_item_id, quantity, accepted)
    SELECT DISTINCT ON (back.id) back.id, order_item.id, 1, 1 FROM back JOIN order_item USING (order_id)
    ORDER BY back.id, order_item.id`.execute(db);
  await sql`
    INSERT INTO money_paper (kind, order_id, number, shipping_minor, adjustment_minor, total_minor, currency, created_at)
    SELECT 'refund', id, ${size.products}::int + id, 0, 0, 2675, 'USD', created_at
    FROM sales_order WHERE id % 100 = 0 AND id <= ${orders}::int`.execute(db);
}
