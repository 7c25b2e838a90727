import { ok, problem, refuse, type Problem, type Result } from "../../problem.ts";
import { DRAWING_WIDTHS_MM } from "../shape/sew-drawing.ts";
import { CLOTH, colorMap, type ColorMap } from "./color-map.ts";
import { groundColor, type GroundWish, withoutGround } from "./ground.ts";
import { layersOf } from "./layers.ts";
import { expectedStitches, MOST_STITCHES } from "./needle-work.ts";
import { outlinesOf } from "./outlines.ts";
import { enlarged, enlargement, isPicture, type Picture, PICTURE_SIDE_MAX } from "./picture.ts";
import { isPlain } from "./plainness.ts";
import { settledPixels } from "./settled.ts";
import { hexOf, type Shade, shadesOf } from "./shades.ts";
import { smoothed } from "./smoothed.ts";
import { withoutSpecks } from "./specks.ts";
import { threadColors } from "./thread-colors.ts";
import { svgOf } from "./traced-svg.ts";

/** How a picture is to be traced. */
export interface TraceWish {
  /** Of the whole picture. */
  readonly widthMm: number;
  /** The most colors; fewer where they look alike. */
  readonly colors: number;
  /** What becomes of the color that the picture stands on. */
  readonly ground: GroundWish;
}

/** A picture as a drawing that can be sewn, and what it lost on the way. */
export interface TracedPicture {
  /** Plain areas, in mm, as large as the picture: stitches follow from it and nothing else. */
  readonly svg: string;
  readonly areas: number;
  /** What the cloth takes the place of: `#rrggbb`, or `"clear"`; nothing where all is sewn. */
  readonly ground?: string;
  /** Details that are smaller than a needle can sew. */
  readonly leftOut: number;
}

export const TRACE_COLORS = { min: 1, max: 16, usual: 8 } as const;

/** A logo has some dozens of areas; what has more is a photograph, or is drawn too finely. */
const MOST_AREAS = 300;
const MOST_POINTS = 20_000;
/** Where so much of a picture lies in so many specks, what is left of it is not what was drawn. */
const MOST_IN_SPECKS = { share: 0.2, count: 50 } as const;

/** Outlines may stray so far from the pixels' edges: in mm, and not under so many pixels. */
const TOLERANCE_MM = 0.08;
const TOLERANCE_PIXELS = 0.6;

/**
 * Makes a first drawing of a picture for the needle, as a draft for a digitizer: few colors with a
 * thread for each, the cloth in place of the ground, no detail that cannot be sewn. Refuses what is
 * no logo. The same pixels and wish give the same drawing.
 */
export function tracePicture(picture: Picture, wish: TraceWish): Result<TracedPicture> {
  const problems = wishProblems(picture, wish);
  if (problems.length > 0) return refuse(...problems);
  const times = enlargement(picture);
  const large = enlarged(picture, times);
  const mmPerPixel = wish.widthMm / large.width;
  const flat = flatColors(large, times, wish);
  if (!flat) return refuse(problem("embroidery.pictureNoLogo"));
  const { map, colors, ground } = flat;
  const { map: areas, leftOut, share } = withoutSpecks(map, mmPerPixel);
  const isDust = share > MOST_IN_SPECKS.share && leftOut > MOST_IN_SPECKS.count;
  if (isDust || areas.areas.length > MOST_AREAS) {
    return refuse(problem("embroidery.pictureNoLogo"));
  }
  const stitches = expectedStitches(areas, mmPerPixel);
  if (stitches > MOST_STITCHES) {
    const about = Math.round(stitches / 1000) * 1000;
    return refuse(problem("embroidery.pictureTooManyStitches", "widthMm", about, MOST_STITCHES));
  }
  const tolerance = Math.max(TOLERANCE_PIXELS, TOLERANCE_MM / mmPerPixel);
  const layers = layersOf(areas, outlinesOf(areas)).map(({ color, outlines }) => ({
    color: hexOf(colors[color] as Shade),
    rings: outlines.map(({ points }) => smoothed(points, tolerance)).filter(hasArea),
  }));
  const points = layers.flatMap(({ rings }) => rings).reduce((sum, ring) => sum + ring.length, 0);
  if (points > 2 * MOST_POINTS) return refuse(problem("embroidery.pictureNoLogo"));
  if (layers.length === 0) return refuse(problem("embroidery.pictureEmpty"));
  return ok({
    svg: svgOf(layers, { ...large, mmPerPixel }),
    areas: layers.length,
    leftOut,
    ...(ground && { ground }),
  });
}

const hasArea = (ring: Float64Array) => ring.length >= 6;

function wishProblems(picture: Picture, { widthMm, colors }: TraceWish): Problem[] {
  const { min, max } = DRAWING_WIDTHS_MM;
  const heightMm = (widthMm * picture.height) / picture.width;
  const { min: fewest, max: most } = TRACE_COLORS;
  const isCount = Number.isInteger(colors) && colors >= fewest && colors <= most;
  if (!isPicture(picture)) return [problem("embroidery.pictureTooLarge", "", PICTURE_SIDE_MAX)];
  return [
    ...(widthMm >= min && widthMm <= max && heightMm <= max
      ? []
      : [problem("embroidery.drawingWidthInvalid", "widthMm", min, max)]),
    ...(isCount ? [] : [problem("embroidery.pictureColorsInvalid", "colors", fewest, most)]),
  ];
}

interface FlatColors {
  readonly map: ColorMap;
  readonly colors: readonly Shade[];
  readonly ground: string | undefined;
}

/** A picture in few flat colors, with the cloth in place of its ground; nothing of a photograph. */
function flatColors(
  picture: Picture,
  times: number,
  { colors: most, ground: groundWish }: TraceWish,
): FlatColors | undefined {
  const settled = settledPixels(picture, times);
  const shades = shadesOf(picture, settled);
  if (!isPlain(shades.shades)) return undefined;
  const colors = threadColors(shades.shades, most);
  const map = colorMap(colors, { ...picture, shades, settled });
  const ground = groundColor(map, colors);
  if (ground === undefined || groundWish === "sewn") return { map, colors, ground: undefined };
  const name = ground === CLOTH ? "clear" : hexOf(colors[ground] as Shade);
  return { map: withoutGround(map, ground, groundWish), colors, ground: name };
}
