import { couponKey } from "@placket/domain/promotion/coupon-code";
import type { RuleDraft } from "@placket/domain/promotion/check-rule";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { DatabaseError } from "pg";
import type { Db } from "../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../list/list-page.ts";
import { frameRow } from "./stored-frame.ts";

/** Which rules staff look for. */
export interface RuleSearch {
  /** A part of the name, or a whole code; `""` for all. */
  readonly text: string;
  readonly state?: "on" | "off" | undefined;
}

const SORTING: Sorting = {
  columns: {
    name: { by: sql`lower(cart_rule.name)`, as: "text" },
    priority: { by: sql.ref("cart_rule.priority"), as: "number" },
    added: { by: sql.ref("cart_rule.id"), as: "number" },
  },
  unlessTold: "priority",
  id: sql.ref<number>("cart_rule.id"),
};

/**
 * A page of the rules of carts whose name has the text, or of which it is a code; of all or of those that are on or
 * off.
 */
export function selectRules(db: Db, { text, state }: RuleSearch, page: PageAsked) {
  let query = rules(db);
  if (text !== "") {
    query = query.where((row) =>
      row.or([
        row("cart_rule.name", "ilike", `%${literally(text)}%`),
        row.exists(
          row
            .selectFrom("coupon")
            .whereRef("coupon.rule_id", "=", "cart_rule.id")
            .where("key", "=", couponKey(text)),
        ),
      ]),
    );
  }
  if (state !== undefined) query = query.where("is_active", "=", state === "on");
  return listPage(query, SORTING, page);
}

/** A rule of carts by its id; `undefined` where there is none. */
export const selectRule = (db: Db, id: number) =>
  rules(db).where("cart_rule.id", "=", id).executeTakeFirst();

const rules = (db: Db) =>
  db
    .selectFrom("cart_rule")
    .selectAll("cart_rule")
    .select((row) => [
      row
        .selectFrom("coupon")
        .whereRef("coupon.rule_id", "=", "cart_rule.id")
        .select((of) => of.fn.countAll<number>().as("many"))
        .$asScalar()
        .$notNull()
        .as("coupons"),
      jsonArrayFrom(
        row
          .selectFrom("cart_rule_use")
          .whereRef("cart_rule_use.rule_id", "=", "cart_rule.id")
          .select((of) => [
            "currency",
            sql<number>`sum(discount_minor)::bigint`.as("minor"),
            of.fn.countAll<number>().as("orders"),
          ])
          .groupBy("currency"),
      ).as("uses"),
    ]);

export type RuleRow = NonNullable<Awaited<ReturnType<typeof selectRule>>>;

/** Holds a rule until the transaction ends; `undefined` where there is none of that version. */
export const holdRule = (db: Db, id: number) =>
  db.selectFrom("cart_rule").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** The same while codes of it are given: orders that use it go on. */
export const holdGivingRule = (db: Db, id: number) =>
  db
    .selectFrom("cart_rule")
    .select(["id", "currency"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Adds a rule of carts. Gives its id. */
export async function insertRule(db: Db, draft: RuleDraft): Promise<number> {
  const { id } = await db
    .insertInto("cart_rule")
    .values(valuesOf(draft))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes it anew; false where one of its codes is another rule's in the new currency. */
export async function updateRule(db: Db, id: number, draft: RuleDraft): Promise<boolean> {
  try {
    await db
      .updateTable("cart_rule")
      .set({ ...valuesOf(draft), version: sql`version + 1` })
      .where("id", "=", id)
      .execute();
  } catch (error) {
    if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION) return false;
    throw error;
  }
  // What was used while nobody counted counts from now on.
  await sql`UPDATE coupon SET times_used = (SELECT count(*) FROM cart_rule_use WHERE coupon_id = coupon.id)
    WHERE rule_id = ${id}`.execute(db);
  return true;
}

/** Puts a rule of carts on or off, and raises its version. */
export const setActive = (db: Db, id: number, isActive: boolean) =>
  db
    .updateTable("cart_rule")
    .set({ is_active: isActive, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();

const UNIQUE_VIOLATION = "23505";

/** Deletes a rule of carts by its id. */
export const deleteRule = (db: Db, id: number) =>
  db.deleteFrom("cart_rule").where("id", "=", id).execute();

const valuesOf = (draft: RuleDraft) => ({
  ...frameRow(draft),
  needs_coupon: draft.needsCoupon,
  lines: JSON.stringify(draft.lines),
  uses_per_coupon: draft.usesPerCoupon,
  uses_per_customer: draft.usesPerCustomer,
});
