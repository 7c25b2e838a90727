import type { Trims } from "../drawing/color.ts";
import type { Drawing } from "../drawing/garment.ts";
import type { ColorCode } from "./colors.ts";

/** Garments of one kind share one scale, so 81 mm of name is 81 mm on each of them. */
type Kind = "coat" | "shirt" | "waistcoat" | "labcoat" | "apron" | "bistro" | "trousers" | "cap";

/** Pixels per mm of each kind in a master of 1000 × 1250. */
export const KIND_SCALE: Record<Kind, number> = {
  coat: 1.38,
  shirt: 1.42,
  waistcoat: 1.9,
  labcoat: 1.07,
  apron: 1.05,
  bistro: 1.23,
  trousers: 1.04,
  cap: 3.75,
};

/** Studio front, studio back, detail: the suffixes of the file names. */
export type ViewCode = "sf" | "sb" | "d";

/** What a view shows: a drawing round a center (mm), at the kind's scale or its own. */
interface ViewPlan {
  drawing: () => Drawing;
  center: readonly [number, number];
  scale?: number;
  /** Colors of this view if fewer than the style's. */
  colors?: readonly ColorCode[];
}

/** A box for embroidery, mm from the centre line and the neck point; turned by degrees. */
export interface Placement {
  code: string;
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
  turn?: number;
}

/** A pattern-maker's note that points at a place on the garment. */
export interface Note {
  label: string;
  at: readonly [number, number];
}

/** A line of the size chart. */
export interface MeasureLine {
  code: "A" | "B" | "C";
  label: string;
  from: readonly [number, number];
  to: readonly [number, number];
}

/** One garment of the demo store with all that the pictures tell about it. */
export interface Style {
  code: string;
  name: string;
  kind: Kind;
  colors: readonly ColorCode[];
  trims: (color: ColorCode) => Trims;
  views: Record<ViewCode, ViewPlan>;
  placements: Partial<Record<ViewCode, readonly Placement[]>>;
  notes: readonly Note[];
  measures: readonly MeasureLine[];
}
