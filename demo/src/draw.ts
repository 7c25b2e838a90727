import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { STYLES, styleByCode } from "./garments/styles.ts";
import { CARDS, cardFile, cardWebp } from "./cards.ts";
import { KITS, kitFile, kitWebp } from "./kits.ts";
import { litView, masterWebp } from "./master.ts";
import { garmentSheet } from "./sheet.ts";
import type { Style, ViewCode } from "./garments/style.ts";

/** Views in the order that shares reliefs: the detail is cut from the front. */
const VIEWS: readonly ViewCode[] = ["sf", "d", "sb"];

interface DrawOptions {
  out: string;
  colors: readonly string[] | null;
  views: readonly ViewCode[];
}

async function draw(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      colors: { type: "string" },
      views: { type: "string" },
      out: { type: "string", default: join(import.meta.dirname, "../masters") },
    },
  });
  // `--only kits` lays out anew what was drawn before, `--only cards` draws the gift cards.
  const only = values.only?.split(",");
  const styles = only
    ? only.filter((code) => code !== "kits" && code !== "cards").map(styleByCode)
    : STYLES;
  const wanted = values.views?.split(",");
  await mkdir(values.out, { recursive: true });
  let bytes = 0;
  for (const style of styles) {
    bytes += await drawStyle(style, {
      out: values.out,
      colors: values.colors?.split(",") ?? null,
      views: VIEWS.filter((view) => !wanted || wanted.includes(view)),
    });
  }
  for (const kit of !only || only.includes("kits") ? KITS : []) {
    const webp = await kitWebp(kit, values.out);
    bytes += webp.length;
    await writeFile(join(values.out, kitFile(kit.code)), webp);
  }
  for (const { code } of !only || only.includes("cards") ? CARDS : []) {
    const webp = await cardWebp();
    bytes += webp.length;
    await writeFile(join(values.out, cardFile(code)), webp);
  }
  const sheet = `${JSON.stringify(garmentSheet(STYLES), null, 2)}\n`;
  await writeFile(join(values.out, "garments.json"), sheet);
  console.log(`${(bytes / 1e6).toFixed(2)} MB written to ${values.out}`);
}

async function drawStyle(style: Style, { out, colors, views }: DrawOptions): Promise<number> {
  let bytes = 0;
  for (const view of views) {
    const chosen = (style.views[view].colors ?? style.colors).filter(
      (color) => !colors || colors.includes(color),
    );
    if (chosen.length === 0) continue;
    const start = performance.now();
    const layers = litView(style, view);
    for (const color of chosen) {
      const webp = await masterWebp(layers, style, color);
      bytes += webp.length;
      await writeFile(join(out, `${style.code}-${color}-${view}.webp`), webp);
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${style.code} ${view}: ${chosen.join(", ")} in ${seconds} s`);
  }
  return bytes;
}

await draw();
