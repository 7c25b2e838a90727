import type { PictureFrame } from "@placket/domain/embroidery/drawing/picture-frame";
import { segmentsAfter } from "@placket/domain/embroidery/drawing/segments/stitch-segments";
import { glPainter } from "./gl-painter.ts";
import type { Paint, PaintedDesign, Painter } from "./painter.ts";
import { softwarePainter } from "./software-painter.ts";

/** A picture that is wanted: a part of the design after so many stitches. */
export interface Wish {
  readonly frame: PictureFrame;
  readonly stitches: number;
  /** Which of its owner's designs it is of; comes back with the picture. */
  readonly revision: number;
}

/** What a studio is told: a design comes before its pictures. */
export type Order =
  | { readonly kind: "design"; readonly design: PaintedDesign }
  | { readonly kind: "paint"; readonly wish: Wish };

/** What a studio answers to each wish. */
export type Delivery =
  | {
      readonly kind: "painted";
      readonly wish: Wish;
      readonly paint: Paint;
      readonly painter: Painter["kind"];
      /** How long the painting took. */
      readonly ms: number;
    }
  | { readonly kind: "failed" };

/**
 * Where pictures are painted: in a worker, or on the page where there is none. With a canvas the
 * graphics card paints; without one, or once the card is lost, software does.
 */
export function openStudio(
  deliver: (delivery: Delivery) => void,
  canvas: OffscreenCanvas | null,
  paintWith: (canvas: OffscreenCanvas) => Painter | null = (on) => glPainter(on),
): (order: Order) => void {
  let painter = (canvas && paintWith(canvas)) ?? softwarePainter();
  let design: PaintedDesign | undefined;
  let last: Wish | undefined;

  function fallBack(): void {
    painter.close();
    painter = softwarePainter();
    if (design) painter.setDesign(design);
  }

  function paint(wish: Wish): void {
    if (!design) return deliver({ kind: "failed" });
    const started = performance.now();
    const paint = painter.paint(wish.frame, segmentsAfter(design.segments, wish.stitches));
    const ms = performance.now() - started;
    deliver({ kind: "painted", wish, paint, painter: painter.kind, ms });
  }

  /** Out of the card's memory, or it was lost: once more without it. */
  function paintAnyhow(wish: Wish): void {
    try {
      paint(wish);
    } catch {
      if (painter.kind === "software") return deliver({ kind: "failed" });
      fallBack();
      paintAnyhow(wish);
    }
  }

  canvas?.addEventListener("webglcontextlost", () => {
    if (painter.kind !== "webgl2") return;
    fallBack();
    // What was delivered last may be blank.
    if (last) paintAnyhow(last);
  });

  return (order) => {
    if (order.kind === "design") {
      design = order.design;
      last = undefined;
      painter.setDesign(design);
      return;
    }
    last = order.wish;
    paintAnyhow(order.wish);
  };
}
