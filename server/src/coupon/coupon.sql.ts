import type { Coupon } from "@placket/domain/coupon/coupon";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** The rule behind a coupon code; case does not matter. */
export async function selectCoupon(db: Db, code: string): Promise<Coupon | undefined> {
  const row = await db
    .selectFrom("cart_rule")
    .selectAll()
    .where(sql`lower(coupon_code)`, "=", code.toLowerCase())
    .executeTakeFirst();
  if (!row) return undefined;
  return {
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
  };
}

/**
 * Takes one use of a coupon that counts them; false when none is left.
 * The condition stands in the statement, so two orders never share the last use.
 */
export async function takeCouponUse(db: Db, code: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("cart_rule")
    .set({ uses_left: sql`uses_left - 1` })
    .where(sql`lower(coupon_code)`, "=", code.toLowerCase())
    .where((eb) => eb.or([eb("uses_left", "is", null), eb("uses_left", ">", 0)]))
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Gives a use back after an order that was not paid. */
export async function returnCouponUse(db: Db, code: string): Promise<void> {
  await db
    .updateTable("cart_rule")
    .set({ uses_left: sql`uses_left + 1` })
    .where(sql`lower(coupon_code)`, "=", code.toLowerCase())
    .execute();
}
