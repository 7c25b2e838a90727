/** Every word of a thread canvas; it has none of its own. */
export type ThreadCanvasTexts = {
  /** Names the picture that keys move: “Preview. Arrows move it, + and − zoom, 0 fits it.” */
  view: string;
  zoomIn: string;
  zoomOut: string;
  fit: string;
  play: string;
  pause: string;
  /** Names the slider over all stitches. */
  scrub: string;
  speed: string;
  /** `speedOf(30)` → “30 × machine”. */
  speedOf: (times: number) => string;
  /** `progress(1204, 4218)` → “1,204 of 4,218 stitches”. */
  progress: (stitches: number, total: number) => string;
  loading: string;
  empty: string;
  failed: string;
  retry: string;
};
