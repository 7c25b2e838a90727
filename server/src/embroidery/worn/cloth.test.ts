import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openCloth } from "./cloth.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cloth-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A blue picture of a size; its path. */
async function aPicture(width: number, height: number): Promise<string> {
  const path = join(folder, `${width}x${height}.png`);
  const create = { width, height, channels: 3, background: "#0000ff" } as const;
  await sharp({ create }).png().toFile(path);
  return path;
}

it.each([
  // Of 800 mm × 1000 mm: a square one leaves 100 mm above and below.
  { shape: "4:5", width: 400, height: 500, inside: [5, 5], outside: null },
  { shape: "square", width: 400, height: 400, inside: [5, 105], outside: [400, 95] },
  { shape: "narrow", width: 200, height: 400, inside: [155, 5], outside: [145, 500] },
])(
  "EMB-05, EMB-48 a $shape picture lies whole in the frame that placements are set on",
  async ({ width, height, inside, outside }) => {
    const cloth = await openCloth(await aPicture(width, height), 800);
    expect(cloth).toMatchObject({ widthMm: 800, heightMm: 1000 });
    const colorAt = async ([xMm = 0, yMm = 0]: readonly number[]) => {
      const part = { leftMm: xMm - 2, topMm: yMm - 2, widthMm: 4, heightMm: 4 };
      const pixel = await cloth.pixels(part, { width: 1, height: 1 });
      return [...pixel];
    };
    expect(await colorAt(inside)).toEqual([0, 0, 255]);
    expect(await colorAt([400, 500])).toEqual([0, 0, 255]);
    if (outside) expect(await colorAt(outside)).toEqual([255, 255, 255]);
  },
);
