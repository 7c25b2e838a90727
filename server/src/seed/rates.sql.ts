import type { Result } from "@placket/domain/problem";
import {
  parseAmount,
  parsePercentMicro,
  parseWhole,
} from "@placket/domain/catalog-import/number-cell";
import type { Db } from "../db/database.ts";
import type { DemoContent, DemoRule } from "./content.ts";

/** Taxes, table rates and coupons. */
export async function storeRates(
  db: Db,
  { taxRates, tableRates, rules }: DemoContent,
): Promise<void> {
  await storeTaxes(db, taxRates);
  await storeTableRates(db, tableRates);
  await db.insertInto("cart_rule").values(rules.map(ruleRow)).execute();
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
    condition_name: "package_value",
    condition_from: read(parseWhole(rate["Order Subtotal (and above)"] ?? "")) * 100,
    price_minor: read(parseAmount(rate["Shipping Price"] ?? "", 2)),
  }));
  await db.insertInto("shipping_table_rate").values(rows).execute();
}

function ruleRow(rule: DemoRule) {
  return {
    name: rule.name,
    coupon_code: rule.coupon,
    currency: rule.currency ?? null,
    kind: rule.kind,
    discount_micro: Math.round((rule.percent ?? 0) * 10_000),
    discount_minor: Math.round((rule.amount ?? 0) * 100),
    minimum_subtotal_minor: Math.round((rule.minimumSubtotal ?? 0) * 100),
    active_from: rule.from ?? null,
    active_to: rule.to === undefined ? null : `${rule.to} 23:59:59`,
    uses_left: rule.uses ?? null,
  };
}

function read(result: Result<number>): number {
  if (!result.ok)
    throw new Error(`The demo store holds a number that is none: ${result.problems[0]?.error}`);
  return result.value;
}
