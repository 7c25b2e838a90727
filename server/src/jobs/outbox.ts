import type { Ctx } from "../context.ts";
import { insertEvent } from "./outbox.sql.ts";

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
