import { findThread } from "@placket/domain/embroidery/thread/threads";
import type { JobState } from "@placket/domain/production/job-state";
import type { JobStep } from "@placket/domain/production/job-steps";
import { runsOut, type Lengths } from "@placket/domain/production/thread-need";
import { problem, type Problem } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { threadsAtHand } from "../../embroidery/thread/thread-stock.ts";
import type { JobRow } from "../production.sql.ts";
import { selectLengths, selectNeeds, type ThreadNeed } from "./job-threads.sql.ts";
import { timesPieces } from "./use-thread.ts";

/** Before which steps it is told that thread runs out, and whose needs are counted before those of the job. */
const TOLD_BEFORE: Partial<Record<JobStep, readonly JobState[]>> = {
  queue: ["queued", "hooped"],
  hoop: ["hooped"],
};

/**
 * The first thread of which there is not enough for a job, once the jobs that come before it have taken theirs;
 * `undefined` where there is, where nobody counts the thread, and where nobody has measured the job yet.
 */
export async function shortThread(
  ctx: Ctx,
  row: JobRow,
  step: JobStep,
): Promise<Problem | undefined> {
  const before = TOLD_BEFORE[step];
  if (!before) return undefined;
  const needs = timesPieces(
    await selectLengths(ctx.db, row.id),
    Math.max(0, row.pieces - row.done),
  );
  const atHand = await threadsAtHand(ctx);
  if (![...needs.keys()].some((number) => atHand.has(number))) return undefined;
  const others = sumOf((await selectNeeds(ctx.db, before)).filter(({ jobId }) => jobId !== row.id));
  const [short] = runsOut([{ needs, before: others }], atHand);
  const [number] = short ?? [];
  if (number === undefined) return undefined;
  const left = Math.max(0, (atHand.get(number) ?? 0) - (others.get(number) ?? 0));
  const name = findThread(number)?.name ?? "";
  return problem(
    "production.threadShort",
    "threads",
    `${name} ${number}`.trim(),
    metersText(needs.get(number) ?? 0),
    metersText(left),
  );
}

/** A job in its turn on a machine. */
interface LaidTurn {
  readonly jobId: number;
  /** When it is sewn at the earliest: what should have been sewn before is today's. */
  readonly day: string;
}

/** What is at hand, and what all jobs that are laid on machines still take: read once for all machines of a board. */
export interface Outlook {
  readonly atHand: Lengths;
  readonly needs: readonly ThreadNeed[];
}

/** What is at hand of each thread that is counted, and what jobs are still to take. */
export const outlookOf = async (ctx: Ctx): Promise<Outlook> => ({
  atHand: await threadsAtHand(ctx),
  needs: await selectNeeds(ctx.db),
});

/**
 * The threads that run out at each turn of a machine. What other machines sew until that day, and what they have under
 * the needle, is taken before: told too early rather than too late.
 */
export function shortTurns(
  { atHand, needs }: Outlook,
  machineId: number,
  turns: readonly LaidTurn[],
): readonly ReadonlySet<string>[] {
  const others = needs.filter((need) => need.machineId !== null && need.machineId !== machineId);
  const isBefore = (need: ThreadNeed, day: string) =>
    need.state === "hooped" || (need.sewDay !== null && need.sewDay <= day);
  return runsOut(
    turns.map(({ jobId, day }) => ({
      needs: sumOf(needs.filter((need) => need.jobId === jobId)),
      before: sumOf(others.filter((need) => isBefore(need, day))),
    })),
    atHand,
  );
}

/** All of it, thread by thread. */
export function sumOf(needs: readonly Pick<ThreadNeed, "number" | "cm">[]): Lengths {
  const sums = new Map<string, number>();
  for (const { number, cm } of needs) sums.set(number, (sums.get(number) ?? 0) + cm);
  return sums;
}

/** Whole meters, and none told as less than it is. */
const metersText = (cm: number): string => Math.ceil(cm / 100).toLocaleString("en-US");
