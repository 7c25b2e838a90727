import type { Thread } from "../thread/thread.ts";
import type { SegmentBounds, StitchSegments } from "./segments/stitch-segments.ts";

/** Thread of one design, as far from where it was sewn as it lies, in 0.1 mm, y upwards. */
interface LaidThread {
  readonly segments: StitchSegments;
  readonly threads: readonly Thread[];
  readonly dx: number;
  readonly dy: number;
}

/** The thread of several designs as one picture, sewn one after the other. */
export function laidTogether(laid: readonly LaidThread[]) {
  const total = (of: (segments: StitchSegments) => number) =>
    laid.reduce((before, { segments }) => before + of(segments), 0);
  const count = total((segments) => segments.count);
  const ends = new Float32Array(count * 4);
  const thread = new Uint8Array(count);
  const stitch = new Uint32Array(count);
  let [pieces, colors, stitches] = [0, 0, 0];
  for (const { segments, threads, dx, dy } of laid) {
    segments.ends.forEach((at, i) => {
      ends[pieces * 4 + i] = at + (i % 2 === 0 ? dx : dy);
    });
    for (let i = 0; i < segments.count; i += 1) {
      thread[pieces + i] = colors + (segments.thread[i] as number);
      stitch[pieces + i] = stitches + (segments.stitch[i] as number);
    }
    pieces += segments.count;
    colors += threads.length;
    stitches += segments.stitches;
  }
  const bounds = laid.flatMap(({ segments, dx, dy }) =>
    segments.bounds ? moved(segments.bounds, dx, dy) : [],
  );
  const segments: StitchSegments = {
    count,
    ends,
    thread,
    stitch,
    stitches,
    bounds: bounds.length > 0 ? bounds.reduce(around) : null,
  };
  return { segments, threads: laid.flatMap(({ threads }) => threads) };
}

const moved = (box: SegmentBounds, dx: number, dy: number): SegmentBounds => ({
  minX: box.minX + dx,
  minY: box.minY + dy,
  maxX: box.maxX + dx,
  maxY: box.maxY + dy,
});

const around = (one: SegmentBounds, other: SegmentBounds): SegmentBounds => ({
  minX: Math.min(one.minX, other.minX),
  minY: Math.min(one.minY, other.minY),
  maxX: Math.max(one.maxX, other.maxX),
  maxY: Math.max(one.maxY, other.maxY),
});
