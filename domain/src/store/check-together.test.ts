import { describe, expect, it } from "vitest";
import { spendable } from "../reward/points.ts";
import { checkTogether, isTogether } from "./check-together.ts";
import { storeSettingDefaults, type StoreSettings } from "./settings.ts";

const wrong = (set: Partial<StoreSettings>, changed = Object.keys(set)) =>
  checkTogether({ ...storeSettingDefaults, ...set }, changed).map(
    ({ error, field }) => `${error} ${field}`,
  );

describe("settings that are judged together", () => {
  it("what a store comes with fits", () => {
    expect(wrong({}, Object.keys(storeSettingDefaults))).toEqual([]);
  });

  it.each([
    [{ creditFromMinor: 500, creditToMinor: 300 }],
    [{ applePayFromMinor: 1, applePayToMinor: 0 }],
    [{ flatRateDaysFrom: 5, flatRateDaysTo: 3 }],
  ])("%j ends before it begins", (set) => {
    expect(wrong(set)).toEqual(Object.keys(set).map((path) => `store.settingRange ${path}`));
    const [from, to] = Object.values(set);
    const [low, high] = Object.keys(set) as [string, string];
    expect(wrong({ [low]: to, [high]: from })).toEqual([]);
    expect(wrong({ [low]: from, [high]: null })).toEqual([]);
    expect(wrong({ [low]: from, [high]: from })).toEqual([]);
  });

  it("is told where something was changed, of what belongs together", () => {
    const set = { creditFromMinor: 500, creditToMinor: 300 };
    expect(wrong(set, ["creditToMinor"])).toEqual(["store.settingRange creditToMinor"]);
    expect(wrong(set, ["cardToMinor"])).toEqual([]);
    expect([isTogether(["phone"]), isTogether(["phone", "rewardsSpendStep"])]).toEqual([
      false,
      true,
    ]);
  });

  it("points can be spent by whoever has enough, or the rules are refused", () => {
    for (const rewardsSpendLeast of [0, 1, 250, 500])
      for (const rewardsSpendMost of [null, 1, 300, 500])
        for (const rewardsSpendStep of [1, 200, 1_000]) {
          const set = { rewardsSpendLeast, rewardsSpendMost, rewardsSpendStep };
          const canSpend = spendable(1_000_000, { ...storeSettingDefaults, ...set }) > 0;
          expect(wrong(set).length === 0, JSON.stringify(set)).toBe(canSpend);
        }
  });

  it("ANALYTICS-01 the two data layers have two containers, or everything is counted twice", () => {
    const both = { gtmId: "GTM-ABC123", ga4GtmId: "GTM-ABC123" };
    expect(wrong(both)).toEqual([
      "store.settingSameContainer gtmId",
      "store.settingSameContainer ga4GtmId",
    ]);
    expect(wrong({ ...both, ga4GtmId: "GTM-DEF456" })).toEqual([]);
    expect(wrong({ gtmId: "", ga4GtmId: "" })).toEqual([]);
  });

  it("FOOT-17 a popup that is shown has a promotion whose codes it gives, and says what it saves", () => {
    const whole = { popupEnabled: true, popupRuleId: 3, popupDiscount: "10%" };
    expect(wrong(whole)).toEqual([]);
    expect(wrong({ ...whole, popupRuleId: null })).toHaveLength(3);
    expect(wrong({ ...whole, popupDiscount: " " }, ["popupDiscount"])).toEqual([
      "store.settingPopup popupDiscount",
    ]);
    expect(wrong({ ...whole, popupEnabled: false, popupRuleId: null })).toEqual([]);
  });
});
