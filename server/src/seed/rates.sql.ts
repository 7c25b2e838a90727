import type { Result } from "@placket/domain/problem";
import {
  parseAmount,
  parsePercentMicro,
  parseWhole,
} from "@placket/domain/catalog-import/number-cell";
import { ALWAYS, type ConditionGroup } from "@placket/domain/promotion/condition";
import { couponKey } from "@placket/domain/promotion/coupon-code";
import type { RuleAction } from "@placket/domain/promotion/rule-action";
import type { Db } from "../db/database.ts";
import type { DemoContent, DemoRule } from "./content.ts";

/** Taxes, table rates and coupons. */
export async function storeRates(
  db: Db,
  { taxRates, tableRates, rules }: DemoContent,
): Promise<void> {
  await storeTaxes(db, taxRates);
  await storeTableRates(db, tableRates);
  for (const rule of rules) await storeRule(db, rule);
}

async function storeTaxes(db: Db, rates: DemoContent["taxRates"]): Promise<void> {
  const classId = async (kind: "product" | "customer", name: string) =>
    (
      await db
        .selectFrom("tax_class")
        .select("id")
        .where("kind", "=", kind)
        .where("name", "=", name)
        .executeTakeFirstOrThrow()
    ).id;
  const product = await classId("product", "Taxable Goods");
  const customer = await classId("customer", "Retail Customer");
  const rows = rates.map((rate) => ({
    code: rate["code"] ?? "",
    country_code: rate["country"] ?? "",
    region_code: rate["region"] ?? "*",
    postcode_from: rate["postcode_from"] || null,
    postcode_to: rate["postcode_to"] || null,
    rate_micro: read(parsePercentMicro(rate["rate_percent"] ?? "")),
  }));
  const stored = await db.insertInto("tax_rate").values(rows).returning(["id", "code"]).execute();
  const rules = stored.map(({ id, code }) => ({
    name: code,
    tax_rate_id: id,
    customer_tax_class_id: customer,
    product_tax_class_id: product,
  }));
  await db.insertInto("tax_rule").values(rules).execute();
}

async function storeTableRates(db: Db, tables: DemoContent["tableRates"]): Promise<void> {
  const websites = await db.selectFrom("website").select(["id", "code"]).execute();
  const rates = websites.flatMap(({ id, code }) =>
    (tables.get(code) ?? []).map((rate) => ({ id, rate })),
  );
  const rows = rates.map(({ id, rate }) => ({
    website_id: id,
    country_code: rate["Country"] ?? "*",
    region_code: rate["Region/State"] ?? "*",
    postcode: rate["Zip/Postal Code"] ?? "*",
    condition_name: "package_value" as const,
    condition_from: read(parseWhole(rate["Order Subtotal (and above)"] ?? "")) * 100,
    price_minor: read(parseAmount(rate["Shipping Price"] ?? "", 2)),
  }));
  await db.insertInto("shipping_table_rate").values(rows).execute();
}

async function storeRule(db: Db, rule: DemoRule): Promise<void> {
  const { id, currency } = await db
    .insertInto("cart_rule")
    .values({
      name: rule.name,
      labels: JSON.stringify(rule.labels ?? {}),
      currency: rule.currency ?? "",
      needs_coupon: true,
      conditions: JSON.stringify(conditionsOf(rule)),
      action: JSON.stringify(ACTIONS[rule.kind](rule)),
      active_from: rule.from ?? null,
      active_to: rule.to === undefined ? null : `${rule.to} 23:59:59`,
      uses_per_coupon: rule.uses ?? null,
    })
    .returning(["id", "currency"])
    .executeTakeFirstOrThrow();
  const { coupon: code } = rule;
  await db
    .insertInto("coupon")
    .values({ rule_id: id, currency, code, key: couponKey(code) })
    .execute();
}

const ACTIONS: Readonly<Record<DemoRule["kind"], (rule: DemoRule) => RuleAction>> = {
  percent: ({ percent = 0 }) => ({ kind: "percent", micro: Math.round(percent * 10_000) }),
  fixed: ({ amount = 0 }) => ({ kind: "fixedCart", minor: Math.round(amount * 100) }),
  free_shipping: () => ({ kind: "freeShipping", for: "cart" }),
};

function conditionsOf({ minimumSubtotal }: DemoRule): ConditionGroup {
  if (minimumSubtotal === undefined) return ALWAYS;
  const values = [Math.round(minimumSubtotal * 100)];
  return { match: "all", of: [{ fact: "subtotal", is: "atLeast", values }] };
}

function read(result: Result<number>): number {
  if (!result.ok)
    throw new Error(`The demo store holds a number that is none: ${result.problems[0]?.error}`);
  return result.value;
}
