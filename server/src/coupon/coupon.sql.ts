import type { Coupon } from "@placket/domain/coupon/coupon";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/database.ts";

/** A coupon, and the currency that it names. */
export interface StoredCoupon {
  readonly currency: string | null;
  readonly coupon: Coupon;
}

export async function selectCoupons(db: Db): Promise<readonly StoredCoupon[]> {
  const rows = await db.selectFrom("cart_rule").selectAll().execute();
  return rows.map((row) => ({
    currency: row.currency,
    coupon: {
      id: row.id,
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
  id: RawBuilder<Coupon["id"]>,
  isWanted: RawBuilder<boolean>,
): TakingUse => ({
  rule: sql`
    SELECT id, uses_left FROM cart_rule
    WHERE id = ${id} AND uses_left IS NOT NULL AND ${isWanted} FOR UPDATE`,
  hasUse: sql`NOT EXISTS (SELECT FROM rule WHERE uses_left <= 0)`,
  taking: (isTaken) => sql`
    UPDATE cart_rule SET uses_left = cart_rule.uses_left - 1
    FROM rule WHERE cart_rule.id = rule.id AND ${isTaken}`,
});

/** Gives a use back after an order that was not paid. */
export async function returnCouponUse(db: Db, id: Coupon["id"]): Promise<void> {
  await db
    .updateTable("cart_rule")
    .set({ uses_left: sql`uses_left + 1` })
    .where("id", "=", id)
    .execute();
}
