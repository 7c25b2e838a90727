import type { OwnAccount } from "../ledger/own-account.ts";
import type { Spending } from "../ledger/spending.ts";
import { spendings, spent } from "../line/spend.ts";
import { dueOf, type TotalsCollector } from "../line/totals.ts";
import type { Money } from "../money/money.ts";
import { paidByPoints, unitOf, type RewardRules } from "./points.ts";

/** What paying with points depends on. */
export interface RewardQuestion {
  /** The customer's points and how many of them are to pay; `null` where none do. */
  readonly points: PointsWish | null;
}

interface PointsWish {
  readonly account: OwnAccount;
  readonly wanted: number;
  readonly rules: RewardRules;
  /** How the line is called; `{{REWARDS}}` in it is the amount. */
  readonly label: string;
  readonly formatMoney: (amount: Money) => string;
}

/** What points pay of what gift cards and store credit leave, tax and shipping among it (PAY-08). */
export const collectRewards: TotalsCollector<RewardQuestion> = (tally, { points }) => {
  if (points === null) return tally;
  const { account, wanted, rules } = points;
  const unitMinor = unitOf(tally.currency);
  const offered = Math.min(wanted, account.balance);
  const pays = paidByPoints({ points: offered, due: dueOf(tally), unitMinor }, rules);
  const payer = { accountId: account.id, mostMinor: pays.minor, unitsFor: () => pays.points };
  const taken = spendings(tally, [payer]);
  return spent(tally, taken, { code: "rewards-total", ...called(points, taken) });
};

/** The name of the line, with the amount in the place that the label keeps for it (CART-33). */
function called({ label, formatMoney }: PointsWish, [taken]: readonly Spending[]) {
  const isNamed = taken !== undefined && label.includes(PLACEHOLDER);
  if (!isNamed) return { phrase: label, values: [] };
  return { phrase: label.replace(PLACEHOLDER, "%1"), values: [formatMoney(taken.amount)] };
}

const PLACEHOLDER = "{{REWARDS}}";
