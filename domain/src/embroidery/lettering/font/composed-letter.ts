/** What is sewn over or under a letter, and the character of a font that draws it. */
interface Mark {
  /** A spacing accent that stands where it belongs over a lower-case letter, e.g. `´`. */
  readonly drawnBy: string;
  /** Upside down: a caron is a circumflex turned over. */
  readonly isFlipped?: true;
  /** Hangs under the letter and stays at its height. */
  readonly isBelow?: true;
}

/** By combining character. */
const marks: Readonly<Record<string, Mark>> = {
  "\u0300": { drawnBy: "`" },
  "\u0301": { drawnBy: "´" },
  "\u0302": { drawnBy: "ˆ" },
  "\u0303": { drawnBy: "˜" },
  "\u0304": { drawnBy: "¯" },
  "\u0308": { drawnBy: "¨" },
  "\u030A": { drawnBy: "˚" },
  "\u030C": { drawnBy: "ˆ", isFlipped: true },
  "\u0327": { drawnBy: "¸", isBelow: true },
};

/** Letters that are sewn as others where a font has no drawing of their own. */
const spelled: Readonly<Record<string, string>> = {
  ẞ: "SS",
  ﬀ: "ff",
  ﬁ: "fi",
  ﬂ: "fl",
  Ĳ: "IJ",
  ĳ: "ij",
  "„": ",,",
  "“": '"',
  "”": '"',
  "‘": "'",
  "’": "'",
  "‚": ",",
  "′": "'",
  "″": '"',
  "–": "-",
  "—": "-",
  "‐": "-",
  "‑": "-",
  "−": "-",
  "…": "...",
  "\u00A0": " ",
  "\u202F": " ",
};

/** Accents over an i take its dot's place. */
const dotless: Readonly<Record<string, string>> = { i: "ı" };

/** One drawing of the font within a letter. */
export type LetterPart =
  | { readonly as: "beside"; readonly character: string }
  | { readonly as: "mark"; readonly mark: Mark };

/**
 * How a letter is made of characters that a font has: itself, a base with accents, or what it is
 * spelled as; `undefined` when there is no way.
 * @example letterParts("Ÿ", (character) => font.has(character)) // Y, then ¨ over it
 */
export function letterParts(
  letter: string,
  has: (character: string) => boolean,
): readonly LetterPart[] | undefined {
  if (isOneCharacter(letter) && has(letter)) return [{ as: "beside", character: letter }];
  const spelling = spelled[letter];
  if (spelling !== undefined) {
    const parts = Array.from(spelling, (character) => ({ as: "beside", character }) as const);
    return parts.every(({ character }) => has(character)) ? parts : undefined;
  }
  return accented(letter, has);
}

function accented(
  letter: string,
  has: (character: string) => boolean,
): readonly LetterPart[] | undefined {
  const [first = "", ...accents] = letter.normalize("NFD");
  if (accents.length === 0) return undefined;
  const bare = dotless[first];
  const base = bare !== undefined && has(bare) && !accents.every(isBelow) ? bare : first;
  if (base === " " || !has(base)) return undefined;
  const parts: LetterPart[] = [{ as: "beside", character: base }];
  for (const accent of accents) {
    const mark = marks[accent];
    if (mark === undefined || !has(mark.drawnBy)) return undefined;
    parts.push({ as: "mark", mark });
  }
  return parts;
}

const isBelow = (accent: string): boolean => marks[accent]?.isBelow ?? false;

function isOneCharacter(letter: string): boolean {
  const [first = ""] = letter;
  return first.length === letter.length;
}

/** Cuts a line into letters: each base with the combining marks that follow it, NFC. */
export function lettersOf(line: string): string[] {
  return line.normalize("NFC").match(/\P{M}\p{M}*|\p{M}+/gsu) ?? [];
}
