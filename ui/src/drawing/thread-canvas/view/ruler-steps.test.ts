import { expect, it } from "vitest";
import { rulerNumbers, rulerSteps } from "./ruler-steps.ts";

it("numbers every 20 mm at 4 px a mm, with marks of 2 and 10", () => {
  expect(rulerSteps(4)).toEqual({ short: 2, long: 10, numbered: 20 });
});

it.each([0.3, 1, 2.5, 4, 8, 16, 40])("at %d px a mm numbers stand apart", (pxPerMm) => {
  const { short, long, numbered } = rulerSteps(pxPerMm);
  expect(numbered * pxPerMm).toBeGreaterThanOrEqual(56);
  expect(short * pxPerMm).toBeGreaterThanOrEqual(3);
  expect((long / short) % 1).toBeCloseTo(0, 9);
});

it("at a scale below all steps the coarsest is taken", () => {
  expect(rulerSteps(0.01).numbered).toBe(200);
});

it.each([0, Number.NaN, Infinity, 1e-9, -1])("ends at a scale of %d px a mm", (pxPerMm) => {
  expect(rulerNumbers(-200 / pxPerMm, 300 / pxPerMm, rulerSteps(pxPerMm).numbered)).toHaveLength(
    pxPerMm === Infinity ? 1 : 0,
  );
});

it("lists the numbers that are in sight, on both sides of zero", () => {
  expect(rulerNumbers(-25, 41, 20)).toEqual([-20, 0, 20, 40]);
});
