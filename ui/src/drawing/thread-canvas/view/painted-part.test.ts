import { expect, it } from "vitest";
import { layPart, paintedPart, stillServes } from "./painted-part.ts";
import { nextView, type Scene, startView, type ViewEvent } from "./view.ts";

const SCENE: Scene = {
  cloth: { width: 200, height: 150 },
  design: { left: 60, top: 60, width: 80, height: 30 },
};
/** The pattern's origin is the lower left corner of the design. */
const ORIGIN = { xMm: 60, yMm: 90 };

function viewAfter(...events: readonly ViewEvent[]) {
  const sized = { type: "resized", window: { width: 800, height: 600 } } as const;
  return [sized, ...events].reduce(nextView, startView(SCENE, "design", 40));
}

function partAfter(ratio: number, ...events: readonly ViewEvent[]) {
  const part = paintedPart(viewAfter(...events), ORIGIN, ratio);
  if (!part) throw new Error("Nothing in sight");
  return part;
}

it("is the design with its shadow, at the scale of the screen", () => {
  const part = partAfter(2);
  expect(part.pxPerMm).toBeCloseTo(8.4 * 2, 9);
  expect(part.width / part.pxPerMm).toBeCloseTo(82, 0);
  expect(part.height / part.pxPerMm).toBeCloseTo(32, 0);
  expect(part.leftMm).toBeCloseTo(-1, 1);
  expect(part.topMm).toBeCloseTo(31, 1);
});

it("begins on a whole device pixel", () => {
  const state = viewAfter({ type: "zoom", factor: 1.37 });
  const part = paintedPart(state, ORIGIN, 1);
  const [, x = "", y = ""] =
    /translate\((.+)px, (.+)px\)/.exec(part ? layPart(state, ORIGIN, part) : "") ?? [];
  for (const place of [Number(x), Number(y)]) {
    expect(Math.abs(place - Math.round(place))).toBeLessThan(1e-9);
  }
});

it("near by, only the window and a little around it", () => {
  const part = partAfter(1, { type: "zoom", factor: 100 });
  expect(part.pxPerMm).toBe(40);
  expect(part.width).toBeLessThanOrEqual(800 * 1.5 + 1);
  expect(part.height).toBeLessThanOrEqual(600 * 1.5 + 1);
});

it("thin thread is painted larger, to be shrunk by the browser", () => {
  expect(partAfter(1, { type: "zoom", factor: 0.5 }).pxPerMm).toBeCloseTo(8.4, 9);
});

it("is null when the design is out of sight", () => {
  const away = viewAfter({ type: "zoom", factor: 100 }, { type: "pan", by: { x: 0, y: 99999 } });
  expect(paintedPart(away, ORIGIN, 1)).toBeNull();
  expect(paintedPart(startView(SCENE, "design", 40), ORIGIN, 1)).toBeNull();
});

it("has a bound, whatever the screen", () => {
  const huge = { type: "resized", window: { width: 4000, height: 3000 } } as const;
  const part = partAfter(4, huge, { type: "zoom", factor: 100 });
  expect(part.width * part.height).toBeLessThan(8_100_000);
});

it("serves a view that moved a little, not one that moved far or came nearer", () => {
  const near: ViewEvent = { type: "zoom", factor: 3 };
  const painted = partAfter(1, near);
  const little = partAfter(1, near, { type: "pan", by: { x: 40, y: 10 } });
  const far = partAfter(1, near, { type: "pan", by: { x: 300, y: 0 } });
  expect(stillServes(painted, little)).toBe(true);
  expect(stillServes(painted, far)).toBe(false);
  expect(stillServes(painted, partAfter(1, near, { type: "zoom", factor: 1.2 }))).toBe(false);
});

it("is laid where it belongs, and scaled while a sharper one is on its way", () => {
  const state = viewAfter();
  const part = partAfter(2);
  expect(layPart(state, ORIGIN, part)).toMatch(/scale\(0\.5\)$/);
  const zoomed = nextView(state, { type: "zoom", factor: 2 });
  expect(layPart(zoomed, ORIGIN, part)).toMatch(/scale\(1\)$/);
});
