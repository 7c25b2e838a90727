import {
  conesToOrder,
  threadState,
  type ThreadState,
} from "@placket/domain/embroidery/thread/thread-stock";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import {
  stockedThreads,
  threadHistory,
  type StockedThread,
} from "../../embroidery/thread/thread-stock.ts";
import { countUnmeasured, selectNeeds, type ThreadNeed } from "./job-threads.sql.ts";
import { sumOf } from "./short-thread.ts";

/** A thread with its stock and what the jobs still take of it. */
export interface PlannedThread extends StockedThread {
  readonly neededCm: number;
  readonly state: ThreadState;
  /** Whole cones. */
  readonly toOrder: number;
}

/** Every thread, and how many jobs nobody has measured yet. */
export async function plannedThreads(
  ctx: Ctx,
): Promise<{ readonly threads: readonly PlannedThread[]; readonly uncountedJobs: number }> {
  const threads = await stockedThreads(ctx);
  const needs = sumOf(await selectNeeds(ctx.db));
  return {
    threads: threads.map((thread) => planned(thread, needs.get(thread.number) ?? 0)),
    uncountedJobs: await countUnmeasured(ctx.db),
  };
}

/** One thread, with what moved it and what is sewn in it; refused where the catalogue has none of that number. */
export async function plannedThread(ctx: Ctx, number: string) {
  const found = (await stockedThreads(ctx)).find((one) => one.number === number);
  if (!found) return NO_SUCH_THREAD;
  const needs = (await selectNeeds(ctx.db)).filter((need) => need.number === number);
  return ok({
    thread: planned(found, sumOf(needs).get(number) ?? 0),
    entries: await threadHistory(ctx, number),
    needs: needs satisfies readonly ThreadNeed[],
  });
}

/** The same without its history. */
export async function oneThread(ctx: Ctx, number: string): Promise<Result<PlannedThread>> {
  const found = await plannedThread(ctx, number);
  return found.ok ? ok(found.value.thread) : found;
}

function planned(thread: StockedThread, neededCm: number): PlannedThread {
  const level = { ...thread, neededCm };
  return { ...level, state: threadState(level), toOrder: conesToOrder(level, thread.coneCm) };
}

const NO_SUCH_THREAD = refuse(problem("embroidery.noSuchThread", "number"));
