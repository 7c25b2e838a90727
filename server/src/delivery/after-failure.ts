import { DeliveryFailure } from "@placket/domain/delivery/failure";
import { nextTry, type FailureKind } from "@placket/domain/delivery/next-try";
import type { Ctx } from "../context.ts";
import type { Delivery, DeliveryMove } from "./delivery.sql.ts";

/** Where a delivery goes whose try failed: it waits for the next one, or nobody tries again. Logged. */
export function afterFailure(
  ctx: Ctx,
  { id, subscriber, attempts }: Delivery,
  error: unknown,
): Omit<DeliveryMove, "from"> {
  const next = nextTry(attempts, failureKind(error));
  const reason = error instanceof Error ? error.message : String(error);
  ctx.log.error({ delivery: id, subscriber, attempts, cause: error }, "a delivery failed");
  const { now } = ctx;
  if (next === "give up") return { to: "given_up", now, error: reason, attempts };
  const nextAttemptAt = new Date(now.getTime() + next.inMs);
  return { to: "waiting", now, error: reason, attempts, nextAttemptAt };
}

/** A bug of our own may be mended: it is tried as long as anything that may pass. */
export function failureKind(error: unknown): FailureKind {
  return error instanceof DeliveryFailure ? error.kind : "postponed";
}
