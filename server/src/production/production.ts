import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Page, PageAsked } from "../list/list-page.ts";
import { readJob, type Job } from "./job.ts";
import { selectJobs, selectJobsOfOrder, type JobSearch } from "./production.sql.ts";

/** Jobs that match, a page of them. */
export async function listJobs(
  ctx: Ctx,
  search: JobSearch,
  asked: PageAsked,
): Promise<Result<Page<Job>>> {
  const page = await selectJobs(ctx.db, search, asked);
  if (!page.ok) return page;
  return ok({ rows: page.value.rows.map((row) => readJob(ctx, row)), next: page.value.next });
}

/** The jobs of an order, line after line. */
export async function jobsOfOrder(ctx: Ctx, number: string): Promise<readonly Job[]> {
  const rows = await selectJobsOfOrder(ctx.db, number);
  return rows.map((row) => readJob(ctx, row));
}
