import { describe, expect, it } from "vitest";
import { boundsOf } from "../drawing/raster/outline.ts";
import { prepare } from "../drawing/prepare.ts";
import { toPixels } from "../drawing/view.ts";
import { MASTER_SIZE, masterView } from "../master.ts";
import { GARMENT_COLORS, garmentColor } from "./colors.ts";
import { STYLES, styleByCode } from "./styles.ts";
import type { Bounds } from "../drawing/raster/outline.ts";
import type { Style, ViewCode } from "./style.ts";

const [WIDTH, HEIGHT] = MASTER_SIZE;
const STUDIO: readonly ViewCode[] = ["sf", "sb"];

describe.each(STYLES)("$code", (style) => {
  it.each(STUDIO)("fills at least 0.88 of the frame in one direction (%s)", (view) => {
    const box = extent(style, view);
    const share = Math.max((box.right - box.left) / WIDTH, (box.bottom - box.top) / HEIGHT);
    expect(share).toBeGreaterThanOrEqual(0.88);
  });

  it.each(STUDIO)("stands inside the frame with room for its shadow (%s)", (view) => {
    const box = extent(style, view);
    expect(box.left).toBeGreaterThan(12);
    expect(box.top).toBeGreaterThan(12);
    expect(box.right).toBeLessThan(WIDTH - 12);
    expect(box.bottom).toBeLessThan(HEIGHT - 20);
  });

  it("has a known colour for every picture, details among the garment's own", () => {
    for (const view of ["sf", "sb", "d"] as const) {
      const colors = style.views[view].colors ?? style.colors;
      expect(colors.length).toBeGreaterThan(0);
      for (const color of colors) expect(style.colors).toContain(color);
    }
    for (const color of style.colors) expect(style.trims(color)).toHaveLength(6);
  });

  it("keeps embroidery boxes and notes on the garment", () => {
    const box = extent(style, "sf");
    const view = masterView(style, "sf");
    const spots = [
      ...style.notes.map(({ at }) => at),
      ...(style.placements.sf ?? []).map((p) => [p.x + p.width / 2, p.y + p.height / 2] as const),
    ];
    for (const spot of spots) {
      const [x, y] = toPixels(Float64Array.from(spot), view);
      expect(x).toBeGreaterThan(box.left);
      expect(x).toBeLessThan(box.right);
      expect(y).toBeGreaterThan(box.top);
      expect(y).toBeLessThan(box.bottom);
    }
  });
});

describe("the range", () => {
  it("has garments of one code each and refuses an unknown one", () => {
    expect(new Set(STYLES.map(({ code }) => code)).size).toBe(STYLES.length);
    expect(() => styleByCode("cape")).toThrow("cape");
    expect(() => garmentColor("puce")).toThrow("puce");
  });

  it("names colours once and uses neither pure white nor pure black", () => {
    expect(new Set(GARMENT_COLORS.map(({ code }) => code)).size).toBe(GARMENT_COLORS.length);
    for (const { hex } of GARMENT_COLORS) {
      expect(hex).toMatch(/^#[0-9a-f]{6}$/);
      expect(["#ffffff", "#000000"]).not.toContain(hex);
    }
  });

  it("draws garments of one kind at one scale", () => {
    for (const style of STYLES) expect(style.views.sf.scale).toBeUndefined();
    for (const style of STYLES) expect(style.views.sb.scale).toBeUndefined();
  });
});

function extent(style: Style, code: ViewCode): Bounds {
  const view = masterView(style, code);
  const parts = prepare(style.views[code].drawing());
  return boundsOf(parts.map(({ outline }) => toPixels(outline, view)));
}
