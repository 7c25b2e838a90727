import { expect, it } from "vitest";
import {
  bendAt,
  fiberAt,
  fiberDepth,
  glossAlong,
  occlusion,
  shade,
  stitchLight,
} from "./thread-light.ts";

/** The light from (−0.45, −0.65, 0.8), of length 1. */
const [LX, LY, LZ] = [-0.400_099, -0.577_921, 0.711_287];

it("a stitch to the right has the light's x along it and its y across it", () => {
  const light = stitchLight(1, 0);
  expect(light.along).toBeCloseTo(LX, 5);
  expect(light.across).toBeCloseTo(LY, 5);
});

it("a stitch downwards has them turned", () => {
  const light = stitchLight(0, 1);
  expect(light.along).toBeCloseTo(LY, 5);
  expect(light.across).toBeCloseTo(-LX, 5);
});

it("the ridge of a flat stitch takes the light from above: 0.55 + 0.45 × 0.7112", () => {
  expect(shade(stitchLight(1, 0), 0, 0)).toBeCloseTo(0.55 + 0.45 * LZ, 4);
});

it("the edge towards the light is bright, the other takes only what comes from everywhere", () => {
  const light = stitchLight(1, 0);
  expect(shade(light, -1, 0)).toBeCloseTo(0.55 + 0.45 * -LY, 4);
  expect(shade(light, 1, 0)).toBe(0.55);
});

it("a surface that leans 0.35 along the stitch is lit by the leaning normal", () => {
  const expected = 0.55 + (0.45 * (0.35 * LX + LZ)) / Math.sqrt(1 + 0.35 ** 2);
  expect(shade(stitchLight(1, 0), 0, 0.35)).toBeCloseTo(expected, 4);
});

it("a stitch leans backwards at its start, forwards at its end, and is level in the middle", () => {
  expect(bendAt(0, 0, 0)).toBeCloseTo(-0.35, 2);
  expect(bendAt(0, 1, 0)).toBeCloseTo(0.35, 2);
  expect(bendAt(0, 0.5, 0)).toBeCloseTo(0, 2);
});

it.each([
  [0, 0.3],
  [0.4, 1.1],
  [-0.7, 2.9],
])("the twist follows 0.12 sin(π(1.6u + 2.2v)) at v %d, u %d", (v, u) => {
  expect(bendAt(v, 0.5, u)).toBeCloseTo(0.12 * Math.sin(Math.PI * (1.6 * u + 2.2 * v)), 2);
});

it("a level thread across the light gleams fully, one along it hardly", () => {
  const across = stitchLight(LY / Math.hypot(LX, LY), -LX / Math.hypot(LX, LY));
  expect(glossAlong(across, 0.5)).toBeCloseTo(0.38, 5);
  const along = stitchLight(LX / Math.hypot(LX, LY), LY / Math.hypot(LX, LY));
  expect(glossAlong(along, 0.5)).toBeCloseTo(0.38 * LZ ** 22, 5);
});

it("along the light the gleam moves to where the stitch leans to the eye's mirror", () => {
  const toLight = stitchLight(LX / Math.hypot(LX, LY), LY / Math.hypot(LX, LY));
  expect(glossAlong(toLight, 1)).toBeGreaterThan(0.3);
  expect(glossAlong(toLight, 0)).toBeLessThan(0.01);
});

it("edges and ends are darker than the middle", () => {
  expect(occlusion(0, 0.5)).toBe(1);
  expect(occlusion(1, 0.5)).toBeCloseTo(0.7, 6);
  expect(occlusion(0, 0)).toBeCloseTo(0.7, 6);
});

it("filaments show from 14 px a mm on, fully at 36", () => {
  expect([8, 14, 25, 36, 90].map((scale) => fiberDepth(scale))).toEqual([0, 0, 0.055, 0.11, 0.11]);
});

it("filaments are as often light as dark", () => {
  let [sum, most] = [0, 0];
  for (let i = 0; i < 4000; i++) {
    const value = fiberAt(((i * 37) % 200) / 100 - 1, i / 50);
    sum += value;
    most = Math.max(most, Math.abs(value));
  }
  expect(Math.abs(sum / 4000)).toBeLessThan(0.02);
  expect(most).toBeLessThanOrEqual(1);
});
