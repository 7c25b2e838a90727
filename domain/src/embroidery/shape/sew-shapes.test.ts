import { describe, expect, it } from "vitest";
import { fabrics } from "../fabric/fabric.ts";
import { circle, star } from "../fill/testing.ts";
import { findThread } from "../thread/threads.ts";
import { flagDrawing, findFlag } from "./flags/flag.ts";
import { sewShapes } from "./sew-shapes.ts";
import type { AreaShape, Drawing, Shape } from "./shape.ts";
import { readSvg } from "./svg/svg-document.ts";
import { coverageOf, factsOf } from "./testing.ts";

const [RED, WHITE, BLUE] = ["#b5232d", "#ffffff", "#2a4fa8"];
const ring = (...points: number[]) => Float64Array.of(...points);
const area = (color: string, ...rings: Float64Array[]): AreaShape => {
  return { kind: "area", color, region: { rings } };
};
const block = (color: string, x: number, y: number, width: number, height: number) =>
  area(color, ring(x, y, x + width, y, x + width, y + height, x, y + height));
const page = (...shapes: Shape[]): Drawing => ({ widthMm: 40, heightMm: 30, shapes });
const sew = (drawing: Drawing) => sewShapes(drawing, { fabric: fabrics.twill });

function expectCovered(drawing: Drawing): void {
  for (const { thread, covered, right, atHome } of coverageOf(drawing, sew(drawing))) {
    expect(covered, thread).toBeGreaterThan(0.98);
    expect(right, thread).toBeGreaterThan(0.9);
    expect(atHome, thread).toBeGreaterThan(0.99);
  }
}

describe("shapes under the needle", () => {
  it("leave no gap between neighbors and cover what they lie on", () => {
    expectCovered(page(block(RED, 0, 0, 20, 30), block(WHITE, 20, 0, 20, 30)));
    expectCovered(page(block(RED, 0, 0, 40, 30), area(WHITE, circle(20, 15, 9))));
    expectCovered(page(area(BLUE, circle(20, 15, 14), circle(20, 15, 6, -1))));
    expectCovered(page(block(BLUE, 0, 0, 40, 30), area(WHITE, star(20, 15, 13))));
  });

  it("are left out where a broad shape covers them", () => {
    const whole = sew(page(block(RED, 0, 0, 40, 30)));
    const cut = sew(page(block(RED, 0, 0, 40, 30), block(WHITE, 5, 5, 30, 20)));
    const red = cut.cmd.indexOf(3);
    expect(red).toBeGreaterThan(0);
    expect(red).toBeLessThan(whole.cmd.length * 0.75);
  });

  it("are sewn through under a small shape, which lies on top", () => {
    const whole = sew(page(block(RED, 0, 0, 40, 30)));
    const dotted = sew(page(block(RED, 0, 0, 40, 30), area(WHITE, circle(20, 15, 1))));
    expect(dotted.cmd.indexOf(3)).toBeGreaterThan(whole.cmd.length * 0.99);
  });

  it("that nobody would see are not sewn", () => {
    const hidden = page(block(RED, 10, 10, 5, 5), block(WHITE, 0, 0, 40, 30));
    expect(factsOf(sew(hidden)).threads).toEqual(["Bright White"]);
  });

  it("take each thread once where nothing lies between", () => {
    const apart = page(
      block(RED, 0, 0, 8, 8),
      block(BLUE, 10, 0, 8, 8),
      block(RED, 20, 0, 8, 8),
      block(BLUE, 30, 0, 8, 8),
    );
    expect(factsOf(sew(apart)).threads).toEqual(["Red", "Royal"]);
  });

  it("change to a thread again where the same color lies below and above another", () => {
    const layered = page(
      block(RED, 0, 0, 40, 30),
      block(WHITE, 5, 5, 30, 20),
      block(RED, 10, 10, 10, 10),
    );
    expect(factsOf(sew(layered)).threads).toEqual(["Red", "Bright White", "Red"]);
    expectCovered(layered);
  });

  it("are cut from each other only where the thread would be seen", () => {
    const cross = findFlag("dk")!;
    const red = sew({ ...flagDrawing(cross), shapes: flagDrawing(cross).shapes.slice(0, 4) });
    const threadOfRed = red.cmd.subarray(0, red.cmd.indexOf(3));
    // Four fields, and the way from one to the next lies under the white cross.
    expect(threadOfRed.filter((command) => command === 2)).toHaveLength(1);
  });

  it("have their middle at 0, 0", () => {
    const { x, y } = sew(page(block(RED, 0, 0, 40, 30)));
    expect(Math.abs(Math.min(...x) + Math.max(...x))).toBeLessThanOrEqual(3);
    expect(Math.abs(Math.min(...y) + Math.max(...y))).toBeLessThanOrEqual(3);
  });

  it("use the cones that are given", () => {
    const threads = [findThread("Black")!, findThread("Ecru")!];
    const pattern = sewShapes(page(block(WHITE, 0, 0, 9, 9)), { fabric: fabrics.twill, threads });
    expect(pattern.threads).toEqual([findThread("Ecru")]);
  });

  it("are none for an empty drawing and for shapes without an extent", () => {
    expect(sew(page()).cmd).toHaveLength(0);
    expect(sew(page(area(RED), area(RED, ring(0, 0, 5, 0, 9, 0)))).cmd).toHaveLength(0);
  });
});

describe("lines", () => {
  const line = (widthMm: number): Drawing =>
    page({
      kind: "line",
      points: ring(5, 5, 35, 5, 35, 25),
      isClosed: false,
      widthMm,
      color: BLUE,
    });

  it.each([0.3, 0.8, 1.5, 3])("of %d mm stay near their middle and are held", (widthMm) => {
    const drawing = line(widthMm);
    const facts = factsOf(sew(drawing));
    expect(facts.shortest).toBeGreaterThanOrEqual(0.3);
    expect(facts.longest).toBeLessThanOrEqual(12.1);
    for (const { atHome, covered } of coverageOf(drawing, sew(drawing))) {
      expect(atHome).toBeGreaterThan(0.98);
      expect(covered).toBeGreaterThan(widthMm > 1 || widthMm < 0.5 ? 0.95 : 0.45);
    }
  });
});

describe("small stars", () => {
  it("have one stitch to each tip", () => {
    const facts = sew(page(area(WHITE, star(10, 10, 0.8))));
    expect(facts.cmd.filter((command) => command === 0)).toHaveLength(10);
  });

  it("that are smaller still are dots", () => {
    const facts = sew(page(area(WHITE, star(10, 10, 0.5))));
    expect(facts.cmd.filter((command) => command === 0)).toHaveLength(4);
  });
});

describe("a drawing from a file", () => {
  it("is sewn in its colors, curves and holes included", () => {
    const text =
      '<svg viewBox="0 0 400 300" width="40mm"><rect width="400" height="300" rx="40" fill="#27386b"/>' +
      '<path fill-rule="evenodd" fill="gold" d="M60 150a140 110 0 1 1 280 0 140 110 0 1 1-280 0zM130 150a70 60 0 1 0 140 0 70 60 0 1 0-140 0z"/></svg>';
    const drawing = readSvg(text);
    if (!drawing.ok) throw new Error("refused");
    expect(factsOf(sew(drawing.value)).threads).toHaveLength(2);
    expectCovered(drawing.value);
  });
});
