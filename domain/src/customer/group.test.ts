import { expect, it } from "vitest";
import { checkGroupName, GROUP_NAME_MAX } from "./group.ts";

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
