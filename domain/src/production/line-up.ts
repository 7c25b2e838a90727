import type { Day } from "../clock-days.ts";
import { canSew, type MachineDraft, type MachineNeed } from "./machine.ts";
import { coneMinutes, plannedMinutes, type Pace } from "./planned-minutes.ts";
import { threadNeedles, type Threading } from "./thread-needles.ts";

/** A job to be lined up on a machine. */
interface LaidJob extends MachineNeed {
  /** When it is to be sewn. */
  readonly day: Day;
  /** It is framed: whatever else could be sewn waits. */
  readonly isHooped: boolean;
}

/** A job in its turn, with what has to be put onto the machine for it. */
interface InTurn<Job> extends Threading {
  readonly job: Job;
}

/**
 * The order in which a machine sews its jobs, from what stands on its needles now: what is hooped first, then day by
 * day always the one for which the fewest cones are put on, of those one in the same hoop; otherwise as they come.
 */
export function lineUp<Job extends LaidJob>(
  jobs: readonly Job[],
  needles: readonly string[],
): readonly InTurn<Job>[] {
  const left = [...jobs];
  const turns: InTurn<Job>[] = [];
  let now: { readonly needles: readonly string[]; readonly hoop: string } = { needles, hoop: "" };
  while (left.length > 0) {
    const ranks = left.map((job) => rankOf(job, now));
    const best = ranks.reduce((at, rank, i) => (isBefore(rank, ranks[at] ?? rank) ? i : at), 0);
    const [job] = left.splice(best, 1);
    if (!job) break;
    const threading = threadNeedles(now.needles, job.threads);
    turns.push({ job, ...threading });
    now = { needles: threading.needles, hoop: job.hoop };
  }
  return turns;
}

type Rank = readonly [isWaiting: number, day: Day, cones: number, isOtherHoop: number];

function rankOf(
  { isHooped, day, threads, hoop }: LaidJob,
  now: { readonly needles: readonly string[]; readonly hoop: string },
): Rank {
  const cones = threads.filter((number) => !now.needles.includes(number)).length;
  return [isHooped ? 0 : 1, day, cones, hoop === now.hoop ? 0 : 1];
}

/** Equal ones stay as they came. */
function isBefore(one: Rank, other: Rank): boolean {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at >= 0 && one[at]! < other[at]!;
}

/** A machine with what is planned on it for a day, in minutes. */
interface BusyMachine extends Pick<MachineDraft, "heads" | "stitchesPerMinute" | "minutesADay"> {
  readonly id: number;
  readonly hoops: readonly string[];
  /** As they stand after what is laid on it already. */
  readonly needles: readonly string[];
  readonly minutes: number;
}

/** A job that is laid nowhere yet. */
interface LooseJob extends MachineNeed {
  readonly pieces: number;
  /** Of one piece; `null` where nobody has counted them. */
  readonly stitches: number | null;
}

/**
 * Where a job is best laid: on a machine that can sew it and has the time left, with the fewest new cones; of equal
 * ones where the day is emptiest. `null` where none can sew it.
 */
export function suggestMachine(job: LooseJob, machines: readonly BusyMachine[]): number | null {
  const able = machines.filter((machine) => canSew(machine, job));
  const ranked = able.map((machine) => {
    const cones = threadNeedles(machine.needles, job.threads).cones.length;
    const minutes = machine.minutes + minutesOn(machine, job, cones);
    const isFull = minutes > machine.minutesADay ? 1 : 0;
    return { id: machine.id, rank: [isFull, cones, minutes / machine.minutesADay] };
  });
  ranked.sort((a, b) => {
    const at = a.rank.findIndex((value, i) => value !== b.rank[i]);
    return at < 0 ? 0 : a.rank[at]! - b.rank[at]!;
  });
  return ranked[0]?.id ?? null;
}

/** Minutes of a job on a machine, with the cones that are put on for it; what nobody has counted takes none. */
export const minutesOn = (
  pace: Pace,
  { stitches, pieces, threads }: LooseJob,
  cones: number,
): number =>
  stitches === null
    ? 0
    : plannedMinutes({ stitches, pieces, threads: threads.length }, pace) +
      coneMinutes(cones, pace);
