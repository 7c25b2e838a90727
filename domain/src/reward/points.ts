import { money, type Money } from "../money/money.ts";
import { problem, type Problem } from "../problem.ts";
import { fractionDigits } from "../store/currency.ts";
import type { StoreSettings } from "../store/settings.ts";

/** How points are spent, of the settings. */
type SpendingRules = Pick<
  StoreSettings,
  | "rewardsPointsForUnit"
  | "rewardsSpendLeast"
  | "rewardsSpendMost"
  | "rewardsSpendStep"
  | "rewardsSpendPercent"
>;

/** How they are earned and spent. */
export type RewardRules = SpendingRules &
  Pick<StoreSettings, "rewardsEnabled" | "rewardsPointsPerUnit">;

/** How points are earned by whom. */
export interface EarningRules extends RewardRules {
  /** What the customer's group earns of what the settings say, in percent. */
  readonly groupPercent: number;
}

/** One unit of a currency, in minor units. */
export const unitOf = (currency: string): number => 10 ** fractionDigits(currency);

/** What so many points are worth, in minor units: never more than all of them would buy. */
export function worthOf(points: number, unitMinor: number, rules: SpendingRules): number {
  return Number((BigInt(points) * BigInt(unitMinor)) / BigInt(rules.rewardsPointsForUnit));
}

/** How many points an amount takes: as few as are worth it. */
function pointsFor(minor: number, unitMinor: number, rules: SpendingRules): number {
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
const mostByPoints = (due: Money, { rewardsSpendPercent }: SpendingRules): number =>
  money(Math.floor((due.minor * rewardsSpendPercent) / 100), due.currency).minor;

/** What points pay of a sum: so many of them, for so much money in minor units. */
interface PaidByPoints {
  readonly points: number;
  readonly minor: number;
}

interface PointsOffered {
  /** How many are to be spent, as far as there are so many. */
  readonly points: number;
  readonly due: Money;
  readonly unitMinor: number;
}

/**
 * What points pay of a sum by the rules of the shop: in its steps, never more than it lets an order be paid with, than
 * its share of the sum, or than are needed; nothing where that is fewer than it wants.
 */
export function paidByPoints(
  { points: offered, due, unitMinor }: PointsOffered,
  rules: SpendingRules,
): PaidByPoints {
  const mostMinor = mostByPoints(due, rules);
  const needed = pointsFor(mostMinor, unitMinor, rules);
  const inSteps = spendable(Math.min(offered, needed), rules);
  const minor = Math.min(mostMinor, worthOf(inSteps, unitMinor, rules));
  const { rewardsSpendStep: step } = rules;
  const points = Math.ceil(pointsFor(minor, unitMinor, rules) / step) * step;
  return minor === 0 || points < rules.rewardsSpendLeast ? NOTHING : { points, minor };
}

const NOTHING: PaidByPoints = { points: 0, minor: 0 };

/** How many of so many points an order may be paid with, whatever it costs; 0 where they are fewer than the shop wants. */
export function spendable(
  points: number,
  { rewardsSpendLeast: least, rewardsSpendMost: most, rewardsSpendStep: step }: SpendingRules,
): number {
  const inSteps = Math.floor(Math.min(points, most ?? points) / step) * step;
  return inSteps < least ? 0 : inSteps;
}

/**
 * How many of so many points are offered to be spent of a sum: as many as it takes of those that may be spent; where
 * that is none, what there is, so that it is said why.
 */
export function pointsOffered(points: number, due: Money, rules: SpendingRules): number {
  const taken = paidByPoints({ points, due, unitMinor: unitOf(due.currency) }, rules);
  return taken.points || spendable(points, rules) || points;
}

/** What is wrong with spending so many of the points that there are. */
export function checkSpending(
  { points, have }: { readonly points: number; readonly have: number },
  rules: RewardRules,
): Problem[] {
  const { rewardsSpendLeast: least, rewardsSpendMost: most, rewardsSpendStep: step } = rules;
  if (have === 0) return [problem("reward.none", FIELD)];
  if (points > have) return [problem("reward.tooMany", FIELD, have)];
  if (points < least) return [problem("reward.tooFew", FIELD, least)];
  const upTo = Math.min(have, most ?? have);
  return points <= upTo && points % step === 0
    ? []
    : [problem("reward.notInSteps", FIELD, upTo - (upTo % step), step)];
}

/** What is said where a sum needs fewer points than the shop wants to be spent of an order. */
export const tooSmallFor = ({ rewardsSpendLeast, rewardsSpendStep }: RewardRules): Problem =>
  problem("reward.tooFew", FIELD, Math.max(rewardsSpendLeast, rewardsSpendStep));

const FIELD = "points";
