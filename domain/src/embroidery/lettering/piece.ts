import { UNITS_PER_MM } from "../pattern/pattern.ts";
import { quarterTurns } from "../pattern/turn.ts";
import type { Region } from "../region/region.ts";
import { letterRegion } from "./font/font-book.ts";
import { fontInfo } from "./fonts.ts";
import type { Layout, PlacedLetter } from "./layout.ts";
import type { Place } from "./place-run.ts";
import type { LetteringRecipe } from "./recipe.ts";

/** What is sewn in one go: a letter, or the letters of a word that run into each other. */
export interface Piece {
  /** All that its stitches follow from. */
  readonly key: string;
  readonly at: Place;
  /** The line, and the word of it, that it belongs to. */
  readonly line: number;
  readonly word: number;
  /** In mm about its own origin. */
  readonly region: () => Region;
}

type Cut = Pick<LetteringRecipe, "font" | "heightMm" | "fabric">;

/**
 * A longer word is sewn in several pieces, in mm: sewing takes time as the area grows, and so a
 * keystroke sews the end of the word alone.
 */
const LONGEST_PIECE_MM = 36;

/** The pieces of a text in sewing order. */
export function piecesOf({ letters }: Pick<Layout, "letters">, recipe: Cut): Piece[] {
  if (!fontInfo(recipe.font)?.joins) return letters.map((letter) => letterPiece(letter, recipe));
  return words(letters).map((word) => wordPiece(word, recipe));
}

function letterPiece(placed: PlacedLetter, cut: Cut): Piece {
  return {
    key: keyOf(cut, placed.letter.letter),
    at: placed,
    line: placed.line,
    word: placed.word,
    region: () => letterRegion(placed.letter, cut.heightMm),
  };
}

function keyOf({ font, heightMm, fabric }: Cut, what: string): string {
  return `${font}/${heightMm}/${fabric}/${what}`;
}

/** Letters that stand in one word of one line, in the order of the text. */
function words(letters: readonly PlacedLetter[]): PlacedLetter[][] {
  const words: PlacedLetter[][] = [];
  for (const letter of letters) {
    const word = words.at(-1);
    const first = word?.[0];
    if (first && isSameWord(first, letter)) word.push(letter);
    else words.push([letter]);
  }
  return words;
}

function isSameWord(first: PlacedLetter, letter: PlacedLetter): boolean {
  const mm = Math.abs(letter.x - first.x) / UNITS_PER_MM;
  return letter.line === first.line && letter.word === first.word && mm < LONGEST_PIECE_MM;
}

/** The letters of a word as one area about the pen of its first letter; overlaps are sewn once. */
function wordPiece(word: readonly PlacedLetter[], cut: Cut): Piece {
  const [first] = word as readonly [PlacedLetter];
  if (word.length === 1) return letterPiece(first, cut);
  const places = word.map((letter) => ({ letter, x: letter.x - first.x, y: letter.y - first.y }));
  const spelled = places.map(
    ({ letter, x, y }) => `${letter.letter.letter}${x},${y},${letter.turn.sin}`,
  );
  return {
    key: keyOf(cut, spelled.join(" ")),
    at: { x: first.x, y: first.y, turn: quarterTurns(0) },
    line: first.line,
    word: first.word,
    region: () => ({
      rings: places.flatMap(({ letter, x, y }) => {
        const { rings } = letterRegion(letter.letter, cut.heightMm);
        return rings.map((ring) => placedRing(ring, { x, y, turn: letter.turn }));
      }),
    }),
  };
}

function placedRing(ring: Float64Array, { x, y, turn }: Place): Float64Array {
  const placed = new Float64Array(ring.length);
  for (let i = 0; i < ring.length; i += 2) {
    const [fromX, fromY] = [ring[i] as number, ring[i + 1] as number];
    placed[i] = fromX * turn.cos - fromY * turn.sin + x / UNITS_PER_MM;
    placed[i + 1] = fromX * turn.sin + fromY * turn.cos + y / UNITS_PER_MM;
  }
  return placed;
}
