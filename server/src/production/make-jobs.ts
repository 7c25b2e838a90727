import { sewnPart, startOf } from "@placket/domain/production/job-facts";
import type { Ctx } from "../context.ts";
import type { Heard } from "../delivery/subscriber.ts";
import { publishEvent } from "../jobs/outbox.ts";
import { mustRead } from "../order/stored-order.ts";
import { insertJobs, selectPlacedLines, type NewJob, type PlacedLine } from "./production.sql.ts";

/**
 * Makes the jobs of orders that may be packed, one for each embroidered part of a line, in the transaction that notes
 * that it was heard: once or not at all, and never a second one for a part.
 */
export async function makeJobs(
  ctx: Ctx,
  heard: readonly Heard<{ readonly orderId: number }>[],
): Promise<void> {
  const lines = await selectPlacedLines(
    ctx.db,
    heard.map(({ payload }) => payload.orderId),
  );
  const jobs = lines.flatMap(jobsOf);
  if (jobs.length > 0) await insertJobs(ctx.db, jobs, ctx.now);
  const uncounted = new Set(
    jobs.filter(({ stitches }) => stitches === null).map(({ orderId }) => orderId),
  );
  for (const orderId of uncounted) await publishEvent(ctx, "production.jobsMade", { orderId });
}

function jobsOf(line: PlacedLine): readonly NewJob[] {
  const { id, orderId, sku, configuration, shippingMethod } = line;
  const { parts } = mustRead("configuration", configuration, `Item ${sku}`);
  const arrival =
    shippingMethod === null ? null : mustRead("method", shippingMethod, "Shipping method").arrival;
  return parts.flatMap(({ made }, part) => {
    if (!made) return [];
    const { threads, hoop, stitches } = sewnPart(made);
    const state = startOf(made);
    const dueDay = arrival?.to ?? null;
    return [{ orderId, itemId: id, part, state, dueDay, threads, hoop, stitches }];
  });
}
