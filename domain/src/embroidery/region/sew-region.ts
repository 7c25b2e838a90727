import { RungCaster } from "../column/cast.ts";
import { centerlineOf, STEP_MM } from "../column/centerline.ts";
import {
  cellAt,
  type Claims,
  claimRungs,
  claimsOf,
  claimWhole,
  endUnderOthers,
} from "../column/claim.ts";
import { type Column, columnsOf } from "../column/column.ts";
import { type DistanceMap, distanceMap } from "../column/skeleton/distance.ts";
import { lengthOf } from "../column/junction.ts";
import { type Leftover, leftoverOf } from "../column/leftover.ts";
import { piecesOf } from "../column/pieces.ts";
import { type Raster, rasterize } from "../column/skeleton/raster.ts";
import { inClaimingOrder } from "../column/claiming-order.ts";
import { castRungs, type Rungs } from "../column/rungs.ts";
import { type JoinedAt, sewStrokes } from "../column/sew-strokes.ts";
import type { SewnStroke } from "../column/sewn-stroke.ts";
import { skeletonOf } from "../column/skeleton/skeleton.ts";
import { type Stroke, strokesOf } from "../column/stroke.ts";
import { tied } from "../column/end/tie.ts";
import { thin } from "../column/skeleton/thin.ts";
import type { Fabric } from "../fabric/fabric.ts";
import { sewFill } from "../fill/sew-fill.ts";
import type { Region, Sewn } from "./region.ts";
import { bounds } from "./winding.ts";

/** How an area is to be sewn. */
interface Sewing {
  readonly fabric: Fabric;
}

/** Cells across the larger side of an area, and the least and most of them to a millimetre. */
const CELLS_ACROSS = 110;
const CELLS_PER_MM = { least: 8, most: 20 };
/** No area is looked at more closely than this many cells allow: work and memory are bounded. */
const CELLS_MAX = 1_500_000;

/** An area with a wider column is filled with rows instead, in mm: long stitches lie loose. */
const WIDEST_COLUMN_MM = 7;
/** Rows slope: stems and bars of a letter are crossed alike. */
const FILL_DIRECTION = { x: Math.SQRT1_2, y: Math.SQRT1_2 };

/** How an area will be sewn: all that costs time, and does not depend on what it is joined with. */
export interface RegionPlan {
  /** Empty where the area is filled with rows. */
  readonly strokes: readonly SewnStroke[];
  readonly filled?: Sewn;
  /** As in {@link Sewn}. */
  readonly narrowestMm: number;
}

/**
 * Sews an area as satin columns along its strokes, one run for each piece of it. The strokes are
 * found from the skeleton of the area; the heaviest goes through, the lighter end under it, and
 * what none of them reaches is sewn as small columns of its own before.
 */
export function sewRegion(region: Region, sewing: Sewing): Sewn {
  return sewPlan(planRegion(region, sewing), sewing);
}

/** Sews a plan; the run of its heaviest strokes comes first and is joined where it is told. */
export function sewPlan(plan: RegionPlan, { fabric }: Sewing, joined: JoinedAt = {}): Sewn {
  const { strokes, filled, narrowestMm } = plan;
  return filled ?? { runs: sewStrokes(strokes, fabric, joined), narrowestMm };
}

/** Finds the strokes of an area, or rows where one of them would be too wide. */
export function planRegion(region: Region, { fabric }: Sewing): RegionPlan {
  const { minX, minY, maxX, maxY } = bounds(region);
  const [width, height] = [maxX - minX, maxY - minY];
  if (!(width > 0 && height > 0)) return { strokes: [], narrowestMm: Infinity };
  const raster = rasterize(region, cellsPerMm(width, height));
  const claims = claimsOf(raster);
  const map = distanceMap(raster);
  const caster = new RungCaster(region);
  const strokes = strokesIn(caster, { raster, map, claim: (rungs) => claimRungs(rungs, claims) });
  if (strokes.some(({ columns }) => columns.some(isTooWide))) {
    const filled = sewFill(region, { fabric, direction: FILL_DIRECTION });
    return { strokes: [], filled, narrowestMm: filled.narrowestMm };
  }
  const leftover = leftoverOf(claims);
  const patches = leftover ? patchesIn(caster, leftover, claims) : [];
  const columns = strokes.flatMap((stroke) => stroke.columns);
  return {
    strokes: tied([...strokes, ...patches], pieceAt(raster)),
    narrowestMm: columns.reduce((least, column) => Math.min(least, telling(column)), Infinity),
  };
}

function isTooWide({ widthMm }: Column): boolean {
  return widthMm > WIDEST_COLUMN_MM;
}

function cellsPerMm(width: number, height: number): number {
  const { least, most } = CELLS_PER_MM;
  const usual = Math.min(most, Math.max(least, CELLS_ACROSS / Math.max(width, height)));
  return Math.min(usual, Math.sqrt(CELLS_MAX / (width * height)));
}

function pieceAt(raster: Raster): (x: number, y: number) => number {
  const { of: piece } = piecesOf(raster);
  return (x, y) => piece[cellAt(raster, x, y)] as number;
}

interface Place {
  readonly raster: Raster;
  readonly map: DistanceMap;
  /** Takes from the rungs what others have claimed. */
  readonly claim: (rungs: Rungs) => void;
}

/** Finds the strokes of what a raster shows, heaviest first. */
function strokesIn(caster: RungCaster, { raster, map, claim }: Place): SewnStroke[] {
  const skeleton = skeletonOf(raster, thin(raster, map), map.distance);
  const strokes = strokesOf(skeleton).map((stroke) => ({
    stroke,
    weight: weightOf(stroke),
    rungs: castRungs(caster, centerlineOf(stroke)),
  }));
  return inClaimingOrder(strokes).map(({ stroke, weight, rungs }) => {
    claim(rungs);
    return { line: rungs.line, columns: columnsOf(rungs), junctions: stroke.junctions, weight };
  });
}

/** A patch lies under its neighbours and need not leave them their part; no two patches are one. */
function patchesIn(caster: RungCaster, leftover: Leftover, claims: Claims): SewnStroke[] {
  const among = claimsOf(leftover.raster);
  const claim = (rungs: Rungs) => {
    endUnderOthers(rungs, claims);
    claimWhole(rungs, among);
  };
  return strokesIn(caster, { ...leftover, claim });
}

/** The width of a column that is longer than wide; what is shorter is only the rest of one. */
function telling({ first, last, widthMm }: Column): number {
  return (last - first) * STEP_MM > widthMm ? widthMm : Infinity;
}

/** How much more the way from end to end counts than the way along the stroke. */
const STRAIGHT_WEIGHS = 8;

/**
 * Length times width, with the half widths that reach beyond both ends of the middle line. A stem
 * outweighs a bowl of its size, so that bowls end under stems.
 */
function weightOf({ points, radii }: Stroke): number {
  const ends = (radii[0] as number) + (radii.at(-1) as number);
  const width = radii.reduce((sum, radius) => sum + radius, 0) / radii.length;
  const length = lengthOf(points) + ends;
  const straight = lengthOf([...points.slice(0, 2), ...points.slice(-2)]) + ends;
  return (length + STRAIGHT_WEIGHS * straight) * width;
}
