import type { JobReason } from "@placket/domain/production/job-reasons";
import type { JobState } from "@placket/domain/production/job-state";
import { jobMoves, type HeldFrom } from "@placket/domain/production/job-steps";
import type { Approval } from "@placket/domain/production/proof/approval";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../list/list-page.ts";

/** A line of an order that was placed, as far as jobs are made of it. */
export type PlacedLine = Awaited<ReturnType<typeof selectPlacedLines>>[number];

/** The lines of these orders on which something is done besides selling them. */
export function selectPlacedLines(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom("order_item")
    .innerJoin("sales_order", "sales_order.id", "order_item.order_id")
    .select([
      "order_item.id",
      "order_item.order_id as orderId",
      "order_item.sku",
      "order_item.configuration",
      "order_item.quantity",
      "sales_order.shipping_method as shippingMethod",
      "sales_order.customer_id as customerId",
      "sales_order.store_view_id as storeViewId",
    ])
    .where("sales_order.id", "=", (eb) => eb.fn.any(eb.val([...orderIds])))
    .where(sql<boolean>`jsonb_path_exists(configuration, '$.parts[0]')`)
    .orderBy("order_item.id")
    .execute();
}

/** A job to be begun. */
export interface NewJob {
  readonly orderId: number;
  readonly itemId: number;
  /** Which of its line's parts, from 0 on. */
  readonly part: number;
  readonly state: JobState;
  readonly approval: Approval;
  readonly dueDay: string | null;
  readonly threads: readonly string[];
  readonly hoop: string;
  readonly stitches: number | null;
}

/** Begins jobs; of a part that has one already, none. */
export async function insertJobs(db: Db, jobs: readonly NewJob[], now: Date): Promise<void> {
  await db
    .insertInto("embroidery_job")
    .values(
      jobs.map(({ itemId, part, state, approval, dueDay, threads, hoop, stitches }) => ({
        order_item_id: itemId,
        part,
        state,
        approval,
        due_day: dueDay,
        threads: threads.join(" "),
        hoop,
        stitches,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(["order_item_id", "part"]).doNothing())
    .execute();
}

/** Pieces of a job's line that are still to be sewn: neither canceled nor paid back before they were sent. */
const PIECES = sql<number>`(quantity - quantity_canceled - quantity_dropped)`;

function jobs(db: Db) {
  return db
    .selectFrom("embroidery_job")
    .innerJoin("order_item", "order_item.id", "embroidery_job.order_item_id")
    .innerJoin("sales_order", "sales_order.id", "order_item.order_id")
    .select([
      "embroidery_job.id",
      "embroidery_job.part",
      "embroidery_job.state",
      "embroidery_job.held_from as heldFrom",
      "embroidery_job.reason",
      "embroidery_job.approval",
      "embroidery_job.due_day as dueDay",
      "embroidery_job.hoop",
      "embroidery_job.threads",
      "embroidery_job.stitches",
      "embroidery_job.version",
      "order_item.id as itemId",
      "order_item.sku",
      "order_item.name",
      "order_item.configuration",
      "sales_order.number",
      "sales_order.status",
    ])
    .select(PIECES.as("pieces"));
}

export type JobRow = Awaited<ReturnType<ReturnType<typeof jobs>["execute"]>>[number];

/** Which jobs staff look for. */
export interface JobSearch {
  /** The beginning of an order's number; `""` for all. */
  readonly text: string;
  /** Those on which there is work to do unless told. */
  readonly state?: JobState | "called_off" | "all" | undefined;
}

const SORTING: Sorting = {
  columns: { due: { by: sql.ref("lined_up"), as: "text" } },
  unlessTold: "due",
  id: sql.ref<number>("embroidery_job.id"),
};

/** Jobs that match, as they are lined up unless told. */
export function selectJobs(db: Db, { text, state }: JobSearch, page: PageAsked) {
  let query = jobs(db);
  if (state !== "all") query = query.where(PIECES, state === "called_off" ? "=" : ">", 0);
  if (state === undefined) query = query.where("state", "<>", "packed");
  else if (state !== "called_off" && state !== "all") query = query.where("state", "=", state);
  if (text !== "") query = query.where("sales_order.number", "like", `${literally(text)}%`);
  return listPage(query, SORTING, page);
}

/** The jobs of an order, line after line. */
export function selectJobsOfOrder(db: Db, number: string): Promise<JobRow[]> {
  return jobs(db)
    .where("sales_order.number", "=", number)
    .orderBy("order_item.id")
    .orderBy("part")
    .execute();
}

/** Jobs of an order whose stitches nobody has counted. */
export function selectUncountedJobs(db: Db, orderId: number) {
  return db
    .selectFrom("embroidery_job")
    .innerJoin("order_item", "order_item.id", "embroidery_job.order_item_id")
    .select([
      "embroidery_job.id",
      "embroidery_job.part",
      "order_item.sku",
      "order_item.configuration",
    ])
    .where("order_item.order_id", "=", orderId)
    .where("stitches", "is", null)
    .orderBy("embroidery_job.id")
    .execute();
}

/** Writes what a job was counted at, once. */
export async function writeStitches(db: Db, id: number, stitches: number): Promise<void> {
  await db
    .updateTable("embroidery_job")
    .set({ stitches })
    .where("id", "=", id)
    .where("stitches", "is", null)
    .execute();
}

/** A job that nobody else moves until the transaction is over. */
export function holdJob(db: Db, id: number): Promise<JobRow | undefined> {
  return jobs(db)
    .where("embroidery_job.id", "=", id)
    .forUpdate("embroidery_job")
    .executeTakeFirst();
}

/** Where a held job stands from now on. */
interface JobMove {
  readonly from: JobState;
  readonly state: JobState;
  readonly heldFrom: HeldFrom | null;
  readonly reason: JobReason | null;
  readonly now: Date;
}

/** Writes where a held job stands. @throws when no step draws the move. */
export async function updateJob(
  db: Db,
  id: number,
  { from, state, heldFrom, reason, now }: JobMove,
): Promise<void> {
  if (!jobMoves(from).includes(state)) throw new Error(`No job goes from ${from} to ${state}`);
  await db
    .updateTable("embroidery_job")
    .set((eb) => ({
      state,
      held_from: heldFrom,
      reason,
      version: eb("version", "+", 1),
      updated_at: now,
    }))
    .where("id", "=", id)
    .execute();
}
