import { DAY_MS } from "@placket/domain/durations";
import { POINTS_UNIT } from "@placket/domain/ledger/own-account";
import { money } from "@placket/domain/money/money";
import { ok } from "@placket/domain/problem";
import { earnedBy, unitOf, worthOf } from "@placket/domain/reward/points";
import type { Ctx } from "../context.ts";
import type { Heard } from "../delivery/subscriber.ts";
import { noteEvent } from "../jobs/outbox.ts";
import { moveBalance, moveOwnBalance } from "../ledger/ledger.ts";
import { writeLetter } from "../mail/mail.ts";
import { letterOf } from "../mail/template/letter-of.ts";
import { settingsOf, stores } from "../store/store-config.ts";
import { transact } from "../transact.ts";
import { pointsEarned } from "./earned-letter.ts";
import { earningRules } from "./reward.ts";
import { holdOverdue, selectEarning } from "./reward.sql.ts";

/** Orders of customers earn points once they are complete: each once, by the rules of its store view. */
export async function earnPoints(
  tx: Ctx,
  heard: readonly Heard<{ readonly orderId: number }>[],
): Promise<void> {
  const ids = heard.map(({ payload }) => payload.orderId);
  for (const order of await selectEarning(tx.db, ids)) {
    const view = tx.held(stores).views.find(({ id }) => id === order.storeViewId);
    const rules = earningRules(tx, order.groupId, view);
    const { currency, customerId } = order;
    const points = earnedBy(money(order.goodsMinor, currency), unitOf(currency), rules);
    if (points === 0) continue;
    const { rewardsDays: days } = settingsOf(tx, view);
    const expiresAt = days === null ? null : new Date(tx.now.getTime() + days * DAY_MS);
    const isNew = await moveOwnBalance(tx, {
      customerId,
      kind: "points",
      unit: POINTS_UNIT,
      movement: "earned",
      delta: points,
      orderId: order.id,
      occasion: `order ${order.id} complete`,
      expiresAt,
    });
    if (isNew !== true) continue;
    const inView = view ? { ...tx, store: view } : tx;
    const { storeUrl } = tx.settings;
    const worth = money(worthOf(points, unitOf(currency), rules), currency);
    const told = { points, worth, number: order.number, until: expiresAt, storeUrl };
    await writeLetter(inView, {
      ...letterOf(inView, pointsEarned, told),
      eventId: await noteEvent(tx, "customer.told", { customerId }),
      recipient: order.email,
    });
  }
}

/** Accounts at once: a transaction holds them. */
const ACCOUNTS_AT_ONCE = 200;

/** Work of a job: points that nobody spent in time are over. */
export async function expirePoints(ctx: Ctx): Promise<void> {
  const done = await transact(ctx, async (tx) => {
    const overdue = await holdOverdue(tx.db, tx.now, ACCOUNTS_AT_ONCE);
    for (const { accountId, points, until } of overdue) {
      await moveBalance(tx, {
        accountId,
        movement: "expired",
        delta: 0 - points,
        occasion: `over ${until.toISOString()}`,
      });
    }
    return ok(overdue.length);
  });
  if (done.ok && done.value === ACCOUNTS_AT_ONCE) await expirePoints(ctx);
}
