/// <reference types="node" />
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("./", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), "utf8");
const tokens = new Map(
  [...read("tokens.css").matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, k, v]) => [k, v]),
);
const sheets = globSync("**/*.css", { cwd: root.pathname });
const parts = sheets.filter((file) => file.endsWith(".module.css"));

describe("tokens", () => {
  it("no color, no stacking order and no breakpoint of its own outside tokens.css", () => {
    expect(parts.length).toBeGreaterThan(20);
    const literal = /#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(|\boklch\(|z-index:\s*\d|font-family/i;
    const own = sheets.filter((file) => file !== "tokens.css" && !file.startsWith("font/"));
    expect(own.filter((file) => literal.test(read(file)))).toEqual([]);
    const widths = own.flatMap((file) => read(file).match(/width [<>]=? \d+px/g) ?? []);
    const drawn = [
      "width <= 400px",
      "width <= 590px",
      "width <= 875px",
      "width > 875px",
      "width <= 1040px",
    ];
    expect(widths.filter((width) => !drawn.includes(width))).toEqual([]);
  });

  it("every name that is used is given somewhere", () => {
    const all = sheets.map(read).join("\n");
    const given = new Set([...all.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
    const used = [...all.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name);
    expect(used.filter((name) => !given.has(name))).toEqual([]);
  });

  it("raw names stay inside tokens.css, and every module stands in the layer ui", () => {
    expect(parts.filter((file) => read(file).includes("--raw-"))).toEqual([]);
    expect(parts.filter((file) => !read(file).startsWith("@layer ui {"))).toEqual([]);
  });

  it.each([
    ["ink", "ground", 7],
    ["ink", "mine", 7],
    ["ink-muted", "page", 4.5],
    ["ink-muted", "ground", 4.5],
    ["ink-muted", "mine", 4.5],
    ["brand", "page", 4.5],
    ["brand", "mine", 4.5],
    ["on-brand", "brand", 4.5],
    ["on-dark", "sale", 4.5],
    ["danger", "page", 4.5],
    ["danger", "panel", 4.5],
    ["good", "page", 4.5],
    ["good", "mine-soft", 4.5],
    ["on-foot", "foot", 4.5],
    ["on-foot-muted", "foot", 4.5],
    ["edge", "page", 3],
    ["edge", "mine-soft", 3],
    ["focus", "mine", 3],
    ["thread", "page", 3],
    ["thread", "ground", 3],
  ])("%s on %s has a contrast of at least %d", (front, back, least) => {
    expect(contrast(hexOf(front), hexOf(back))).toBeGreaterThanOrEqual(least);
  });
});

/** Follows a token to its raw color. */
function hexOf(name: string): string {
  const value = tokens.get(name) ?? "";
  const next = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return next ? hexOf(next) : value;
}

/** The contrast ratio of WCAG 2.2. */
function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replaceAll(/[\da-f]/g, "$&$&") : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
