import { type Bar, barred, type Mark, markOn, tailed } from "./marks.ts";

/** Letters that are sewn as others where a font has no drawing of their own. */
const spelled: Readonly<Record<string, string>> = {
  ẞ: "SS",
  ﬀ: "ff",
  ﬁ: "fi",
  ﬂ: "fl",
  Ĳ: "IJ",
  ĳ: "ij",
  Đ: "Ð",
  // Their caron is written as an apostrophe.
  ď: "d’",
  ľ: "l’",
  Ľ: "L’",
  ť: "t’",
  Ŀ: "L·",
  ŀ: "l·",
  ŉ: "’n",
  ſ: "s",
  // Greenlandic writes it so since 1973.
  ĸ: "q",
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
/** Accents that go with the dot: an ogonek hangs under it. */
const hangs: ReadonlySet<string> = new Set(["\u0326", "\u0327", "\u0328"]);

/** One drawing of the font within a letter. */
export type LetterPart =
  | { readonly as: "beside"; readonly character: string }
  /** A j that wears an accent: without its dot, which no font draws alone. */
  | { readonly as: "dotless"; readonly character: string }
  | { readonly as: "mark"; readonly mark: Mark }
  | { readonly as: "bar"; readonly bar: Bar };

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
  return crossed(letter, has) ?? accented(letter, has);
}

/** What bars are as thick as. */
const HYPHEN = "-";

function crossed(
  letter: string,
  has: (character: string) => boolean,
): readonly LetterPart[] | undefined {
  const bar = barred[letter];
  if (bar && has(bar.base) && has(HYPHEN)) {
    return [
      { as: "beside", character: bar.base },
      { as: "bar", bar },
    ];
  }
  const tail = tailed[letter];
  if (!tail || !has(tail.base) || !has(tail.mark.drawnBy)) return undefined;
  return [
    { as: "beside", character: tail.base },
    { as: "mark", mark: tail.mark },
  ];
}

function accented(
  letter: string,
  has: (character: string) => boolean,
): readonly LetterPart[] | undefined {
  const [first = "", ...accents] = letter.normalize("NFD");
  if (accents.length === 0 || first === " ") return undefined;
  const base = baseOf(first, accents, has);
  if (!has(base.character)) return undefined;
  const parts: LetterPart[] = [base];
  for (const accent of accents) {
    const mark = markOn(first, accent);
    if (mark === undefined || !has(mark.drawnBy)) return undefined;
    parts.push({ as: "mark", mark });
  }
  return parts;
}

function baseOf(
  first: string,
  accents: readonly string[],
  has: (character: string) => boolean,
): Extract<LetterPart, { character: string }> {
  if (accents.every((accent) => hangs.has(accent))) return { as: "beside", character: first };
  if (first === "j") return { as: "dotless", character: first };
  const bare = dotless[first];
  return { as: "beside", character: bare !== undefined && has(bare) ? bare : first };
}

function isOneCharacter(letter: string): boolean {
  const [first = ""] = letter;
  return first.length === letter.length;
}

/** Cuts a line into letters: each base with the combining marks that follow it, NFC. */
export function lettersOf(line: string): string[] {
  return line.normalize("NFC").match(/\P{M}\p{M}*|\p{M}+/gsu) ?? [];
}
