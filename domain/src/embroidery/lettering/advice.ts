import { fabrics } from "../fabric/fabric.ts";
import type { Placement } from "../placement/placements.ts";
import { lettersOf } from "./font/composed-letter.ts";
import type { StitchFont } from "./font/font-book.ts";
import { fontInfo, type FontInfo } from "./fonts.ts";
import { gapBetween, letterShape } from "./font/letter-shape.ts";
import type { LetteringRecipe } from "./recipe.ts";
import type { StitchLetter } from "./font/stitch-letter.ts";

/** A hint about how a text will sew. Nothing is refused: the shopper may know better. */
export interface Advice {
  readonly key: AdviceKey;
  /** The field of the recipe, or of the placement, that would change it. */
  readonly field: "lines" | "heightMm" | "letterSpacingMm" | "placement";
  /** Of a text whose lines are sewn otherwise: which of them, from 0. */
  readonly line?: number;
  /** The values of the phrase's `%n`. */
  readonly params: readonly (string | number)[];
}

/** English phrases and translation keys at once, as in the error table. */
export const advicePhrases = {
  belowFont: "%1 sews best from %2 mm up.",
  aboveFont: "Above %2 mm the strokes of %1 become wide, and the text firm and heavy.",
  belowFabric: "On %1 letters sew cleanly from %2 mm up.",
  smallLetters: "Below %1 mm capitals stay readable longer than small letters.",
  closedOpenings: "The openings in “%1” may close. They stay open from %2 mm up.",
  tightLetters: "“%1” stand closer than %2 mm. Add %3 mm of letter spacing.",
  thinStrokes: "The finest strokes are %1 mm wide and are sewn as wide as a column can be.",
  tooWide: "The text is %1 mm wide; %2 holds %3 mm.",
  nearEdge: "The text ends %1 mm from the edge of its place, where seams and buttons are.",
  tooHigh: "The text is %1 mm high; %2 holds %3 mm.",
} as const;

export type AdviceKey = keyof typeof advicePhrases;

/** Sources: the trade's minimum letters. In mm. */
const SMALL_LETTERS_FROM = 5;
const NARROWEST_OPENING = 0.9;
const CLOSEST_LETTERS = 0.5;
const THINNEST_STROKE = 0.6;

/** What to know before a text is sewn; `narrowestMm` is that of its letters (`Sewn`). */
export function adviceOn(
  recipe: LetteringRecipe,
  font: StitchFont,
  narrowestMm: number,
): readonly Advice[] {
  const info = fontInfo(recipe.font);
  return [
    ...(info ? onHeight(recipe, info) : []),
    ...onSmallLetters(recipe),
    ...onOpenings(recipe, font),
    ...(info?.joins ? [] : onGaps(recipe, font)),
    ...onStrokes(narrowestMm),
  ];
}

/** Whether a design of that size finds room at its place. */
export function placementAdvice(
  size: { readonly widthMm: number; readonly heightMm: number },
  { name, widthMm, heightMm }: Placement,
): readonly Advice[] {
  const place = name.toLowerCase();
  const advice: Advice[] = [];
  if (size.widthMm > widthMm) {
    advice.push({
      key: "tooWide",
      field: "placement",
      params: [inMm(size.widthMm), place, widthMm],
    });
  }
  if (size.heightMm > heightMm) {
    const params = [inMm(size.heightMm), place, heightMm];
    advice.push({ key: "tooHigh", field: "placement", params });
  }
  return advice;
}

/** Closer than this to the edge of its place a text meets what bounds it: a seam, a button, a pocket. In mm. */
const CLEAR_OF_EDGE = 4;

/** Whether a design that finds room stands close to what bounds it; said before it is too large. */
export function edgeAdvice(
  size: { readonly widthMm: number; readonly heightMm: number },
  room: { readonly widthMm: number; readonly heightMm: number },
): readonly Advice[] {
  const free = Math.min(room.widthMm - size.widthMm, room.heightMm - size.heightMm) / 2;
  if (free < 0 || free >= CLEAR_OF_EDGE) return [];
  return [{ key: "nearEdge", field: "placement", params: [inMm(free)] }];
}

/** Of font and cloth the one that asks for more. */
function onHeight({ heightMm, fabric }: LetteringRecipe, info: FontInfo): Advice[] {
  const { name, minimumCapitalMm } = fabrics[fabric];
  const { min, max } = info.recommended;
  if (heightMm > max) return [{ key: "aboveFont", field: "heightMm", params: [info.name, max] }];
  if (heightMm >= Math.max(min, minimumCapitalMm)) return [];
  return min >= minimumCapitalMm
    ? [{ key: "belowFont", field: "heightMm", params: [info.name, min] }]
    : [{ key: "belowFabric", field: "heightMm", params: [name, minimumCapitalMm] }];
}

function onSmallLetters({ lines, heightMm }: LetteringRecipe): Advice[] {
  const isMixed = lines.some((line) => /\p{Ll}/u.test(line));
  return isMixed && heightMm < SMALL_LETTERS_FROM
    ? [{ key: "smallLetters", field: "lines", params: [SMALL_LETTERS_FROM] }]
    : [];
}

function onOpenings({ lines, heightMm }: LetteringRecipe, font: StitchFont): Advice[] {
  const closing: string[] = [];
  let least = Infinity;
  for (const character of new Set(lines.flatMap(lettersOf))) {
    const letter = font.letter(character);
    const opening = letter ? letterShape(letter).narrowestOpening : Infinity;
    if (opening * heightMm >= NARROWEST_OPENING) continue;
    closing.push(character);
    least = Math.min(least, opening);
  }
  if (closing.length === 0) return [];
  const from = Math.ceil((NARROWEST_OPENING / least) * 2) / 2;
  return [{ key: "closedOpenings", field: "heightMm", params: [closing.join(" "), from] }];
}

function onGaps(recipe: LetteringRecipe, font: StitchFont): Advice[] {
  let tightest = { pair: "", mm: CLOSEST_LETTERS };
  for (const line of recipe.lines) {
    let before: StitchLetter | undefined;
    for (const character of lettersOf(line)) {
      const letter = font.letter(character);
      const mm = before && letter ? gapMm(before, letter, { recipe, font }) : Infinity;
      if (mm < tightest.mm) tightest = { pair: `${before!.letter}${character}`, mm };
      before = letter;
    }
  }
  if (tightest.pair === "") return [];
  const missing = Math.ceil((CLOSEST_LETTERS - tightest.mm) * 10) / 10;
  const params = [tightest.pair, CLOSEST_LETTERS, missing];
  return [{ key: "tightLetters", field: "letterSpacingMm", params }];
}

interface Setting {
  readonly recipe: LetteringRecipe;
  readonly font: StitchFont;
}

function gapMm(left: StitchLetter, right: StitchLetter, { recipe, font }: Setting): number {
  const apart = left.advance + font.kerning(left, right);
  const gap = gapBetween(letterShape(left), letterShape(right), apart);
  return gap * recipe.heightMm + recipe.letterSpacingMm;
}

function onStrokes(narrowestMm: number): Advice[] {
  return narrowestMm < THINNEST_STROKE
    ? [{ key: "thinStrokes", field: "heightMm", params: [inMm(narrowestMm)] }]
    : [];
}

/** To 0.1 mm, for reading. */
const inMm = (mm: number) => Math.round(mm * 10) / 10;
