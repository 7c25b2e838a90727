import { blur } from "./raster/blur.ts";
import { BASE } from "./garment.ts";
import { coverage } from "./raster/raster.ts";
import { Stroker } from "./raster/stroker.ts";
import { toPixels } from "./view.ts";
import type { Weave } from "./garment.ts";
import type { FlatPart } from "./prepare.ts";
import type { Line } from "./raster/spline.ts";
import type { View } from "./view.ts";

/** The pixels of one part, with the fine relief that depends on the picture size. */
export interface Patch {
  view: View;
  /** Corner in the picture. */
  x: number;
  y: number;
  width: number;
  height: number;
  cover: Float32Array;
  /** Fine relief in mm: edges, panels, seams, stitches. */
  relief: Float32Array;
  open: Float32Array;
  slot: Uint8Array;
  /** What shows beside `slot` where a panel's edge crosses a pixel, and the share of `slot`. */
  under: Uint8Array;
  share: Float32Array;
  weave: Uint8Array;
  /** Weaves by their number in `weave`. */
  weaves: Weave[];
  /** Cover and slot of sewing thread. */
  thread: Float32Array;
  threadSlot: Uint8Array;
  stroker: Stroker;
}

const EDGE_ROLL_MM = 0.9;
const MARGIN_PX = 2;

/** The empty cloth of a part inside its silhouette; null when it is outside the picture. */
export function layCloth(
  part: FlatPart,
  outline: Line,
  { view, weave }: { view: View; weave: Weave },
): Patch | null {
  const mask = coverage(toPixels(outline, view), [view.width, view.height], MARGIN_PX);
  if (!mask) return null;
  const { x, y, width, height, cover } = mask;
  const count = width * height;
  const thickness = part.plan.thickness ?? 1.1;
  const edge = blur(cover, [width, height], EDGE_ROLL_MM * view.scale);
  return {
    view,
    x,
    y,
    width,
    height,
    cover,
    relief: edge.map((c) => thickness * 1.25 * c),
    open: new Float32Array(count).fill(1),
    slot: new Uint8Array(count).fill(part.plan.slot ?? BASE),
    under: new Uint8Array(count),
    share: new Float32Array(count).fill(1),
    weave: new Uint8Array(count),
    weaves: [part.plan.weave ?? weave],
    thread: new Float32Array(count),
    threadSlot: new Uint8Array(count),
    stroker: new Stroker(width, height),
  };
}

/** A line in mm as a line in the patch's own pixels. */
export function inPatch(line: Line, patch: Patch): Line {
  return toPixels(line, patch.view, [patch.x, patch.y]);
}

/** The number under which a patch knows a weave. */
export function weaveNumber(patch: Patch, weave: Weave): number {
  const at = patch.weaves.indexOf(weave);
  return at >= 0 ? at : patch.weaves.push(weave) - 1;
}
