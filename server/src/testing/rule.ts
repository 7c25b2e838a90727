import type { PriceAction } from "@placket/domain/pricing/price-rule";
import type { RuleAction } from "@placket/domain/promotion/rule-action";
import { couponKey } from "@placket/domain/promotion/coupon-code";
import type { ConditionGroup } from "@placket/domain/promotion/condition";
import type { Insertable } from "kysely";
import type { Db } from "../db/database.ts";
import type { Tables } from "../db/tables.gen.ts";

interface RuleDraft extends Omit<
  Partial<Insertable<Tables["cart_rule"]>>,
  "action" | "conditions" | "lines"
> {
  readonly action?: RuleAction;
  readonly conditions?: ConditionGroup;
  readonly lines?: ConditionGroup;
  /** Its code; without one it needs none. */
  readonly code?: string;
}

/** A cart price rule, ten percent off unless told, with its code. Gives the ids of both. */
export async function aRule(
  db: Db,
  { code, action, conditions, lines, ...draft }: RuleDraft = {},
): Promise<{ readonly ruleId: number; readonly couponId: number | null }> {
  const json = (value: unknown) => JSON.stringify(value);
  const { id, currency } = await db
    .insertInto("cart_rule")
    .values({
      name: "Autumn",
      needs_coupon: code !== undefined,
      action: json(action ?? { kind: "percent", micro: 100_000 }),
      ...(conditions && { conditions: json(conditions) }),
      ...(lines && { lines: json(lines) }),
      ...draft,
    })
    .returning(["id", "currency"])
    .executeTakeFirstOrThrow();
  if (code === undefined) return { ruleId: id, couponId: null };
  const coupon = await db
    .insertInto("coupon")
    .values({ rule_id: id, currency, code, key: couponKey(code) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { ruleId: id, couponId: coupon.id };
}

interface CatalogRuleDraft extends Omit<
  Partial<Insertable<Tables["catalog_rule"]>>,
  "action" | "conditions"
> {
  readonly action?: PriceAction;
  readonly conditions?: ConditionGroup;
}

/** A catalog price rule, ten percent off everything unless told. Gives its id. */
export async function aCatalogRule(
  db: Db,
  { action, conditions, ...draft }: CatalogRuleDraft = {},
): Promise<number> {
  const { id } = await db
    .insertInto("catalog_rule")
    .values({
      name: "Spring",
      action: JSON.stringify(action ?? { kind: "byPercent", micro: 100_000 }),
      ...(conditions && { conditions: JSON.stringify(conditions) }),
      ...draft,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
