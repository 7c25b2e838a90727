import type { ThreadCanvasTexts } from "../../src/drawing/thread-canvas/texts.ts";

const number = new Intl.NumberFormat("en-US");

export const TEXTS: ThreadCanvasTexts = {
  view: "Preview. Arrows move it, + and − zoom, 0 fits it",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Show all",
  play: "Sew it out",
  pause: "Pause",
  scrub: "Stitches sewn",
  speed: "Speed",
  speedOf: (times) => `${times} × machine`,
  progress: (stitches, total) => `${number.format(stitches)} of ${number.format(total)} stitches`,
  loading: "Drawing the stitches",
  empty: "Nothing to sew yet",
  failed: "The preview could not be drawn",
  retry: "Try again",
};
