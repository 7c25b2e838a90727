// @vitest-environment jsdom
import { stitchSegments } from "@placket/domain/embroidery/drawing/segments/stitch-segments";
import { aStitch } from "@placket/domain/embroidery/drawing/testing";
import { expect, it, vi } from "vitest";
import { type Delivery, openStudio } from "./studio.ts";
import { aPageThatPaints } from "../testing.ts";

const PATTERN = aStitch([0, 0], [4, 0]);
const DESIGN = { segments: stitchSegments(PATTERN), threads: PATTERN.threads };
const WISH = {
  frame: { width: 60, height: 20, pxPerMm: 10, leftMm: -1, topMm: 1 },
  stitches: Infinity,
  revision: 1,
};

/** A canvas of a browser without WebGL2. */
const noWebGl = () =>
  ({ getContext: () => null, addEventListener: () => undefined }) as unknown as OffscreenCanvas;

function delivered(canvas: OffscreenCanvas | null, withDesign = true): Delivery[] {
  const deliveries: Delivery[] = [];
  const order = openStudio((delivery) => deliveries.push(delivery), canvas);
  if (withDesign) order({ kind: "design", design: DESIGN });
  order({ kind: "paint", wish: WISH });
  return deliveries;
}

it("paints by software where there is no WebGL2", () => {
  aPageThatPaints();
  const [delivery] = delivered(noWebGl());
  expect(delivery).toMatchObject({ kind: "painted", painter: "software", wish: WISH });
});

it("says so when nothing can be painted", () => {
  vi.stubGlobal("ImageData", undefined);
  expect(delivered(null)).toEqual([{ kind: "failed" }]);
});

it("says so when no design was given", () => {
  aPageThatPaints();
  expect(delivered(null, false)).toEqual([{ kind: "failed" }]);
});
