import { findThread } from "@placket/domain/embroidery/thread/threads";
import type { Thread } from "@placket/domain/embroidery/thread/thread";
import { lineUp, minutesOn } from "@placket/domain/production/line-up";
import type { Day } from "@placket/domain/clock-days";
import type { Ctx } from "../../context.ts";
import { readJob, threadsOf, type Job } from "../job.ts";
import type { JobRow } from "../production.sql.ts";
import { shortTurns, type Outlook } from "../thread/short-thread.ts";
import type { Machine } from "./machine.sql.ts";

/** A job in its turn on a machine. */
export interface Turn {
  readonly job: Job;
  /** On which needle each of its threads stands then, from 1 on. */
  readonly needles: readonly (Pick<Thread, "number" | "name" | "color"> & {
    readonly needle: number;
    readonly isNew: boolean;
    /** Less of it is left than the job takes. */
    readonly runsOut: boolean;
  })[];
  /** With the cones that are put on for it; `null` where nobody has counted its stitches. */
  readonly minutes: number | null;
}

/** What a machine sews of these jobs, in its order, and how it is threaded after the last. */
export function turnsOf(
  ctx: Ctx,
  machine: Machine,
  {
    rows,
    today,
    outlook,
  }: { readonly rows: readonly JobRow[]; readonly today: Day; readonly outlook: Outlook },
): { readonly turns: readonly Turn[]; readonly needles: readonly string[] } {
  const laid = rows.map((row) => ({
    row,
    hoop: row.hoop,
    threads: threadsOf(row),
    day: row.sewDay === null || row.sewDay < today ? today : row.sewDay,
    isHooped: row.state === "hooped",
  }));
  const lined = lineUp(laid, machine.needles);
  const short = shortTurns(
    outlook,
    machine.id,
    lined.map(({ job: { row, day } }) => ({ jobId: row.id, day })),
  );
  const turns = lined.map(({ job: { row, threads }, needles, cones }, at): Turn => ({
    job: readJob(ctx, row),
    needles: threads.flatMap((number) => {
      const thread = findThread(number);
      const needle = needles.indexOf(number) + 1;
      if (!thread) return [];
      const isNew = cones.includes(number);
      return [{ ...named(thread), needle, isNew, runsOut: short[at]?.has(number) ?? false }];
    }),
    minutes: row.stitches === null ? null : minutesOn(machine, { ...row, threads }, cones.length),
  }));
  return { turns, needles: lined.at(-1)?.needles ?? machine.needles };
}

const named = ({ number, name, color }: Thread) => ({ number, name, color });
