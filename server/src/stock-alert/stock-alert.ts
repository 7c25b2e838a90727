import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { ALERTS_MAX, type AlertKind } from "@placket/domain/stock-alert/stock-alert";
import { readModel } from "../catalog/read-model.ts";
import type { Ctx } from "../context.ts";
import type { PageAsked } from "../list/list-page.ts";
import { factsOf } from "./product-facts.ts";
import {
  deleteAlert,
  deleteAlertsOf,
  deleteWaiting,
  holdAskingOf,
  insertAlert,
  selectAlertsOf,
  selectReader,
  selectWaiting,
  updateOwnerOfAlerts,
  type AlertRow,
  type WaitedFor,
  type WaitingIn,
} from "./stock-alert.sql.ts";
import { selectWaitedFor } from "./waited-for.sql.ts";
import { hashOfToken } from "../token.ts";

function waitingIn({ principal, store }: Ctx): Result<WaitingIn> {
  if (principal.kind !== "customer") return refuse(problem("access.loginRequired"));
  return ok({ customerId: principal.customerId, websiteId: store.websiteId });
}

/**
 * Asks that whoever asks be told when a product is at hand again, or costs less than now (WISH-15). Who waits already
 * waits on.
 */
export async function subscribe(tx: Ctx, id: number, kind: AlertKind): Promise<Result<true>> {
  const by = waitingIn(tx);
  if (!by.ok) return by;
  const wanted = asWaitedFor(tx, id);
  const facts = factsOf(tx, wanted, tx.principal.groupId);
  if (!facts) return refuse(problem("stockAlert.noSuchProduct", "id"));
  if (kind === "stock" && facts.isAtHand) return refuse(problem("stockAlert.atHand", "id"));
  if (kind === "price" && !facts.price) return refuse(problem("stockAlert.noPrice", "id"));
  await holdAskingOf(tx.db, by.value.customerId);
  await insertAlert(tx.db, by.value, {
    ...wanted,
    kind,
    storeViewId: tx.store.id,
    priceMinor: kind === "price" ? (facts.price?.minor ?? null) : null,
    now: tx.now,
  });
  const isFull = (await selectWaiting(tx.db, by.value)).length > ALERTS_MAX;
  return isFull ? refuse(problem("stockAlert.tooMany", "", ALERTS_MAX)) : ok(true);
}

/** A variant is waited for as one of its family. */
const asWaitedFor = (ctx: Ctx, productId: number): WaitedFor => ({
  productId,
  parentId: ctx.held(readModel).current().parentsOf(productId)[0] ?? null,
});

/** What whoever asks waits for, the last asked for first. */
export async function ownAlerts(ctx: Ctx): Promise<Result<readonly AlertRow[]>> {
  const by = waitingIn(ctx);
  return by.ok ? ok(await selectWaiting(ctx.db, by.value)) : by;
}

/** Waits no more for something. */
export async function removeAlert(ctx: Ctx, id: number): Promise<Result<number>> {
  const by = waitingIn(ctx);
  if (!by.ok) return by;
  const isGone = await deleteAlert(ctx.db, by.value, id);
  return isGone ? ok(id) : refuse(problem("stockAlert.noSuchAlert", "id"));
}

/** Ends all that a letter's reader waits for, by its link; gives how many it was. */
export async function endAlerts(tx: Ctx, token: string): Promise<Result<number>> {
  const reader = await selectReader(tx.db, hashOfToken(token));
  if (!reader) return refuse(problem("stockAlert.linkOver", "token"));
  return ok(await deleteWaiting(tx.db, reader));
}

/** Forgets what a customer waits for. */
export const forgetAlerts = (tx: Ctx, customerId: number): Promise<void> =>
  deleteAlertsOf(tx.db, customerId);

/** What a customer waits for is another one's from now on. */
export const giveAlerts = (tx: Ctx, fromId: number, intoId: number): Promise<void> =>
  updateOwnerOfAlerts(tx.db, fromId, intoId);

/** What a customer waits for and was told of lately, for a copy of their data and for staff. */
export async function copiedAlerts(ctx: Ctx, customerId: number) {
  const alerts = await selectAlertsOf(ctx.db, customerId);
  const catalog = ctx.held(readModel).current();
  return alerts.map(({ id, kind, productId, parentId, websiteId, askedAt, toldAt }) => {
    const sold = catalog.sellable(productId, parentId, ctx.store.id);
    const name = sold?.name ?? "";
    return { id, kind, sku: sold?.sku ?? String(productId), name, websiteId, askedAt, toldAt };
  });
}

/** What people wait for, by product or variant, as staff search it. */
export const waitedFor = (ctx: Ctx, ...asked: WaitedAsked) => selectWaitedFor(ctx.db, ...asked);

type WaitedAsked = [search: Parameters<typeof selectWaitedFor>[1], page: PageAsked];
