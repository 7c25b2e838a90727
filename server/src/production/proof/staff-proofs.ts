import { isOneLine, isSeen } from "@placket/domain/one-line";
import type { Approval } from "@placket/domain/production/proof/approval";
import {
  lastProof,
  proofCan,
  STAFF_PROOF_STEPS,
  type StaffProofStep,
} from "@placket/domain/production/proof/proof-steps";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { sayInEnglish } from "../../translation/say.ts";
import { holdProof, proofFacts, takeProofStep, withDesignOfToday } from "./move-proof.ts";
import { mailProof } from "./proof-letter.ts";
import { nextProof, readVersion, type NextProof, type ProofVersion } from "./proof-sheet.ts";
import { countCommented, selectProofJob, selectProofs, type ProofJob } from "./proof.sql.ts";

/** The proof of a job as staff see it. */
export interface JobProof {
  readonly job: ProofJob;
  readonly approval: Approval;
  /** What whoever asks may do with it now. */
  readonly steps: readonly StaffProofStep[];
  /** What would be sent now, where no open version shows it already. */
  readonly next: NextProof | null;
  /** The latest first. */
  readonly versions: readonly ProofVersion[];
}

/** The proof of a job: every version of it, and what was said to each. */
export async function proofOfJob(ctx: Ctx, jobId: number): Promise<Result<JobProof>> {
  const job = await selectProofJob(ctx.db, jobId);
  if (!job) return refuse(problem("production.noSuchJob", "id"));
  const versions = await selectProofs(ctx.db, [jobId]);
  const facts = proofFacts(ctx, { job, last: lastProof(versions[0]?.state) });
  return ok({
    job,
    approval: job.approval,
    steps: STAFF_PROOF_STEPS.filter((step) => proofCan(ctx.principal, step, facts) === true),
    next: nextProof(ctx, job, versions[0]),
    versions: versions.map((row) => readVersion(ctx, job, row, sayInEnglish)),
  });
}

/** How many buyers ask for a change and wait for staff. */
export const commentedProofs = ({ db }: Pick<Ctx, "db">): Promise<number> => countCommented(db);

interface StaffWish {
  readonly step: StaffProofStep;
  /** The job as it was read. */
  readonly version: number;
  /** What the buyer reads with it; of an approval on their word: how they gave it. */
  readonly note: string;
}

/** Sends a proof, withdraws it, or approves it on the buyer's word, in the caller's transaction. */
export async function moveProof(
  tx: Ctx,
  jobId: number,
  wish: StaffWish,
): Promise<Result<JobProof>> {
  const { step, version } = wish;
  const note = wish.note.trim();
  const found = await holdProof(tx, jobId);
  if (!found) return refuse(problem("production.noSuchJob", "id"));
  if (found.job.version !== version) return refuse(problem("production.jobChanged"));
  if (!note.split(/\r?\n/).every(isOneLine)) return refuse(problem("proof.commentControl", "note"));
  if (step === "approveFor" && !isSeen(note))
    return refuse(problem("production.proofReason", "note"));
  const held = await withDesignOfToday(tx, found);
  if (!held.ok) return held;
  const allowed = proofCan(tx.principal, step, proofFacts(tx, held.value));
  if (allowed !== true) return refuse(problem(allowed));
  const taken = await takeProofStep(tx, held.value, step, { text: note });
  if (!taken.ok) return taken;
  if (step === "send") await mailProof(tx, held.value.job, { proofId: taken.value, note });
  return proofOfJob(tx, jobId);
}
