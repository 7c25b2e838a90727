import type { Coupon } from "@placket/domain/coupon/coupon";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/database.ts";

/** A code as shoppers type it (case does not matter), and the money it is typed in. */
export interface CouponPlace {
  readonly code: string;
  readonly currency: string;
  /** What amounts stand in that name no currency. */
  readonly catalogCurrency: string;
}

/** A coupon, what its code is looked up by, and the currency that it names. */
export interface StoredCoupon {
  readonly key: string;
  readonly currency: string | null;
  readonly coupon: Coupon;
}

export async function selectCoupons(db: Db): Promise<readonly StoredCoupon[]> {
  const rows = await db
    .selectFrom("cart_rule")
    .selectAll()
    .select(sql<string>`lower(coupon_code)`.as("key"))
    .execute();
  return rows.map((row) => ({
    key: row.key,
    currency: row.currency,
    coupon: {
      code: row.coupon_code,
      name: row.name,
      kind: row.kind as Coupon["kind"],
      discountMicro: row.discount_micro,
      discountMinor: row.discount_minor,
      minimumSubtotalMinor: row.minimum_subtotal_minor,
      activeFrom: row.active_from,
      activeTo: row.active_to,
      usesLeft: row.uses_left,
      isActive: row.is_active,
    },
  }));
}

/**
 * The rule of a code, as `byCode` finds it in memory; one that names the currency leads.
 * Amounts of another currency are no rule here: nothing is ever taken off by a number alone.
 */
const ruleOf = (db: Db, { code, currency, catalogCurrency }: CouponPlace) =>
  db
    .selectFrom("cart_rule")
    .where(sql`lower(coupon_code)`, "=", code.toLowerCase())
    .where((eb) => {
      const isWithoutAmounts = eb.and({ discount_minor: 0, minimum_subtotal_minor: 0 });
      const holdsAnywhere = currency === catalogCurrency ? eb.lit(true) : isWithoutAmounts;
      return eb.or([
        eb("currency", "=", currency),
        eb.and([eb("currency", "is", null), holdsAnywhere]),
      ]);
    })
    .orderBy((eb) => eb("currency", "is", null))
    .limit(1);

/** Parts of a statement that takes one use of a coupon; of one that does not count them nothing is held. */
export interface TakingUse {
  /** Body of the part `rule`: the coupon, held, if it counts its uses. */
  readonly rule: RawBuilder<unknown>;
  /** Whether there is one left. */
  readonly hasUse: RawBuilder<boolean>;
  /** Takes it where `isTaken` holds. */
  readonly taking: (isTaken: RawBuilder<boolean>) => RawBuilder<unknown>;
}

/**
 * Takes one use of a coupon in a statement that does more than that. The row is held while it is looked at, so
 * two orders never share the last use.
 */
export const takingCouponUse = (
  db: Db,
  place: CouponPlace,
  isWanted: RawBuilder<boolean>,
): TakingUse => ({
  rule: sql`
    SELECT id, uses_left FROM cart_rule
    WHERE id = (${ruleOf(db, place).select("id")}) AND uses_left IS NOT NULL AND ${isWanted} FOR UPDATE`,
  hasUse: sql`NOT EXISTS (SELECT FROM rule WHERE uses_left <= 0)`,
  taking: (isTaken) => sql`
    UPDATE cart_rule SET uses_left = cart_rule.uses_left - 1
    FROM rule WHERE cart_rule.id = rule.id AND ${isTaken}`,
});

/** Gives a use back after an order that was not paid. */
export async function returnCouponUse(db: Db, place: CouponPlace): Promise<void> {
  await db
    .updateTable("cart_rule")
    .set({ uses_left: sql`uses_left + 1` })
    .where("id", "=", ruleOf(db, place).select("id"))
    .execute();
}
