import { mayBeLaid } from "@placket/domain/production/job-steps";
import { canSew } from "@placket/domain/production/machine";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { threadsOf } from "../job.ts";
import { holdJob } from "../production.sql.ts";
import { layOn } from "./laid-jobs.sql.ts";
import { holdMachine } from "./machine.sql.ts";

/**
 * Takes a job off a machine that cannot sew it any more, for its design or the machine was changed; what is under the
 * needle stays. In the caller's transaction.
 */
export async function takeOffUnfit(tx: Ctx, jobId: number): Promise<void> {
  const row = await holdJob(tx.db, jobId);
  if (!row || row.machineId === null || !mayBeLaid(row.state)) return;
  const machine = await holdMachine(tx.db, row.machineId);
  if (machine && canSew(machine, { hoop: row.hoop, threads: threadsOf(row) })) return;
  await layOn(tx.db, [jobId], { now: tx.now });
  await leaveTrace(tx, {
    action: "production.lay",
    subject: `${row.number}/${jobId}`,
    before: { machine: row.machineName, day: row.sewDay },
    after: { machine: null, day: null },
  });
}
