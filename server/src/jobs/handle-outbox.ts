import type { Ctx } from "../context.ts";
import { sendWaitingMail } from "../mail/mail.ts";
import { writeConfirmation } from "../order/confirmation-mail.ts";
import type { OutboxEvents } from "./outbox.ts";
import { markDone, markFailed, takeDueEvents, type WaitingEvent } from "./outbox.sql.ts";

type Listener<Payload> = (ctx: Ctx, payload: Payload, eventId: number) => Promise<void>;

/** Who hears of what. A listener writes in the event's own transaction: it happens once or not at all. */
const LISTENERS: {
  readonly [Name in keyof OutboxEvents]: readonly Listener<OutboxEvents[Name]>[];
} = {
  "order.placed": [writeConfirmation],
};

/** Events handled in one transaction while all goes well. */
const BATCH = 50;

/** Works off all events that are due, then sends the letters that came of them. */
export async function handleOutbox(ctx: Ctx): Promise<void> {
  let limit = BATCH;
  for (;;) {
    const outcome = await handleSome(ctx, limit);
    if (outcome === "nothing more") break;
    // A bad event undoes its batch; taken alone it is postponed and keeps no other waiting.
    limit = outcome === "failed" ? 1 : limit;
  }
  await sendWaitingMail(ctx);
}

async function handleSome(ctx: Ctx, limit: number): Promise<"done" | "failed" | "nothing more"> {
  let taken: readonly WaitingEvent[] = [];
  try {
    return await ctx.db.transaction().execute(async (db) => {
      taken = await takeDueEvents(db, { now: ctx.now, limit });
      if (taken.length === 0) return "nothing more";
      for (const event of taken) await tell({ ...ctx, db }, event);
      const ids = taken.map((event) => event.id);
      await markDone(db, ids, ctx.now);
      return taken.length < limit ? "nothing more" : "done";
    });
  } catch (error) {
    const [only] = taken;
    if (!only) throw error;
    if (taken.length === 1) await postpone(ctx, only, error);
    return "failed";
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
}
