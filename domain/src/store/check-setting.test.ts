import { describe, expect, it } from "vitest";
import { checkSetting } from "./check-setting.ts";
import { storeSettingDefaults } from "./settings.ts";

describe("what a setting may be", () => {
  it.each(Object.entries(storeSettingDefaults))("the default of %s holds", (path, value) => {
    expect(checkSetting(path, value)).toEqual([]);
  });

  it.each([
    ["flatRateMinor", null],
    ["minimumQueryLength", 3],
    ["freeShippingFromMinor", 0],
    ["placeOrderRecaptcha", "recaptcha_v3"],
    ["agreements", [{ id: 1, name: "Terms", checkboxText: "I agree", content: "<p>…</p>" }]],
    ["requiredAddressFields", []],
    ["flatRateDaysTo", null],
    ["dispatchTimeZone", "Europe/London"],
    ["closedDays", ["2026-12-25", "2028-02-29"]],
  ])("%s may be %j", (path, value) => {
    expect(checkSetting(path, value)).toEqual([]);
  });

  it.each([
    ["storeName", " "],
    ["storeName", 7],
    ["storeName", "A\r\nBcc: x@y.z"],
    ["phone", "1\u202e2"],
    ["listingPageSize", 25],
    ["minimumQueryLength", 2],
    ["listingPageSize", "24"],
    ["countries", []],
    ["countries", ["US", "US"]],
    ["countries", ["us"]],
    ["countries", ["US", "ZZ"]],
    ["defaultCountry", "QQ"],
    ["flatRateMinor", -1],
    ["flatRateMinor", 7.95],
    ["dispatchDays", []],
    ["dispatchDays", [0]],
    ["dispatchCutOffHour", 25],
    ["dispatchTimeZone", "Margate"],
    ["dispatchTimeZone", 7],
    ["closedDays", ["25.12.2026"]],
    ["closedDays", ["2026-02-30"]],
    ["recaptchaMinimumScore", 1.01],
    ["recaptchaMinimumScore", Number.NaN],
    ["requiredAddressFields", ["shoe size"]],
    ["agreements", [{ id: 1, name: "Terms" }]],
    ["mailFrom", "a@b.example>, x@y.example"],
    ["addressAutocompletionKey", "key'; script-src *"],
    ["priceFormat", { ...storeSettingDefaults.priceFormat, pattern: "$" }],
    ["priceFormat", null],
  ])("%s may not be %j", (path, value) => {
    expect(checkSetting(path, value)).toMatchObject([{ error: "store.badSetting", field: path }]);
  });

  it.each(["no.such", "__proto__", "constructor", ""])("there is no setting %j", (path) => {
    expect(checkSetting(path, 1)).toMatchObject([{ error: "store.noSuchSetting" }]);
  });
});
