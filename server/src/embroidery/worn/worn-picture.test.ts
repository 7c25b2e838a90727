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
