import { expect, it } from "vitest";
import { stripStart, swipeStep, wrapped } from "./gallery-strip.ts";

it.each([
  [0, 4, 0],
  [4, 4, 0],
  [-1, 4, 3],
  [9, 4, 1],
  [3, 0, 0],
])("PDP-25 index %i of %i pictures is %i: it wraps both ways", (index, count, shown) => {
  expect(wrapped(index, count)).toBe(shown);
});

it.each([
  ["stays while the picture is among the four", 0, 3, 6, 0],
  ["moves down by one for the fifth", 0, 4, 6, 1],
  ["jumps to the end when wrapping backwards", 0, 5, 6, 2],
  ["jumps to the start when wrapping forwards", 2, 0, 6, 0],
  ["never moves with four or fewer", 0, 2, 3, 0],
])("PDP-20 the strip of 4 %s", (_, before, index, count, start) => {
  expect(stripStart(before, index, count)).toBe(start);
});

it.each([
  ["a flick to the left shows the next", 100, 60, 0, 50, 1],
  ["a flick to the right shows the previous", 100, 140, 0, 50, -1],
  ["less than 10 px is a tap", 100, 91, 0, 5, 0],
  ["slower than 0.3 px per ms is no swipe", 100, 60, 0, 200, 0],
  ["up and down is scrolling", 100, 80, 90, 50, 0],
] as const)("PDP-20 %s", (_, fromX, toX, toY, ms, step) => {
  expect(swipeStep({ x: fromX, y: 0, at: 0 }, { x: toX, y: toY, at: ms })).toBe(step);
});
