import type { Ctx } from "../context.ts";
import type { RawBuilder } from "kysely";
import { eventsFrom, insertEvent } from "./outbox.sql.ts";

export { wakeWorker } from "./outbox.sql.ts";

/** What happened, with what its listeners need to know. Ids only: listeners read the rest as it then is. */
export interface OutboxEvents {
  "order.placed": { readonly orderId: number };
}

/** Publishes an event exactly when the running transaction commits. */
export function publish<Name extends keyof OutboxEvents>(
  ctx: Ctx,
  event: Name,
  payload: OutboxEvents[Name],
): Promise<void> {
  return insertEvent(ctx.db, { event, payload, now: ctx.now });
}

/** Part of a statement that publishes an event for each row of `source`, for the hottest writes. */
export function publishing<Name extends keyof OutboxEvents>(
  event: Name,
  source: RawBuilder<unknown>,
  rows: { readonly payload: RawBuilder<OutboxEvents[Name]>; readonly now: Date },
): RawBuilder<unknown> {
  return eventsFrom(source, { event, ...rows });
}
