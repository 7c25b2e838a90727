import { expect, it } from "vitest";
import { framedPart, partAround, partWithin } from "./picture-part.ts";

const PICTURE = { widthMm: 720, heightMm: 900 };
const FRAME = { shape: 2, leastMm: 100 };

it("holds all that lies there, with air around", () => {
  const lying = [
    { xMm: 200, yMm: 100, widthMm: 40, heightMm: 20 },
    { xMm: 300, yMm: 140, widthMm: 20, heightMm: 20 },
  ];
  expect(partAround(lying, 5)).toEqual({ leftMm: 175, topMm: 85, widthMm: 140, heightMm: 70 });
});

it.each([
  ["a wide one is made higher", [200, 300, 120, 20], [200, 280, 120, 60]],
  ["a high one is made wider", [200, 300, 20, 80], [130, 300, 160, 80]],
  ["a short name stays small", [200, 300, 20, 8], [160, 279, 100, 50]],
  ["at the edge it is moved inwards", [-10, 880, 100, 50], [0, 850, 100, 50]],
  ["what is wider than the picture is cut", [-50, 100, 900, 100], [0, 0, 720, 360]],
])("%s", (_, part, framed) => {
  const [leftMm = 0, topMm = 0, widthMm = 0, heightMm = 0] = part;
  expect(Object.values(framedPart({ leftMm, topMm, widthMm, heightMm }, FRAME, PICTURE))).toEqual(
    framed,
  );
});

it("what hangs over the edge of the picture is no part of it", () => {
  const part = { leftMm: -10, topMm: 880, widthMm: 40, heightMm: 40 };
  expect(partWithin(part, PICTURE)).toEqual({ leftMm: 0, topMm: 880, widthMm: 30, heightMm: 20 });
});
