import { expect, it } from "vitest";
import {
  canZoom,
  isZoomedIn,
  nextView,
  type Scene,
  startView,
  toWindow,
  type ViewEvent,
  type ViewState,
} from "./view.ts";

/** A coat's chest of 200 × 150 mm with a name of 80 × 30 mm in the middle of its right half. */
const SCENE: Scene = {
  cloth: { width: 200, height: 150 },
  design: { left: 110, top: 60, width: 80, height: 30 },
};
const SIZE = { type: "resized", window: { width: 800, height: 600 } } as const;

function after(...events: readonly ViewEvent[]): ViewState {
  return events.reduce(nextView, nextView(startView(SCENE, "design", 40), SIZE));
}

it("fits the design into the window with cloth around it", () => {
  const { view } = after();
  expect(view.pxPerMm).toBeCloseTo((800 / 80) * 0.84, 9);
  expect([view.xMm, view.yMm]).toEqual([150, 75]);
  expect(isZoomedIn(after())).toBe(false);
});

it("fits the whole cloth when asked", () => {
  const { view } = after({ type: "fit", fit: "cloth" });
  expect(view).toEqual({ pxPerMm: 4, xMm: 100, yMm: 75 });
});

it("does not blow a single letter up to fill the window", () => {
  const small = { ...SCENE, design: { left: 100, top: 70, width: 4, height: 5 } };
  expect(after({ type: "scene", scene: small }).view.pxPerMm).toBe(16);
});

it("keeps the point under the fingers where it is while zooming", () => {
  const start = after();
  const at = { x: 120, y: -80 };
  const zoomed = nextView(start, { type: "zoom", factor: 1.7, at });
  const mm = {
    x: start.view.xMm + at.x / start.view.pxPerMm,
    y: start.view.yMm + at.y / start.view.pxPerMm,
  };
  expect(toWindow(zoomed, mm.x, mm.y).x).toBeCloseTo(400 + at.x, 6);
  expect(toWindow(zoomed, mm.x, mm.y).y).toBeCloseTo(300 + at.y, 6);
  expect(isZoomedIn(zoomed)).toBe(true);
});

it("a drag to the right shows what lies to the left", () => {
  const start = after({ type: "zoom", factor: 2 });
  const moved = nextView(start, { type: "pan", by: { x: 84, y: 0 } });
  expect(moved.view.xMm).toBeCloseTo(start.view.xMm - 84 / start.view.pxPerMm, 9);
});

it("stops at the edges of the cloth", () => {
  const far = after({ type: "zoom", factor: 2 }, { type: "pan", by: { x: -9999, y: 9999 } });
  expect(toWindow(far, 200, 0).x).toBeCloseTo(800, 6);
  expect(toWindow(far, 200, 0).y).toBeCloseTo(0, 6);
});

it("zooms no nearer than allowed and no further than all there is", () => {
  const near = after({ type: "zoom", factor: 1000 });
  expect(near.view.pxPerMm).toBe(40);
  expect([canZoom(near, 1.5), canZoom(near, 1 / 1.5)]).toEqual([false, true]);
  const wide = after({ type: "zoom", factor: 0.0001 });
  expect(wide.view.pxPerMm).toBe(4);
  expect([canZoom(wide, 1.5), canZoom(wide, 1 / 1.5)]).toEqual([true, false]);
});

it("follows a growing design until the shopper has chosen a view", () => {
  const longer = { ...SCENE, design: { left: 20, top: 60, width: 160, height: 30 } };
  expect(after({ type: "scene", scene: longer }).view.pxPerMm).toBeCloseTo(4.2, 9);
  const chosen = after({ type: "zoom", factor: 2 });
  const grown = nextView(chosen, { type: "scene", scene: longer });
  expect(grown.view).toEqual(chosen.view);
  expect(nextView(grown, { type: "fit", fit: "design" }).view.pxPerMm).toBeCloseTo(4.2, 9);
});

it("fits again when the window changes", () => {
  const phone = after({ type: "resized", window: { width: 360, height: 600 } });
  expect(phone.view.pxPerMm).toBeCloseTo((360 / 80) * 0.84, 9);
});

it("a window that is hidden has no size and changes nothing", () => {
  const state = after();
  expect(nextView(state, { type: "resized", window: { width: 0, height: 0 } })).toBe(state);
});

it("waits for a window before it fits anything", () => {
  const unmeasured = startView(SCENE, "design", 40);
  expect(nextView(unmeasured, { type: "scene", scene: SCENE }).view).toEqual(unmeasured.view);
});
