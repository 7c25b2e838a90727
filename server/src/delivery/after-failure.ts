import { DeliveryFailure } from "@placket/domain/delivery/failure";
import type { FailureKind } from "@placket/domain/delivery/next-try";
import type { Ctx } from "../context.ts";
import { failedTry } from "../jobs/failed-try.ts";
import type { Delivery, DeliveryMove } from "./delivery.sql.ts";

/** Where a delivery goes whose try failed: it waits for the next one, or nobody tries again. Logged. */
export function afterFailure(
  ctx: Ctx,
  { id, subscriber, attempts }: Delivery,
  error: unknown,
): Omit<DeliveryMove, "from"> {
  const { now } = ctx;
  const { reason, nextAt } = failedTry({ error, tries: attempts, kind: failureKind(error), now });
  ctx.log.error({ delivery: id, subscriber, attempts, cause: error }, "a delivery failed");
  return nextAt === null
    ? { to: "given_up", now, error: reason, attempts }
    : { to: "waiting", now, error: reason, attempts, nextAttemptAt: nextAt };
}

/** A bug of our own may be mended: it is tried as long as anything that may pass. */
export function failureKind(error: unknown): FailureKind {
  return error instanceof DeliveryFailure ? error.kind : "postponed";
}
