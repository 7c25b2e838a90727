// @vitest-environment jsdom
import { stitchSegments } from "@placket/domain/embroidery/drawing/segments/stitch-segments";
import { aStitch } from "@placket/domain/embroidery/drawing/testing";
import { expect, it, vi } from "vitest";
import { openEasel, type Sight } from "./easel.ts";
import { aPageThatPaints } from "./testing.ts";
import { layOut } from "./view/scene.ts";
import { nextView, startView, type ViewEvent } from "./view/view.ts";

function sightOf(to: readonly [number, number], designAt = { xMm: 50, yMm: 40 }): Sight {
  const pattern = aStitch([0, 0], to);
  const segments = stitchSegments(pattern);
  const cloth = { src: "", widthMm: 100, heightMm: 80, designAt };
  const { scene, origin } = layOut(segments.bounds, cloth);
  const sized: ViewEvent = { type: "resized", window: { width: 800, height: 640 } };
  const state = nextView(startView(scene, "cloth", 40), sized);
  const design = { segments, threads: pattern.threads };
  return { design, state, origin, ratio: 1, stitches: Infinity };
}

/** Where the picture's upper left corner is laid. */
function placeOf(canvas: HTMLCanvasElement): readonly number[] {
  const [, x, y] = /translate\((.+)px, (.+)px\)/.exec(canvas.style.transform) ?? [];
  return [Number(x), Number(y)];
}

function anEasel() {
  const canvas = document.createElement("canvas");
  const tell = vi.fn<() => void>();
  const easel = openEasel(canvas, tell);
  const painted = (times: number) =>
    vi.waitFor(() => expect(tell.mock.calls.length).toBeGreaterThanOrEqual(times), 15_000);
  return { canvas, easel, painted };
}

it("a design that is moved on its cloth moves at once", async () => {
  aPageThatPaints();
  const { canvas, easel, painted } = anEasel();
  const sight = sightOf([10, 0]);
  easel.show(sight);
  await painted(1);
  const [x = 0, y = 0] = placeOf(canvas);
  const moved = sightOf([10, 0], { xMm: 60, yMm: 35 });
  easel.show({ ...moved, design: sight.design });
  expect(placeOf(canvas)).toEqual([x + 80, y - 40]);
});

it("until a new design is painted the old picture stays where it was", async () => {
  aPageThatPaints();
  const { canvas, easel, painted } = anEasel();
  easel.show(sightOf([10, 0]));
  await painted(1);
  const before = placeOf(canvas);
  easel.show(sightOf([40, 0]));
  expect(placeOf(canvas)).toEqual(before);
  await painted(2);
  expect(placeOf(canvas)[0]).toBeLessThan((before[0] as number) - 100);
});

it("a view that came to rest is painted at its own sharpness", async () => {
  const pictures = aPageThatPaints();
  const { easel, painted } = anEasel();
  const sight = sightOf([10, 0]);
  easel.show(sight);
  await painted(1);
  easel.show({ ...sight, state: nextView(sight.state, { type: "zoom", factor: 2 }) });
  await painted(2);
  const [first, sharper] = pictures;
  expect(sharper?.width).toBeGreaterThan((first?.width as number) * 1.8);
});
