import type { Direction } from "../fill/row-source.ts";
import type { Region } from "../region/region.ts";

/** A filled area of one color. */
export interface AreaShape {
  readonly kind: "area";
  readonly region: Region;
  /** `#rrggbb`. */
  readonly color: string;
  /** Rows run along it; chosen by the shape and its neighbors where it is left out. */
  readonly direction?: Direction;
}

/** A line of one color, `x0, y0, x1, y1 …`. */
export interface LineShape {
  readonly kind: "line";
  readonly points: Float64Array;
  readonly isClosed: boolean;
  readonly widthMm: number;
  /** `#rrggbb`. */
  readonly color: string;
}

export type Shape = AreaShape | LineShape;

/** A drawing in mm, y upwards, its lower left corner at 0, 0. */
export interface Drawing {
  readonly widthMm: number;
  readonly heightMm: number;
  /** What is painted first comes first. */
  readonly shapes: readonly Shape[];
}
