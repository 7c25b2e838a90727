import { expect, it } from "vitest";
import { fittingHeight } from "./fitting-height.ts";

const HEIGHTS = [6, 8, 10, 12];

it.each([
  ["all find room", { heightMm: 10, widest: 100, room: 100 }, undefined],
  ["the next lower one will do", { heightMm: 10, widest: 106, room: 100 }, 8],
  ["only a much lower one will do", { heightMm: 12, widest: 160, room: 100 }, 6],
  ["none is low enough", { heightMm: 10, widest: 200, room: 100 }, undefined],
  [
    "what would fill its place to the edge is not trusted",
    { heightMm: 10, widest: 125, room: 100 },
    6,
  ],
])("issue 10.3 %s", (_, widths, height) => {
  expect(fittingHeight(HEIGHTS, widths)).toBe(height);
});
