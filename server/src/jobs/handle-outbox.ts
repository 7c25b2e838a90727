import type { Ctx } from "../context.ts";
import { sendWaitingMail } from "../mail/mail.ts";
import { writeConfirmation } from "../order/confirmation-mail.ts";
import type { OutboxEvents } from "./outbox.ts";
import { markDone, markFailed, takeDueEvent, type WaitingEvent } from "./outbox.sql.ts";

type Listener<Payload> = (ctx: Ctx, payload: Payload, eventId: number) => Promise<void>;

/** Who hears of what. A listener writes in the event's own transaction: it happens once or not at all. */
const LISTENERS: {
  readonly [Name in keyof OutboxEvents]: readonly Listener<OutboxEvents[Name]>[];
} = {
  "order.placed": [writeConfirmation],
};

/** Works off all events that are due, then sends the letters that came of them. */
export async function handleOutbox(ctx: Ctx): Promise<void> {
  while (await handleNext(ctx)) {
    // One event per transaction, so that one bad event keeps no other waiting.
  }
  await sendWaitingMail(ctx);
}

async function handleNext(ctx: Ctx): Promise<boolean> {
  let taken: WaitingEvent | undefined;
  try {
    return await ctx.db.transaction().execute(async (db) => {
      taken = await takeDueEvent(db, ctx.now);
      if (!taken) return false;
      await tell({ ...ctx, db }, taken);
      await markDone(db, taken.id, ctx.now);
      return true;
    });
  } catch (error) {
    if (!taken) throw error;
    return postpone(ctx, taken, error);
  }
}

async function tell(ctx: Ctx, { id, event, payload }: WaitingEvent): Promise<void> {
  const listeners = (LISTENERS as Readonly<Record<string, readonly Listener<unknown>[]>>)[event];
  if (!listeners) throw new Error(`Nobody listens to ${event}`);
  for (const listener of listeners) await listener(ctx, payload, id);
}

/** Tried again after 1, 2, 4 … minutes, at most a day apart. */
async function postpone(ctx: Ctx, { id, event, attempts }: WaitingEvent, error: unknown) {
  const minutes = Math.min(2 ** attempts, 24 * 60);
  const reason = error instanceof Error ? error.message : String(error);
  ctx.log.error({ outboxId: id, event, reason }, "an event could not be handled");
  await markFailed(ctx.db, id, {
    error: reason,
    nextAttemptAt: new Date(ctx.now.getTime() + minutes * 60_000),
  });
  return true;
}
