import { designsOf, isLettering, type Made } from "@placket/domain/embroidery/offer/made";
import type { Say } from "@placket/domain/phrase";
import { sayText } from "@placket/domain/phrased";
import { findThread } from "@placket/domain/embroidery/thread/threads";
import type { Thread } from "@placket/domain/embroidery/thread/thread";
import { sewnPart } from "@placket/domain/production/job-facts";
import type { Drawing } from "@placket/domain/production/proof/drawing";
import { proofDesigns, type ProofDesign } from "@placket/domain/production/proof/proof-designs";
import type { ProofState } from "@placket/domain/production/proof/proof-state";
import { lastProof, type ProofStep } from "@placket/domain/production/proof/proof-steps";
import { shownProof, type ShownProof } from "@placket/domain/production/proof/shown-proof";
import type { Ctx } from "../../context.ts";
import { mustRead } from "../../order/stored-order.ts";
import { sayInEnglish } from "../../translation/say.ts";
import { proofHash } from "./proof-hash.ts";
import { proofPictures } from "./proof-picture.ts";
import type { ProofJob, ProofRow } from "./proof.sql.ts";
import { storedDesign, storedDrawing } from "./stored-proof.ts";

/** A version of a proof: what it shows, and what was said to it, first to last. */
export interface ProofVersion {
  readonly id: number;
  readonly version: number;
  readonly state: ProofState;
  readonly hash: string;
  readonly pictures: { readonly near: string; readonly whole: string } | null;
  readonly designs: readonly ProofDesign[];
  readonly threads: readonly Thread[];
  readonly events: readonly {
    readonly step: ProofStep;
    readonly at: Date;
    readonly text: string;
    readonly drawing: Drawing;
    readonly staff: string | null;
  }[];
}

/**
 * What is to be sewn of a job today; `null` once its buyer is forgotten, and the words with them. @throws with words for
 * staff where its line cannot be read.
 */
export function designOf({ configuration, part, sku }: ProofJob): Made | null {
  const { parts } = mustRead("configuration", configuration, `Item ${sku}`);
  return parts[part]?.made ?? null;
}

/** What approvals of a job's design are bound to today. */
export function hashToday(job: ProofJob): string | null {
  const made = designOf(job);
  return made && proofHash(made, job.sku);
}

/** What is called a design: its words, or whose flags. */
export const nameOfDesign = (made: Made, say: Say): string =>
  designsOf(made)
    .map(({ name }) => sayText(name, say))
    .join(isLettering(made) ? " " : ", ");

/** A version as its readers see it, who are told in the language of `say`. */
export function readVersion(ctx: Ctx, job: ProofJob, row: ProofRow, say: Say): ProofVersion {
  const made = storedDesign(row.made);
  const { productId, parentId, token } = job;
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    hash: row.hash,
    pictures: proofPictures(ctx, { id: `${row.id}`, made, productId, parentId, token }),
    designs: proofDesigns(made, say),
    threads: threadsIn(made),
    events: row.events.map(({ step, at, text, drawing, staff }) => ({
      step,
      at,
      text,
      drawing: storedDrawing(drawing),
      staff,
    })),
  };
}

/** What would be sent of a job now: the very picture, with its designs and threads. */
export type NextProof = Pick<ProofVersion, "pictures" | "designs" | "threads">;

/** What would be sent, where no open version shows it already; `null` once nothing of it is to be sewn. */
export function nextProof(
  ctx: Ctx,
  job: ProofJob,
  last: Pick<ProofRow, "hash" | "state"> | undefined,
): NextProof | null {
  const made = designOf(job);
  const isShown = last?.hash === hashToday(job) && lastProof(last?.state) !== "none";
  if (!made || isShown) return null;
  const { id, productId, parentId, token } = job;
  return {
    pictures: proofPictures(ctx, { id: `j${id}`, made, productId, parentId, token }),
    designs: proofDesigns(made, sayInEnglish),
    threads: threadsIn(made),
  };
}

const threadsIn = (made: Made): readonly Thread[] =>
  sewnPart(made).threads.flatMap((number) => findThread(number) ?? []);

/** What the buyer is told of a version. */
export const toldOf = (
  job: ProofJob,
  { state, hash }: Pick<ProofRow, "state" | "hash">,
): ShownProof =>
  shownProof({
    state,
    isToday: hash === hashToday(job),
    pieces: job.pieces,
    orderStatus: job.status,
  });
