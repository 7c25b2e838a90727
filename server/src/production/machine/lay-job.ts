import type { Day } from "@placket/domain/clock-days";
import { mayBeLaid } from "@placket/domain/production/job-steps";
import { canSew } from "@placket/domain/production/machine";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { readJob, threadsOf, type Job } from "../job.ts";
import { holdJob, layOn } from "../production.sql.ts";
import { holdMachine } from "./machine.sql.ts";

interface LayWish {
  readonly on: { readonly machine: number; readonly day: Day } | null;
  /** The job as it was read. */
  readonly version: number;
}

/**
 * Lays a job on a machine for a day, or takes it off, in the caller's transaction: refuses what is under a needle or
 * sewn already, what the machine has no hoop or needles for, and what somebody else has moved since it was read.
 */
export async function layJob(tx: Ctx, id: number, { on, version }: LayWish): Promise<Result<Job>> {
  const row = await holdJob(tx.db, id);
  if (!row) return refuse(problem("production.noSuchJob", "id"));
  if (row.version !== version) return refuse(problem("production.jobChanged"));
  if (!mayBeLaid(row.state)) return refuse(problem("production.notNow"));
  if (row.pieces === 0) return refuse(problem("production.calledOff"));
  // Held, so that nobody removes it meanwhile.
  const machine = on ? await holdMachine(tx.db, on.machine) : undefined;
  if (on && !machine) return refuse(problem("production.noSuchMachine", "on.machine"));
  if (machine && !canSew(machine, { hoop: row.hoop, threads: threadsOf(row) })) {
    return refuse(problem("production.machineUnfit", "on.machine"));
  }
  await layOn(tx.db, id, { ...on, now: tx.now });
  await leaveTrace(tx, {
    action: "production.lay",
    subject: `${row.number}/${id}`,
    before: { machine: row.machineName, day: row.sewDay },
    after: { machine: machine?.name ?? null, day: on?.day ?? null },
  });
  const laid = await holdJob(tx.db, id);
  return laid ? ok(readJob(tx, laid)) : refuse(problem("production.noSuchJob", "id"));
}
