import { movementSaid, type LedgerMovement } from "@placket/domain/ledger/movements";
import { money, type Money } from "@placket/domain/money/money";
import type { Lot } from "@placket/domain/reward/lots";
import { unitOf, type EarningRules } from "@placket/domain/reward/points";
import type { z } from "zod";
import { moneyToWire } from "../money/money.codec.ts";
import type { rewardEndpoints } from "./reward.rest.ts";

type OwnPointsWire = z.infer<typeof rewardEndpoints.rewardsAccount.reply>;

/** Points of a customer, as the server has them. */
interface OwnPoints {
  readonly held: { readonly points: number; readonly amount: Money };
  readonly pending: readonly { readonly number: string; readonly points: number }[];
  readonly ending: readonly Lot[];
  readonly entries: readonly {
    readonly id: number;
    readonly movement: LedgerMovement;
    readonly orderNumber: string | null;
    readonly delta: number;
    readonly balance: number;
    readonly at: Date;
  }[];
  readonly entryCount: number;
  readonly rules: EarningRules;
  readonly days: number | null;
}

export const ownPointsToWire = (own: OwnPoints, currency: string): OwnPointsWire => ({
  points: own.held.points,
  amount: moneyToWire(own.held.amount),
  pending: own.pending.map(({ number, points }) => ({ order_number: number, points })),
  ending: own.ending.flatMap(({ points, until }) =>
    until === null ? [] : [{ points, ends_at: until.toISOString() }],
  ),
  history: own.entries.map(({ id, movement, orderNumber, delta, balance, at }) => ({
    id,
    date: at.toISOString(),
    reason: movementSaid(movement, orderNumber),
    points_change: delta,
    balance,
  })),
  history_count: own.entryCount,
  rules: {
    earned_for_unit: (own.rules.rewardsPointsPerUnit * own.rules.groupPercent) / 100,
    points_for_unit: own.rules.rewardsPointsForUnit,
    unit: moneyToWire(money(unitOf(currency), currency)),
    spend_least: own.rules.rewardsSpendLeast,
    spend_most: own.rules.rewardsSpendMost,
    spend_step: own.rules.rewardsSpendStep,
    spend_percent: own.rules.rewardsSpendPercent,
    good_for_days: own.days,
  },
});

/** Points of whoever asks, as their page shows them. */
export type ShownPoints = ReturnType<typeof ownPointsFromWire>;

export const ownPointsFromWire = (wire: OwnPointsWire) => ({
  points: wire.points,
  amount: wire.amount,
  pending: wire.pending.map(({ order_number, points }) => ({ number: order_number, points })),
  ending: wire.ending.map(({ points, ends_at }) => ({ points, endsAt: ends_at })),
  history: wire.history.map(({ id, date, reason, points_change, balance }) => ({
    id,
    at: date,
    reason,
    change: points_change,
    balance,
  })),
  historyCount: wire.history_count,
  rules: {
    earnedForUnit: wire.rules.earned_for_unit,
    pointsForUnit: wire.rules.points_for_unit,
    unit: wire.rules.unit,
    spendLeast: wire.rules.spend_least,
    spendMost: wire.rules.spend_most,
    spendStep: wire.rules.spend_step,
    spendPercent: wire.rules.spend_percent,
    goodForDays: wire.rules.good_for_days,
  },
});

type WorthWire = z.infer<typeof rewardEndpoints.rewardsInfo.reply>;

/** What a customer's points are worth, as it is written; `""` where that is not to be seen. */
export const rewardsWorthFromWire = ({ visible_on_mini_cart, format_amount }: WorthWire): string =>
  visible_on_mini_cart ? format_amount : "";
