import { randomUUID } from "node:crypto";
import type { Ctx } from "../context.ts";
import type { Job } from "../jobs/jobs.ts";
import { afterFailure, failureKind } from "./after-failure.ts";
import {
  freeExpiredLeases,
  leaseDeliveries,
  moveDeliveries,
  type Delivery,
} from "./delivery.sql.ts";
import { channelOf, type OutsideSubscriber } from "./subscriber.ts";

/** How many deliveries to one subscriber are under way at once in this process. */
const LANES = 4;
/** Deliveries of one round; the next round comes with a fresh clock. */
const ROUND = 200;
/** How long one try may take, ms; whoever calls outside gives up long before. */
const LEASE_MS = 120_000;

/** The job that carries deliveries to one subscriber: one that is silent slows no other. */
export function carrier(subscriber: OutsideSubscriber): Job {
  return {
    name: subscriber.name,
    everyMs: 5_000,
    gatherMs: 100,
    wokenBy: channelOf(subscriber.name),
    work: (ctx) => deliverOutside(ctx, subscriber),
  };
}

/**
 * Works off what is due to one subscriber outside the house, in no transaction: each delivery is taken on a
 * lease, tried and noted. When nobody is there, the round ends: the rest would wait for the same silence.
 * `owner` names this round on its leases. Gives whether more is due.
 */
export async function deliverOutside(
  ctx: Ctx,
  subscriber: OutsideSubscriber,
  owner: string = randomUUID(),
): Promise<boolean> {
  if (!subscriber.isReady(ctx)) return false;
  await freeExpiredLeases(ctx.db, ctx.now);
  const round = { taken: 0, isOver: false };
  const lanes = Array.from({ length: LANES }, () => lane(ctx, { subscriber, owner, round }));
  await Promise.all(lanes);
  return !round.isOver && round.taken >= ROUND;
}

interface Round {
  taken: number;
  /** Nobody is there. */
  isOver: boolean;
}

interface Lane {
  readonly subscriber: OutsideSubscriber;
  readonly owner: string;
  readonly round: Round;
}

async function lane(ctx: Ctx, { subscriber, owner, round }: Lane): Promise<void> {
  while (!round.isOver && round.taken < ROUND) {
    const [delivery] = await leaseDeliveries(ctx.db, {
      subscribers: [subscriber.name],
      now: ctx.now,
      limit: 1,
      owner,
      leaseMs: LEASE_MS,
    });
    if (!delivery) return;
    round.taken += 1;
    if (!(await tryDelivery(ctx, { subscriber, owner, delivery }))) round.isOver = true;
  }
}

/** Gives whether somebody was there, be it to refuse. */
async function tryDelivery(
  ctx: Ctx,
  {
    subscriber,
    owner,
    delivery,
  }: { subscriber: OutsideSubscriber; owner: string; delivery: Delivery },
): Promise<boolean> {
  const { id, attempts, payload, eventId } = delivery;
  const held = { from: "running", lease: { owner, attempts } } as const;
  try {
    await subscriber.call(ctx, payload as never, eventId);
  } catch (error) {
    await moveDeliveries(ctx.db, [id], { ...afterFailure(ctx, delivery, error), ...held });
    return failureKind(error) !== "unreachable";
  }
  await moveDeliveries(ctx.db, [id], { ...held, to: "delivered", now: ctx.now, error: null });
  return true;
}
