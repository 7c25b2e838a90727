import { expect, it } from "vitest";
import { checkPercent, priceBy } from "./price-by.ts";

it.each([
  [1999, 10, 2199],
  [1999, -10, 1799],
  [0, 50, 0],
  [5, 10, 6],
])("issue 11.8 %i by %i percent is %i", (minor, percent, wanted) => {
  expect(priceBy(minor, percent)).toBe(wanted);
});

it.each([0, -91, 501, Number.NaN])("issue 11.8 %d percent is refused", (percent) => {
  expect(checkPercent(percent)).toMatchObject([{ error: "catalog.badPercent" }]);
});
