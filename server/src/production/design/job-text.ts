import type { Composition } from "@placket/domain/embroidery/composition/composition";
import { composedOf } from "@placket/domain/embroidery/composition/saved-design";
import { designsOf, isLettering } from "@placket/domain/embroidery/offer/made";
import { textInEnglish } from "@placket/domain/phrased";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { designOf } from "../proof/proof-sheet.ts";
import { selectProofJob } from "../proof/proof.sql.ts";

/** The words of a job, as the workbench opens them. */
interface JobText {
  /** Number of the order. */
  readonly order: string;
  /** The job as it was read. */
  readonly version: number;
  readonly name: string;
  readonly composition: Composition;
  readonly place: { readonly code: string; readonly name: string };
}

/** The words of a job as its order has them today; refused where it sews flags or a logo. */
export async function jobText(ctx: Ctx, id: number): Promise<Result<JobText>> {
  const job = await selectProofJob(ctx.db, id);
  if (!job) return refuse(problem("production.noSuchJob", "id"));
  const made = designOf(job);
  if (!made || !isLettering(made)) return refuse(problem("production.noWords", "id"));
  return ok({
    order: job.number,
    version: job.version,
    name: textInEnglish(designsOf(made)[0]?.name ?? ""),
    composition: composedOf(made.recipe),
    place: made.placement,
  });
}
