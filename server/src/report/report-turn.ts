import { problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { holding } from "../held/held.ts";

/** Reports that wait for this process to read them. */
interface Queue {
  last: Promise<unknown>;
  count: number;
}

export const reportQueue = holding<Queue>({
  name: "reports",
  open: () => ({ last: Promise.resolve(), count: 0 }),
});

/** As many as wait; staff look at one report at a time. */
const WAITING_MAX = 20;

/**
 * Lets reports be read one after the other: however many staff ask at once, shoppers share the database with one of
 * them. Refuses with `access.busy` when too many wait.
 */
export async function inReportTurn<Value>(
  ctx: Ctx,
  work: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const queue = ctx.held(reportQueue);
  if (queue.count >= WAITING_MAX) return refuse(problem("access.busy", "report"));
  const mine = queue.last.then(work);
  queue.count += 1;
  // Whether it failed is its own caller's concern, not the next one's.
  queue.last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    queue.count -= 1;
  }
}
