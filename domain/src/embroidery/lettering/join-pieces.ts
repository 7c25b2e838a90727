import type { Spot } from "../column/edge-spots.ts";
import { UNITS_PER_MM } from "../pattern/pattern.ts";
import type { PiecePlan } from "./glyph-cache.ts";
import type { Piece } from "./piece.ts";
import type { Place } from "./place-run.ts";

/** A letter of a text with the plan of its stitches. */
interface PlannedPiece {
  readonly piece: Piece;
  readonly planned: PiecePlan;
}

/** A letter, and where its thread comes from the one before and goes to the next. */
export interface JoinedPiece extends PlannedPiece {
  readonly from?: Spot;
  readonly to?: Spot;
}

/**
 * The longest way over open cloth to the next letter of a word that is sewn rather than cut, in mm:
 * machines do not cut shorter ones either, and between two letters it is hardly seen. Beside higher
 * letters a longer one is as little seen, until a stitch may be caught by something.
 */
const LONGEST_WAY_MM = { least: 2.5, most: 4 } as const;
/** By the height of a capital. */
const LONGEST_WAY = 0.25;
/** Of two ways the lower one is taken where it is longer by no more than this part of its height. */
const RATHER_LOW = 0.08;

/** Joins the letters of each word where they come near enough for their height, so that the thread is not cut there. */
export function joinPieces(pieces: readonly PlannedPiece[], heightMm: number): JoinedPiece[] {
  const { least, most } = LONGEST_WAY_MM;
  const longestMm = Math.min(most, Math.max(least, LONGEST_WAY * heightMm));
  const joined: { -readonly [Key in keyof JoinedPiece]: JoinedPiece[Key] }[] = [];
  let placedBefore: PlacedSpots | undefined;
  for (const one of pieces) {
    const next = { ...one };
    const before = joined.at(-1);
    const placed = placedSpots(one);
    const way =
      before && placedBefore && isSameWord(before.piece, one.piece)
        ? shortestWay(placedBefore, placed, longestMm)
        : undefined;
    if (before && way) {
      before.to = way.out;
      joined.push({ ...next, from: way.into });
    } else joined.push(next);
    placedBefore = placed;
  }
  return joined;
}

function isSameWord(a: Piece, b: Piece): boolean {
  return a.line === b.line && a.word === b.word;
}

interface Way {
  readonly out: Spot;
  readonly into: Spot;
}

/** Looked for among the spots that may be within reach: most of a letter is far from the next one. */
function shortestWay(left: PlacedSpots, right: PlacedSpots, longestMm: number): Way | undefined {
  // Seen from the letter itself, low is where its baseline is, however it is turned.
  let best = longestMm + RATHER_LOW * longestMm;
  let way: Way | undefined;
  const intos = near(right, left.box, longestMm);
  for (const at of near(left, right.box, longestMm)) {
    const [x, y] = [left.x[at] as number, left.y[at] as number];
    const out = left.spots[at] as Spot;
    const low = RATHER_LOW * Math.max(0, out.y);
    // No spot of a letter is nearer than what is around it.
    if (low + Math.sqrt(squaredTo(right.box, x, y)) >= best) continue;
    for (const to of intos) {
      const [dx, dy] = [(right.x[to] as number) - x, (right.y[to] as number) - y];
      const squared = dx * dx + dy * dy;
      if (squared > longestMm * longestMm) continue;
      const cost = Math.sqrt(squared) + low;
      if (cost < best) [best, way] = [cost, { out, into: right.spots[to] as Spot }];
    }
  }
  return way;
}

/** The spots of a letter where it stands, in mm, and what is around them. */
interface PlacedSpots {
  readonly spots: readonly Spot[];
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly box: Box;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

function placedSpots({ piece: { at }, planned: { spots } }: PlannedPiece): PlacedSpots {
  const [x, y] = [new Float64Array(spots.length), new Float64Array(spots.length)];
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  spots.forEach((spot, index) => {
    const placed = placedPoint(spot, at);
    x[index] = placed.x;
    y[index] = placed.y;
    left = Math.min(left, placed.x);
    right = Math.max(right, placed.x);
    bottom = Math.min(bottom, placed.y);
    top = Math.max(top, placed.y);
  });
  return { spots, x, y, box: { left, right, bottom, top } };
}

/** Which of the spots may be so near to something in a box, in their order. */
function near({ x, y }: PlacedSpots, box: Box, longestMm: number): readonly number[] {
  const found: number[] = [];
  for (let at = 0; at < x.length; at += 1) {
    const squared = squaredTo(box, x[at] as number, y[at] as number);
    if (squared <= longestMm * longestMm) found.push(at);
  }
  return found;
}

/** How far a point is from a box, squared; 0 within it. */
function squaredTo({ left, right, bottom, top }: Box, x: number, y: number): number {
  const dx = Math.max(left - x, x - right, 0);
  const dy = Math.max(bottom - y, y - top, 0);
  return dx * dx + dy * dy;
}

function placedPoint({ x, y }: { x: number; y: number }, { x: dx, y: dy, turn }: Place) {
  return {
    x: x * turn.cos - y * turn.sin + dx / UNITS_PER_MM,
    y: x * turn.sin + y * turn.cos + dy / UNITS_PER_MM,
  };
}
