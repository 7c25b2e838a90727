import type { Day } from "@placket/domain/clock-days";
import { whyNotLaid } from "@placket/domain/production/laying";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { readJob, threadsOf, type Job } from "../job.ts";
import { holdJobs, type JobRow } from "../production.sql.ts";
import { layOn } from "./laid-jobs.sql.ts";
import { holdMachine, type Machine } from "./machine.sql.ts";

/** A machine and a day; `null` for none. */
type Place = { readonly machine: number; readonly day: Day } | null;

/** A job as it was read. */
interface ReadJob {
  readonly id: number;
  readonly version: number;
}

/** What came of several jobs: each is laid or says why not. */
interface LaidJobs {
  readonly laid: readonly Job[];
  readonly refused: readonly { readonly id: number; readonly problem: Problem }[];
}

/** Lays a job on a machine for a day, or takes it off, in the caller's transaction; refused as one of several is. */
export async function layJob(
  tx: Ctx,
  id: number,
  { on, version }: { readonly on: Place; readonly version: number },
): Promise<Result<Job>> {
  const done = await layJobs(tx, { on, jobs: [{ id, version }] });
  if (!done.ok) return done;
  const { laid, refused } = done.value;
  const [job] = laid;
  return job ? ok(job) : refuse(...refused.map((one) => one.problem));
}

/**
 * Lays jobs on a machine for a day, or takes them off, in the caller's transaction and in one statement. What is under a
 * needle or sewn already, what the machine has no hoop or needles for, and what somebody else has moved since it was
 * read stays where it is and keeps no other waiting.
 */
export async function layJobs(
  tx: Ctx,
  { on, jobs }: { readonly on: Place; readonly jobs: readonly ReadJob[] },
): Promise<Result<LaidJobs>> {
  const ids = jobs.map(({ id }) => id);
  // Jobs are held before machines, as when one is hooped.
  const rows = new Map((await holdJobs(tx.db, ids)).map((row) => [row.id, row]));
  // Held, so that nobody removes it meanwhile.
  const machine = on ? await holdMachine(tx.db, on.machine) : undefined;
  if (on && !machine) return refuse(problem("production.noSuchMachine", "on.machine"));
  const fitting: JobRow[] = [];
  const refused: { readonly id: number; readonly problem: Problem }[] = [];
  for (const { id, version } of jobs) {
    const row = rows.get(id);
    const wrong = row ? whyNot(row, version, machine) : problem("production.noSuchJob", "id");
    if (wrong) refused.push({ id, problem: wrong });
    else if (row && !fitting.includes(row)) fitting.push(row);
  }
  const laid = fitting.map(({ id }) => id);
  await layOn(tx.db, laid, { ...on, now: tx.now });
  for (const row of fitting) {
    // One line of the trail for each, on one connection.
    // oxlint-disable-next-line no-await-in-loop
    await leaveTrace(tx, {
      action: "production.lay",
      subject: `${row.number}/${row.id}`,
      before: { machine: row.machineName, day: row.sewDay },
      after: { machine: machine?.name ?? null, day: on?.day ?? null },
    });
  }
  const after = await holdJobs(tx.db, laid);
  return ok({ laid: after.map((row) => readJob(tx, row)), refused });
}

/** Why a job as it was read cannot be laid on this machine, or taken off where there is none. */
function whyNot(row: JobRow, version: number, machine: Machine | undefined): Problem | undefined {
  if (row.version !== version) return problem("production.jobChanged");
  return whyNotLaid({ ...row, threads: threadsOf(row) }, machine);
}
