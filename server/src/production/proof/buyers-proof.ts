import { checkComment, type ProofComment } from "@placket/domain/production/proof/check-comment";
import { COMMENT_LIMITS } from "@placket/domain/production/proof/drawing";
import { proofCan } from "@placket/domain/production/proof/proof-steps";
import type { ShownProof } from "@placket/domain/production/proof/shown-proof";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { LRUCache } from "lru-cache";
import type { Ctx } from "../../context.ts";
import { holding } from "../../held/held.ts";
import { networkOf } from "../../http/guard/client-network.ts";
import { countQuestionOf, minutesLeftOf, type Asked } from "../../http/guard/asked-often.ts";
import { orderByToken, type OrderToken } from "../../order/placed-order.ts";
import { sayIn } from "../../translation/say.ts";
import { tellOfComment } from "./comment-letter.ts";
import { holdProof, proofFacts, takeProofStep } from "./move-proof.ts";
import { keyByToken, openedBy } from "./proof-key.ts";
import { nameOfDesign, readVersion, toldOf, type ProofVersion } from "./proof-sheet.ts";
import {
  selectProofJob,
  selectProofJobsOfOrder,
  selectProofs,
  type ProofJob,
  type ProofRow,
} from "./proof.sql.ts";
import { storedDesign } from "./stored-proof.ts";

/** A proof as its buyer sees it. */
export interface BuyersProof {
  readonly job: ProofJob;
  readonly told: ShownProof;
  /** The version that was opened, then those before it. */
  readonly versions: readonly ProofVersion[];
}

/** How many networks are remembered; the one that asked longest ago is forgotten first. */
const NETWORKS_MOST = 10_000;

/** Who has tried keys that open nothing. Kept by the process: a question writes nothing. */
export const proofQuestions = holding<LRUCache<string, Asked>>({
  name: "proof questions",
  open: () => new LRUCache({ max: NETWORKS_MOST }),
});

/** A proof, for whoever holds a key to it. */
export async function proofByKey(ctx: Ctx, key: string): Promise<Result<BuyersProof>> {
  const opened = await openedOnce(ctx, key);
  if (!opened.ok) return opened;
  const { jobId, proofId } = opened.value;
  const job = await selectProofJob(ctx.db, jobId);
  if (!job) return refuse(noSuchProof());
  return shownTo(ctx, job, sentOf(await selectProofs(ctx.db, [jobId]), proofId));
}

interface Seen {
  readonly key: string;
  /** Of the version that was seen. */
  readonly hash: string;
}

/** Approves what was seen, in the caller's transaction. Who presses twice has approved once. */
export async function approveProof(tx: Ctx, seen: Seen): Promise<Result<BuyersProof>> {
  return answered(tx, seen, "approve", { text: "" });
}

/** Asks for a change of what was seen, in the caller's transaction. */
export async function commentProof(
  tx: Ctx,
  { key, hash, ...comment }: Seen & ProofComment,
): Promise<Result<BuyersProof>> {
  const problems = checkComment(comment);
  if (problems.length > 0) return refuse(...problems);
  const { text, marks, strokes } = comment;
  return answered(tx, { key, hash }, "comment", { text: text.trim(), drawing: { marks, strokes } });
}

type Answer = Parameters<typeof takeProofStep>[3];

async function answered(
  tx: Ctx,
  { key, hash }: Seen,
  step: "approve" | "comment",
  said: Answer,
): Promise<Result<BuyersProof>> {
  const opened = await openedOnce(tx, key);
  if (!opened.ok) return opened;
  const held = await holdProof(tx, opened.value.jobId);
  const version = held && sentOf(held.versions, opened.value.proofId)[0];
  if (!held || !version) return refuse(noSuchProof());
  const told = toldOf(held.job, version);
  if (told === "replaced" || version.hash !== hash) return refuse(problem("proof.changedSince"));
  if (told === "approved" && step === "approve") return proofByKey(tx, key);
  if (told !== "open") return refuse(problem("proof.notOpen"));
  const comments = version.events.filter((one) => one.step === "comment");
  if (step === "comment" && comments.length >= COMMENT_LIMITS.comments) {
    return refuse(problem("proof.tooManyComments"));
  }
  if (proofCan(tx.principal, step, proofFacts(tx, held)) !== true) {
    return refuse(problem("proof.notOpen"));
  }
  const taken = await takeProofStep(tx, held, step, said);
  if (!taken.ok) return taken;
  if (step === "comment") await tellOfComment(tx, held.job);
  return proofByKey(tx, key);
}

/** The proof of an order as it is listed. */
interface ListedProof {
  readonly key: string;
  readonly garment: string;
  readonly name: string;
  readonly told: ShownProof;
}

/** The proofs of an order that were sent, for whoever holds its token. */
export async function proofsOfOrder(
  ctx: Ctx,
  known: OrderToken,
): Promise<Result<readonly ListedProof[]>> {
  const order = await orderByToken(ctx, known);
  if (!order.ok) return order;
  const jobs = await selectProofJobsOfOrder(ctx.db, order.value.id);
  const proofs = Map.groupBy(
    await selectProofs(
      ctx.db,
      jobs.map(({ id }) => id),
    ),
    ({ jobId }) => jobId,
  );
  return ok(
    jobs.flatMap((job) => {
      const [version] = sentOf(proofs.get(job.id) ?? [], null);
      if (!version) return [];
      const name = nameOfDesign(storedDesign(version.made), sayIn(ctx));
      return [{ key: keyByToken(job), garment: job.name, name, told: toldOf(job, version) }];
    }),
  );
}

/**
 * Counts keys that open nothing, by the network that tries them, and refuses to answer more of them. A key that opens is
 * never refused: who shares a network with somebody who guesses is not shut out.
 */
async function openedOnce(ctx: Ctx, key: string) {
  const opened = await openedBy(ctx, key);
  if (opened) return ok(opened);
  const questions = ctx.held(proofQuestions);
  const network = ctx.client && networkOf(ctx.client.address);
  const minutes =
    network === undefined ? 0 : minutesLeftOf(network, ctx.now, questions, TRIES_MOST);
  if (minutes > 0) return refuse(problem("proof.tooManyAsked", "key", minutes));
  if (network !== undefined) countQuestionOf(network, ctx.now, questions);
  return refuse(noSuchProof());
}

/** Keys that open nothing, of one network within an hour. */
const TRIES_MOST = 20;

/**
 * The version that was opened, the last that was sent unless told, and those before it. What staff have drafted and not
 * sent is nobody else's to see.
 */
function sentOf(versions: readonly ProofRow[], proofId: number | null): readonly ProofRow[] {
  const sent = versions.filter(({ events }) => events.some(({ step }) => OF_BUYER.has(step)));
  const at = proofId === null ? 0 : sent.findIndex(({ id }) => id === proofId);
  return at < 0 ? [] : sent.slice(at);
}

const OF_BUYER = new Set(["send", "approveFor"]);

function shownTo(ctx: Ctx, job: ProofJob, versions: readonly ProofRow[]): Result<BuyersProof> {
  const [version] = versions;
  if (!version) return refuse(noSuchProof());
  return ok({
    job,
    told: toldOf(job, version),
    versions: versions.map((row) => readVersion(ctx, job, row, sayIn(ctx))),
  });
}

const noSuchProof = () => problem("proof.noSuchProof", "key");
