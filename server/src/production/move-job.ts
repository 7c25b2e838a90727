import type { JobReason } from "@placket/domain/production/job-reasons";
import {
  doneAfterStep,
  jobCan,
  jobStepReasons,
  mayCount,
  stateAfterStep,
  type JobStep,
} from "@placket/domain/production/job-steps";
import { threadNeedles } from "@placket/domain/production/thread-needles";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import { factsOf, readJob, threadsOf, type Job } from "./job.ts";
import { holdMachine, updateNeedles } from "./machine/machine.sql.ts";
import { holdJob, updateJob, type JobRow } from "./production.sql.ts";
import { shortThread } from "./thread/short-thread.ts";
import { useThread } from "./thread/use-thread.ts";

/** What a press at a job says of itself. */
interface Press {
  /** The job as it was read. */
  readonly version: number;
  /** By this it is known again when it is sent once more, because its answer was lost. */
  readonly press?: string | undefined;
}

interface StepWish extends Press {
  readonly step: JobStep;
  readonly reason?: JobReason | undefined;
  /** How many pieces came off the machine, where somebody has counted them. */
  readonly done?: number | undefined;
  /** It is known that its thread runs out. */
  readonly evenIfShort?: boolean | undefined;
}

/**
 * Moves a job on, in the caller's transaction: refuses what the table of steps does not draw, and what somebody else
 * has moved since it was read. Told again, a press moves nothing and is answered as the first time. A machine on which
 * a job is hooped is threaded for it from then on, and the thread of what was sewn is booked.
 */
export async function moveJob(
  tx: Ctx,
  id: number,
  { step, reason, done: counted, evenIfShort = false, ...wish }: StepWish,
): Promise<Result<Job>> {
  const held = await heldFor(tx, id, wish);
  if (!held.ok) return held;
  const { row, isToldAgain } = held.value;
  if (isToldAgain) return ok(readJob(tx, row));
  const allowed = jobCan(tx.principal, step, factsOf(row));
  if (allowed !== true) return refuse(problem(allowed));
  const reasons = jobStepReasons(step);
  const why = reasons.find((one) => one === reason) ?? null;
  if (reasons.length > 0 && why === null) {
    return refuse(problem("production.reasonMissing", "reason"));
  }
  const done = doneAfterStep(step, row, counted);
  if (done === null) return refuse(problem("production.piecesInvalid", "done"));
  const short = evenIfShort ? undefined : await shortThread(tx, row, step);
  if (short) return refuse(short);
  const after = { ...stateAfterStep(step, factsOf(row)), reason: why, done };
  await updateJob(tx.db, id, {
    from: row.state,
    ...after,
    press: wish.press,
    now: tx.now,
  });
  if (after.state === "hooped") await threadMachine(tx, row);
  await useThread(tx, row, { by: step, done });
  await leaveTrace(tx, {
    action: "production.step",
    subject: `${row.number}/${id}`,
    before: { state: row.state, reason: row.reason },
    after: { state: after.state, reason: why, ...(counted !== undefined && { done }) },
  });
  return ok(readJob(tx, { ...row, ...after, version: row.version + 1 }));
}

/** Says how many pieces of a hooped job are sewn, in the caller's transaction; guarded as a step is. */
export async function countPieces(
  tx: Ctx,
  id: number,
  { done, ...wish }: Press & { readonly done: number },
): Promise<Result<Job>> {
  const held = await heldFor(tx, id, wish);
  if (!held.ok) return held;
  const { row, isToldAgain } = held.value;
  if (isToldAgain) return ok(readJob(tx, row));
  const allowed = mayCount(tx.principal, factsOf(row), done);
  if (allowed !== true) return refuse(problem(allowed, "done"));
  const { state, heldFrom, reason, version } = row;
  const { press } = wish;
  await updateJob(tx.db, id, { from: state, state, heldFrom, reason, done, press, now: tx.now });
  await useThread(tx, row, { by: "count", done });
  return ok(readJob(tx, { ...row, done, version: version + 1 }));
}

async function heldFor(
  tx: Ctx,
  id: number,
  { version, press }: Press,
): Promise<Result<{ readonly row: JobRow; readonly isToldAgain: boolean }>> {
  const row = await holdJob(tx.db, id);
  if (!row) return refuse(problem("production.noSuchJob", "id"));
  // Who tells it again read the job before it was heard; whoever read it since wants something new.
  const isToldAgain = press !== undefined && row.lastPress === press && version < row.version;
  if (isToldAgain) return ok({ row, isToldAgain });
  if (row.version !== version) return refuse(problem("production.jobChanged"));
  return ok({ row, isToldAgain: false });
}

async function threadMachine(tx: Ctx, row: JobRow): Promise<void> {
  if (row.machineId === null) return;
  const machine = await holdMachine(tx.db, row.machineId);
  if (!machine) return;
  const { needles, cones } = threadNeedles(machine.needles, threadsOf(row));
  if (cones.length > 0) await updateNeedles(tx.db, machine.id, needles);
}
