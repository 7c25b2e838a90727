import type { PictureFrame } from "@placket/domain/embroidery/drawing/picture-frame";
import { toWindow, type ViewState } from "./view.ts";

/** Thread narrower than this is painted larger and shrunk by the browser. */
const CLEAR_PX_PER_MM = 6;
const MOST_TIMES = 3;
/** Painted around the window, as a part of it: a short drag shows no gap. */
const AROUND = 0.25;
const MOST_PIXELS = 8_000_000;
/** Thread and shadow beyond the needle points. */
const BEYOND_MM = 1;

/** Where the pattern's origin lies on the cloth, in mm, y downwards. */
export interface Origin {
  readonly xMm: number;
  readonly yMm: number;
}

/**
 * The part of the thread that a view needs, on whole device pixels; null when none of it is in
 * sight. `ratio` is device pixels a CSS pixel.
 */
export function paintedPart(state: ViewState, origin: Origin, ratio: number): PictureFrame | null {
  const { window, view, scene } = state;
  if (!window) return null;
  const wanted = ratio * Math.max(1, times(view.pxPerMm * ratio));
  const { left, top, width, height } = scene.thread ?? scene.design;
  const first = toWindow(state, left - BEYOND_MM, top - BEYOND_MM);
  const last = toWindow(state, left + width + BEYOND_MM, top + height + BEYOND_MM);
  const x = [
    Math.max(first.x, -AROUND * window.width),
    Math.min(last.x, (1 + AROUND) * window.width),
  ] as const;
  const y = [
    Math.max(first.y, -AROUND * window.height),
    Math.min(last.y, (1 + AROUND) * window.height),
  ] as const;
  // Said so that a view that is no number shows nothing either.
  if (!(x[0] < x[1] && y[0] < y[1])) return null;
  const most = Math.sqrt(MOST_PIXELS / ((x[1] - x[0]) * (y[1] - y[0])));
  const scale = Math.min(wanted, most);
  const [startX, startY] = [Math.floor(x[0] * scale), Math.floor(y[0] * scale)];
  const corner = toWindow(state, 0, 0);
  return {
    width: Math.max(1, Math.ceil(x[1] * scale) - startX),
    height: Math.max(1, Math.ceil(y[1] * scale) - startY),
    pxPerMm: view.pxPerMm * scale,
    leftMm: (startX / scale - corner.x) / view.pxPerMm - origin.xMm,
    topMm: origin.yMm - (startY / scale - corner.y) / view.pxPerMm,
  };
}

/** Whether what is painted still serves a view: as sharp, and with nothing missing in the window. */
export function stillServes(painted: PictureFrame, wanted: PictureFrame): boolean {
  const sharp = Math.abs(painted.pxPerMm / wanted.pxPerMm - 1) < 0.01;
  // What is wanted reaches beyond the window; a little of that may be missing.
  const slack = (AROUND * Math.min(wanted.width, wanted.height) * 0.4) / wanted.pxPerMm;
  const right = (frame: PictureFrame) => frame.leftMm + frame.width / frame.pxPerMm;
  const bottom = (frame: PictureFrame) => frame.topMm - frame.height / frame.pxPerMm;
  return (
    sharp &&
    painted.leftMm <= wanted.leftMm + slack &&
    painted.topMm >= wanted.topMm - slack &&
    right(painted) >= right(wanted) - slack &&
    bottom(painted) <= bottom(wanted) + slack
  );
}

/** How a painted part is laid into the window: a CSS transform from the upper left corner. */
export function layPart(state: ViewState, origin: Origin, frame: PictureFrame): string {
  const { x, y } = toWindow(state, frame.leftMm + origin.xMm, origin.yMm - frame.topMm);
  return `translate(${x}px, ${y}px) scale(${state.view.pxPerMm / frame.pxPerMm})`;
}

function times(devicePxPerMm: number): number {
  return Math.min(MOST_TIMES, Math.ceil(CLEAR_PX_PER_MM / devicePxPerMm));
}
