import { expect, it } from "vitest";
import { lightPlace, litPart } from "./cloth-light.ts";
import { layOut } from "./scene.ts";

const CHEST = { widthMm: 100, heightMm: 58, turn: 0, label: "Left chest" };
const COAT = { src: "/coat.webp", widthMm: 725, heightMm: 906, designAt: { xMm: 448, yMm: 258 } };

it("reads the cloth around a place", () => {
  expect(litPart({ ...COAT, place: CHEST })).toEqual({
    leftMm: 373,
    topMm: 204,
    widthMm: 150,
    heightMm: 108,
  });
  expect(litPart(COAT)).toBeUndefined();
});

it("reads nothing beyond the picture", () => {
  const part = litPart({ ...COAT, designAt: { xMm: 700, yMm: 20 }, place: CHEST });
  expect(part).toEqual({ leftMm: 625, topMm: 0, widthMm: 100, heightMm: 74 });
});

it("lies on the painted thread where the cloth lies below it", () => {
  // A picture whose left upper corner shows 10 mm left of the pattern's origin, and 30 mm above it.
  const frame = { width: 400, height: 400, pxPerMm: 4, leftMm: -10, topMm: 30 };
  const origin = { xMm: 448, yMm: 258 };
  const part = { leftMm: 448, topMm: 258, widthMm: 20, heightMm: 5 };
  expect(lightPlace(part, { frame, origin })).toEqual({ x: 40, y: 120, width: 80, height: 20 });
});

it("a view of the design shows its place, with the garment around it", () => {
  const { scene } = layOut({ minX: 0, minY: 0, maxX: 300, maxY: 80 }, { ...COAT, place: CHEST });
  expect(scene.focus).toEqual({ left: 373, top: 204, width: 150, height: 108 });
  const turned = { ...CHEST, turn: 90 };
  const upright = layOut(null, { ...COAT, place: turned }).scene.focus;
  expect([upright?.width, upright?.height].map(Math.round as never)).toEqual([108, 150]);
});
