import { isLogo } from "@placket/domain/embroidery/offer/made";
import type { LogoStitches } from "@placket/domain/embroidery/logo/logo";
import type { PlacedLogo } from "@placket/domain/embroidery/offer/logos";
import { sewnPart } from "@placket/domain/production/job-facts";
import { drawnAlong } from "@placket/domain/production/proof/proof-steps";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import type { Heard } from "../../delivery/subscriber.ts";
import { stitchesToday } from "../../embroidery/logo/kept-design.ts";
import { keepOrderedStitches } from "../../embroidery/logo/owned/owned-logos.ts";
import { writeDesign } from "../../order/sewn/write-design.ts";
import { takeOffUnfit } from "../machine/take-off-unfit.ts";
import { countAnew } from "../thread/use-thread.ts";
import { awaitApprovalAnew, holdProof, proofFacts, withDesignOfToday } from "./move-proof.ts";
import { designOf } from "./proof-sheet.ts";
import { selectOpenLogoJobs, updateJobDesign } from "./proof.sql.ts";

/**
 * What was ordered before somebody digitized its logo is sewn from those stitches: lines and jobs of these logos get
 * them as long as nothing of them is under the needle, and what was approved of other stitches is shown anew. What was
 * ordered digitized stays as it was ordered, in the threads that were named for its file since.
 */
export async function sewDigitized(
  ctx: Ctx,
  heard: readonly Heard<{ readonly logoId: number }>[],
): Promise<void> {
  for (const logoId of new Set(heard.map(({ payload }) => payload.logoId))) {
    // One after the other, on one connection.
    // oxlint-disable-next-line no-await-in-loop
    const stitches = await stitchesToday(ctx, logoId);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (stitches) await sewEverywhere(ctx, logoId, stitches);
  }
}

async function sewEverywhere(tx: Ctx, logoId: number, stitches: LogoStitches): Promise<void> {
  await keepOrderedStitches(tx, [stitches.hash]);
  for (const { id } of await selectOpenLogoJobs(tx.db, logoId)) {
    // Jobs are held in the order of their ids.
    // oxlint-disable-next-line no-await-in-loop
    await sewJob(tx, id, stitches);
  }
}

/** Whether it is sewn so already, or was ordered digitized, as another file. */
function isSewnSo({ state, sewn: ordered }: PlacedLogo, sewn: LogoStitches): boolean {
  if (ordered?.hash !== sewn.hash) return state === "digitized";
  return ordered.threads.join(" ") === sewn.threads.join(" ");
}

async function sewJob(tx: Ctx, jobId: number, sewn: LogoStitches): Promise<void> {
  const before = await holdProof(tx, jobId);
  const ordered = before && designOf(before.job);
  if (!before || !ordered || !isLogo(ordered) || isSewnSo(ordered, sewn)) return;
  // Not under the needle yet: the table of the proofs says where a design may still be another one.
  if (typeof drawnAlong("replace", proofFacts(tx, before)) === "string") return;
  const { itemId, part, number } = before.job;
  const made = { ...ordered, sewn };
  await writeDesign(tx, { itemId, part, made });
  const { threads, hoop, stitches } = sewnPart(made);
  await updateJobDesign(tx.db, jobId, { threads, hoop, stitches });
  await countAnew(tx, jobId, before.job.orderId);
  await takeOffUnfit(tx, jobId);
  await leaveTrace(tx, { action: "production.design", subject: `${number}/${jobId}` });
  const held = await holdProof(tx, jobId);
  if (!held) return;
  const shown = await withDesignOfToday(tx, held);
  if (shown.ok && held.last === "none") await awaitApprovalAnew(tx, held);
}
