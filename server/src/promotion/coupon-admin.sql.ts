import { couponKey } from "@placket/domain/promotion/coupon-code";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { listPage, type PageAsked, type Sorting } from "../list/list-page.ts";

const SORTING: Sorting = {
  columns: {
    code: { by: sql`coupon.key`, as: "text" },
    added: { by: sql.ref("coupon.id"), as: "number" },
  },
  unlessTold: "-added",
  id: sql.ref<number>("coupon.id"),
};

/** Codes of a rule, those that begin like this, with the orders that stand and used each. */
export function selectCodes(
  db: Db,
  { ruleId, text }: { readonly ruleId: number; readonly text: string },
  page: PageAsked,
) {
  const all = db
    .selectFrom("coupon")
    .select((row) => [
      "coupon.id",
      "code",
      "created_at as createdAt",
      row
        .selectFrom("cart_rule_use")
        .whereRef("coupon_id", "=", "coupon.id")
        .select((of) => of.fn.countAll<number>().as("many"))
        .$asScalar()
        .$notNull()
        .as("used"),
    ])
    .where("coupon.rule_id", "=", ruleId);
  const found = text === "" ? all : all.where(sql<boolean>`starts_with(key, ${couponKey(text)})`);
  return listPage(found, SORTING, page);
}

/** Writes codes that nobody has yet, and gives how many of them it could. */
export async function insertCodes(
  db: Db,
  rule: { readonly id: number; readonly currency: string },
  codes: readonly string[],
): Promise<number> {
  const rows = JSON.stringify(codes.map((code) => ({ code, key: couponKey(code) })));
  const { numAffectedRows } = await sql`
    INSERT INTO coupon (rule_id, currency, code, key)
    SELECT ${rule.id}, ${rule.currency}, code, key
    FROM jsonb_to_recordset(${rows}::jsonb) AS made(code text, key text)
    ON CONFLICT DO NOTHING`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Takes a code away and gives it; `undefined` where there is none. */
export const deleteCode = (db: Db, id: number) =>
  db.deleteFrom("coupon").where("id", "=", id).returning(["code", "rule_id"]).executeTakeFirst();

/** The code of a rule that somebody was given. */
export async function selectGivenCode(
  db: Db,
  ruleId: number,
  givenTo: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("coupon")
    .select("code")
    .where("rule_id", "=", ruleId)
    .where("given_to", "=", givenTo)
    .executeTakeFirst();
  return row?.code;
}

/** Writes a code for somebody, unless it stands already or they have one. */
export async function insertGivenCode(
  db: Db,
  rule: { readonly id: number; readonly currency: string },
  { code, givenTo }: { readonly code: string; readonly givenTo: string },
): Promise<void> {
  await db
    .insertInto("coupon")
    .values({
      rule_id: rule.id,
      currency: rule.currency,
      code,
      key: couponKey(code),
      given_to: givenTo,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
