import { describe, expect, it } from "vitest";
import { anItem, MONEY_ALONE } from "../cart/testing.ts";
import { cartTotals } from "../cart/totals/totals.ts";
import { POINTS_UNIT } from "../ledger/own-account.ts";
import { money } from "../money/money.ts";
import { fillPhrase } from "../phrase.ts";
import { NO_PROMOTIONS } from "../promotion/apply-rules.ts";
import { storeSettingDefaults } from "../store/settings.ts";

const usd = (minor: number) => money(minor, "USD");
const rules = { ...storeSettingDefaults, rewardsEnabled: true, rewardsPointsForUnit: 100 };

/** The line that 1,200 points make of a sum of 20 dollars: what it reads, and its amount. */
function lineOf(label: string) {
  const { lines } = cartTotals([anItem({ unitPrice: usd(2000), quantity: 1 })], {
    ...MONEY_ALONE,
    currency: "USD",
    promotions: NO_PROMOTIONS,
    shipping: null,
    tax: null,
    points: {
      account: { id: 1, kind: "points", unit: POINTS_UNIT, balance: 5000 },
      wanted: 1200,
      rules,
      label,
      formatMoney: ({ minor }) => `$${(minor / 100).toFixed(2)}`,
    },
  });
  return lines
    .filter(({ code }) => code === "rewards-total")
    .map(({ phrase, values, amount }) => [fillPhrase(phrase, values), amount]);
}

describe("PAY-08 what points pay in the sum", () => {
  it("PAY-08 is called 'Rewards Discount' where the shop sets no other label", () => {
    expect(lineOf(storeSettingDefaults.rewardsDiscountLabel)).toEqual([
      ["Rewards Discount", usd(-1200)],
    ]);
  });

  it("PAY-08 CART-33 stands in the place that the label keeps for it", () => {
    expect(lineOf("You save {{REWARDS}} today")).toEqual([["You save $12.00 today", usd(-1200)]]);
  });
});
