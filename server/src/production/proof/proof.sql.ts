import { logoNumber } from "@placket/domain/embroidery/logo/logo";
import { BEFORE_SEWING, type HeldFrom } from "@placket/domain/production/job-steps";
import type { Approval } from "@placket/domain/production/proof/approval";
import type { Drawing } from "@placket/domain/production/proof/drawing";
import type { ProofState } from "@placket/domain/production/proof/proof-state";
import { proofMoves, type ProofStep } from "@placket/domain/production/proof/proof-steps";
import { sql, type Insertable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Tables } from "../../db/tables.gen.ts";
import { jobsInOrders, PIECES } from "../production.sql.ts";

/** Jobs with all that a proof shows of them, and of the order that opens it. */
const proofJobs = (db: Db) =>
  jobsInOrders(db).select([
    "order_item.product_id as productId",
    "order_item.parent_id as parentId",
    "sales_order.id as orderId",
    "sales_order.customer_id as customerId",
    "sales_order.store_view_id as storeViewId",
    "sales_order.confirmation_token as token",
  ]);

export type ProofJob = Awaited<ReturnType<ReturnType<typeof proofJobs>["execute"]>>[number];

/** A job with what its proof is made of; `undefined` where there is none. */
export const selectProofJob = (db: Db, id: number): Promise<ProofJob | undefined> =>
  proofJobs(db).where("embroidery_job.id", "=", id).executeTakeFirst();

/** The same, which nobody else moves until the transaction is over. */
export const holdProofJob = (db: Db, id: number): Promise<ProofJob | undefined> =>
  proofJobs(db).where("embroidery_job.id", "=", id).forUpdate("embroidery_job").executeTakeFirst();

/** Jobs that a logo is sewn in and that are not under the needle yet. */
export const selectOpenLogoJobs = (db: Db, logoId: number) =>
  db
    .selectFrom("embroidery_job")
    .innerJoin("order_item", "order_item.id", "embroidery_job.order_item_id")
    .select("embroidery_job.id")
    .where("state", "in", [...BEFORE_SEWING, "held"])
    .where(
      sql<boolean>`configuration -> 'parts' -> part -> 'made' @> ${JSON.stringify({ logo: logoNumber(logoId) })}::jsonb`,
    )
    .orderBy("embroidery_job.id")
    .execute();

/** The jobs of an order, line after line. */
export const selectProofJobsOfOrder = (db: Db, orderId: number): Promise<ProofJob[]> =>
  proofJobs(db)
    .where("sales_order.id", "=", orderId)
    .orderBy("order_item.id")
    .orderBy("part")
    .execute();

/** The jobs of a customer's orders, the oldest first. */
export const selectProofJobsOfCustomer = (db: Db, customerId: number): Promise<ProofJob[]> =>
  proofJobs(db)
    .where("sales_order.customer_id", "=", customerId)
    .orderBy("embroidery_job.id")
    .execute();

/** Every version of the proofs of jobs, with what was said to each; of a job the latest first. */
export async function selectProofs(db: Db, jobIds: readonly number[]) {
  const proofs = await db
    .selectFrom("embroidery_proof")
    .select(["id", "job_id as jobId", "version", "hash", "made", "state"])
    .where("job_id", "=", (eb) => eb.fn.any(eb.val([...jobIds])))
    .orderBy("job_id")
    .orderBy("version", "desc")
    .execute();
  const events = await db
    .selectFrom("embroidery_proof_event")
    .select(["proof_id as proofId", "step", "text", "drawing", "staff_email as staff", "at"])
    .where("proof_id", "=", (eb) => eb.fn.any(eb.val(proofs.map(({ id }) => id))))
    .orderBy("id")
    .execute();
  const byProof = Map.groupBy(events, ({ proofId }) => proofId);
  return proofs.map((proof) => ({ ...proof, events: byProof.get(proof.id) ?? [] }));
}

export type ProofRow = Awaited<ReturnType<typeof selectProofs>>[number];

/** A version that was sent, and which job it is of. */
export type SilentProof = Awaited<ReturnType<typeof selectSilentProofs>>[number];

interface SilentAsked {
  /** Nothing was said to them since then. */
  readonly until: Date;
  /** They were reminded of fewer times than so many since they were sent. */
  readonly most: number;
  readonly after: number;
  readonly limit: number;
}

/** Versions that were sent and to which nobody has said anything; by their ids, so many at once. */
export const selectSilentProofs = (db: Db, { until, most, after, limit }: SilentAsked) =>
  db
    .selectFrom("embroidery_proof")
    .innerJoin("embroidery_job", "embroidery_job.id", "embroidery_proof.job_id")
    .innerJoin("order_item", "order_item.id", "embroidery_job.order_item_id")
    .innerJoin("sales_order", "sales_order.id", "order_item.order_id")
    .select([
      "embroidery_proof.id",
      "embroidery_proof.job_id as jobId",
      "sales_order.store_view_id as storeViewId",
    ])
    .where("embroidery_proof.state", "=", "sent")
    .where("embroidery_proof.id", ">", after)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM embroidery_proof_event WHERE proof_id = embroidery_proof.id AND at > ${until})`,
    )
    .where(sql<boolean>`(
      SELECT count(*) FILTER (WHERE step = 'remind') FROM embroidery_proof_event AS said WHERE proof_id = embroidery_proof.id
        AND said.id > (SELECT max(sent.id) FROM embroidery_proof_event AS sent WHERE sent.proof_id = embroidery_proof.id AND sent.step = 'send')
    ) < ${most}`)
    .orderBy("embroidery_proof.id")
    .limit(limit)
    .execute();

/** How many buyers ask for a change and wait for staff, of what is to be sewn at all. */
export async function countCommented(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("embroidery_proof")
    .innerJoin("embroidery_job", "embroidery_job.id", "embroidery_proof.job_id")
    .innerJoin("order_item", "order_item.id", "embroidery_job.order_item_id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("embroidery_proof.state", "=", "commented")
    .where(PIECES, ">", 0)
    .executeTakeFirstOrThrow();
  return count;
}

/** What a picture of a version is drawn from, and what opens it. */
export const selectProofPicture = (db: Db, id: number) =>
  db
    .selectFrom("embroidery_proof")
    .innerJoin("embroidery_job", "embroidery_job.id", "embroidery_proof.job_id")
    .innerJoin("order_item", "order_item.id", "embroidery_job.order_item_id")
    .innerJoin("sales_order", "sales_order.id", "order_item.order_id")
    .select([
      "embroidery_proof.id",
      "embroidery_proof.made",
      "order_item.product_id as productId",
      "order_item.parent_id as parentId",
      "sales_order.store_view_id as storeViewId",
      "sales_order.confirmation_token as token",
    ])
    .where("embroidery_proof.id", "=", id)
    .executeTakeFirst();

/** A version, and its id. */
export async function insertProof(
  db: Db,
  {
    jobId,
    version,
    hash,
    made,
    now,
  }: {
    readonly jobId: number;
    readonly version: number;
    readonly hash: string;
    readonly made: unknown;
    readonly now: Date;
  },
): Promise<number> {
  const { id } = await db
    .insertInto("embroidery_proof")
    .values({
      job_id: jobId,
      version,
      hash,
      made: JSON.stringify(made),
      state: "drafted",
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes where a version stands, whose job is held. @throws when no step draws the move. */
export async function updateProof(
  db: Db,
  id: number,
  { from, to, now }: { readonly from: ProofState; readonly to: ProofState; readonly now: Date },
): Promise<void> {
  if (from === to) return;
  if (!proofMoves(from).includes(to)) throw new Error(`No proof goes from ${from} to ${to}`);
  await db
    .updateTable("embroidery_proof")
    .set({ state: to, ...(to === "approved" && { approved_at: now }) })
    .where("id", "=", id)
    .execute();
}

/** Something that was done with a version, and what was said with it. */
interface ProofEvent {
  readonly proofId: number;
  readonly step: ProofStep;
  readonly text?: string;
  readonly drawing?: Drawing;
  readonly staff?: string | null;
  readonly now: Date;
}

const NOTHING_DRAWN: Drawing = { marks: [], strokes: [] };

/** Writes a step of a proof into its history, with what was drawn on it, and which of the staff took it. */
export async function insertProofEvent(
  db: Db,
  { proofId, step, text = "", drawing = NOTHING_DRAWN, staff = null, now }: ProofEvent,
): Promise<void> {
  const row: Insertable<Tables["embroidery_proof_event"]> = {
    proof_id: proofId,
    step,
    text,
    drawing: JSON.stringify(drawing),
    staff_email: staff,
    at: now,
  };
  await db.insertInto("embroidery_proof_event").values(row).execute();
}

/** Where a held job stands besides its state, from now on. */
export async function updateJobApproval(
  db: Db,
  id: number,
  { approval, heldFrom }: { readonly approval: Approval; readonly heldFrom: HeldFrom | null },
): Promise<void> {
  await db
    .updateTable("embroidery_job")
    .set((eb) => ({ approval, held_from: heldFrom, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** What a held job is lined up by, once its design was changed. */
export async function updateJobDesign(
  db: Db,
  id: number,
  design: {
    readonly threads: readonly string[];
    readonly hoop: string;
    readonly stitches: number | null;
  },
): Promise<void> {
  await db
    .updateTable("embroidery_job")
    .set((eb) => ({
      threads: design.threads.join(" "),
      hoop: design.hoop,
      stitches: design.stitches,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
}

/** Writes down a link by which a proof is seen, of its key the hash alone. */
export async function insertProofLink(
  db: Db,
  link: { readonly keyHash: string; readonly proofId: number; readonly expiresAt: Date },
): Promise<void> {
  await db
    .insertInto("embroidery_proof_link")
    .values({ key_hash: link.keyHash, proof_id: link.proofId, expires_at: link.expiresAt })
    .execute();
}

/** Which version of which job a link opens, while it holds. */
export const selectProofLink = (db: Db, keyHash: string, now: Date) =>
  db
    .selectFrom("embroidery_proof_link")
    .innerJoin("embroidery_proof", "embroidery_proof.id", "embroidery_proof_link.proof_id")
    .select(["embroidery_proof.id as proofId", "embroidery_proof.job_id as jobId"])
    .where("key_hash", "=", keyHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();

/** Takes links away that open nothing any more. */
export async function deleteOverLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("embroidery_proof_link").where("expires_at", "<=", now).execute();
}

/** Of these hashes those that a customer has approved before. */
export async function selectApprovedHashes(
  db: Db,
  customerId: number,
  hashes: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom("embroidery_proof")
    .innerJoin("embroidery_job", "embroidery_job.id", "embroidery_proof.job_id")
    .innerJoin("order_item", "order_item.id", "embroidery_job.order_item_id")
    .innerJoin("sales_order", "sales_order.id", "order_item.order_id")
    .select("hash")
    .distinct()
    .where("hash", "=", (eb) => eb.fn.any(eb.val([...hashes])))
    .where("approved_at", "is not", null)
    .where("sales_order.customer_id", "=", customerId)
    .execute();
  return rows.map(({ hash }) => hash);
}

/** Takes the proofs of orders away, with what people wrote and drew on them and what opens them. */
export async function deleteProofsOf(db: Db, orderIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom("embroidery_proof")
    .where("job_id", "in", (eb) =>
      eb
        .selectFrom("embroidery_job")
        .innerJoin("order_item", "order_item.id", "embroidery_job.order_item_id")
        .select("embroidery_job.id")
        .where("order_item.order_id", "=", (one) => one.fn.any(one.val([...orderIds]))),
    )
    .execute();
}
