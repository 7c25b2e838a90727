import type { Drawing } from "@placket/domain/production/proof/drawing";
import { needsApproval } from "@placket/domain/production/proof/proof-need";
import {
  drawnAlong,
  type Drawn,
  lastProof,
  stateAfterProofStep,
  type LastProof,
  type ProofFacts,
  type ProofStep,
} from "@placket/domain/production/proof/proof-steps";
import { stateAfterStep } from "@placket/domain/production/job-steps";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { settingsOf, stores } from "../../store/store-config.ts";
import { factsOf } from "../job.ts";
import { updateJob } from "../production.sql.ts";
import { approvalsOf } from "./awaited-approval.ts";
import { proofHash } from "./proof-hash.ts";
import { designOf, hashToday } from "./proof-sheet.ts";
import {
  holdProofJob,
  insertProof,
  insertProofEvent,
  selectProofs,
  updateJobApproval,
  updateProof,
  type ProofJob,
  type ProofRow,
} from "./proof.sql.ts";

/** A job of which nobody else moves anything, and the versions of its proof, the latest first. */
interface HeldProof {
  readonly job: ProofJob;
  readonly versions: readonly ProofRow[];
  readonly last: LastProof;
}

/** Holds a job with its proof, in the caller's transaction. */
export async function holdProof(tx: Ctx, jobId: number): Promise<HeldProof | undefined> {
  const job = await holdProofJob(tx.db, jobId);
  if (!job) return undefined;
  const versions = await selectProofs(tx.db, [jobId]);
  return { job, versions, last: lastProof(versions[0]?.state) };
}

/** What decides what may be done with a held proof. */
export function proofFacts(ctx: Ctx, { job, last }: Omit<HeldProof, "versions">): ProofFacts {
  const view = ctx.held(stores).views.find(({ id }) => id === job.storeViewId);
  const made = designOf(job);
  const sewn = made && { made, pieces: job.pieces, wasApproved: false };
  const isNeeded = sewn !== null && needsApproval(settingsOf(ctx, view), sewn);
  return { last, job: factsOf(job), isNeeded };
}

/** What is said with a step. */
interface Said {
  readonly text: string;
  readonly drawing?: Drawing;
}

/**
 * Takes a step of a held proof, that its table allows: moves its last version, or begins one where none is open, draws
 * the job along, and writes down who said what. Gives the version.
 */
export async function takeProofStep(
  tx: Ctx,
  held: HeldProof,
  step: ProofStep,
  said: Said,
): Promise<Result<number>> {
  const { job, versions, last } = held;
  const { staff } = byWhom(tx);
  const drawn = drawnAlong(step, proofFacts(tx, held));
  if (typeof drawn === "string") return refuse(problem(drawn));
  const proofId = last === "none" ? await newVersion(tx, held) : (versions[0]?.id ?? 0);
  const to = stateAfterProofStep(step);
  await updateProof(tx.db, proofId, { from: last === "none" ? "drafted" : last, to, now: tx.now });
  await insertProofEvent(tx.db, { proofId, step, ...said, staff, now: tx.now });
  await drawAlong(tx, job, drawn);
  await leaveTrace(tx, {
    action: "production.proof",
    subject: `${job.number}/${job.id}`,
    before: { proof: last, state: job.state },
    after: { proof: to, state: drawn.state },
  });
  return ok(proofId);
}

/** Brings a held job where its proof has drawn it. */
async function drawAlong(tx: Ctx, job: ProofJob, drawn: Drawn): Promise<void> {
  let at = { state: job.state, heldFrom: job.heldFrom };
  for (const one of drawn.steps) {
    const after = stateAfterStep(one, at);
    // Each is written as the table of the jobs draws it.
    // oxlint-disable-next-line no-await-in-loop
    await updateJob(tx.db, job.id, { from: at.state, ...after, reason: null, now: tx.now });
    at = after;
  }
  const { approval, heldFrom } = drawn;
  await updateJobApproval(tx.db, job.id, { approval, heldFrom });
}

/**
 * Asks once more for the word on a held job without a proof: it had been given on another design, which the same account
 * had approved before.
 */
export async function awaitApprovalAnew(tx: Ctx, held: HeldProof): Promise<void> {
  const { job } = held;
  const made = designOf(job);
  if (job.approval !== "given" || !made) return;
  const design = { ...job, made };
  const approval = (await approvalsOf(tx, [design]))(design);
  if (approval === "given") return;
  const drawn = drawnAlong("replace", proofFacts(tx, held));
  if (approval === "awaited" && typeof drawn !== "string") await drawAlong(tx, job, drawn);
  else await updateJobApproval(tx.db, job.id, { approval, heldFrom: job.heldFrom });
}

/** Begins a version that shows what is to be sewn today. @throws where nothing is. */
function newVersion(tx: Ctx, { job, versions }: HeldProof): Promise<number> {
  const made = designOf(job);
  if (!made) throw new Error(`Nothing of job ${job.id} is to be sewn any more`);
  return insertProof(tx.db, {
    jobId: job.id,
    version: (versions[0]?.version ?? 0) + 1,
    hash: proofHash(made, job.sku),
    made,
    now: tx.now,
  });
}

/**
 * A held proof whose last version shows what is to be sewn today: one that shows another design is replaced, and the next
 * is drafted, whoever changed the line.
 */
export async function withDesignOfToday(tx: Ctx, held: HeldProof): Promise<Result<HeldProof>> {
  const { job, versions, last } = held;
  if (last === "none" || versions[0]?.hash === hashToday(job)) return ok(held);
  const replaced = await takeProofStep(tx, held, "replace", { text: "" });
  if (!replaced.ok) return replaced;
  await newVersion(tx, held);
  const anew = await holdProof(tx, job.id);
  return anew ? ok(anew) : refuse(problem("production.noSuchJob", "id"));
}

/** The member of staff who does it; a buyer is named nowhere. */
const byWhom = ({ principal }: Pick<Ctx, "principal">) => ({
  staff: principal.kind === "staff" ? principal.email : null,
});
