import { problem, type Problem } from "../../problem.ts";
import { lettersOf } from "./font/composed-letter.ts";
import { LETTERING_LIMITS } from "./limits.ts";
import { isSewable } from "./font/repertoire.ts";

/**
 * What keeps lines of text from being sewn, at `lines` or `lines.0`, `lines.1` …; each line is
 * named once, with the first letter that cannot be sewn. A blank line between others is a gap.
 */
export function checkText(lines: unknown): Problem[] {
  if (!isLines(lines)) return [problem("embroidery.textMissing", "lines")];
  const { lines: most, letters: mostLetters } = LETTERING_LIMITS;
  if (lines.length > most) return [problem("embroidery.textTooManyLines", "lines", most)];
  if (lines.every((line) => line.trim() === ""))
    return [problem("embroidery.textMissing", "lines")];
  const problems = lines.flatMap((line, at) => checkLine(line, `lines.${at}`));
  if (problems.length > 0) return problems;
  const letters = lines.reduce((sum, line) => sum + lettersOf(line).length, 0);
  return letters > mostLetters ? [problem("embroidery.textTooLong", "lines", mostLetters)] : [];
}

/** A letter with its accents is a handful of characters at most; longer is not looked into. */
const CHARACTERS_PER_LETTER = 8;

function checkLine(line: string, field: string): Problem[] {
  const most = LETTERING_LIMITS.lettersPerLine;
  const tooLong = [problem("embroidery.textLineTooLong", field, most)];
  if (line.length > most * CHARACTERS_PER_LETTER) return tooLong;
  const letters = lettersOf(line);
  if (letters.length > most) return tooLong;
  const bad = letters.find((letter) => !canBeSewn(letter));
  return bad === undefined ? [] : [refusedLetter(bad, field)];
}

/** Each mark is sewn anew, so a tower of them costs the needle what a whole text does. */
const canBeSewn = (letter: string): boolean =>
  marksOn(letter) <= LETTERING_LIMITS.marksPerLetter && isSewable(letter);

const marksOn = (letter: string): number => letter.normalize("NFD").match(/\p{M}/gu)?.length ?? 0;

/** The lines with a blank in the place of each letter that cannot be sewn: what of them can be shown. */
export function sewableLines(lines: readonly string[]): readonly string[] {
  const { lettersPerLine } = LETTERING_LIMITS;
  return lines.map((line) =>
    line.length > lettersPerLine * CHARACTERS_PER_LETTER
      ? line
      : lettersOf(line)
          .map((letter) => (canBeSewn(letter) ? letter : " "))
          .join(""),
  );
}

const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
/** U+20E3 is the frame around a key. */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20E3/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** The row that says most about a letter. Emoji come first: theirs hold invisible joiners as well. */
function refusedLetter(bad: string, field: string): Problem {
  const letter = Array.from(bad).slice(0, CHARACTERS_PER_LETTER).join("");
  if (EMOJI.test(letter)) return problem("embroidery.textEmoji", field, letter);
  if (RIGHT_TO_LEFT.test(letter)) return problem("embroidery.textRightToLeft", field, letter);
  if (CONTROL.test(letter)) return problem("embroidery.textControl", field);
  return problem("embroidery.textUnknownLetter", field, letter);
}

function isLines(lines: unknown): lines is readonly string[] {
  return (
    Array.isArray(lines) && lines.length > 0 && lines.every((line) => typeof line === "string")
  );
}
