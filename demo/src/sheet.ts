import { GARMENT_COLORS } from "./garments/colors.ts";
import { MASTER_SIZE, masterView } from "./master.ts";
import type { View } from "./drawing/view.ts";
import type { Style, ViewCode } from "./garments/style.ts";

const VIEWS: readonly ViewCode[] = ["sf", "sb", "d"];

/**
 * What the store needs to know about the pictures: views, colors, scale, embroidery boxes,
 * notes and measure lines. Millimetres as drawn; fractions of the picture's width and height.
 */
export function garmentSheet(styles: readonly Style[]) {
  const [width, height] = MASTER_SIZE;
  return {
    picture: { width, height, file: "<style>-<color>-<view>.webp" },
    colors: GARMENT_COLORS,
    styles: styles.map(styleEntry),
  };
}

function styleEntry(style: Style) {
  const front = masterView(style, "sf");
  return {
    code: style.code,
    name: style.name,
    kind: style.kind,
    colors: style.colors,
    views: VIEWS.map((code) => viewEntry(style, code)),
    notes: style.notes.map(({ label, at }) => ({ label, view: "sf", at: fraction(front, at) })),
    measures: style.measures.map(({ code, label, from, to }) => ({
      code,
      label,
      view: "sf",
      lengthMm: Math.round(Math.hypot(to[0] - from[0], to[1] - from[1])),
      from: fraction(front, from),
      to: fraction(front, to),
    })),
  };
}

function viewEntry(style: Style, code: ViewCode) {
  const view = masterView(style, code);
  return {
    code,
    colors: style.views[code].colors ?? style.colors,
    mmPerPixel: round(1 / view.scale),
    placements: (style.placements[code] ?? []).map((box) => ({
      ...box,
      turn: box.turn ?? 0,
      center: fraction(view, [box.x + box.width / 2, box.y + box.height / 2]),
      size: {
        width: round((box.width * view.scale) / view.width),
        height: round((box.height * view.scale) / view.height),
      },
    })),
  };
}

function fraction(view: View, [x, y]: readonly [number, number]) {
  return {
    x: round((x * view.scale + view.originX) / view.width),
    y: round((y * view.scale + view.originY) / view.height),
  };
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
