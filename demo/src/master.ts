import sharp from "sharp";
import { colorize } from "./drawing/color.ts";
import { lightUp, sculpt } from "./drawing/compose.ts";
import { viewAt } from "./drawing/view.ts";
import { KIND_SCALE } from "./garments/style.ts";
import type { Sculpture } from "./drawing/compose.ts";
import type { Drawing } from "./drawing/garment.ts";
import type { Layers } from "./drawing/layers.ts";
import type { View } from "./drawing/view.ts";
import type { ColorCode } from "./garments/colors.ts";
import type { Style, ViewCode } from "./garments/style.ts";

/** Size of a master in pixels: the store's 4:5. */
export const MASTER_SIZE = [1000, 1250] as const;
const QUALITY = 86;
const ALPHA_QUALITY = 100;

/** How a view of a style falls on its master. */
export function masterView(style: Style, code: ViewCode): View {
  const { center, scale } = style.views[code];
  return viewAt(MASTER_SIZE, center, scale ?? KIND_SCALE[style.kind]);
}

/** Relief and light of one view; every colourway is coloured from it. */
export function litView(style: Style, code: ViewCode): Layers {
  return lightUp(sculpture(style.views[code].drawing), masterView(style, code));
}

/** The master of one colourway as WebP bytes with alpha. */
export async function masterWebp(
  layers: Layers,
  style: Style,
  color: ColorCode,
): Promise<Uint8Array> {
  const { width, height } = layers.view;
  const pixels = colorize(layers, style.trims(color));
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .webp({ quality: QUALITY, alphaQuality: ALPHA_QUALITY, effort: 5, smartSubsample: true })
    .toBuffer();
}

let last: { drawing: () => Drawing; sculpture: Sculpture } | null = null;

/** Front and detail share a drawing; the relief is built once when they follow each other. */
function sculpture(drawing: () => Drawing): Sculpture {
  if (last?.drawing !== drawing) last = { drawing, sculpture: sculpt(drawing()) };
  return last.sculpture;
}
