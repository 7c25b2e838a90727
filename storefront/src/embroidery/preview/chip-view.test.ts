import { expect, it } from "vitest";
import { chipView } from "./chip-view.ts";

const CHIP = { width: 150, height: 74 };
const CHEST = { pictureWidthMm: 720, center: { x: 0.6, y: 0.3 }, turn: 0 };

it("shows a text whole, with the garment around it at the same scale", () => {
  // 90 × 20 mm, drawn with 4 px a mm.
  const { thread, garment } = chipView({ width: 360, height: 80, pxPerMm: 4 }, CHEST, CHIP);
  // 100 mm in 150 px.
  expect(thread).toEqual({ inlineSize: 135, blockSize: 30 });
  expect([garment.inlineSize, garment.blockSize]).toEqual([1080, 1350]);
  // The place's middle lies in the chip's.
  expect([garment.left + 0.6 * 1080, garment.top + 0.3 * 1350]).toEqual([75, 37]);
});

it("a short name stays small", () => {
  const { thread } = chipView({ width: 40, height: 40, pxPerMm: 4 }, CHEST, CHIP);
  expect(thread.inlineSize).toBe(24);
});

it("on a sleeve the text stands upright, and the garment is turned around it", () => {
  const { garment } = chipView(
    { width: 200, height: 40, pxPerMm: 4 },
    { ...CHEST, turn: -7 },
    CHIP,
  );
  expect(garment.rotate).toBe("7deg");
  const [x, y] = garment.transformOrigin.split(" ").map(Number.parseFloat) as [number, number];
  expect([garment.left + x, garment.top + y]).toEqual([75, 37]);
});
