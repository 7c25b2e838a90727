import { findThread } from "@placket/domain/embroidery/thread/threads";
import { sewnPart } from "@placket/domain/production/job-facts";
import type { JobReason } from "@placket/domain/production/job-reasons";
import type { JobState } from "@placket/domain/production/job-state";
import { ONE_HEAD, plannedMinutes } from "@placket/domain/production/planned-minutes";
import {
  JOB_STEP_NAMES,
  jobCan,
  jobStepReasons,
  stateAfterStep,
  type JobFacts,
  type JobStep,
} from "@placket/domain/production/job-steps";
import type { Approval } from "@placket/domain/production/proof/approval";
import type { Thread } from "@placket/domain/embroidery/thread/thread";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import type { Page, PageAsked } from "../list/list-page.ts";
import { mustRead } from "../order/stored-order.ts";
import {
  holdJob,
  selectJobs,
  selectJobsOfOrder,
  updateJob,
  type JobRow,
  type JobSearch,
} from "./production.sql.ts";

/** What is to be sewn of one part of a line, and where the work on it stands. */
export interface Job {
  readonly id: number;
  readonly order: string;
  readonly item: { readonly id: number; readonly sku: string; readonly name: string };
  readonly designs: readonly {
    readonly name: string;
    readonly placement: string;
    /** Which of the designs of its line. */
    readonly design: number;
  }[];
  readonly threads: readonly Thread[];
  readonly hoop: string;
  /** Of one piece; `null` where nobody has counted them. */
  readonly stitches: number | null;
  /** For all pieces, on one head, their hooping with them. */
  readonly minutes: number | null;
  /** Still to be sewn; 0: called off. */
  readonly pieces: number;
  readonly due: string | null;
  readonly state: JobState;
  readonly reason: JobReason | null;
  readonly approval: Approval;
  readonly version: number;
  /** What whoever asks may do with it now. */
  readonly steps: readonly JobStep[];
}

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

interface StepWish {
  readonly step: JobStep;
  /** The job as it was read. */
  readonly version: number;
  readonly reason?: JobReason | undefined;
}

/**
 * Moves a job on, in the caller's transaction: refuses what the table of steps does not draw, and what somebody else
 * has moved since it was read.
 */
export async function moveJob(
  tx: Ctx,
  id: number,
  { step, version, reason }: StepWish,
): Promise<Result<Job>> {
  const row = await holdJob(tx.db, id);
  if (!row) return refuse(problem("production.noSuchJob", "id"));
  if (row.version !== version) return refuse(problem("production.jobChanged"));
  const allowed = jobCan(tx.principal, step, factsOf(row));
  if (allowed !== true) return refuse(problem(allowed));
  const reasons = jobStepReasons(step);
  const why = reasons.find((one) => one === reason) ?? null;
  if (reasons.length > 0 && why === null) {
    return refuse(problem("production.reasonMissing", "reason"));
  }
  const after = stateAfterStep(step, factsOf(row));
  await updateJob(tx.db, id, { from: row.state, ...after, reason: why, now: tx.now });
  await leaveTrace(tx, {
    action: "production.step",
    subject: `${row.number}/${id}`,
    before: { state: row.state, reason: row.reason },
    after: { state: after.state, reason: why },
  });
  return ok(readJob(tx, { ...row, ...after, reason: why, version: version + 1 }));
}

const factsOf = ({ state, heldFrom, pieces, status, approval }: JobRow): JobFacts => ({
  state,
  heldFrom,
  pieces,
  orderStatus: status,
  approval,
});

/** A job with what its order keeps of the part: nothing of it is written down a second time. */
function readJob({ principal }: Pick<Ctx, "principal">, row: JobRow): Job {
  const { id, sku, name, part, pieces, stitches } = row;
  const { parts } = mustRead("configuration", row.configuration, `Item ${sku}`);
  const designsAt = (at: number) => {
    const made = parts[at]?.made;
    return made ? sewnPart(made).designs : [];
  };
  const first = parts.slice(0, part).flatMap((_, at) => designsAt(at)).length;
  const threads = row.threads.split(" ").flatMap((number) => findThread(number) ?? []);
  return {
    id,
    order: row.number,
    item: { id: row.itemId, sku, name },
    designs: designsAt(part).map((one, at) => ({ ...one, design: first + at })),
    threads,
    hoop: row.hoop,
    stitches,
    minutes:
      stitches === null
        ? null
        : plannedMinutes({ stitches, pieces, threads: threads.length }, ONE_HEAD),
    pieces,
    due: row.dueDay,
    state: row.state,
    reason: row.reason,
    approval: row.approval,
    version: row.version,
    steps: JOB_STEP_NAMES.filter((step) => jobCan(principal, step, factsOf(row)) === true),
  };
}
