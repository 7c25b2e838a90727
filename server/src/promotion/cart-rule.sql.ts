import { action, conditions, labels } from "@placket/contract/promotion/rule.codec";
import type { CartRule } from "@placket/domain/promotion/cart-rule";
import type { Selectable } from "kysely";
import type { Db } from "../db/database.ts";
import type { Tables } from "../db/tables.gen.ts";

/** A rule, and how often each customer may use it. */
export interface StoredRule extends CartRule {
  readonly usesPerCoupon: number | null;
  readonly usesPerCustomer: number | null;
}

/** Every rule that can be read, and what cannot: its id, and the first place that is wrong. */
interface ReadRules {
  readonly rules: readonly StoredRule[];
  readonly faults: readonly { readonly id: number; readonly why: string }[];
}

export async function selectCartRules(db: Db): Promise<ReadRules> {
  const rows = await db.selectFrom("cart_rule").selectAll().orderBy("id").execute();
  const rules: StoredRule[] = [];
  const faults: { id: number; why: string }[] = [];
  for (const row of rows) {
    try {
      rules.push(storedRule(row));
    } catch (error) {
      faults.push({ id: row.id, why: String(error) });
    }
  }
  return { rules, faults };
}

/** @throws where what it keeps as JSON is nothing that a version of the store wrote. */
export function storedRule(row: Selectable<Tables["cart_rule"]>): StoredRule {
  return {
    id: row.id,
    name: row.name,
    labels: labels.parse(row.labels),
    currency: row.currency,
    isActive: row.is_active,
    activeFrom: row.active_from,
    activeTo: row.active_to,
    websiteIds: row.website_ids,
    groupIds: row.group_ids,
    priority: row.priority,
    stopsFurther: row.stops_further,
    needsCoupon: row.needs_coupon,
    conditions: conditions.parse(row.conditions),
    lines: conditions.parse(row.lines),
    action: action.parse(row.action),
    usesPerCoupon: row.uses_per_coupon,
    usesPerCustomer: row.uses_per_customer,
  };
}
