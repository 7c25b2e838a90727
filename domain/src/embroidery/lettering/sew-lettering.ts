import { ok, problem, refuse, type Result } from "../../problem.ts";
import { edgeSpots, type Spot } from "../column/edge-spots.ts";
import type { JoinedAt } from "../column/sew-strokes.ts";
import { fabrics } from "../fabric/fabric.ts";
import { sewnBounds } from "../pattern/bounds.ts";
import { STITCH, UNITS_PER_MM, type Pattern } from "../pattern/pattern.ts";
import { patternBuilder, type PatternBuilder } from "../pattern/pattern-builder.ts";
import type { Sewn } from "../region/region.ts";
import { planRegion, type RegionPlan, sewPlan } from "../region/sew-region.ts";
import type { Thread } from "../thread/thread.ts";
import { findThread } from "../thread/threads.ts";
import { adviceOn, type Advice } from "./advice.ts";
import type { StitchFont } from "./font/font-book.ts";
import { glyphCache, type GlyphCache } from "./glyph-cache.ts";
import { layOut, type Layout } from "./layout.ts";
import { type JoinedPiece, joinPieces } from "./join-pieces.ts";
import { piecesOf } from "./piece.ts";
import { placeRun, SHORTEST_STITCH } from "./place-run.ts";
import type { LetteringRecipe } from "./recipe.ts";

/** A text as it is sewn. */
export interface SewnLettering {
  /** Its middle at the origin; ends with a trim. Empty where nothing of the text leaves a stitch. */
  readonly pattern: Pattern;
  readonly advice: readonly Advice[];
  /** Around the needle points. */
  readonly widthMm: number;
  readonly heightMm: number;
}

/**
 * Sews a recipe that `readRecipe` let through, letter by letter (handwriting word by word) from
 * left to right and line by line.
 * The same recipe gives the same bytes everywhere, with or without a cache. Refused: a letter that
 * the font lacks, a thread that is not in the catalogue, an arc that the text does not fit around.
 */
export function sewLettering(
  recipe: LetteringRecipe,
  font: StitchFont,
  cache: GlyphCache = glyphCache(),
): Result<SewnLettering> {
  const thread = findThread(recipe.thread);
  if (!thread) return refuse(problem("embroidery.threadUnknown", "thread"));
  const layout = layOut(recipe, font);
  if (!layout.ok) return layout;
  const { pattern, narrowestMm } = sewPlaced(layout.value, { ...recipe, thread }, cache);
  const { left, right, top, bottom } = sewnBounds(pattern);
  return ok({
    pattern,
    advice: adviceOn(recipe, font, narrowestMm),
    widthMm: (right - left) / UNITS_PER_MM,
    heightMm: (top - bottom) / UNITS_PER_MM,
  });
}

/** How letters that stand at their places are sewn. */
interface PlacedSewing extends Pick<LetteringRecipe, "font" | "heightMm" | "fabric"> {
  readonly thread: Thread;
}

/** Letters where they stand, in one thread; ends with a trim. */
export function sewPlaced(
  placed: Pick<Layout, "letters">,
  { thread, ...cut }: PlacedSewing,
  cache: GlyphCache,
): { readonly pattern: Pattern; readonly narrowestMm: number } {
  const sewing = { fabric: fabrics[cut.fabric] };
  const pieces = piecesOf(placed, cut).map((piece) => {
    const planned = cache.planned(piece.key, () => {
      const plan = planRegion(piece.region(), sewing);
      return { plan, spots: edgeSpots(plan.strokes) };
    });
    return { piece, planned };
  });
  const joined = joinPieces(pieces, cut.heightMm);
  const sewn = joined.map(({ piece, planned: { plan }, from, to }) =>
    cache.sewn(keyOf(piece.key, plan, { from, to }), () => sewPlan(plan, sewing, { from, to })),
  );
  return {
    pattern: inOneRun(joined, sewn).finish([thread]),
    narrowestMm: Math.min(Infinity, ...sewn.map((one) => one.narrowestMm)),
  };
}

/** The same letter has other stitches where it is joined otherwise. */
function keyOf(key: string, { strokes }: RegionPlan, { from, to }: JoinedAt): string {
  const spotKey = (spot: Spot | undefined) =>
    spot ? `${strokes.indexOf(spot.stroke)}.${spot.sample}.${spot.side}` : "";
  return `${key} ${spotKey(from)} ${spotKey(to)}`;
}

/**
 * Joined letters one after another, then what hangs on none of them, dots and accents. Between two
 * runs the thread is cut unless they all but touch.
 */
function inOneRun(pieces: readonly JoinedPiece[], sewn: readonly Sewn[]): PatternBuilder {
  const builder = patternBuilder();
  let from: Point | undefined;
  const sewRun = (points: Int32Array, isJoined: boolean) => {
    const way = from ? apart(from, startOf(points)) : Infinity;
    if (isJoined || way <= SEWN_ON) goOn(builder, points, way);
    else {
      builder.trim();
      builder.sew(points, 0, 0);
    }
    from = endOf(points);
  };
  let waiting: Int32Array[] = [];
  for (const [i, piece] of pieces.entries()) {
    const runs = sewn[i]!.runs.map((run) => placeRun(run, piece.piece.at));
    const [main, ...rest] = runs.filter((points) => points.length >= 4);
    if (piece.from || piece.to) {
      if (main) sewRun(main, piece.from !== undefined);
      waiting.push(...rest);
    } else waiting.push(...runs);
    if (piece.to) continue;
    for (const points of nearestFirst(waiting, from)) sewRun(points, false);
    waiting = [];
  }
  builder.trim();
  return builder;
}

/** So short a way between two letters is sewn in one stitch: nobody sees it. In 0.1 mm. */
const SEWN_ON = 5;

/** In 0.1 mm. */
interface Point {
  readonly x: number;
  readonly y: number;
}

function apart(from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Math.sqrt(dx * dx + dy * dy);
}

function startOf(points: Int32Array): Point {
  return { x: points[0] as number, y: points[1] as number };
}

function endOf(points: Int32Array): Point {
  return { x: points.at(-2) as number, y: points.at(-1) as number };
}

/** The runs of a letter, each time the one that begins nearest; the first text begins on the left. */
function nearestFirst(runs: readonly Int32Array[], from: Point | undefined): Int32Array[] {
  const waiting = runs.filter((points) => points.length >= 4);
  const ordered: Int32Array[] = [];
  for (let at = from; waiting.length > 0;) {
    const away = (points: Int32Array) =>
      at === undefined ? startOf(points).x : apart(at, startOf(points));
    const next = waiting.reduce((a, b) => (away(b) < away(a) ? b : a));
    waiting.splice(waiting.indexOf(next), 1);
    ordered.push(next);
    at = endOf(next);
  }
  return ordered;
}

/** Where the runs touch, the first needle point is the last one of the run before. */
function goOn(builder: PatternBuilder, points: Int32Array, way: number): void {
  for (let i = way < SHORTEST_STITCH ? 2 : 0; i < points.length; i += 2) {
    builder.add(STITCH, points[i] as number, points[i + 1] as number);
  }
}
