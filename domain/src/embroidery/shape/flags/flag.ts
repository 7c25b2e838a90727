import { flatten } from "../../region/flatten.ts";
import { readSvgPath } from "../svg/svg-path.ts";
import type { AreaShape, Drawing, Shape } from "../shape.ts";
import { flags } from "./flags.data.ts";

/** A national flag as it is drawn: colored paths, one over the other. */
export interface Flag {
  /** ISO 3166-1, two letters. */
  readonly code: string;
  readonly name: string;
  /** Its official proportions; the paths count in the same units, from the upper left corner. */
  readonly width: number;
  readonly height: number;
  /** Color and SVG path data; what is painted first comes first. */
  readonly layers: readonly (readonly [color: string, path: string])[];
  /** White at an edge is lost on white cloth: such flags are sewn with a border line. */
  readonly hasBorder: boolean;
}

/** Height of a flag on a sleeve or a chest, in mm. */
export const FLAG_HEIGHT_MM = 25;
/** The gray thread of the narrow satin around flags with white edges. */
export const BORDER_COLOR = "#a7acae";
/** The border reaches so far inside the outline and out of it, over the ends of the rows, in mm. */
const BORDER = { inside: 0.5, outside: 0.2 } as const;
const TOLERANCE_MM = 0.03;

/** The flag of a country, `findFlag("se")`; nothing for a code that is not in the collection. */
export function findFlag(code: string): Flag | undefined {
  return byCode.get(code.toUpperCase());
}

/** A flag as a drawing of that height in mm. */
export function flagDrawing(flag: Flag, heightMm = FLAG_HEIGHT_MM): Drawing {
  const scale = heightMm / flag.height;
  const widthMm = flag.width * scale;
  const shapes: Shape[] = flag.layers.map(([color, path]) => ({
    kind: "area",
    color,
    region: {
      rings: flatten(readSvgPath(path), TOLERANCE_MM / scale).map((ring) =>
        ring.map((value, i) => (i % 2 === 0 ? value * scale : heightMm - value * scale)),
      ),
    },
  }));
  if (flag.hasBorder) shapes.push(...border(widthMm, heightMm));
  return { widthMm, heightMm, shapes };
}

/** Four narrow columns around the flag, each from corner to corner. */
function border(width: number, height: number): AreaShape[] {
  const { inside, outside } = BORDER;
  const side = (left: number, low: number, right: number, high: number): AreaShape => ({
    kind: "area",
    color: BORDER_COLOR,
    region: { rings: [Float64Array.of(left, low, right, low, right, high, left, high)] },
  });
  return [
    side(-outside, -outside, width + outside, inside),
    side(width - inside, inside, width + outside, height - inside),
    side(-outside, height - inside, width + outside, height + outside),
    side(-outside, inside, inside, height - inside),
  ];
}

const byCode: ReadonlyMap<string, Flag> = new Map(flags.map((flag) => [flag.code, flag]));
