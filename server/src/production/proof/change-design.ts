import { isLettering, placesOf } from "@placket/domain/embroidery/offer/made";
import type { Lettering } from "@placket/domain/embroidery/offer/lettering";
import { textStepOf, threadsOn } from "@placket/domain/embroidery/offer/offer";
import { sewnPart } from "@placket/domain/production/job-facts";
import { drawnAlong } from "@placket/domain/production/proof/proof-steps";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import { readModel } from "../../catalog/read-model.ts";
import type { Ctx } from "../../context.ts";
import { clothColor } from "../../embroidery/offer/cloth-color.ts";
import { offerOf } from "../../embroidery/offer/offers.ts";
import { sewnLettering, textToSew } from "../../embroidery/sewing/sewn-lettering.ts";
import { writeDesign } from "../../order/sewn/write-design.ts";
import { mustRead } from "../../order/stored-order.ts";
import { stores } from "../../store/store-config.ts";
import { takeOffUnfit } from "../machine/take-off-unfit.ts";
import { countAnew } from "../thread/use-thread.ts";
import { holdProof, proofFacts, withDesignOfToday } from "./move-proof.ts";
import { designOf, hashToday } from "./proof-sheet.ts";
import { selectProofJob, updateJobDesign, type ProofJob } from "./proof.sql.ts";
import { proofOfJob, type JobProof } from "./staff-proofs.ts";

/** How the words of a job are to be sewn; the words themselves are the buyer's. */
interface DesignWish {
  readonly font: string;
  readonly heightMm: number;
  /** Number of the thread. */
  readonly thread: string;
  /** Code of the placement. */
  readonly placement: string;
}

/** A text as it is sewn from now on, and the design that was looked at when it was wished. */
interface NewDesign {
  readonly made: Lettering;
  readonly insteadOf: string | null;
}

/**
 * The text of a job as it is wished, sewn and counted; refused where its offer has it not, and where its stitches are
 * charged as something else than was ordered. Nothing is written: `ctx.db` must not be a transaction.
 */
export async function sewnAnew(
  ctx: Ctx,
  jobId: number,
  { font, heightMm, thread, placement }: DesignWish,
): Promise<Result<NewDesign>> {
  const job = await selectProofJob(ctx.db, jobId);
  if (!job) return refuse(problem("production.noSuchJob", "id"));
  const found = garmentOf(ctx, job);
  if (!found) return refuse(problem("production.designFixed"));
  const { inView, product, recipe, others, sku } = found;
  const isTaken = others.some((made) => placesOf(made).some(({ code }) => code === placement));
  if (isTaken) return refuse(problem("embroidery.chosenTwice", "placement"));
  const wish = { lines: recipe.lines, font, heightMm, thread, placement };
  const asked = textToSew(inView, wish, { product, quantity: job.pieces });
  if (!asked.ok) return atDesign(asked);
  const sewn = await sewnLettering(inView, asked.value);
  if (!sewn.ok) return atDesign(sewn);
  const step = textStepOf(asked.value.terms, {
    stitches: sewn.value.stitches,
    lines: sewn.value.recipe.lines,
  });
  // What was charged stands on the order's papers: what would cost otherwise is another order.
  if (step?.sku.toLowerCase() !== sku?.toLowerCase()) {
    return refuse(problem("production.chargedOtherwise", "heightMm", sewn.value.stitches));
  }
  return ok({ made: sewn.value, insteadOf: hashToday(job) });
}

/** Fields as the call names them: what refuses a text says where in it. */
const atDesign = ({ problems }: Extract<Result<unknown>, { ok: false }>) =>
  refuse(...problems.map((one) => ({ ...one, field: one.field.replace(/^text\./, "") })));

/** Writes a text that was sewn anew, and what its proof becomes by it, in the caller's transaction. */
export async function changeDesign(
  tx: Ctx,
  jobId: number,
  { version, made, insteadOf }: NewDesign & { readonly version: number },
): Promise<Result<JobProof>> {
  const held = await holdProof(tx, jobId);
  if (!held) return refuse(problem("production.noSuchJob", "id"));
  const { job } = held;
  if (job.version !== version || hashToday(job) !== insteadOf) {
    return refuse(problem("production.jobChanged"));
  }
  const drawn = drawnAlong("replace", proofFacts(tx, held));
  if (typeof drawn === "string") return refuse(problem(drawn));
  await writeDesign(tx, { itemId: job.itemId, part: job.part, made });
  const { threads, hoop, stitches } = sewnPart(made);
  await updateJobDesign(tx.db, jobId, { threads, hoop, stitches });
  await countAnew(tx, jobId, job.orderId);
  await takeOffUnfit(tx, jobId);
  await leaveTrace(tx, { action: "production.design", subject: `${job.number}/${jobId}` });
  const changed = await holdProof(tx, jobId);
  if (!changed) return refuse(problem("production.noSuchJob", "id"));
  const replaced = await withDesignOfToday(tx, changed);
  return replaced.ok ? proofOfJob(tx, jobId) : replaced;
}

/** What the text of a job is, and what it may be. */
interface DesignChoices extends DesignWish {
  readonly fonts: readonly string[];
  readonly threads: readonly string[];
  readonly placements: readonly { readonly code: string; readonly name: string }[];
  readonly heights: { readonly min: number; readonly max: number };
}

/** How the text of a job may be sewn instead; `null` where it is none, or is offered no more. */
export function designChoices(ctx: Ctx, job: ProofJob): DesignChoices | null {
  const found = garmentOf(ctx, job);
  if (!found) return null;
  const { offer, product, recipe, placement } = found;
  const { text } = offer;
  if (!text) return null;
  return {
    font: recipe.font,
    heightMm: recipe.heightMm,
    thread: recipe.thread,
    placement,
    fonts: text.fonts,
    threads: threadsOn(offer, clothColor(product)),
    placements: offer.placements
      .filter(({ code }) => text.placements.includes(code))
      .map(({ code, name }) => ({ code, name })),
    heights: { min: text.heightMm.min, max: text.heightMm.max },
  };
}

/** The garment of a text as it is offered today, and what was ordered of it. */
function garmentOf(ctx: Ctx, job: ProofJob) {
  const made = designOf(job);
  if (!made || !isLettering(made)) return undefined;
  const view = ctx.held(stores).views.find(({ id }) => id === job.storeViewId);
  const inView = view ? { ...ctx, store: view } : ctx;
  const catalog = ctx.held(readModel).current();
  const product = catalog.sellable(job.productId, job.parentId, inView.store.id);
  const offer = product && offerOf(inView, product);
  if (!product || !offer) return undefined;
  const { parts } = mustRead("configuration", job.configuration, `Item ${job.sku}`);
  return {
    inView,
    product,
    offer,
    recipe: made.recipe,
    placement: made.placement.code,
    others: parts.flatMap((part, at) => (at !== job.part && part.made ? [part.made] : [])),
    sku: parts[job.part]?.service?.sku,
  };
}
