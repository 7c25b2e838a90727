import { DAY_MS } from "@placket/domain/durations";
import { money } from "@placket/domain/money/money";
import { ok } from "@placket/domain/problem";
import { lotsLeft } from "@placket/domain/reward/lots";
import { unitOf, worthOf } from "@placket/domain/reward/points";
import type { Ctx } from "../context.ts";
import { noteEvent } from "../jobs/outbox.ts";
import { writeLetter } from "../mail/mail.ts";
import { letterOf } from "../mail/template/letter-of.ts";
import { settingsOf, stores } from "../store/store-config.ts";
import type { StoreView } from "../store/store-view.ts";
import { transact } from "../transact.ts";
import { POINTS_PAGE, pointsEnding } from "./ending-letter.ts";
import { holdEnding, insertTold, selectTold, type EndingAccount } from "./points-reminder.sql.ts";
import { selectCame } from "./reward.sql.ts";

/** Accounts at once: a transaction holds them. */
const ACCOUNTS_AT_ONCE = 100;

/**
 * Work of a job: customers are told of points that are over soon, as many days before as their store view says, once
 * for the same points. What is spent already is no matter to anybody.
 */
export async function remindOfPoints(ctx: Ctx): Promise<void> {
  const { views } = ctx.held(stores);
  const most = Math.max(0, ...views.map((view) => settingsOf(ctx, view).rewardsReminderDays ?? 0));
  if (most === 0) return;
  const until = new Date(ctx.now.getTime() + most * DAY_MS);
  let after = 0;
  for (;;) {
    // One part after the other: each is a transaction of its own.
    // oxlint-disable-next-line no-await-in-loop
    const done = await transact(ctx, async (tx) => {
      const asked = { now: tx.now, until, after, limit: ACCOUNTS_AT_ONCE };
      const accounts = await holdEnding(tx.db, asked);
      for (const account of accounts) await remind(tx, account);
      return ok(accounts);
    });
    const last = done.ok ? done.value.at(-1) : undefined;
    if (!done.ok || !last || done.value.length < ACCOUNTS_AT_ONCE) return;
    after = last.accountId;
  }
}

async function remind(tx: Ctx, account: EndingAccount): Promise<void> {
  const { accountId, customerId, email } = account;
  const view = viewOf(tx, account);
  const rules = settingsOf(tx, view);
  const { rewardsEnabled, rewardsReminderDays: days } = rules;
  if (!rewardsEnabled || days === null) return;
  const { came, taken } = await selectCame(tx.db, accountId);
  const told = await selectTold(tx.db, accountId);
  const last = tx.now.getTime() + days * DAY_MS;
  const lots = lotsLeft(came, taken).flatMap(({ points, until }) => {
    const time = until?.getTime() ?? Number.NaN;
    const isSoon = tx.now.getTime() < time && time <= last && !told.has(time);
    return isSoon && until ? [{ points, until }] : [];
  });
  if (lots.length === 0) return;
  await insertTold(tx.db, { accountId, ends: lots.map(({ until }) => until), now: tx.now });
  const { currency } = view;
  const points = lots.reduce((all, lot) => all + lot.points, 0);
  const worth = money(worthOf(points, unitOf(currency), rules), currency);
  const inView = { ...tx, store: view };
  const accountUrl = `${tx.settings.storeUrl}${POINTS_PAGE}`;
  await writeLetter(inView, {
    ...letterOf(inView, pointsEnding, { lots, points, worth, accountUrl }),
    eventId: await noteEvent(tx, "customer.told", { customerId }),
    recipient: email,
  });
}

const viewOf = ({ held, store }: Ctx, { storeViewId }: EndingAccount): StoreView =>
  held(stores).views.find(({ id }) => id === storeViewId) ?? store;
