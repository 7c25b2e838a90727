import type { JobReason } from "@placket/domain/production/job-reasons";
import { jobOfCode } from "@placket/domain/production/job-code";
import { JOB_STATES, type JobState } from "@placket/domain/production/job-state";
import { jobMoves, mayBeLaid, type HeldFrom } from "@placket/domain/production/job-steps";
import type { Approval } from "@placket/domain/production/proof/approval";
import type { ProofState } from "@placket/domain/production/proof/proof-state";
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
export const PIECES = sql<number>`(quantity - quantity_canceled - quantity_dropped)`;

/** Whether somebody has named the thread of each block of a logo's file; of what the store draws itself, always. */
const IS_THREADED = sql<boolean>`NOT jsonb_path_exists(
  configuration, '$.parts[$part].made.sewn.threads[*] ? (@ == "")', jsonb_build_object('part', part))`;

/** As the index `order_item_called_off` has it: all else would be read from end to end for the few. */
const CALLED_OFF = sql<boolean>`quantity - quantity_canceled - quantity_dropped = 0
  AND jsonb_path_exists(configuration, '$.parts[*].made')`;

/** Jobs in their lines and orders, with what decides which steps they may take and what is sewn. */
export function jobsInOrders(db: Db) {
  return db
    .selectFrom("embroidery_job")
    .innerJoin("order_item", "order_item.id", "embroidery_job.order_item_id")
    .innerJoin("sales_order", "sales_order.id", "order_item.order_id")
    .select([
      "embroidery_job.id",
      "embroidery_job.part",
      "embroidery_job.state",
      "embroidery_job.held_from as heldFrom",
      "embroidery_job.approval",
      "embroidery_job.version",
      "order_item.id as itemId",
      "order_item.sku",
      "order_item.name",
      "order_item.configuration",
      "sales_order.number",
      "sales_order.status",
    ])
    .select(PIECES.as("pieces"))
    .select(IS_THREADED.as("isThreaded"));
}

/** The same with what the people at the machines read of them. */
export function jobs(db: Db) {
  return jobsInOrders(db)
    .leftJoin("embroidery_machine", "embroidery_machine.id", "embroidery_job.machine_id")
    .select([
      "embroidery_job.reason",
      "embroidery_job.due_day as dueDay",
      "embroidery_job.hoop",
      "embroidery_job.threads",
      "embroidery_job.stitches",
      "embroidery_job.pieces_done as done",
      "embroidery_job.pieces_unbooked as unbooked",
      "embroidery_job.last_press as lastPress",
      "embroidery_job.machine_id as machineId",
      "embroidery_job.sew_day as sewDay",
      "embroidery_machine.name as machineName",
      "embroidery_machine.heads",
      "embroidery_machine.stitches_per_minute as stitchesPerMinute",
    ]);
}

export type JobRow = Awaited<ReturnType<ReturnType<typeof jobs>["execute"]>>[number];

/** Which jobs staff look for. */
export interface JobSearch {
  /** The beginning of an order's number, the code of a job, or words that are sewn: a wearer's name; `""` for all. */
  readonly text: string;
  /** Those on which there is work to do unless told. */
  readonly state?: JobState | "called_off" | "all" | undefined;
  /** Those of which the proof stands so. */
  readonly proof?: ProofState | undefined;
}

const SORTING: Sorting = {
  columns: { due: { by: sql.ref("lined_up"), as: "text" } },
  unlessTold: "due",
  id: sql.ref<number>("embroidery_job.id"),
};

/** Jobs that match, as they are lined up unless told. */
export function selectJobs(db: Db, search: JobSearch, page: PageAsked) {
  const coded = jobOfCode(search.text);
  const found = narrowed(db, search);
  if (coded !== undefined) {
    return listPage(found.where("embroidery_job.id", "=", coded), SORTING, page);
  }
  const ways = search.text === "" ? undefined : waysToFind(db, search);
  return listPage(ways ? jobs(db) : found, SORTING, { ...page, ...(ways && { ways }) });
}

/** The ways by which a job may match a text, each by an index of its own: its order's number, and what is sewn. */
function waysToFind(db: Db, search: JobSearch) {
  const { text } = search;
  const words = text.split(/\s+/).filter((word) => word.length >= TRIGRAM);
  const byNumber = narrowed(db, search).where("sales_order.number", "like", `${literally(text)}%`);
  if (words.length === 0) return [byNumber];
  const byWords = words.reduce(
    (query, word) => query.where(saysWord(word)),
    narrowed(db, search).where(HAS_WORDS),
  );
  return [byNumber, byWords];
}

/** Shorter words are in no index of trigrams. */
const TRIGRAM = 3;

/** As the index `order_item_sewn_words` has it. */
const HAS_WORDS = sql<boolean>`jsonb_path_exists(configuration, '$.parts[*].made.recipe')`;

/** Whether a word stands in what is sewn of a line; the lines of a text are kept as JSON, and so is the word looked for. */
const saysWord = (word: string) =>
  sql<boolean>`(jsonb_path_query_array(configuration, '$.parts[*].made.recipe.lines[*]')::text)
    ILIKE ${`%${literally(JSON.stringify(word).slice(1, -1))}%`}`;

/** Those of a state and a proof, whatever they say. */
function narrowed(db: Db, { state, proof }: Omit<JobSearch, "text">) {
  let query = jobs(db);
  if (state === "called_off") query = query.where(CALLED_OFF);
  else if (state !== "all") query = query.where(PIECES, ">", 0);
  if (state === undefined) query = query.where("state", "<>", "packed");
  else if (state !== "called_off" && state !== "all") query = query.where("state", "=", state);
  if (proof !== undefined) {
    query = query.where(
      sql<boolean>`embroidery_job.id IN (SELECT job_id FROM embroidery_proof WHERE embroidery_proof.state = ${proof})`,
    );
  }
  return query;
}

/** The jobs of an order, line after line. */
export function selectJobsOfOrder(db: Db, number: string): Promise<JobRow[]> {
  return jobs(db)
    .where("sales_order.number", "=", number)
    .orderBy("order_item.id")
    .orderBy("part")
    .execute();
}

/** A job as it is now. */
export function selectJob(db: Db, id: number): Promise<JobRow | undefined> {
  return jobs(db).where("embroidery_job.id", "=", id).executeTakeFirst();
}

/** What a job is made of, with what opens the picture of its garment. */
export function selectJobLine(db: Db, id: number) {
  return db
    .selectFrom("embroidery_job")
    .innerJoin("order_item", "order_item.id", "embroidery_job.order_item_id")
    .innerJoin("sales_order", "sales_order.id", "order_item.order_id")
    .select([
      "embroidery_job.part",
      "order_item.id as itemId",
      "order_item.sku",
      "order_item.product_id as productId",
      "order_item.parent_id as parentId",
      "order_item.configuration",
      "sales_order.confirmation_token as token",
    ])
    .where("embroidery_job.id", "=", id)
    .executeTakeFirst();
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

/** The same of several, in the order of their ids; of no job where there is none. */
export function holdJobs(db: Db, ids: readonly number[]): Promise<JobRow[]> {
  return jobs(db)
    .where("embroidery_job.id", "=", (eb) => eb.fn.any(eb.val([...ids])))
    .orderBy("embroidery_job.id")
    .forUpdate("embroidery_job")
    .execute();
}

/** Where a held job stands from now on. */
interface JobMove {
  readonly from: JobState;
  readonly state: JobState;
  readonly heldFrom: HeldFrom | null;
  readonly reason: JobReason | null;
  /** How many pieces are sewn; as many as were unless told. */
  readonly done?: number;
  /** What has moved it, where it may be told again. */
  readonly press?: string | undefined;
  readonly now: Date;
}

/** Writes where a held job stands, be it where it stood. @throws when no step draws the move. */
export async function updateJob(
  db: Db,
  id: number,
  { from, state, heldFrom, reason, done, press, now }: JobMove,
): Promise<void> {
  if (from !== state && !jobMoves(from).includes(state))
    throw new Error(`No job goes from ${from} to ${state}`);
  await db
    .updateTable("embroidery_job")
    .set((eb) => ({
      state,
      held_from: heldFrom,
      reason,
      ...(done === undefined ? {} : { pieces_done: done }),
      last_press: press ?? null,
      version: eb("version", "+", 1),
      updated_at: now,
    }))
    .where("id", "=", id)
    .execute();
}

/** Where a job that is laid on a machine still needs it. */
export const TO_SEW = JOB_STATES.filter((state) => mayBeLaid(state) || state === "hooped");

/** How far the jobs of lines are; held, nobody moves them until the transaction is over. */
export function selectHowFar(
  db: Db,
  itemIds: readonly number[],
  { isHeld }: { readonly isHeld: boolean },
) {
  const found = db
    .selectFrom("embroidery_job")
    .select(["state", "held_from as heldFrom", "pieces_done as done"])
    .where("order_item_id", "=", (eb) => eb.fn.any(eb.val([...itemIds])))
    .orderBy("id");
  return (isHeld ? found.forShare() : found).execute();
}

/** How many jobs of lines are not sewn yet. */
export async function countUnsewn(db: Db, itemIds: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom("embroidery_job")
    .innerJoin("order_item", "order_item.id", "embroidery_job.order_item_id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("order_item_id", "=", (eb) => eb.fn.any(eb.val([...itemIds])))
    .where("state", "in", TO_SEW)
    .where(PIECES, ">", 0)
    .executeTakeFirstOrThrow();
  return count;
}
