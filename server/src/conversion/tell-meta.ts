import { BATCH_MAX, KEPT_MS, OLDEST_MS } from "@placket/domain/conversion/limits";
import { DeliveryFailure } from "@placket/domain/delivery/failure";
import { ok } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { outside } from "../delivery/subscriber.ts";
import { publishEvent } from "../jobs/outbox.ts";
import type { ServerEvent } from "../providers/conversion/conversion-provider.ts";
import { transact } from "../transact.ts";
import {
  batchWaiting,
  blankOld,
  deleteOld,
  markBatchFailed,
  markBatchSent,
  selectBatch,
  selectTellable,
  type BatchedEvent,
} from "./batch.sql.ts";
import { meta } from "./meta.ts";
import { deleteOldPlacings } from "./placing.sql.ts";

/** Rows that a job takes at a time. */
const AT_A_TIME = 5_000;

/** Tells Meta of what was put into a call. */
export const metaTeller = outside("conversion.batched", {
  name: "conversion.meta",
  call: tellMeta,
  isReady: () => true,
});

/** Work of a job: what waits goes into calls, which the deliveries carry. Says whether there is more. */
export async function makeBatches(ctx: Ctx): Promise<boolean> {
  const made = await transact(ctx, async (tx) => {
    const { batchIds, events } = await batchWaiting(tx.db, { now: tx.now, most: BATCH_MAX });
    for (const batchId of batchIds) {
      // oxlint-disable-next-line no-await-in-loop
      await publishEvent(tx, "conversion.batched", { batchId });
    }
    return ok(events);
  });
  return made.ok && made.value === BATCH_MAX;
}

/**
 * One call to Meta, in no transaction and at least once: it knows by `event_id` what it was told before. What is older
 * than it takes stays here. @throws DeliveryFailure when Meta did not take it, which stands with the call, too
 */
async function tellMeta(ctx: Ctx, { batchId }: { readonly batchId: number }): Promise<void> {
  const batch = await selectBatch(ctx.db, batchId);
  // Forgotten since, or sent by a process that ended before it could note the delivery.
  if (!batch || batch.sentAt) return;
  const oldest = new Date(ctx.now.getTime() - OLDEST_MS);
  const events = await selectTellable(ctx.db, batchId, oldest);
  if (events.length === 0) return markBatchFailed(ctx.db, batchId, TOO_OLD);
  try {
    const { trace } = await ctx.held(meta).send(batch.pixel, events.map(toMeta));
    await markBatchSent(ctx.db, batchId, { now: ctx.now, trace });
  } catch (error) {
    if (error instanceof DeliveryFailure) await markBatchFailed(ctx.db, batchId, error.message);
    throw error;
  }
}

const TOO_OLD = "It was not told in time: Meta takes events of the last seven days.";

const toMeta = (event: BatchedEvent): ServerEvent => ({
  event_name: event.name,
  event_time: Math.floor(event.happenedAt.getTime() / 1000),
  event_id: event.eventId,
  action_source: "website",
  event_source_url: event.sourceUrl,
  user_data: { ...(event.person as object) },
  custom_data: { ...(event.custom as object) },
});

/** Work of a job: of whom something is, is forgotten once Meta would not take it, and all of it after a month. */
export async function forgetOldConversions({ db, now }: Ctx): Promise<boolean> {
  const untakable = new Date(now.getTime() - OLDEST_MS);
  await deleteOldPlacings(db, untakable);
  const isMoreToBlank = await blankOld(db, untakable, AT_A_TIME);
  const isMore = await deleteOld(db, new Date(now.getTime() - KEPT_MS), AT_A_TIME);
  return isMoreToBlank || isMore;
}
