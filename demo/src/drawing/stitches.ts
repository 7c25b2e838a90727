import { THREAD } from "./garment.ts";
import { offset } from "./raster/outline.ts";
import { inPatch } from "./patch.ts";
import type { Patch } from "./patch.ts";
import type { Line } from "./raster/spline.ts";

const PITCH_MM = 3.3;
const REACH_MM = 2.6;
const THREAD_MM = 0.42;
const LEAST_THREAD_PX = 0.55;

/** Rows of topstitching beside a line. */
interface StitchRows {
  line: Line;
  closed: boolean;
  /** Distance of each row from the line, mm. */
  at: readonly number[];
  slot?: number | undefined;
}

/** Sews rows of stitches: thread that stands up in a shallow gutter, needle holes between. */
export function sew(patch: Patch, { line, closed, at, slot = THREAD }: StitchRows): void {
  const { scale } = patch.view;
  const half = Math.max(THREAD_MM, LEAST_THREAD_PX / scale);
  for (const distance of at) {
    const row = inPatch(distance === 0 ? line : offset(line, distance, closed), patch);
    patch.stroker.stroke(row, { radius: REACH_MM * scale, closed }, (k, away, along) => {
      const q = away / scale;
      patch.relief[k] -= 0.3 * Math.exp((-q * q) / 1.1);
      const on = inStitch(along / scale / PITCH_MM);
      if (on > 0) {
        const cover = on * clamp((half - Math.abs(q)) * scale + 0.5);
        patch.relief[k] += 0.42 * cover;
        if (cover > patch.thread[k]) {
          patch.thread[k] = cover;
          patch.threadSlot[k] = slot;
        }
      } else {
        patch.open[k] *= 1 - 0.16 * Math.exp((-q * q) / 0.3);
      }
    });
  }
}

/** 1 on the stitch, 0 at the needle hole; a stitch takes 78 % of the pitch. */
function inStitch(turn: number): number {
  const phase = turn - Math.floor(turn);
  return clamp((phase - 0.12) * 6) * clamp((0.9 - phase) * 6);
}

function clamp(v: number): number {
  return Math.min(1, Math.max(0, v));
}
