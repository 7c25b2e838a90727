import { expect, it } from "vitest";
import { layOut } from "./scene.ts";

const BOUNDS = { minX: -100, minY: 50, maxX: 300, maxY: 250 };

it("lays the middle of the design where the picture of the cloth says", () => {
  const cloth = { src: "/c.webp", widthMm: 218, heightMm: 204, designAt: { xMm: 120, yMm: 90 } };
  const { scene, origin } = layOut(BOUNDS, cloth);
  expect(scene.cloth).toEqual({ width: 218, height: 204 });
  expect(scene.design).toEqual({ left: 99.5, top: 79.5, width: 41, height: 21 });
  // The pattern's (100, 150), its middle, lies at 120, 90: upwards becomes downwards.
  expect([origin.xMm + 10, origin.yMm - 15]).toEqual([120, 90]);
});

it("without a picture the cloth reaches half a design beyond it on each side", () => {
  const { scene } = layOut(BOUNDS, undefined);
  expect(scene.cloth).toEqual({ width: 82, height: 62 });
  expect(scene.design).toMatchObject({ left: 20.5, top: 20.5 });
});

it("a design without thread still has a cloth to look at", () => {
  expect(layOut(null, undefined).scene.cloth.width).toBeGreaterThan(10);
});

it("has room for the outlines around a design, and fits them", () => {
  const { scene, middle } = layOut(BOUNDS, undefined, [{ widthMm: 100, heightMm: 200 }]);
  expect(scene.cloth).toEqual({ width: 104, height: 208 });
  expect(scene.focus).toEqual({ left: 0, top: 0, width: 104, height: 208 });
  expect(middle).toEqual({ xMm: 52, yMm: 104 });
});
