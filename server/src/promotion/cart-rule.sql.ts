import { action, conditions } from "@placket/contract/promotion/rule.codec";
import type { CartRule } from "@placket/domain/promotion/cart-rule";
import type { Selectable } from "kysely";
import type { Db } from "../db/database.ts";
import type { Tables } from "../db/tables.gen.ts";
import { readRules, storedFrame } from "./stored-frame.ts";

/** A rule, and how often each customer may use it. */
export interface StoredRule extends CartRule {
  readonly usesPerCoupon: number | null;
  readonly usesPerCustomer: number | null;
}

/** Every rule. */
export const selectCartRules = async (db: Db) =>
  readRules(await db.selectFrom("cart_rule").selectAll().orderBy("id").execute(), storedRule);

/** @throws where what it keeps as JSON is nothing that a version of the store wrote. */
export const storedRule = (row: Selectable<Tables["cart_rule"]>): StoredRule => ({
  ...storedFrame(row),
  needsCoupon: row.needs_coupon,
  lines: conditions.parse(row.lines),
  action: action.parse(row.action),
  usesPerCoupon: row.uses_per_coupon,
  usesPerCustomer: row.uses_per_customer,
});
