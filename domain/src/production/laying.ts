import { problem, type Problem } from "../problem.ts";
import type { JobState } from "./job-state.ts";
import { mayBeLaid } from "./job-steps.ts";
import { canSew, type MachineDraft, type MachineNeed } from "./machine.ts";

/** What decides where a job may be laid. */
export interface JobToLay extends MachineNeed {
  readonly state: JobState;
  /** Still to be sewn; 0: called off. */
  readonly pieces: number;
  /** Whether it is known which thread each of its blocks is sewn in. */
  readonly isThreaded: boolean;
}

/**
 * Why a job cannot be laid on a machine, or, where there is none, taken off the one it lies on; `undefined` where it can
 * (issue 10.7). The board offers by it, the server refuses by it.
 */
export function whyNotLaid(
  job: JobToLay,
  machine: Pick<MachineDraft, "hoops" | "needles"> | undefined,
): Problem | undefined {
  if (!mayBeLaid(job.state)) return problem("production.notNow");
  if (job.pieces === 0) return problem("production.calledOff");
  if (!machine) return undefined;
  if (!job.isThreaded) return problem("production.threadsUnnamed");
  return canSew(machine, job) ? undefined : problem("production.machineUnfit", "on.machine");
}
