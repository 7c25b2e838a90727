/// <reference types="node" />
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { breakpoints, mediaUp, type Breakpoint } from "./breakpoints.ts";

const root = new URL("../../", import.meta.url);
/** What a style sheet writes for below a breakpoint. */
function mediaDown(name: Breakpoint): string {
  const { px, owner } = breakpoints[name];
  return owner === "wide" ? `(width < ${px}px)` : `(width <= ${px}px)`;
}

const names = Object.keys(breakpoints) as Breakpoint[];
/** The header's: 1040 px in another spelling, so that pages can be sent with a store's own in its place (HEAD-03). */
const HEADER_DOWN = "(width <= 65em)";
const drawn = new Set([HEADER_DOWN, ...names.flatMap((name) => [mediaDown(name), mediaUp(name)])]);

/** The spec's ranges: above which breakpoint and not above which. */
const ranges: readonly (readonly [string, number, number, string[]])[] = [
  ["very small", 0, 400, [mediaDown("phone")]],
  ["small", 401, 590, [mediaUp("phone"), mediaDown("tile")]],
  ["medium", 591, 875, [mediaUp("tile"), mediaDown("tablet")]],
  ["large", 876, 1040, [mediaUp("tablet"), mediaDown("desktop")]],
  ["mobile", 0, 1040, [mediaDown("desktop")]],
  ["desktop", 1041, Infinity, [mediaUp("desktop")]],
  ["small desktop", 1041, 1439, [mediaUp("desktop"), mediaDown("wide")]],
  ["large desktop", 1440, Infinity, [mediaUp("wide")]],
];

describe("breakpoints", () => {
  it("up and down meet without a gap and without an overlap", () => {
    expect([mediaDown("tablet"), mediaUp("tablet")]).toEqual([
      "(width <= 875px)",
      "(width > 875px)",
    ]);
    expect([mediaDown("wide"), mediaUp("wide")]).toEqual(["(width < 1440px)", "(width >= 1440px)"]);
  });

  it.each(ranges)("UI-01 %s goes from %d to %d px", (_name, from, to, queries) => {
    const isIn = (width: number) => queries.every((query) => holds(query, width));
    const edges = [from - 1, from, to, to + 1].filter((edge) => edge >= 0 && edge < Infinity);
    expect(edges.filter(isIn)).toEqual(edges.filter((width) => width >= from && width <= to));
  });

  it("UI-01 every style sheet and every picture's sizes change at these widths and at no others", () => {
    const files = ["ui", "storefront", "backoffice"].flatMap((floor) =>
      globSync(`${floor}/src/**/*.{css,ts,tsx}`, { cwd: root.pathname }),
    );
    const asked = files
      .filter((file) => !file.includes(".test.") && !file.endsWith("breakpoints.ts"))
      .flatMap((file) => widthsIn(readFileSync(new URL(file, root), "utf8")));
    expect(asked.length).toBeGreaterThan(80);
    expect(asked.filter((query) => !drawn.has(query))).toEqual([]);
  });
});

/** The conditions on the window's width; a container's width is its own affair. */
function widthsIn(text: string): readonly string[] {
  const own = text.replaceAll(/@container[^{]*/g, "");
  return own.match(/\((?:width [<>]=?|(?:min|max)-width:) ?\d+(?:px|em)\)/g) ?? [];
}

/** Whether `(width <= 875px)` holds at a width. */
function holds(query: string, width: number): boolean {
  const [, sign = "", px = ""] = /^\(width ([<>]=?) (\d+)px\)$/.exec(query) ?? [];
  const edge = Number(px);
  if (sign.endsWith("=") && width === edge) return true;
  return sign.startsWith("<") ? width < edge : width > edge;
}
