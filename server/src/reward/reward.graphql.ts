import { moneyToWire } from "@placket/contract/money/money.codec";
import { LEDGER_MOVEMENTS } from "@placket/domain/ledger/movements";
import type { Ctx } from "../context.ts";
import { entriesOf } from "../ledger/ledger.ts";
import { sayIn } from "../translation/say.ts";
import { pointsOf, pointsWorth, type PointsHeld } from "./reward.ts";

/** How many movements are told. */
const HISTORY_MOST = 50;

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
  const entries = await entriesOf(ctx, accountId, { limit: HISTORY_MOST });
  return entries.map(({ balance, movement, delta, at }) => ({
    balance: amountToWire(pointsWorth(ctx, { accountId, points: balance })),
    change_reason: sayIn(ctx)(LEDGER_MOVEMENTS[movement].title),
    date: at.toISOString(),
    points_change: delta,
  }));
}
