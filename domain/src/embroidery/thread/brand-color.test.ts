import { expect, it } from "vitest";
import { nearnessOf, readColor } from "./brand-color.ts";

it.each([
  ["#21408F", "#21408f"],
  [" 21408f ", "#21408f"],
  ["#28f", "#28f"],
  ["rgb(33, 64, 143)", "#21408f"],
  ["33 64 143", "#21408f"],
  ["0,0,0", "#000000"],
  ["33/64/143", "#21408f"],
  ["", undefined],
  ["navy", undefined],
  ["#2140", undefined],
  ["256, 0, 0", undefined],
  ["33 64", undefined],
])("issue 10.2 a brand color typed as “%s” is %s", (typed, color) => {
  expect(readColor(typed)).toBe(color);
});

it.each([
  [0, "same"],
  [1, "same"],
  [2.4, "hardlyApart"],
  [6, "near"],
  [6.1, "apart"],
  [40, "far"],
])("issue 10.2 a difference of %d is %s", (distance, nearness) => {
  expect(nearnessOf(distance)).toBe(nearness);
});
