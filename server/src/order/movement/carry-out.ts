import { LONGEST_PAUSE_MS } from "@placket/domain/delivery/next-try";
import { money } from "@placket/domain/money/money";
import type { Ctx } from "../../context.ts";
import { failedTry } from "../../jobs/failed-try.ts";
import { processorNamed } from "../../payment/payment.ts";
import type { Processor, Settlement } from "../../providers/payment/payment-provider.ts";
import {
  leaseMovement,
  noteMovementTrouble,
  selectDueMovements,
  selectMovement,
  type AskedMovement,
} from "./movement.sql.ts";
import { settleMovement } from "./settle-movement.ts";
import { PROCESSOR_TROUBLE } from "../history/processor-trouble.ts";

/** How long one process may be at it, ms: a question and a look of the slowest provider. */
const LEASE_MS = 120_000;

/** Movements read at once. */
const PAGE = 50;

/**
 * Asks the processor for a movement that is written down, and writes its answer down. Whatever goes wrong is noted
 * for staff, and the job asks again by the same key. Safe to call anywhere, any time. `ctx.db` must not be a
 * transaction.
 */
export async function carryOut(ctx: Ctx, id: number): Promise<void> {
  if (!(await leaseMovement(ctx.db, id, LEASE_MS))) return;
  const movement = await selectMovement(ctx.db, id);
  if (!movement) return;
  try {
    const answer = await ask(processorNamed(ctx, movement.provider), movement);
    if ("trouble" in answer) await haveTrouble(ctx, movement, answer.trouble);
    else await settleMovement(ctx, movement, answer);
  } catch (error) {
    await haveTrouble(ctx, movement, error);
  }
}

/** Work of a job: everything that was asked for and not answered, because the answer or the process was lost. */
export async function recoverMovements(ctx: Ctx): Promise<void> {
  let after = 0;
  for (;;) {
    const page = await selectDueMovements(ctx.db, { now: ctx.now, after, limit: PAGE });
    for (const { id } of page) await carryOut(ctx, id);
    if (page.length < PAGE) return;
    after = page.at(-1)?.id ?? after;
  }
}

/** What the processor made of it; `trouble` while it is not decided. */
type Answer =
  | { readonly state: "done" }
  | { readonly state: "refused"; readonly why: string }
  | { readonly trouble: string };

async function ask(provider: Processor, movement: AskedMovement): Promise<Answer> {
  const { reference, kind, currency, idempotency_key: key } = movement;
  if (reference === null) return { trouble: PROCESSOR_TROUBLE.noReference };
  const amount = money(movement.amount_minor, currency);
  const answer =
    kind === "capture"
      ? await provider.capture(reference, amount, key)
      : await provider.refund(reference, amount, key, paidBackBefore(movement));
  if (answer.state === "done") return { state: "done" };
  if (answer.state === "unanswered") return { trouble: PROCESSOR_TROUBLE.unanswered };
  if (answer.reason !== "wrong_state") return refused(answer);
  return kind === "capture"
    ? judgeCapture(provider, movement)
    : payBackOtherwise(provider, movement);
}

/** What went back to the payment before this movement: what became store credit stayed. */
const paidBackBefore = ({
  refunded_minor: all,
  credited_minor: kept,
  amount_minor: asked,
  currency,
}: AskedMovement) => money(all - kept - asked, currency);

type Refusal = Extract<Settlement, { state: "refused" }>;

const refused = ({ reason }: Pick<Refusal, "reason">): Answer => ({
  state: "refused",
  why: reason.replaceAll("_", " "),
});

/** It may have been taken by hand, or by a call whose answer was lost and whose key the processor forgot. */
async function judgeCapture(provider: Processor, movement: AskedMovement): Promise<Answer> {
  const standing = await provider.find(movement.payment_key);
  if (standing === "unknown") return { trouble: PROCESSOR_TROUBLE.unknown };
  if (standing.state === "unanswered") return { trouble: PROCESSOR_TROUBLE.unanswered };
  const isTaken =
    standing.state === "captured" && standing.captured.minor === movement.amount_minor;
  return isTaken ? { state: "done" } : refused({ reason: "wrong_state" });
}

/**
 * What is taken and not settled yet cannot be paid back at some processors: all of it can be called off, a part of
 * it waits.
 */
async function payBackOtherwise(provider: Processor, movement: AskedMovement): Promise<Answer> {
  const { reference, idempotency_key: key } = movement;
  const isWhole = movement.amount_minor === movement.captured_minor;
  if (!isWhole || reference === null) {
    return { trouble: PROCESSOR_TROUBLE.unsettled };
  }
  const calledOff = await provider.void(reference, `${key}-void`);
  if (calledOff.state === "done") return { state: "done" };
  return { trouble: PROCESSOR_TROUBLE.neither };
}

async function haveTrouble(ctx: Ctx, movement: AskedMovement, cause: unknown): Promise<void> {
  const tries = movement.looks + 1;
  const { reason, nextAt } = failedTry({ error: cause, tries, kind: "unreachable", now: ctx.now });
  const { idempotency_key: key, kind } = movement;
  ctx.log.error({ movement: key, kind, cause }, "money could not be moved yet");
  // It never gives up: somebody's money hangs on it.
  const nextLookAt = nextAt ?? new Date(ctx.now.getTime() + LONGEST_PAUSE_MS);
  await noteMovementTrouble(ctx.db, movement.id, { trouble: reason, nextLookAt });
}
