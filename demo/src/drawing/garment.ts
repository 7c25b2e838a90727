import type { Path, Point } from "./raster/spline.ts";

/** The first colour slot, in the order of a colourway's trims: the cloth itself. */
export const BASE = 0;
/** Straps, piping, bands and linings in a second colour. */
export const CONTRAST = 1;
/** Topstitching. */
export const THREAD = 2;
/** Sewn buttons. */
export const BUTTON = 3;
/** Woven labels. */
export const LABEL = 4;
/** Snaps, rivets, slides. */
export const METAL = 5;

/** What the cloth of a panel is woven or knitted like; `plain` shows no structure. */
export type Weave = "twill" | "poplin" | "canvas" | "denim" | "pique" | "jersey" | "rib" | "plain";

/** One view of a garment: parts painted back to front. Geometry in mm, y downward. */
export interface Drawing {
  seed: number;
  /** Amplitude of the slow field that keeps lines from being ruler-straight, mm. */
  wobble: number;
  weave: Weave;
  parts: readonly Part[];
}

/** One piece of cloth (or metal) with an outline of its own. */
export interface Part {
  name: string;
  seed: number;
  outline: Path;
  slot?: number;
  weave?: Weave;
  volume?: VolumePlan;
  cloth?: ClothPlan;
  folds?: readonly FoldPlan[];
  /** Strength of the small unevenness of worn cloth; 1 is a washed work garment. */
  unevenness?: number;
  panels?: readonly Panel[];
  seams?: readonly Seam[];
  pipings?: readonly Piping[];
  buttons?: readonly Button[];
  buttonholes?: readonly Buttonhole[];
  /** Thickness of the cloth at the outline, mm. */
  thickness?: number;
  /** Topstitching inside the outline, mm from the edge. */
  edgeStitch?: readonly number[];
  /** How far the silhouette follows the folds, 0 … 1. */
  follow?: number;
  /** The shadow on the parts beneath; false for none. */
  cast?: CastPlan | false;
  /** Extra light factor by place, for the inside of a neck or the cloth under an arm. */
  dim?: (x: number, y: number) => number;
  /** Light factor of the whole part. */
  tone?: number;
}

/** The body inside the cloth: a membrane over the path, `height` mm at its top. */
export interface VolumePlan {
  path: Path;
  height: number;
  /** 0.5 gives an ellipse; more is flatter at the rim. */
  power?: number;
}

/** Surplus cloth by place, as a share of its length: what is too long must buckle. */
export interface ClothPlan {
  across: (x: number, y: number) => number;
  along: (x: number, y: number) => number;
  gain?: number;
  /** What is left per sweep of cloth pressed against the body (0.75 … 0.9). */
  floor?: number;
  rim?: number;
}

/** Folds drawn by hand or spread by a rule. */
export type FoldPlan = FoldStroke | FoldFan | FoldRow;

/** How folds look, whoever places them. */
interface FoldShape {
  /** Height in mm; negative folds inward. */
  height: number;
  /** Fade at the beginning and the end, as shares of the length. */
  fade?: readonly [number, number];
  /** Depth of the valley under the steep flank, as a share of the height. */
  valley?: number;
  /** A crease has a sharp crest instead of a round one, 0 … 1. */
  sharp?: number;
}

/** One fold along a path, width from beginning to end in mm; `lean` makes one flank steep. */
export interface FoldStroke extends FoldShape {
  path: Path;
  width: readonly [number, number];
  lean?: number;
}

/** Folds that radiate from a point of tension; angles in degrees, 0 right, 90 down. */
export interface FoldFan extends FoldShape {
  from: Point;
  angles: readonly [number, number];
  count: number;
  length: number;
  width: number;
  grow?: number;
  seed: number;
  /** Distance from the point at which the folds begin, mm. */
  start?: number;
  curve?: number;
}

/** Folds that join two lines, each given by its two end points. */
export interface FoldRow extends FoldShape {
  first: Path;
  second: Path;
  count: number;
  width: number;
  grow?: number;
  seed: number;
  ragged?: number;
  bow?: number;
}

/** A piece of cloth sewn on top: pocket, facing, cuff, yoke. */
export interface Panel {
  path: Path;
  thickness: number;
  slot?: number;
  weave?: Weave;
  stitch?: readonly number[];
  stitchSlot?: number;
  /** Straight stitch lines across the panel. */
  lines?: readonly Path[];
  roll?: number;
  shade?: number;
  pucker?: number;
  /** How much flatter than the cloth round it, 0 … 1. */
  flat?: number;
  tone?: number;
}

/** A seam or a line of stitches. */
export interface Seam {
  path: Path;
  closed?: boolean;
  depth?: number;
  dark?: number;
  /** Step from one side to the other, mm; the sign says which side is higher. */
  lap?: number;
  stitch?: readonly number[];
  stitchSlot?: number;
  pucker?: number;
}

/** A cord in the contrast colour, sewn into a seam. */
export interface Piping {
  path: Path;
  width: number;
  slot?: number;
}

/** A button; diameter in mm. */
export interface Button {
  x: number;
  y: number;
  diameter: number;
  slot?: number;
  kind: "four" | "two" | "snap" | "shank" | "rivet";
}

/** A worked buttonhole; angle in degrees, 0 lies across. */
export interface Buttonhole {
  x: number;
  y: number;
  length: number;
  angle: number;
}

/** The shadow of one part on those beneath it; lengths in mm. */
export interface CastPlan {
  soft: number;
  tight: number;
  blur?: number;
  tightBlur?: number;
  shift?: readonly [number, number];
  /** Strength by height on the garment: a sleeve is sewn on above and hangs free below. */
  grow?: (y: number) => number;
}
