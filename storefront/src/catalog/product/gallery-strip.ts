/** Thumbnails visible at once (PDP-20). */
export const STRIP_VISIBLE = 4;

/** The next or the previous index; wraps in both directions (PDP-25). */
export function wrapped(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count;
}

/** The first thumbnail of the strip such that `index` is visible and the strip moves no more than it must. */
export function stripStart(before: number, index: number, count: number): number {
  const last = Math.max(0, count - STRIP_VISIBLE);
  const low = Math.max(0, index - STRIP_VISIBLE + 1);
  return Math.min(last, Math.max(low, Math.min(before, index)));
}

/** Where and when a finger was, in px and ms. */
export interface Touch {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** How far, in px, and how fast, in px per ms, a finger must go to turn the picture (catalogue §9). */
const SWIPE_PX = 10;
const SWIPE_VELOCITY = 0.3;

/** 1 for a swipe to the next picture, -1 to the previous, 0 for anything else. */
export function swipeStep(from: Touch, to: Touch): -1 | 0 | 1 {
  const across = to.x - from.x;
  const isFlat = Math.abs(across) > Math.abs(to.y - from.y);
  const velocity = Math.abs(across) / Math.max(1, to.at - from.at);
  if (!isFlat || Math.abs(across) < SWIPE_PX || velocity < SWIPE_VELOCITY) return 0;
  return across < 0 ? 1 : -1;
}
