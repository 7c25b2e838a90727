import { expect, it } from "vitest";
import { drawnColor, drawnColors, hexColor } from "./thread-color.ts";
import { NAVY } from "../testing.ts";

it("reads a color", () => {
  expect(hexColor("#27386b")).toEqual([39, 56, 107]);
});

it("lifts black so that the gleam shows, and leaves what is bright enough", () => {
  expect(drawnColor("#000000")).toEqual([35, 35, 35]);
  expect(drawnColor("#27386b")).toEqual([39, 56, 107]);
});

it("keeps the hue of a near-black thread", () => {
  const [r, g, b] = drawnColor("#0a0f24");
  expect(b - r).toBeCloseTo(0x24 - 0x0a, 9);
  expect(0.2126 * r + 0.7152 * g + 0.0722 * b).toBeCloseTo(35, 6);
});

it("gives a gray to color changes that no thread is known for", () => {
  const colors = drawnColors([NAVY]);
  expect([...colors.subarray(0, 6)]).toEqual([39, 56, 107, 127, 138, 138]);
});
