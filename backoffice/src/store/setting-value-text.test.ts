import { expect, it } from "vitest";
import { storeSettingDefaults } from "@placket/domain/store/settings";
import { settingValueText } from "./setting-value-text.ts";
import { SETTING_PATHS } from "./setting-rows.data.ts";

it.each([
  ["phone", "1 800", "1 800"],
  ["phone", "", "empty"],
  ["taxShipping", true, "On"],
  ["flatRateMinor", 795, "795 cents"],
  ["flatRateMinor", null, "off"],
  ["lengthUnit", "cm", "In centimeters"],
  ["dispatchDays", [1, 7], "Monday, Sunday"],
  ["countries", ["US", "CA"], "US, CA"],
  ["closedDays", [], "none"],
  [
    "agreements",
    [{ id: 1, name: "Terms", checkboxText: "I agree", content: "All of it" }],
    "Terms: I agree (All of it)",
  ],
  ["no.such", { a: 1 }, '{"a":1}'],
])("%s of %j reads as its form shows it", (path, value, text) => {
  expect(settingValueText(path, value)).toBe(text);
});

it("the price format names its parts", () => {
  const said = settingValueText("priceFormat", storeSettingDefaults.priceFormat);
  expect(said).toContain("Decimal sign “.”");
});

it.each(SETTING_PATHS)("%s: no brackets and quotes of the wire in its default", (path) => {
  expect(settingValueText(path, storeSettingDefaults[path])).not.toMatch(/[[{]|":/);
});

it("long terms are clipped", () => {
  const terms = [{ id: 1, name: "Terms", checkboxText: "I agree", content: "x".repeat(9_000) }];
  expect(settingValueText("agreements", terms)).toHaveLength(401);
});
