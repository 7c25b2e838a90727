import { lotsLeft, type Lot } from "@placket/domain/reward/lots";
import { earnedBy, type EarningRules, unitOf } from "@placket/domain/reward/points";
import { money } from "@placket/domain/money/money";
import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { entriesOf, entryCount, type EntryRow } from "../ledger/ledger.ts";
import { settingsOf, stores } from "../store/store-config.ts";
import { selectCame, selectEarningOf } from "./reward.sql.ts";
import { earningRules, pointsOf, type PointsHeld } from "./reward.ts";

/** An order that earns points once it is complete. */
interface PendingPoints {
  readonly number: string;
  readonly points: number;
}

/** All that a customer is told of their points. */
interface OwnPoints {
  readonly held: PointsHeld;
  readonly pending: readonly PendingPoints[];
  /** Those of what is left that end some day, the first to end first. */
  readonly ending: readonly Lot[];
  readonly entries: readonly EntryRow[];
  /** How many there are with those that are not told. */
  readonly entryCount: number;
  readonly rules: EarningRules;
  /** How many days points are good for; `null` for ever. */
  readonly days: number | null;
}

/** How many movements are told, the latest first. */
export const ENTRIES_TOLD = 50;

/** Points of a customer: what there is, what is on its way, what ends when, and what happened. */
export async function ownPoints(ctx: Ctx, customerId: number): Promise<Result<OwnPoints>> {
  const held = await pointsOf(ctx, customerId);
  if (!held.ok) return held;
  const { accountId } = held.value;
  const { groupId } = ctx.principal;
  const { rewardsDays: days } = settingsOf(ctx);
  const [pending, books] = await Promise.all([
    pendingOf(ctx, customerId),
    accountId === undefined ? NO_BOOKS : booksOf(ctx, accountId),
  ]);
  return ok({ held: held.value, pending, ...books, rules: earningRules(ctx, groupId), days });
}

const NO_BOOKS = { ending: [], entries: [], entryCount: 0 };

async function booksOf(ctx: Ctx, accountId: number) {
  const [entries, count, { came, taken }] = await Promise.all([
    entriesOf(ctx, accountId, { limit: ENTRIES_TOLD }),
    entryCount(ctx, accountId),
    selectCame(ctx.db, accountId),
  ]);
  const ending = lotsLeft(came, taken).filter(({ until }) => until !== null);
  return { ending, entries, entryCount: count };
}

/** Each by the rules of the store view that it was placed in. */
async function pendingOf(ctx: Ctx, customerId: number): Promise<PendingPoints[]> {
  const { views } = ctx.held(stores);
  const orders = await selectEarningOf(ctx.db, customerId);
  return orders.flatMap(({ number, currency, goodsMinor, groupId, storeViewId }) => {
    const view = views.find(({ id }) => id === storeViewId);
    const rules = earningRules(ctx, groupId, view);
    const points = earnedBy(money(goodsMinor, currency), unitOf(currency), rules);
    return points > 0 ? [{ number, points }] : [];
  });
}
