import { readFile, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { STYLES } from "./garments/styles.ts";
import { CARDS, cardFile } from "./cards.ts";
import { KITS, kitFile } from "./kits.ts";
import { garmentSheet } from "./sheet.ts";

const MASTERS = join(import.meta.dirname, "../masters");
const MOST_BYTES = 25_000_000;

describe("the committed masters", () => {
  it("hold a picture for every style, color and view, and nothing else", async () => {
    const wanted = STYLES.flatMap((style) =>
      (["sf", "sb", "d"] as const).flatMap((view) =>
        (style.views[view].colors ?? style.colors).map(
          (color) => `${style.code}-${color}-${view}.webp`,
        ),
      ),
    );
    const kits = KITS.map(({ code }) => kitFile(code));
    const cards = CARDS.map(({ code }) => cardFile(code));
    const all = [...wanted, ...kits, ...cards, "garments.json"];
    expect((await readdir(MASTERS)).sort()).toEqual(all.sort());
  });

  it("weigh at most 25 MB", async () => {
    const names = await readdir(MASTERS);
    const sizes = await Promise.all(
      names.map(async (name) => (await stat(join(MASTERS, name))).size),
    );
    expect(sizes.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });

  it("come with the sheet that the garments give today", async () => {
    const sheet: unknown = JSON.parse(await readFile(join(MASTERS, "garments.json"), "utf8"));
    expect(sheet).toEqual(JSON.parse(JSON.stringify(garmentSheet(STYLES))));
  });
});
