import { pointsIn } from "@placket/domain/ledger/own-account";
import { money, type Money } from "@placket/domain/money/money";
import { problem, refuse, ok, type Result } from "@placket/domain/problem";
import { type EarningRules, unitOf, worthOf } from "@placket/domain/reward/points";
import type { Ctx } from "../context.ts";
import { ownAccounts } from "../ledger/ledger.ts";
import { settingsOf } from "../store/store-config.ts";
import type { StoreView } from "../store/store-view.ts";
import { taxes } from "../tax/tax.ts";

/** Points, and what they are worth in the call's website. */
export interface PointsHeld {
  readonly accountId: number | undefined;
  readonly points: number;
  readonly amount: Money;
}

/** The points of a customer; refuses where there are no rewards. */
export async function pointsOf(ctx: Ctx, customerId: number): Promise<Result<PointsHeld>> {
  const settings = settingsOf(ctx);
  if (!settings.rewardsEnabled) return refuse(problem("reward.off"));
  const account = pointsIn(await ownAccounts(ctx, customerId));
  return ok(pointsWorth(ctx, { accountId: account?.id, points: account?.balance ?? 0 }));
}

/** How a customer of a group earns in a store view, the call's own unless told. */
export function earningRules(
  ctx: Pick<Ctx, "held" | "store">,
  groupId: number,
  view: StoreView = ctx.store,
): EarningRules {
  return {
    ...settingsOf(ctx, view),
    groupPercent: ctx.held(taxes).pointsPercentOf(groupId),
  };
}

/** So many points with what they are worth in the call's website. */
export function pointsWorth(ctx: Ctx, held: Omit<PointsHeld, "amount">): PointsHeld {
  const { currency } = ctx.store;
  const minor = worthOf(held.points, unitOf(currency), settingsOf(ctx));
  return { ...held, amount: money(minor, currency) };
}
