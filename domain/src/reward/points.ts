import { money, type Money } from "../money/money.ts";
import type { StoreSettings } from "../store/settings.ts";

/** How points are earned and spent, of the settings. */
export type RewardRules = Pick<
  StoreSettings,
  | "rewardsEnabled"
  | "rewardsPointsPerUnit"
  | "rewardsPointsForUnit"
  | "rewardsSpendLeast"
  | "rewardsSpendPercent"
>;

/** How points are earned by whom. */
export interface EarningRules extends RewardRules {
  /** What the customer's group earns of what the settings say, in percent. */
  readonly groupPercent: number;
}

/** What so many points are worth, in minor units: never more than all of them would buy. */
export function worthOf(points: number, unitMinor: number, rules: RewardRules): number {
  return Number((BigInt(points) * BigInt(unitMinor)) / BigInt(rules.rewardsPointsForUnit));
}

/** How many points an amount takes: as few as are worth it. */
export function pointsFor(minor: number, unitMinor: number, rules: RewardRules): number {
  const points = BigInt(minor) * BigInt(rules.rewardsPointsForUnit);
  return Number((points + BigInt(unitMinor) - 1n) / BigInt(unitMinor));
}

/** What goods earn, whole points: a begun one is not earned. */
export function earnedBy(goods: Money, unitMinor: number, rules: EarningRules): number {
  const { rewardsEnabled, rewardsPointsPerUnit, groupPercent } = rules;
  if (!rewardsEnabled || goods.minor <= 0) return 0;
  return Math.floor((goods.minor * groupPercent * rewardsPointsPerUnit) / (unitMinor * 100));
}

/** Points of an order and the goods that they were earned by, in minor units. */
interface EarnedPoints {
  readonly earned: number;
  readonly taken: number;
  readonly goodsThen: number;
  readonly goodsNow: number;
}

/** How many points are taken back of goods that were paid back: in proportion, and a begun one stays. */
export function takenBackOf({ earned, taken, goodsThen, goodsNow }: EarnedPoints): number {
  if (goodsThen <= 0) return 0;
  const kept = Math.ceil((earned * Math.max(0, goodsNow)) / goodsThen);
  return Math.max(0, earned - kept - taken);
}

/** The most of a sum that points may pay, in minor units. */
export const mostByPoints = (due: Money, { rewardsSpendPercent }: RewardRules): number =>
  money(Math.floor((due.minor * rewardsSpendPercent) / 100), due.currency).minor;
