import { expect, it } from "vitest";
import { checkGroupName, checkPointsPercent, GROUP_NAME_MAX } from "./group.ts";

it.each([
  ["Wholesale", true],
  ["Köche & Service, 2. Liga", true],
  ["x".repeat(GROUP_NAME_MAX), true],
  ["x".repeat(GROUP_NAME_MAX + 1), false],
  ["", false],
  ["two\nlines", false],
])("the name of a customer group: %j", (name, isSound) => {
  expect(checkGroupName(name).length === 0).toBe(isSound);
});

it.each([
  [0, true],
  [100, true],
  [1000, true],
  [1001, false],
  [-1, false],
  [1.5, false],
  [Number.NaN, false],
])("issue 9.6 what a customer group earns, in percent: %s", (percent, isSound) => {
  expect(checkPointsPercent(percent).length === 0).toBe(isSound);
});
