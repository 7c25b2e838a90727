import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Page, PageAsked } from "../list/list-page.ts";
import { thumbsOfLogos } from "../embroidery/logo/kept-design.ts";
import { readJob, type Job } from "./job.ts";
import { selectJobs, selectJobsOfOrder, type JobSearch } from "./production.sql.ts";

/** Jobs that match, a page of them. */
export async function listJobs(
  ctx: Ctx,
  search: JobSearch,
  asked: PageAsked,
): Promise<Result<Page<ListedJob>>> {
  const page = await selectJobs(ctx.db, search, asked);
  if (!page.ok) return page;
  const jobs = page.value.rows.map((row) => readJob(ctx, row));
  return ok({ rows: await withArtwork(ctx, jobs), next: page.value.next });
}

/** The jobs of an order, line after line. */
export async function jobsOfOrder(ctx: Ctx, number: string): Promise<readonly ListedJob[]> {
  const rows = await selectJobsOfOrder(ctx.db, number);
  return withArtwork(
    ctx,
    rows.map((row) => readJob(ctx, row)),
  );
}

/** Jobs with what their logos look like: before somebody has digitized one, that is all there is to be seen of it. */
async function withArtwork(ctx: Ctx, jobs: readonly Job[]): Promise<ListedJob[]> {
  const thumbs = await thumbsOfLogos(
    ctx,
    jobs.flatMap(({ logo }) => logo ?? []),
  );
  return jobs.map((job) => ({ ...job, artwork: thumbs.get(job.logo ?? "") ?? null }));
}

/** A job as it stands in a list. */
interface ListedJob extends Job {
  /** Where the picture of its logo is found. */
  readonly artwork: string | null;
}
