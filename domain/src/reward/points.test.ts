import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { storeSettingDefaults, type StoreSettings } from "../store/settings.ts";
import {
  checkSpending,
  earnedBy,
  paidByPoints,
  pointsOffered,
  spendable,
  takenBackOf,
} from "./points.ts";

describe("issue 9.6 points of goods that were paid back", () => {
  it.each([
    ["a third of the goods", { taken: 0, goodsNow: 4000 }, 20],
    ["nothing more of the same goods", { taken: 20, goodsNow: 4000 }, 0],
    ["the rest once all is back", { taken: 20, goodsNow: 0 }, 40],
    ["a begun point stays", { taken: 0, goodsNow: 5999 }, 0],
    ["never less than nothing", { taken: 30, goodsNow: 6000 }, 0],
  ])("%s", (_, draft, points) => {
    expect(takenBackOf({ earned: 60, goodsThen: 6000, ...draft })).toBe(points);
  });

  it("of an order whose goods cost nothing are none", () => {
    expect(takenBackOf({ earned: 0, taken: 0, goodsThen: 0, goodsNow: 0 })).toBe(0);
  });
});

describe("issue 9.6 what goods earn, by the group of their customer", () => {
  it.each([
    ["one for a unit", 5450, 100, 1, 54],
    ["half as many", 5450, 50, 1, 27],
    ["twice as many, by the cent", 5450, 200, 1, 109],
    ["none", 5450, 0, 1, 0],
    ["a begun point is none", 199, 100, 0.5, 0],
  ])("%s", (_, minor, groupPercent, rewardsPointsPerUnit, points) => {
    const rules = {
      ...storeSettingDefaults,
      rewardsEnabled: true,
      rewardsPointsPerUnit,
      groupPercent,
    };
    expect(earnedBy(money(minor, "USD"), 100, rules)).toBe(points);
  });
});

/** A hundred points are worth a dollar: between 100 and 1,000 of them pay, in fifties, at most half of a sum. */
const RULES: StoreSettings = {
  ...storeSettingDefaults,
  rewardsEnabled: true,
  rewardsPointsForUnit: 100,
  rewardsSpendLeast: 100,
  rewardsSpendMost: 1000,
  rewardsSpendStep: 50,
  rewardsSpendPercent: 50,
};

describe("issue 9.6 what points pay of a sum, by the rules of the shop", () => {
  const paid = (points: number, minor: number, rules = RULES) =>
    paidByPoints({ points, due: money(minor, "USD"), unitMinor: 100 }, rules);

  it.each([
    ["as many as are offered", 500, 10_000, 500, 500],
    ["no more than the shop lets an order be paid with", 5000, 10_000, 1000, 1000],
    ["in steps alone", 549, 10_000, 500, 500],
    ["no more than its share of the sum, in steps", 500, 790, 350, 350],
    ["fewer than the shop wants: none", 99, 10_000, 0, 0],
    ["none of a sum that needs fewer than that", 500, 190, 0, 0],
    ["none of nothing", 500, 0, 0, 0],
  ])("%s", (_, points, minor, spent, worth) => {
    expect(paid(points, minor)).toEqual({ points: spent, minor: worth });
  });

  it("without rules of its own as few as are worth what is due", () => {
    const free = { ...storeSettingDefaults, rewardsPointsForUnit: 30 };
    expect(paid(1000, 101, free)).toEqual({ points: 31, minor: 101 });
  });

  it("never breaks a rule, and never takes points for nothing", () => {
    fc.assert(
      fc.property(
        fc.record({
          points: fc.nat(20_000),
          minor: fc.nat(50_000),
          rewardsPointsForUnit: fc.integer({ min: 1, max: 500 }),
          rewardsSpendLeast: fc.nat(2000),
          rewardsSpendMost: fc.option(fc.integer({ min: 1, max: 5000 })),
          rewardsSpendStep: fc.integer({ min: 1, max: 300 }),
          rewardsSpendPercent: fc.integer({ min: 1, max: 100 }),
        }),
        ({ points, minor, ...rules }) => {
          const is = paid(points, minor, { ...RULES, ...rules });
          expect(is.points).toBeLessThanOrEqual(Math.min(points, rules.rewardsSpendMost ?? points));
          expect(is.points % rules.rewardsSpendStep).toBe(0);
          expect(is.points === 0 || is.points >= rules.rewardsSpendLeast).toBe(true);
          expect(is.minor * 100).toBeLessThanOrEqual(minor * rules.rewardsSpendPercent);
          expect(is.minor * rules.rewardsPointsForUnit).toBeLessThanOrEqual(is.points * 100);
          expect(is.points === 0).toBe(is.minor === 0);
        },
      ),
    );
  });
});

describe("issue 9.6 spending points", () => {
  it.each([
    ["none are there", 0, 0, ["reward.none", []]],
    ["more than there are", 600, 500, ["reward.tooMany", [500]]],
    ["fewer than the shop wants", 99, 500, ["reward.tooFew", [100]]],
    ["more than an order takes", 1050, 5000, ["reward.notInSteps", [1000, 50]]],
    ["beside the steps", 120, 340, ["reward.notInSteps", [300, 50]]],
  ] as const)("%s", (_, points, have, refusal) => {
    const [found] = checkSpending({ points, have }, RULES);
    expect([found?.error, found?.params]).toEqual(refusal);
  });

  it("what may be spent is never refused", () => {
    expect([99, 340, 5000].map((have) => spendable(have, RULES))).toEqual([0, 300, 1000]);
    expect(checkSpending({ points: 300, have: 340 }, RULES)).toEqual([]);
  });

  it.each([
    ["as many as half a sum takes", 1640, 1_800, 900],
    ["in whole steps", 1640, 1_990, 950],
    ["as many as an order takes", 5000, 9_000, 1000],
    ["what there is in steps", 340, 9_000, 300],
    ["where a sum wants fewer than the shop does, those that may be spent", 1640, 20, 1000],
    ["what there is where that is too few, and said to be", 60, 9_000, 60],
  ])("is offered %s", (_, points, due, offered) => {
    expect(pointsOffered(points, money(due, "USD"), RULES)).toBe(offered);
  });
});
