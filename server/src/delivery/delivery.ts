import type { Ctx } from "../context.ts";
import { afterFailure } from "./after-failure.ts";
import { dispatchEvents, holdDeliveries, moveDeliveries, type Delivery } from "./delivery.sql.ts";
import { subscribers, type Heard, type InsideSubscriber } from "./subscriber.ts";

/** Events or deliveries handled in one transaction while all goes well. */
const BATCH = 50;

/** Writes the deliveries of all events that happened since: one for each subscriber of each. */
export async function dispatch(ctx: Ctx): Promise<void> {
  const question = { subscribers: ctx.held(subscribers), now: ctx.now, limit: BATCH };
  while ((await dispatchEvents(ctx.db, question)) === BATCH);
}

/** Works off all deliveries that are due to subscribers inside the store. */
export async function deliverInside(ctx: Ctx): Promise<void> {
  const inside = ctx.held(subscribers).filter((one) => one.kind === "inside");
  const byName = new Map(inside.map((one) => [one.name, one] as const));
  let limit = BATCH;
  for (;;) {
    const outcome = await deliverSome(ctx, byName, limit);
    if (outcome === "nothing more") return;
    // A bad one undoes its batch; taken alone it is postponed and keeps no other waiting.
    limit = outcome === "failed" ? 1 : limit;
  }
}

/** What stands in the outbox was published for this very event: `publishing` sees to the payload's type. */
const asHeard = ({ payload, eventId }: Delivery): Heard<never> => ({
  payload: payload as never,
  eventId,
});

async function deliverSome(
  ctx: Ctx,
  byName: ReadonlyMap<string, InsideSubscriber>,
  limit: number,
): Promise<"done" | "failed" | "nothing more"> {
  const { now } = ctx;
  let taken: readonly Delivery[] = [];
  try {
    return await ctx.db.transaction().execute(async (db) => {
      taken = await holdDeliveries(db, { subscribers: [...byName.keys()], now, limit });
      if (taken.length === 0) return "nothing more";
      for (const [subscriber, heard] of Map.groupBy(taken, (one) => one.subscriber)) {
        await byName.get(subscriber)?.hear({ ...ctx, db }, heard.map(asHeard));
      }
      const ids = taken.map(({ id }) => id);
      await moveDeliveries(db, ids, { from: "waiting", to: "delivered", now, error: null });
      return taken.length < limit ? "nothing more" : "done";
    });
  } catch (error) {
    const [only] = taken;
    if (!only) throw error;
    if (taken.length === 1) {
      const after = afterFailure(ctx, only, error);
      await moveDeliveries(ctx.db, [only.id], { ...after, from: "waiting" });
    }
    return "failed";
  }
}
