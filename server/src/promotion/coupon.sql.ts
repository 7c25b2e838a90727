import type { CouponOnCart } from "@placket/domain/promotion/cart-rule";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../db/database.ts";

/** The coupons of codes as staff wrote them. */
export const selectCouponsOn = (db: Db, codes: readonly string[]): Promise<CouponOnCart[]> =>
  coupons(db).where("code", "in", codes).execute();

/** The coupons that a code may mean: one for each currency. */
export const selectCoupons = (db: Db, key: string): Promise<CouponOnCart[]> =>
  coupons(db).where("key", "=", key).execute();

/** How often a coupon may be used; one that was given to somebody by name is theirs, and used once unless staff say. */
const USES_MOST = sql`coalesce(cart_rule.uses_per_coupon, CASE WHEN coupon.given_to IS NOT NULL THEN 1 END)`;

const coupons = (db: Db) =>
  db
    .selectFrom("coupon")
    .innerJoin("cart_rule", "cart_rule.id", "rule_id")
    .select([
      "coupon.id",
      "code",
      "rule_id as ruleId",
      "given_to as givenTo",
      sql<number | null>`${USES_MOST} - times_used`.as("usesLeft"),
    ])
    .orderBy("coupon.id");

/** How often a customer has used rules, by whichever of their names was used most. */
export async function selectTimesUsed(
  db: Db,
  ruleIds: readonly number[],
  customers: readonly string[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("cart_rule_customer")
    .select(["rule_id", (eb) => eb.fn.max("times_used").as("times")])
    .where("rule_id", "in", ruleIds)
    .where("customer", "in", customers)
    .groupBy("rule_id")
    .execute();
  return new Map(rows.map(({ rule_id, times }) => [rule_id, times]));
}

/** Makes the rows that are counted in, so that an order can hold them: counted is there. */
export async function insertCustomers(
  db: Db,
  ruleIds: readonly number[],
  customers: readonly string[],
): Promise<void> {
  await sql`
    INSERT INTO cart_rule_customer (rule_id, customer)
    SELECT id, customer FROM cart_rule, unnest(${customers}::text[]) AS customer
    WHERE id = ANY(${ruleIds}::int[])
    ON CONFLICT DO NOTHING`.execute(db);
}

/** What an order uses, as a statement takes it. */
export interface UseValues {
  readonly couponIds: readonly number[];
  /** Rules whose uses are counted for each customer, and the names that this one is counted by. */
  readonly countedRuleIds: readonly number[];
  readonly customers: readonly string[];
  /** JSON: `[{rule_id, coupon_id, discount_minor, customers}]`. */
  readonly uses: string;
}

/** Parts of a statement that takes uses; of a coupon whose uses are not counted nothing is held. */
export interface TakingUse {
  /** Parts that hold what is counted, each named, with a comma after each. */
  readonly holding: RawBuilder<unknown>;
  /** Whether there is one left of each. */
  readonly hasUse: RawBuilder<boolean>;
  /** Parts that take them where `isTaken` holds, for the order of the part `written`. */
  readonly taking: (isTaken: RawBuilder<boolean>, order: OrderParts) => RawBuilder<unknown>;
}

interface OrderParts {
  readonly currency: RawBuilder<string>;
  readonly now: RawBuilder<Date>;
}

export type UsePlaces = { readonly [Name in keyof UseValues]: RawBuilder<UseValues[Name]> };

/**
 * Takes uses in a statement that does more than that. Rows are held while they are looked at, coupons before
 * customers, so two orders never share the last use.
 */
export const takingUsesOf = (at: UsePlaces, isWanted: RawBuilder<boolean>): TakingUse => ({
  holding: sql`coupons AS (
    SELECT coupon.id, times_used, ${USES_MOST} AS uses_most FROM coupon JOIN cart_rule ON cart_rule.id = rule_id
    WHERE coupon.id = ANY(${at.couponIds}::int[]) AND ${USES_MOST} IS NOT NULL AND ${isWanted}
    ORDER BY coupon.id FOR UPDATE OF coupon
  ), customers AS (
    SELECT rule_id, customer, times_used, uses_per_customer
    FROM cart_rule_customer JOIN cart_rule ON cart_rule.id = rule_id
    WHERE rule_id = ANY(${at.countedRuleIds}::int[]) AND customer = ANY(${at.customers}::text[])
      AND (SELECT count(*) FROM coupons) >= 0 AND ${isWanted}
    ORDER BY rule_id, customer FOR UPDATE OF cart_rule_customer
  ), `,
  hasUse: sql`NOT EXISTS (SELECT FROM coupons WHERE times_used >= uses_most)
    AND NOT EXISTS (SELECT FROM customers WHERE times_used >= uses_per_customer)`,
  taking: (isTaken, { currency, now }) => sql`used AS (
    UPDATE coupon SET times_used = coupon.times_used + 1 FROM coupons WHERE coupon.id = coupons.id AND ${isTaken}
  ), counted AS (
    UPDATE cart_rule_customer SET times_used = cart_rule_customer.times_used + 1 FROM customers
    WHERE cart_rule_customer.rule_id = customers.rule_id
      AND cart_rule_customer.customer = customers.customer AND ${isTaken}
  ), uses AS (
    INSERT INTO cart_rule_use (order_id, rule_id, coupon_id, discount_minor, customers, currency, used_at)
    SELECT written.id, use.*, ${currency}, ${now}::timestamptz
    FROM written, jsonb_to_recordset(${at.uses}::jsonb)
      AS use(rule_id int, coupon_id int, discount_minor bigint, customers text[])
  ), `,
});

/** Gives back what an order has used, once: it is written down no more. */
export async function returnUses(db: Db, orderId: number): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM cart_rule_use WHERE order_id = ${orderId} RETURNING rule_id, coupon_id, customers
    ), held AS (
      SELECT id FROM coupon WHERE id IN (SELECT coupon_id FROM gone) ORDER BY id FOR UPDATE
    ), coupons AS (
      UPDATE coupon SET times_used = greatest(times_used - 1, 0) FROM held WHERE coupon.id = held.id
    )
    UPDATE cart_rule_customer SET times_used = greatest(times_used - 1, 0) FROM gone
    WHERE cart_rule_customer.rule_id = gone.rule_id AND cart_rule_customer.customer = ANY(gone.customers)`.execute(
    db,
  );
}

/**
 * What was counted for one name counts for another one: rules that were used, and what their orders give back when they
 * do not stand any more.
 */
export async function renameUses(db: Db, from: string, into: string): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM cart_rule_customer WHERE customer = ${from} RETURNING rule_id, times_used
    ), renamed AS (
      UPDATE cart_rule_use SET customers = array_replace(customers, ${from}::text, ${into}::text) FROM gone
      WHERE cart_rule_use.rule_id = gone.rule_id AND ${from} = ANY(customers)
    )
    INSERT INTO cart_rule_customer (rule_id, customer, times_used)
    SELECT rule_id, ${into}, times_used FROM gone
    ON CONFLICT (rule_id, customer) DO UPDATE
      SET times_used = cart_rule_customer.times_used + excluded.times_used`.execute(db);
}
