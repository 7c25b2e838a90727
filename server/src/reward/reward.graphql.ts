import { moneyToWire } from "@placket/contract/money/money.codec";
import type { Ctx } from "../context.ts";
import { entriesOf } from "../ledger/ledger.ts";
import { sayMovement } from "../ledger/say-movement.ts";
import { ENTRIES_TOLD } from "./own-points.ts";
import { pointsOf, pointsWorth, type PointsHeld } from "./reward.ts";

/** Points of a customer, by Magento's names. */
export const rewardResolvers = {
  Customer: {
    reward_points: async ({ id }: { readonly id: number }, _: unknown, ctx: Ctx) => {
      const held = await pointsOf(ctx, id);
      return held.ok ? held.value : null;
    },
  },
  RewardPoints: {
    balance: amountToWire,
    balance_history: ({ accountId }: PointsHeld, _: unknown, ctx: Ctx) => historyOf(ctx, accountId),
  },
};

function amountToWire({ points, amount }: PointsHeld) {
  return { points, money: moneyToWire(amount) };
}

async function historyOf(ctx: Ctx, accountId: number | undefined) {
  if (accountId === undefined) return [];
  const entries = await entriesOf(ctx, accountId, { limit: ENTRIES_TOLD });
  return entries.map((entry) => ({
    balance: amountToWire(pointsWorth(ctx, { accountId, points: entry.balance })),
    change_reason: sayMovement(ctx, entry),
    date: entry.at.toISOString(),
    points_change: entry.delta,
  }));
}
