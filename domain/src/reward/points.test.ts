import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { storeSettingDefaults } from "../store/settings.ts";
import { earnedBy, takenBackOf } from "./points.ts";

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
