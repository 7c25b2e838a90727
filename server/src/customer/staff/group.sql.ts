import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** A customer group, and how many are in it. */
export interface GroupRow {
  readonly id: number;
  readonly name: string;
  readonly taxClassId: number;
  /** What it earns of the points that the settings say. */
  readonly pointsPercent: number;
  readonly customers: number;
}

/** Every customer group by its id, that of guests first. */
export function selectGroupRows(db: Db): Promise<GroupRow[]> {
  return groups(db).orderBy("customer_group.id").execute();
}

/** One group, held until the transaction ends. */
export function lockGroup(db: Db, id: number): Promise<GroupRow | undefined> {
  return groups(db).where("customer_group.id", "=", id).forUpdate().executeTakeFirst();
}

const groups = (db: Db) =>
  db
    .selectFrom("customer_group")
    .select([
      "id",
      "code as name",
      "tax_class_id as taxClassId",
      "points_percent as pointsPercent",
      sql<number>`(SELECT count(*)::int FROM customer WHERE group_id = customer_group.id)`.as(
        "customers",
      ),
    ]);

/** Tax classes that customer groups may have. */
export function selectCustomerTaxClasses(db: Db) {
  return db
    .selectFrom("tax_class")
    .select(["id", "name"])
    .where("kind", "=", "customer")
    .orderBy("id")
    .execute();
}

type GroupDraft = Pick<GroupRow, "name" | "pointsPercent" | "taxClassId">;

/**
 * Whether another group has this name, whatever its case: product files name groups by it. Whoever else names one
 * waits until the transaction ends.
 */
export async function isGroupNameTaken(db: Db, name: string, but?: number): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('customer group', 0))`.execute(db);
  const others = await db
    .selectFrom("customer_group")
    .select("id")
    .where(sql`lower(code)`, "=", sql`lower(${name}::text)`)
    .execute();
  return others.some(({ id }) => id !== but);
}

/** Adds a customer group. Gives its id. */
export async function insertGroup(db: Db, draft: GroupDraft): Promise<number> {
  const { id } = await db
    .insertInto("customer_group")
    .values(columnsOf(draft))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a customer group anew by its id. */
export async function updateGroup(db: Db, id: number, draft: GroupDraft): Promise<void> {
  await db.updateTable("customer_group").set(columnsOf(draft)).where("id", "=", id).execute();
}

const columnsOf = ({ name, taxClassId, pointsPercent }: GroupDraft) => ({
  code: name,
  tax_class_id: taxClassId,
  points_percent: pointsPercent,
});
