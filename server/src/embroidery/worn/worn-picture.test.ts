import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeDst } from "@placket/domain/embroidery/machine-file/dst-write";
import { STITCH } from "@placket/domain/embroidery/pattern/pattern";
import { aPattern } from "@placket/domain/embroidery/pattern/testing";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { wornPicture } from "./worn-picture.ts";
import { WORN_VIEWS, type WornView } from "./worn-work.ts";

let folder: string;
let master: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "worn-"));
  master = join(folder, "coat.png");
  await sharp({ create: { width: 400, height: 500, channels: 3, background: "#dddddd" } })
    .png()
    .toFile(master);
});
afterAll(() => rm(folder, { recursive: true }));

it.each<WornView>(["near", "large", "whole"])(
  "EMB-48 %s: stitches of which no thread is seen leave the garment bare",
  async (view) => {
    const file = writeDst(aPattern([[STITCH, 0, 0]]), { name: "dot" });
    const bytes = file.ok ? file.value : new Uint8Array();
    const worn = {
      file: "coat.png",
      pictureWidthMm: 500,
      sewn: [
        {
          design: { as: "file", bytes, name: "dot.dst", threads: [], fabric: "twill" } as const,
          center: { x: 0.5, y: 0.5 },
          turn: 0,
          widthMm: 80,
          heightMm: 60,
        },
      ],
    };
    const drawn = await wornPicture({ worn, master, view });
    const { width, height } = await sharp(drawn.ok ? drawn.value : Buffer.of()).metadata();
    expect({ width, height }).toEqual(WORN_VIEWS[view]);
  },
);

it("EMB-36, EMB-48 a logo without stitches lies at its place as it looks, in a frame of dashes", async () => {
  const create = { width: 60, height: 60, channels: 3, background: "#c02020" } as const;
  const red = new Uint8Array(await sharp({ create }).png().toBuffer());
  const worn = (picture: Uint8Array | null) => ({
    file: "coat.png",
    pictureWidthMm: 500,
    sewn: [
      {
        design: { as: "picture", picture } as const,
        center: { x: 0.5, y: 0.5 },
        turn: 20,
        widthMm: 80,
        heightMm: 40,
      },
    ],
  });
  const colorAt = async (picture: Uint8Array | null, x: number, y: number) => {
    const drawn = await wornPicture({ worn: worn(picture), master, view: "near" });
    const { data, info } = await sharp(drawn.ok ? drawn.value : Buffer.of())
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  };
  const [red1 = 0, green1 = 0] = await colorAt(red, 240, 120);
  expect(red1 - green1).toBeGreaterThan(100);
  // Beside the square, in its room, there is the cloth.
  const [bare = 0, bareGreen = 0] = await colorAt(red, 150, 90);
  expect(Math.abs(bare - bareGreen)).toBeLessThan(10);
  const [none = 0, noneGreen = 0] = await colorAt(null, 240, 120);
  expect(Math.abs(none - noneGreen)).toBeLessThan(10);
});
