import type { PathCommand } from "../../region/flatten.ts";
import { type Bounds, bounds, signedArea } from "../../region/winding.ts";
import type { Bar, Mark } from "./marks.ts";
import { type DrawnCharacter, inkOf, measured, placed } from "./outline.ts";

/** What the accents of a font are measured by, in heights of a capital. */
export interface MarkMeasures {
  readonly xHeight: number;
  /** How thick a hyphen is. */
  readonly thickness: number;
  /** The middle of two dots over an x. */
  readonly dotsAt: number;
}

/** An accent drawn by a character of a font, moved to where it stands on a letter with that ink. */
export function markOutline(
  drawing: DrawnCharacter,
  { shape, place }: Mark,
  { ink, measures }: { readonly ink: Bounds; readonly measures: MarkMeasures },
): PathCommand[] {
  const commands = shaped(drawing, shape, measures);
  const own = inkOf(commands);
  const { dx, dy } = shift(place, { own, ink, measures });
  return placed(commands, { scaleX: 1, scaleY: 1, dx, dy });
}

/** A bar through a letter with that ink. */
export function barOutline(
  { x, y, width, rise }: Bar,
  { ink, measures: { thickness } }: { readonly ink: Bounds; readonly measures: MarkMeasures },
): PathCommand[] {
  const atX = ink.minX + x * (ink.maxX - ink.minX);
  const atY = ink.minY + y * (ink.maxY - ink.minY);
  const corner = (side: -1 | 1, over: -1 | 1) =>
    [atX + (side * width) / 2, atY + (side * rise + over * thickness) / 2] as const;
  return polygon([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]);
}

/**
 * An outline run the same way round as another: where both overlap they add up instead of cutting
 * holes into each other.
 */
export function alongWith(
  commands: readonly PathCommand[],
  other: readonly PathCommand[],
): PathCommand[] {
  return turning(commands) * turning(other) >= 0 ? [...commands] : backwards(commands);
}

/** Openings run the other way round, but never around more than the letter itself. */
function turning(commands: readonly PathCommand[]): number {
  return measured(commands).rings.reduce((sum, ring) => sum + signedArea(ring), 0);
}

function backwards(commands: readonly PathCommand[]): PathCommand[] {
  return measured(commands).rings.flatMap((ring) => polygon(pointsOf(ring).toReversed()));
}

function pointsOf(ring: Float64Array): (readonly [x: number, y: number])[] {
  return Array.from({ length: ring.length / 2 }, (_, i) => [
    ring[2 * i] as number,
    ring[2 * i + 1] as number,
  ]);
}

/** A letter without what lies over an x: a j that wears an accent in the place of its dot. */
export function withoutDot(drawing: DrawnCharacter, { xHeight }: MarkMeasures): DrawnCharacter {
  const commands = dotless(drawing.commands, xHeight);
  return { ...drawing, commands, ink: inkOf(commands) };
}

function dotless(commands: readonly PathCommand[], xHeight: number): PathCommand[] {
  return measured(commands)
    .rings.filter((ring) => bounds({ rings: [ring] }).minY < xHeight)
    .flatMap((ring) => polygon(pointsOf(ring)));
}

function polygon(points: readonly (readonly [x: number, y: number])[]): PathCommand[] {
  return [
    ...points.map(([x, y], i) => ({ type: i === 0 ? ("M" as const) : ("L" as const), x, y })),
    { type: "Z" },
  ];
}

/** How far the second of two accents stands from the first, in widths of one. */
const TWICE_APART = 0.95;

function shaped(
  { commands, ink }: DrawnCharacter,
  shape: Mark["shape"],
  { xHeight, thickness }: MarkMeasures,
): readonly PathCommand[] {
  const still = { scaleX: 1, scaleY: 1, dx: 0, dy: 0 };
  switch (shape) {
    case "asDrawn":
      return commands;
    case "flipped":
      return backwards(placed(commands, { ...still, scaleY: -1, dy: ink.minY + ink.maxY }));
    case "mirrored":
      return backwards(placed(commands, { ...still, scaleX: -1, dx: ink.minX + ink.maxX }));
    case "twice":
      return [
        ...commands,
        ...placed(commands, { ...still, dx: TWICE_APART * (ink.maxX - ink.minX) }),
      ];
    case "bow":
      return bow(ink, thickness);
    case "dotless":
      return dotless(commands, xHeight);
  }
}

/** How much wider than a circumflex a bow is: a V would be read as a caron. */
const BOW_WIDER = 1.25;
/** A curve whose handles stand upright reaches this part of the way to them. */
const CURVE_REACHES = 0.75;

/** A bowl in the place of a circumflex. */
function bow({ minX, maxX, minY, maxY }: Bounds, thickness: number): PathCommand[] {
  const middle = (minX + maxX) / 2;
  const half = ((maxX - minX) * BOW_WIDER) / 2;
  const [left, right] = [middle - half, middle + half];
  const deep = Math.max(maxY - minY, 1.8 * thickness);
  const outer = maxY - deep / CURVE_REACHES;
  const inner = maxY - (deep - thickness) / CURVE_REACHES;
  return [
    { type: "M", x: left, y: maxY },
    { type: "C", x1: left, y1: outer, x2: right, y2: outer, x: right, y: maxY },
    { type: "L", x: right - thickness, y: maxY },
    {
      type: "C",
      x1: right - thickness,
      y1: inner,
      x2: left + thickness,
      y2: inner,
      x: left + thickness,
      y: maxY,
    },
    { type: "Z" },
  ];
}

/** The top of a comma under a letter lies this far under the baseline, in heights of a capital. */
const COMMA_UNDER = 0.07;

interface Wearing {
  readonly own: Bounds;
  readonly ink: Bounds;
  readonly measures: MarkMeasures;
}

function shift(
  place: Mark["place"],
  { own, ink, measures: { xHeight, dotsAt } }: Wearing,
): { dx: number; dy: number } {
  const middle = (ink.minX + ink.maxX - own.minX - own.maxX) / 2;
  const right = ink.maxX - own.maxX;
  const up = Math.max(0, ink.maxY - xHeight);
  switch (place) {
    case "over":
      return { dx: middle, dy: up };
    case "asDots":
      return { dx: middle, dy: up + dotsAt - (own.minY + own.maxY) / 2 };
    case "below":
      return { dx: middle, dy: 0 };
    case "underBaseline":
      return { dx: middle, dy: Math.min(0, ink.minY) - COMMA_UNDER - own.maxY };
    case "belowRight":
      return { dx: Math.max(middle, right), dy: 0 };
    case "right":
      return { dx: right, dy: 0 };
  }
}
