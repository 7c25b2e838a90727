import { HOUR_MS } from "@placket/domain/durations";
import { problem, refuse, type Result } from "@placket/domain/problem";
import { LRUCache } from "lru-cache";
import { leaveTraceOfTry } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { holding } from "../../held/held.ts";
import {
  countQuestionOf,
  minutesLeftOf,
  takeQuestionBack,
  type Asked,
} from "../../http/guard/asked-often.ts";
import { networkOf } from "../../http/guard/client-network.ts";
import { transact } from "../../transact.ts";
import type { PlaceOutcome } from "./ask-for-payment.ts";

/** Payments that may come to nothing in an hour, by what they have in common. */
const DECLINED_MOST = {
  /** An office, or a whole town behind one line: most mistype once, and whoever tries out cards does nothing else. */
  network: 60,
  customer: 20,
  /** A cart, or an order that something is open of. */
  what: 10,
} as const;

/** How many networks, customers, carts and orders are remembered; what was tried longest ago is forgotten first. */
const REMEMBERED = 30_000;

/** What was tried and not paid. Kept by the process: whoever pays writes nothing more for it. */
export const declinedTries = holding<LRUCache<string, Asked>>({
  name: "declined payments",
  open: () => new LRUCache({ max: REMEMBERED }),
});

interface Tried {
  /** The cart's id, or the order's number. */
  readonly what: string;
  /** Whether a new payment can come of it; what became of an earlier one may always be asked. */
  readonly isNew: () => Promise<boolean>;
}

/**
 * Asks for a payment unless too many came to nothing before: stolen cards are tried out one after the other. A try counts
 * from before it is asked, so that many at once are counted as well, and no more once it was not declined. Staff are
 * told once an hour. `ctx.db` must not be a transaction.
 */
export async function boundingDeclines(
  ctx: Ctx,
  { what, isNew }: Tried,
  ask: () => Promise<Result<PlaceOutcome>>,
): Promise<Result<PlaceOutcome>> {
  const tries = ctx.held(declinedTries);
  const keys = keysOf(ctx, what);
  const minutes = Math.max(...keys.map(([key, most]) => minutesLeftOf(key, ctx.now, tries, most)));
  if (minutes > 0) return (await isNew()) ? tooMany(ctx, minutes) : ask();
  for (const [key] of keys) countQuestionOf(key, ctx.now, tries);
  let isDeclined = false;
  try {
    const asked = await ask();
    isDeclined = asked.ok && asked.value.state === "declined";
    return asked;
  } finally {
    if (!isDeclined) for (const [key] of keys) takeQuestionBack(key, ctx.now, tries);
  }
}

/** Longer ids are of nothing. */
const ID_MAX = 64;

function keysOf({ client, principal }: Ctx, what: string): readonly (readonly [string, number])[] {
  const { network, customer, what: mostOfOne } = DECLINED_MOST;
  return [
    [`what ${what.slice(0, ID_MAX)}`, mostOfOne],
    ...(client ? [[`network ${networkOf(client.address)}`, network] as const] : []),
    ...(principal.kind === "customer"
      ? [[`customer ${principal.customerId}`, customer] as const]
      : []),
  ];
}

/** From where is not written down: the trail is for good. */
async function tooMany(ctx: Ctx, minutes: number): Promise<Result<PlaceOutcome>> {
  const done = { action: "order.cardsTried", subject: "payments" } as const;
  await transact(ctx, (tx) => leaveTraceOfTry(tx, done, HOUR_MS));
  return refuse(problem("order.tooManyDeclined", "payment", minutes));
}
