import { composition as compositionShape } from "@placket/contract/embroidery/composition.shape";
import { sql } from "kysely";
import type { z } from "zod";
import type { Db } from "../../db/database.ts";

/** A composition as the store wrote it. Whether a font or thread of it is still there, its sewing shows. */
export type KeptComposition = z.infer<typeof compositionShape>;

/** A design of the workbench, without what is sewn. */
export interface ListedDesign {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  /** Number of the order whose words it holds. */
  readonly order: string | null;
  readonly changedAt: Date;
  readonly by: string;
}

export interface SavedDesign extends ListedDesign {
  readonly composition: KeptComposition;
  /** Code of a placement of the workbench. */
  readonly placement: string;
}

/** What of a design is written. */
interface WrittenDesign {
  readonly name: string;
  readonly composition: KeptComposition;
  readonly placement: string;
  readonly by: string;
  readonly changedAt: Date;
}

const listed = (db: Db) =>
  db
    .selectFrom("embroidery_design")
    .leftJoin("embroidery_job", "embroidery_job.id", "embroidery_design.job_id")
    .leftJoin("order_item", "order_item.id", "embroidery_job.order_item_id")
    .leftJoin("sales_order", "sales_order.id", "order_item.order_id")
    .select([
      "embroidery_design.id",
      "embroidery_design.name",
      "embroidery_design.version",
      "sales_order.number as order",
      "embroidery_design.changed_at as changedAt",
      "embroidery_design.by_email as by",
    ]);

/** Every design, by its name. */
export const selectDesigns = (db: Db): Promise<readonly ListedDesign[]> =>
  listed(db)
    .orderBy(sql`lower(embroidery_design.name)`)
    .execute();

/** A design of the workbench with what it is made of; `undefined` where there is none. */
export async function selectDesign(db: Db, id: number): Promise<SavedDesign | undefined> {
  const row = await listed(db)
    .select(["embroidery_design.composition", "embroidery_design.placement"])
    .where("embroidery_design.id", "=", id)
    .executeTakeFirst();
  return row && { ...row, composition: compositionShape.parse(row.composition) };
}

/** How often a design was written, which nobody else writes until the transaction is over. */
export async function holdDesign(db: Db, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("embroidery_design")
    .select("version")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row?.version;
}

/** Whether another design has that name, whatever its letters. */
export async function isNameTaken(db: Db, name: string, but: number | null): Promise<boolean> {
  const row = await db
    .selectFrom("embroidery_design")
    .select("id")
    .where(sql`lower(name)`, "=", sql`lower(${name}::text)`)
    .where(sql`id`, "is distinct from", but)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds and names designs one after another, so that two of one name are not written at once. */
export async function inDesignTurn(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('embroidery designs', 0))`.execute(db);
}

/** How many designs the workbench keeps. */
export async function countDesigns(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("embroidery_design")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** The id of a job that there is. */
export async function hasJob(db: Db, id: number): Promise<boolean> {
  const job = db.selectFrom("embroidery_job").select("id").where("id", "=", id);
  return (await job.executeTakeFirst()) !== undefined;
}

/** Keeps a design, of the job it was opened from or of none. Gives its id. */
export async function insertDesign(
  db: Db,
  design: WrittenDesign,
  jobId: number | null,
): Promise<number> {
  const { id } = await db
    .insertInto("embroidery_design")
    .values({ ...rowOf(design), job_id: jobId })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a design, which is another version from then on. */
export async function updateDesign(db: Db, id: number, design: WrittenDesign): Promise<void> {
  await db
    .updateTable("embroidery_design")
    .set(({ eb }) => ({ ...rowOf(design), version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Deletes a kept design by its id. */
export async function deleteDesign(db: Db, id: number): Promise<void> {
  await db.deleteFrom("embroidery_design").where("id", "=", id).execute();
}

/** Takes away what was opened from jobs of those orders. */
export async function deleteDesignsOf(db: Db, orderIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom("embroidery_design")
    .where("job_id", "in", (eb) =>
      eb
        .selectFrom("embroidery_job")
        .innerJoin("order_item", "order_item.id", "embroidery_job.order_item_id")
        .select("embroidery_job.id")
        .where("order_item.order_id", "=", (one) => one.fn.any(one.val([...orderIds]))),
    )
    .execute();
}

const rowOf = ({ name, composition, placement, by, changedAt }: WrittenDesign) => ({
  name,
  composition: JSON.stringify(composition),
  placement,
  by_email: by,
  changed_at: changedAt,
});
