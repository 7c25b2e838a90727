import type { ThreadCanvasProps } from "@placket/ui/drawing/thread-canvas/ThreadCanvas";
import { t } from "../../translation/translate.ts";

/** Every word on the canvas, in the shopper's language. */
export const canvasTexts = (): ThreadCanvasProps["texts"] => ({
  view: t("Preview. Arrows move it, + and − zoom, 0 fits it."),
  zoomIn: t("Zoom in"),
  zoomOut: t("Zoom out"),
  fit: t("Fit"),
  play: t("Sew it out"),
  pause: t("Pause"),
  scrub: t("Stitches sewn"),
  speed: t("Speed"),
  speedOf: (times) => t("%1 × machine", times),
  progress: (stitches, total) => t("%1 of %2 stitches", stitches, total),
  loading: t("Sewing…"),
  empty: t("Nothing is stitched yet."),
  failed: t("The thread could not be drawn."),
  retry: t("Try again"),
});
