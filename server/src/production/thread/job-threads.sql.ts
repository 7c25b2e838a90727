import type { JobState } from "@placket/domain/production/job-state";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { PIECES, TO_SEW } from "../production.sql.ts";

/** Jobs of an order of which nobody has counted the stitches, or what a piece takes of each thread. */
export const selectUncountedJobs = (db: Db, orderId: number) =>
  db
    .selectFrom("embroidery_job")
    .innerJoin("order_item", "order_item.id", "embroidery_job.order_item_id")
    .select([
      "embroidery_job.id",
      "embroidery_job.part",
      "order_item.sku",
      "order_item.configuration",
    ])
    .where("order_item.order_id", "=", orderId)
    .where((eb) => eb.or([eb("stitches", "is", null), eb.not(isMeasured)]))
    .orderBy("embroidery_job.id")
    .execute();

const isMeasured = sql<boolean>`EXISTS (
  SELECT FROM embroidery_job_thread WHERE embroidery_job_thread.job_id = embroidery_job.id)`;

/** A job that nobody else moves, and what of it was sewn before anybody knew what a piece takes. */
export const holdUnbooked = (db: Db, id: number) =>
  db
    .selectFrom("embroidery_job")
    .innerJoin("order_item", "order_item.id", "embroidery_job.order_item_id")
    .select([
      "embroidery_job.version",
      "embroidery_job.part",
      "embroidery_job.pieces_unbooked as unbooked",
      "order_item.sku",
      "order_item.configuration",
    ])
    .where("embroidery_job.id", "=", id)
    .forUpdate("embroidery_job")
    .executeTakeFirst();

/** Writes how many pieces wait to be booked; in the transaction that holds the job. */
export async function updateUnbooked(db: Db, id: number, pieces: number): Promise<void> {
  await db
    .updateTable("embroidery_job")
    .set({ pieces_unbooked: pieces })
    .where("id", "=", id)
    .execute();
}

/** What a piece of a job takes, in cm by number of thread; of one that nobody has measured, nothing. */
export async function selectLengths(db: Db, id: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("embroidery_job_thread")
    .select(["number", "length_cm as cm"])
    .where("job_id", "=", id)
    .orderBy("number")
    .execute();
  return new Map(rows.map(({ number, cm }) => [number, cm]));
}

/** Writes what a piece of a job takes, instead of what was known of it. */
export async function writeLengths(
  db: Db,
  id: number,
  lengths: ReadonlyMap<string, number>,
): Promise<void> {
  await forgetLengths(db, id);
  if (lengths.size === 0) return;
  await db
    .insertInto("embroidery_job_thread")
    .values([...lengths].map(([number, cm]) => ({ job_id: id, number, length_cm: cm })))
    .execute();
}

/** What a piece takes of another design nobody knows yet. */
export async function forgetLengths(db: Db, id: number): Promise<void> {
  await db.deleteFrom("embroidery_job_thread").where("job_id", "=", id).execute();
}

/** What a job has still to be given of a thread. */
export type ThreadNeed = Awaited<ReturnType<typeof selectNeeds>>[number];

/** What all pieces that are not sewn yet take, job by job and thread by thread. */
export const selectNeeds = (db: Db, states: readonly JobState[] = [...TO_SEW, "held"]) =>
  db
    .selectFrom("embroidery_job")
    .innerJoin("order_item", "order_item.id", "embroidery_job.order_item_id")
    .innerJoin("sales_order", "sales_order.id", "order_item.order_id")
    .innerJoin("embroidery_job_thread", "embroidery_job_thread.job_id", "embroidery_job.id")
    .select([
      "embroidery_job.id as jobId",
      "embroidery_job.state",
      "embroidery_job.machine_id as machineId",
      "embroidery_job.sew_day as sewDay",
      "embroidery_job_thread.number",
      "sales_order.number as order",
    ])
    .select(sql<number>`(${PIECES} - pieces_done)::bigint * length_cm`.as("cm"))
    .where("embroidery_job.state", "in", states)
    .where(PIECES, ">", sql<number>`pieces_done`)
    .orderBy("embroidery_job.id")
    .execute();

/** How many jobs that are still to be sewn nobody has measured. */
export async function countUnmeasured(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("embroidery_job")
    .innerJoin("order_item", "order_item.id", "embroidery_job.order_item_id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("embroidery_job.state", "in", [...TO_SEW, "held"])
    .where(PIECES, ">", 0)
    .where((eb) => eb.not(isMeasured))
    .executeTakeFirstOrThrow();
  return count;
}
