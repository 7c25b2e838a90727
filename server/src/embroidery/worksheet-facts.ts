import type { Fabric } from "@placket/domain/embroidery/fabric/fabric";
import { densestSpot, densityMap } from "@placket/domain/embroidery/pattern/density";
import { fromMiddleText } from "@placket/domain/embroidery/pattern/from-middle";
import { type Pattern, STITCH, UNITS_PER_MM } from "@placket/domain/embroidery/pattern/pattern";
import type { Statistics } from "@placket/domain/embroidery/pattern/statistics";
import { smallestHoop } from "@placket/domain/embroidery/placement/hoops";
import type { NamedPlace, Placement } from "@placket/domain/embroidery/placement/placements";
import { count, countOf, minutes, sizeInInches, sizeInMm, timeOf } from "./print/figures.ts";
import type { Fact } from "../print/parts.ts";
import type { Point } from "./print/picture.ts";
import type { Paper } from "../print/sheet.ts";
import { pieces, type SizeMatrix } from "./print/size-matrix.ts";

/** What the shop floor needs to sew one design on one product of an order. */
export interface Worksheet {
  readonly shop: string;
  readonly order: {
    readonly number: string;
    readonly placed: Date;
    readonly due?: Date;
    readonly customer: string;
    readonly purchaseOrder?: string;
  };
  readonly product: { readonly name: string; readonly sku: string; readonly color: string };
  readonly quantities: SizeMatrix;
  readonly design: string;
  readonly pattern: Pattern;
  readonly placement: Placement | NamedPlace;
  readonly fabric: Fabric;
  /** The machine file that goes with the sheet: its name and the SHA-256 of its bytes, in hex. */
  readonly file: { readonly name: string; readonly sha256: string };
  /** Who said that it may be sewn, in words; left out while nobody has. */
  readonly approved?: string;
  readonly notes?: string;
  readonly created: Date;
  readonly paper?: Paper;
}

/** Who said that a design may be sewn, and when, as a worksheet says it. */
export const approvedBy = (by: string, at: Date): string => `${by}, ${timeOf(at)}`;

/** The first and the last penetration. */
export interface Ends {
  readonly start: Point;
  readonly end: Point;
}

/** Where the first and the last stitch go in; `undefined` where there is none. */
export function endsOf({ cmd, x, y }: Pattern): Ends | undefined {
  const [first, last] = [cmd.indexOf(STITCH), cmd.lastIndexOf(STITCH)];
  if (first < 0) return undefined;
  return { start: { x: x[first]!, y: y[first]! }, end: { x: x[last]!, y: y[last]! } };
}

/** How the garment is hooped and what the design measures. */
export function sewingFacts({ design, placement, fabric }: Worksheet, counted: Statistics): Fact[] {
  const { widthMm, heightMm } = counted;
  const hoop = smallestHoop(widthMm, heightMm);
  return [
    ["Position", placement.name, placement.where],
    ["Design", design],
    ["Size", `${sizeInMm(widthMm, heightMm)}  ·  ${sizeInInches(widthMm, heightMm)}`],
    ["Hoop", hoop ? `${hoop.name}, the smallest that fits` : "none fits: split the design"],
    ["Fabric", fabric.name],
    ["Stabilizer", fabric.stabilizer],
  ];
}

/** What the operator sets and compares. */
export function machineFacts(
  { file, approved, quantities, pattern }: Worksheet,
  counted: Statistics,
  ends: Ends | undefined,
): Fact[] {
  const all = pieces(quantities);
  const stops = Math.max(0, counted.colors - 1);
  const takes = `about ${minutes(counted.minutes)} each, ${minutes(counted.minutes * all)} on one head`;
  const middle = {
    x: (counted.bounds.left + counted.bounds.right) / 2,
    y: (counted.bounds.bottom + counted.bounds.top) / 2,
  };
  const facts: Fact[] = [
    ["Stitches", count(counted.stitches)],
    ["Color stops, trims", `${countOf(stops, "stop")}, ${countOf(counted.trims, "trim")}`],
    ["Running time", takes],
  ];
  if (ends) {
    const [start, end] = [fromMiddle(ends.start, middle), fromMiddle(ends.end, middle)];
    facts.push(["Start, end", `S ${start}  ·  E ${end}, mm from the middle`]);
  }
  facts.push(...densestFact(pattern, middle));
  facts.push(["Machine file", file.name], ["SHA-256", ...halves(file.sha256)]);
  return [...facts, ["Approved", approved ?? "not yet"]];
}

/** Cells that a satin column fills, so that its edges do not count for more than its middle. */
const DENSITY_CELL_MM = 2;
/** From so many layers of thread needles break and cloth puckers (estimate). */
const MOST_LAYERS = 6;

function densestFact(pattern: Pattern, middle: Point): Fact[] {
  const spot = densestSpot(densityMap(pattern, { cellMm: DENSITY_CELL_MM }));
  if (!spot) return [];
  const at = fromMiddle({ x: spot.xMm * UNITS_PER_MM, y: spot.yMm * UNITS_PER_MM }, middle);
  const warning = spot.layers > MOST_LAYERS ? ["Dense: sew one and look before the rest."] : [];
  return [["Densest spot", `${spot.layers.toFixed(1)} layers of thread, ${at}`, ...warning]];
}

const fromMiddle = (point: Point, middle: Point): string =>
  fromMiddleText({
    rightMm: (point.x - middle.x) / UNITS_PER_MM,
    upMm: (point.y - middle.y) / UNITS_PER_MM,
  });

/** Two lines that an eye can compare, in groups of eight. */
function halves(hash: string): string[] {
  const groups = hash.match(/.{1,8}/g) ?? [];
  return [groups.slice(0, 4).join(" "), groups.slice(4).join(" ")];
}
