import {
  aStitch,
  NAVY,
  sampler,
  satinOfStitches,
} from "@placket/domain/embroidery/drawing/testing";
import { patternBuilder } from "@placket/domain/embroidery/pattern/pattern-builder";
import sharp from "sharp";
import { expect, it } from "vitest";
import { stitchPicture, STITCH_PICTURE_MAX_PIXELS } from "./stitch-picture.ts";

it("is a picture at true scale: 4 mm of thread with 2 mm around it", async () => {
  const png = await stitchPicture(aStitch([0, 0], [4, 0]), { format: "png", pxPerMm: 10 });
  expect(await sharp(png).metadata()).toMatchObject({
    format: "png",
    width: 84,
    height: 44,
    hasAlpha: true,
  });
});

it("is transparent beside the thread and thread-colored on it", async () => {
  const png = await stitchPicture(aStitch([0, 0], [4, 0], NAVY), { format: "png", pxPerMm: 10 });
  const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 4)]).toEqual([0, 0, 0, 0]);
  const [red = 0, , blue = 0, alpha] = data.subarray((22 * 84 + 42) * 4);
  expect(alpha).toBe(255);
  expect(blue).toBeGreaterThan(red + 20);
});

it("lies on the cloth when one is given, as WebP too", async () => {
  const options = { format: "webp", pxPerMm: 8, background: "#dfe3e6" } as const;
  const webp = await stitchPicture(sampler(NAVY), options);
  expect(await sharp(webp).metadata()).toMatchObject({ format: "webp", hasAlpha: false });
  const { data } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
  for (const [i, value] of [0xdf, 0xe3, 0xe6].entries()) {
    expect(Math.abs((data[i] as number) - value)).toBeLessThan(4);
  }
});

it.each(["png", "webp"] as const)("equal patterns give equal bytes, as %s", async (format) => {
  const [first, second] = await Promise.all([
    stitchPicture(sampler(NAVY), { format, pxPerMm: 6 }),
    stitchPicture(sampler(NAVY), { format, pxPerMm: 6 }),
  ]);
  expect(first.equals(second)).toBe(true);
});

it("a huge design is drawn at a smaller scale", async () => {
  const png = await stitchPicture(satinOfStitches(2000, 600), { format: "png", pxPerMm: 40 });
  const { width, height } = await sharp(png).metadata();
  expect(width * height).toBeLessThanOrEqual(STITCH_PICTURE_MAX_PIXELS);
});

it("a pattern without thread is bare cloth", async () => {
  const png = await stitchPicture(patternBuilder().finish([]), { format: "png", pxPerMm: 10 });
  expect(await sharp(png).metadata()).toMatchObject({ width: 44, height: 44 });
});
