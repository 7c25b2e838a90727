import { dayIn, type Day } from "@placket/domain/clock-days";
import { suggestMachine } from "@placket/domain/production/line-up";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { settingsOf, stores } from "../../store/store-config.ts";
import { readJob, threadsOf, type Job } from "../job.ts";
import type { JobRow } from "../production.sql.ts";
import { outlookOf, type Outlook } from "../thread/short-thread.ts";
import { countSewn, selectLaidJobs, selectLooseJobs, selectQueuedJobs } from "./laid-jobs.sql.ts";
import { selectMachines, type Machine } from "./machine.sql.ts";
import { turnsOf, type Turn } from "./turns.ts";

/** What a machine has to sew on a day. */
interface Load extends Machine {
  readonly minutes: number;
  readonly turns: readonly Turn[];
  readonly sewn: number;
}

/** A day of the machines, and what lies on none yet. */
interface Board {
  readonly day: Day;
  readonly today: Day;
  readonly machines: readonly Load[];
  readonly loose: readonly { readonly job: Job; readonly suggested: number | null }[];
  readonly hasMore: boolean;
}

/** The most that a board tells of what lies on no machine. */
const MOST_LOOSE = 100;
/** More than a machine sews in a week of single names. */
const MOST_LAID = 1000;
/** As far as somebody at a machine looks ahead. */
const MOST_QUEUED = 50;

/** The board of a day, today unless told: what should have been sewn before is today's. */
export async function boardOf(ctx: Ctx, asked: Day | undefined): Promise<Board> {
  const today = todayOf(ctx);
  const day = asked ?? today;
  const machines = await selectMachines(ctx.db);
  // What is over has nothing left to sew: it is today's.
  const rows = day < today ? [] : await selectLaidJobs(ctx.db, { day, today, limit: MOST_LAID });
  const sewn = await countSewn(ctx.db, day);
  const outlook = await outlookOf(ctx);
  const loads = machines.map((machine) =>
    loadOf(ctx, machine, {
      today,
      outlook,
      rows: rows.filter(({ machineId }) => machineId === machine.id),
    }),
  );
  const loose = await selectLooseJobs(ctx.db, MOST_LOOSE + 1);
  const busy = loads.map(({ load, needles }) => ({ ...load, needles }));
  return {
    day,
    today,
    machines: loads.map(({ load }) => ({
      ...load,
      sewn: sewn.find(({ machineId }) => machineId === load.id)?.count ?? 0,
    })),
    loose: loose.slice(0, MOST_LOOSE).map((row) => ({
      job: readJob(ctx, row),
      suggested: suggestMachine({ ...row, threads: threadsOf(row) }, busy),
    })),
    hasMore: loose.length > MOST_LOOSE,
  };
}

function loadOf(
  ctx: Ctx,
  machine: Machine,
  day: { readonly rows: readonly JobRow[]; readonly today: Day; readonly outlook: Outlook },
) {
  const { turns, needles } = turnsOf(ctx, machine, day);
  const minutes = turns.reduce((sum, turn) => sum + (turn.minutes ?? 0), 0);
  return { load: { ...machine, minutes, turns }, needles };
}

/** What a machine sews next. */
export async function queueOf(
  ctx: Ctx,
  id: number,
): Promise<Result<{ readonly machine: Machine; readonly turns: readonly Turn[] }>> {
  const machine = (await selectMachines(ctx.db)).find((one) => one.id === id);
  if (!machine) return refuse(problem("production.noSuchMachine", "id"));
  const rows = await selectQueuedJobs(ctx.db, id, MOST_QUEUED);
  const outlook = await outlookOf(ctx);
  const { turns } = turnsOf(ctx, machine, { rows, today: todayOf(ctx), outlook });
  return ok({ machine, turns });
}

/** The day on the clocks of the warehouse. */
function todayOf(ctx: Ctx): Day {
  const { defaultView } = ctx.held(stores);
  return dayIn(ctx.now, settingsOf(ctx, defaultView).dispatchTimeZone);
}
