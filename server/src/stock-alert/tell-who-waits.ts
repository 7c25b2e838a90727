import { DAY_MS } from "@placket/domain/durations";
import { money } from "@placket/domain/money/money";
import { ok } from "@placket/domain/problem";
import { ALERT_END_PAGE, isDue, type AlertKind } from "@placket/domain/stock-alert/stock-alert";
import type { Ctx } from "../context.ts";
import { noteEvent } from "../jobs/outbox.ts";
import { writeLetter } from "../mail/mail.ts";
import { letterOf } from "../mail/template/letter-of.ts";
import { stores } from "../store/store-config.ts";
import { transact } from "../transact.ts";
import { backInStock, cheaper } from "./alert-letters.ts";
import { holdWaiting, selectWanted, updateTold, type Waiting, type Wanted } from "./due.sql.ts";
import { factsOf, type ProductFacts } from "./product-facts.ts";
import { deleteToldBefore } from "./stock-alert.sql.ts";
import { hashOfToken, newToken } from "../token.ts";

/** Customers who are told in one transaction. */
const CUSTOMERS_AT_ONCE = 50;

/**
 * Work of a job: who waits for what is at hand by now, or costs less, is told by letter, once. Everything that one
 * customer waited for stands in one letter.
 */
export async function tellWhoWaits(ctx: Ctx): Promise<void> {
  const wanted = await selectWanted(ctx.db);
  const due = wanted.filter((one) => isDueNow(ctx, one));
  const productIds = [...new Set(due.map(({ productId }) => productId))];
  let after = 0;
  while (productIds.length > 0) {
    // One part after the other: each is a transaction of its own.
    // oxlint-disable-next-line no-await-in-loop
    const done = await transact(ctx, async (tx) => {
      const waiting = await holdWaiting(tx.db, { productIds, after, limit: CUSTOMERS_AT_ONCE });
      for (const alerts of Map.groupBy(waiting, letterKey).values()) await tell(tx, alerts);
      return ok(Math.max(0, ...waiting.map(({ customerId }) => customerId)));
    });
    if (!done.ok || done.value === 0) return;
    after = done.value;
  }
}

/** Who gets one letter: a customer, for each view in which they asked and each kind of alert. */
const letterKey = ({ customerId, storeViewId, kind }: Waiting) =>
  `${customerId} ${storeViewId} ${kind}`;

function isDueNow(ctx: Ctx, wanted: Wanted): boolean {
  const facts = factsIn(ctx, wanted);
  return facts !== undefined && isDueBy(wanted, facts);
}

const isDueBy = (
  { kind, priceMinor }: Pick<Wanted, "kind" | "priceMinor">,
  { isAtHand, price }: ProductFacts,
) => isDue({ kind, asked: priceMinor }, { isAtHand, price: price?.minor ?? null });

/** What a product is in the view in which it was asked for; undefined where there is none of either any more. */
function factsIn(ctx: Ctx, { storeViewId, groupId, ...product }: Wanted | Waiting) {
  const inView = ctxIn(ctx, storeViewId);
  return inView && factsOf(inView, product, groupId);
}

function ctxIn(ctx: Ctx, storeViewId: number): Ctx | undefined {
  const store = ctx.held(stores).views.find(({ id }) => id === storeViewId);
  return store && { ...ctx, store };
}

const TEMPLATES: Readonly<Record<AlertKind, typeof backInStock>> = {
  stock: backInStock,
  price: cheaper,
};

/** Tells one customer of what is due of these alerts, all of one kind and view. */
async function tell(tx: Ctx, alerts: readonly Waiting[]): Promise<void> {
  const [first] = alerts;
  const inView = first && ctxIn(tx, first.storeViewId);
  if (!first || !inView) return;
  const due = alerts.flatMap((alert) => {
    const facts = factsIn(tx, alert);
    return facts && isDueBy(alert, facts) ? [{ alert, facts }] : [];
  });
  if (due.length === 0) return;
  const token = newToken();
  const { storeUrl } = tx.settings;
  const items = due.map(({ facts, alert: { priceMinor } }) => ({
    ...facts,
    asked: priceMinor === null ? null : money(priceMinor, inView.store.currency),
  }));
  await updateTold(
    tx.db,
    due.map(({ alert }) => alert.id),
    { tokenHash: hashOfToken(token), now: tx.now },
  );
  await writeLetter(inView, {
    ...letterOf(inView, TEMPLATES[first.kind], {
      items,
      endUrl: `${storeUrl}${ALERT_END_PAGE}#${token}`,
      storeUrl,
    }),
    eventId: await noteEvent(tx, "customer.told", { customerId: first.customerId }),
    recipient: first.email,
  });
}

/** How long it is known of what somebody was told, and the link of the letter works. */
const TOLD_MS = 90 * DAY_MS;

/** Work of a job: forgets what was told a while ago. */
export const forgetTold = ({ db, now }: Ctx): Promise<void> =>
  deleteToldBefore(db, new Date(now.getTime() - TOLD_MS));
