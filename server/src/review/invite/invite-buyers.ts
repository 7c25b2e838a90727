import { DAY_MS } from "@placket/domain/durations";
import { ok } from "@placket/domain/problem";
import { reviewLinkHash } from "@placket/domain/review/review";
import { onList } from "../../catalog/listed-products.ts";
import type { Ctx } from "../../context.ts";
import type { Heard } from "../../delivery/subscriber.ts";
import { noteEvent } from "../../jobs/outbox.ts";
import { writeLetter } from "../../mail/mail.ts";
import { letterOf } from "../../mail/template/letter-of.ts";
import { reviewableOrder } from "../../order/owned/bought.ts";
import { settingsOf, stores } from "../../store/store-config.ts";
import { hashOfToken, newToken } from "../../token.ts";
import { transact } from "../../transact.ts";
import { reviewInviteLetter } from "./invite-letter.ts";
import {
  holdWaiting,
  insertInvites,
  selectReviewed,
  selectStopped,
  updateInvited,
  type WaitingInvite,
} from "./invite.sql.ts";
import { emailHashOf } from "./stop-letters.ts";

/** Orders at once: a transaction holds them. */
const ORDERS_AT_ONCE = 50;

/** Whoever was not asked by then is not asked any more: letters may be set to begin long after an order. */
const TOO_LATE_MS = 60 * DAY_MS;

/** Products that one letter asks about. */
const PRODUCTS_MOST = 5;

/** Orders that are complete wait for their letter: each once. */
export const noteInvites = (
  { db, now }: Ctx,
  heard: readonly Heard<{ readonly orderId: number }>[],
): Promise<void> =>
  insertInvites(
    db,
    heard.map(({ payload }) => payload.orderId),
    now,
  );

/**
 * Work of a job: buyers are asked for a review of what they bought, as many days after their order was complete as its
 * store view says, once for each order.
 */
export async function inviteBuyers(ctx: Ctx): Promise<void> {
  const { views } = ctx.held(stores);
  const set = views.flatMap((view) => settingsOf(ctx, view).reviewInviteDays ?? []);
  if (set.length === 0) return;
  const until = new Date(ctx.now.getTime() - Math.min(...set) * DAY_MS);
  const from = new Date(ctx.now.getTime() - TOO_LATE_MS);
  for (let after = 0; ;) {
    // One part after the other: each is a transaction of its own.
    // oxlint-disable-next-line no-await-in-loop
    const done = await transact(ctx, async (tx) => {
      const waiting = await holdWaiting(tx.db, { until, from, after, limit: ORDERS_AT_ONCE });
      for (const one of waiting) await invite(tx, one);
      return ok(waiting);
    });
    const last = done.ok ? done.value.at(-1) : undefined;
    if (!done.ok || !last || done.value.length < ORDERS_AT_ONCE) return;
    after = last.orderId;
  }
}

async function invite(tx: Ctx, { orderId, completedAt }: WaitingInvite): Promise<void> {
  const order = await reviewableOrder(tx, orderId);
  const store = tx.held(stores).views.find(({ id }) => id === order?.storeViewId);
  const days = store && settingsOf(tx, store).reviewInviteDays;
  // Its own view may wait longer than the first one that is due, or ask nobody.
  const isDue = typeof days === "number" && dueAt(completedAt, days) <= tx.now.getTime();
  if (order && store && !isDue) return;
  const products = order && store ? await leftToReview({ ...tx, store }, order) : [];
  const [first] = products;
  if (!order || !store || !first || (await selectStopped(tx.db, emailHashOf(order.email)))) {
    await updateInvited(tx.db, orderId, { tokenHash: null, now: tx.now });
    return;
  }
  const inView = { ...tx, store };
  const token = newToken();
  await updateInvited(tx.db, orderId, { tokenHash: hashOfToken(token), now: tx.now });
  const link = {
    orderId: order.number,
    ...(order.customerId === null ? {} : { customerId: String(order.customerId) }),
    orderToken: token,
  };
  const formOf = (productId: number) => `${tx.settings.storeUrl}/reviews/write/${productId}`;
  await writeLetter(inView, {
    ...letterOf(inView, reviewInviteLetter, {
      number: order.number,
      products: products.map(({ productId, name }) => ({
        name,
        href: `${formOf(productId)}${reviewLinkHash(link)}`,
      })),
      stopUrl: `${formOf(first.productId)}${reviewLinkHash({ ...link, endsLetters: true })}`,
    }),
    eventId: await noteEvent(tx, "order.told", { orderId }),
    recipient: order.email,
  });
}

const dueAt = (completedAt: Date, days: number): number => completedAt.getTime() + days * DAY_MS;

/** What of an order can be had in its view and has no review of its buyer yet. */
async function leftToReview(
  inView: Ctx,
  order: NonNullable<Awaited<ReturnType<typeof reviewableOrder>>>,
) {
  const { orderId, customerId } = order;
  const reviewed = await selectReviewed(inView.db, { orderId, customerId });
  return order.products
    .filter(({ productId }) => !reviewed.has(productId) && onList(inView, productId))
    .slice(0, PRODUCTS_MOST);
}
