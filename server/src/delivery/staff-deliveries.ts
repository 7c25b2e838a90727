import type { DeliveryState } from "@placket/domain/delivery/delivery-state";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import type { Page, PageAsked } from "../list/list-page.ts";
import { moveDeliveries, type DeliveryMove } from "./delivery.sql.ts";
import { notifyThrough } from "../db/notify.ts";
import { channelOf } from "./subscriber.ts";
import {
  countOpenDeliveries,
  selectDeliveries,
  selectDelivery,
  type DeliveryRow,
  type DeliverySearch,
} from "./staff-deliveries.sql.ts";

interface DeliveryPage extends Page<DeliveryRow> {
  readonly counts: Readonly<Record<"waiting" | "running" | "given_up", number>>;
}

/** What follows from events, a page of it, and what is not done yet. */
export async function listDeliveries(
  ctx: Ctx,
  search: DeliverySearch,
  asked: PageAsked,
): Promise<Result<DeliveryPage>> {
  const page = await deliveriesOn(ctx, search, asked);
  if (!page.ok) return page;
  const open = await countOpenDeliveries(ctx.db);
  const count = (state: DeliveryState) => open.get(state) ?? 0;
  return ok({
    ...page.value,
    counts: {
      waiting: count("waiting"),
      running: count("running"),
      given_up: count("given_up"),
    },
  });
}

/** A page of the deliveries that match, and nothing counted. */
export function deliveriesOn(
  ctx: Ctx,
  search: DeliverySearch,
  asked: PageAsked,
): Promise<Result<Page<DeliveryRow>>> {
  return selectDeliveries(ctx.db, search, asked);
}

/** What became of several that were to be moved: those that were, and the others with why not. */
interface ManyMoved {
  readonly moved: readonly number[];
  readonly refused: readonly { readonly id: number; readonly problems: readonly Problem[] }[];
}

/** Tries several again, or gives them up; each one that can be. */
export async function moveMany(
  tx: Ctx,
  ids: readonly number[],
  move: "retry" | "give up",
): Promise<ManyMoved> {
  const moved: number[] = [];
  const refused: { id: number; problems: readonly Problem[] }[] = [];
  // Always in this order: two who move the same ones would wait for each other for ever.
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    const result = await (move === "retry" ? retryDelivery(tx, id) : giveUpDelivery(tx, id));
    if (result.ok) moved.push(id);
    else refused.push({ id, problems: result.problems });
  }
  return { moved, refused };
}

/** Tries again at once what was given up or waits for its next try; its tries are counted anew. */
export function retryDelivery(ctx: Ctx, id: number): Promise<Result<DeliveryRow>> {
  return moveByHand(ctx, id, {
    action: "delivery.retry",
    froms: ["given_up", "waiting"],
    to: "waiting",
    beside: { attempts: 0, nextAttemptAt: ctx.now },
    refusal: "delivery.notOpen",
  });
}

/** Gives up what waits: nobody will try it again by itself. */
export function giveUpDelivery(ctx: Ctx, id: number): Promise<Result<DeliveryRow>> {
  return moveByHand(ctx, id, {
    action: "delivery.giveUp",
    froms: ["waiting"],
    to: "given_up",
    beside: {},
    refusal: "delivery.notWaiting",
  });
}

interface HandMove {
  readonly action: "delivery.retry" | "delivery.giveUp";
  readonly froms: readonly DeliveryState[];
  readonly to: DeliveryState;
  readonly beside: Partial<DeliveryMove>;
  readonly refusal: "delivery.notOpen" | "delivery.notWaiting";
}

async function moveByHand(
  ctx: Ctx,
  id: number,
  { action, froms, to, beside, refusal }: HandMove,
): Promise<Result<DeliveryRow>> {
  const row = await selectDelivery(ctx.db, id);
  if (!row) return refuse(problem("delivery.noSuchDelivery", "id"));
  const from = froms.find((state) => state === row.state);
  const move = from && { ...beside, from, to, now: ctx.now };
  // The carrier may have taken it between the look and the move.
  const moved = move ? await moveDeliveries(ctx.db, [id], move) : 0;
  if (moved === 0) return refuse(problem(refusal, "id"));
  await leaveTrace(ctx, {
    action,
    subject: `${row.subscriber} ${id}`,
    before: { state: row.state },
    after: { state: to },
  });
  ctx.log.info({ delivery: id, from, to }, "staff moved a delivery");
  await wake(ctx, row.subscriber);
  return ok((await selectDelivery(ctx.db, id)) ?? row);
}

/** The carrier need not wait for its next round. */
async function wake(ctx: Ctx, subscriber: string): Promise<void> {
  await notifyThrough(ctx.db, "outbox");
  await notifyThrough(ctx.db, channelOf(subscriber));
}
