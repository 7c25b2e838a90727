import { ok, problem, refuse, type Result } from "../../problem.ts";
import { lettersOf } from "./font/composed-letter.ts";
import type { StitchFont } from "./font/font-book.ts";
import type { StitchLetter } from "./font/stitch-letter.ts";

/** A letter and where its pen stands on the line. */
interface SetLetter {
  readonly letter: StitchLetter;
  /** In mm from the left edge of the line's ink. */
  readonly penMm: number;
  /** Which word of the line it belongs to, from 0. */
  readonly word: number;
}

/** One line of type, in mm. Blanks only move the pen: they are not among the letters. */
export interface SetLine {
  readonly letters: readonly SetLetter[];
  /** From the left edge of the first letter's ink to the right edge of the last one's. */
  readonly widthMm: number;
}

interface LineSetting {
  readonly font: StitchFont;
  readonly heightMm: number;
  readonly letterSpacingMm: number;
}

/** Sets letters side by side with the font's advances and kerning. A letter the font lacks is refused. */
export function setLine(text: string, setting: LineSetting, field: string): Result<SetLine> {
  const { font, heightMm, letterSpacingMm } = setting;
  const letters: SetLetter[] = [];
  let before: StitchLetter | undefined;
  let word = 0;
  let pen = 0;
  for (const character of lettersOf(text)) {
    const letter = font.letter(character);
    if (!letter) return refuse(problem("embroidery.textUnknownLetter", field, character));
    if (before) pen += font.kerning(before, letter) * heightMm + letterSpacingMm;
    if (isInked(letter)) letters.push({ letter, penMm: pen, word });
    else word += 1;
    pen += letter.advance * heightMm;
    before = letter;
  }
  return ok(fromItsInk(letters, heightMm));
}

function fromItsInk(letters: readonly SetLetter[], heightMm: number): SetLine {
  let left = Infinity;
  let right = -Infinity;
  for (const { letter, penMm } of letters) {
    left = Math.min(left, penMm + letter.ink.minX * heightMm);
    right = Math.max(right, penMm + letter.ink.maxX * heightMm);
  }
  if (letters.length === 0) return { letters: [], widthMm: 0 };
  return {
    letters: letters.map((one) => ({ ...one, penMm: one.penMm - left })),
    widthMm: right - left,
  };
}

/** Whether a letter leaves anything to sew. */
function isInked({ ink }: StitchLetter): boolean {
  return ink.maxX > ink.minX && ink.maxY > ink.minY;
}
