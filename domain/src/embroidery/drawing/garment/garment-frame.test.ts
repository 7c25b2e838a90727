import { expect, it } from "vitest";
import { pictureInFrame, pictureMm } from "./garment-frame.ts";

it.each([
  { shape: "4:5", width: 800, height: 1000, lies: { leftMm: 0, topMm: 0, mmPerPx: 1 } },
  { shape: "square", width: 800, height: 800, lies: { leftMm: 0, topMm: 100, mmPerPx: 1 } },
  { shape: "narrow", width: 500, height: 1000, lies: { leftMm: 150, topMm: 0, mmPerPx: 1 } },
  {
    shape: "square, larger",
    width: 1600,
    height: 1600,
    lies: { leftMm: 0, topMm: 100, mmPerPx: 0.5 },
  },
])("EMB-05 a picture lies whole in its frame: $shape", ({ width, height, lies }) => {
  expect(pictureInFrame({ width, height }, pictureMm(800))).toEqual(lies);
});
