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
  for (const one of pieces) {
    const next = { ...one };
    const before = joined.at(-1);
    const way =
      before && isSameWord(before.piece, one.piece)
        ? shortestWay(before, one, longestMm)
        : undefined;
    if (before && way) {
      before.to = way.out;
      joined.push({ ...next, from: way.into });
    } else joined.push(next);
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

function shortestWay(left: PlannedPiece, right: PlannedPiece, longestMm: number): Way | undefined {
  const outs = placedSpots(left);
  const intos = placedSpots(right);
  // Seen from the letter itself, low is where its baseline is, however it is turned.
  let best = longestMm + RATHER_LOW * longestMm;
  let way: Way | undefined;
  for (const out of outs) {
    for (const into of intos) {
      const [dx, dy] = [into.x - out.x, into.y - out.y];
      const squared = dx * dx + dy * dy;
      const low = RATHER_LOW * Math.max(0, out.spot.y);
      if (squared > longestMm * longestMm || low >= best) continue;
      const cost = Math.sqrt(squared) + low;
      if (cost < best) [best, way] = [cost, { out: out.spot, into: into.spot }];
    }
  }
  return way;
}

/** A spot where its letter stands, in mm. */
interface PlacedSpot {
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
}

function placedSpots({ piece, planned }: PlannedPiece): PlacedSpot[] {
  return planned.spots.map((spot) => ({ spot, ...placedPoint(spot, piece.at) }));
}

function placedPoint({ x, y }: { x: number; y: number }, { x: dx, y: dy, turn }: Place) {
  return {
    x: x * turn.cos - y * turn.sin + dx / UNITS_PER_MM,
    y: x * turn.sin + y * turn.cos + dy / UNITS_PER_MM,
  };
}
