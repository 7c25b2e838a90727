import { inOneLine } from "@placket/domain/one-line";

/** Columns that every reader of plain text shows. */
const COLUMNS = 72;

/**
 * A text on lines of 72 columns, each begun with `indent`. What has no space is broken where the line ends, but an
 * address is left whole: it would lead nowhere. Line ends of the text's own are spaces.
 */
export function wrapped(text: string, indent = ""): string {
  const width = COLUMNS - indent.length;
  const lines: string[][] = [[]];
  let used = 0;
  for (const word of inOneLine(text).split(" ").filter(Boolean)) {
    for (const piece of pieces(word, width)) {
      const length = lengthOf(piece);
      if (used > 0 && used + 1 + length > width) {
        lines.push([]);
        used = 0;
      }
      lines.at(-1)?.push(piece);
      used += used > 0 ? 1 + length : length;
    }
  }
  return lines.map((words) => (indent + words.join(" ")).trimEnd()).join("\n");
}

/** A word that is longer than a line, in pieces that are not. */
function pieces(word: string, width: number): string[] {
  if (lengthOf(word) <= width || /^https?:\/\//.test(word)) return [word];
  const signs = signsOf(word);
  const count = Math.ceil(signs.length / width);
  return Array.from({ length: count }, (_, at) =>
    signs.slice(at * width, (at + 1) * width).join(""),
  );
}

const SIGNS = new Intl.Segmenter("en", { granularity: "grapheme" });
const signsOf = (text: string) => Array.from(SIGNS.segment(text), ({ segment }) => segment);

/** In signs as they are seen; asking for those costs, and most words have one for each letter, `×` and `–` too. */
const lengthOf = (text: string) =>
  /^[ -~\u00A1-\u00AC\u00AE-\u017F\u2010-\u2027]*$/.test(text) ? text.length : signsOf(text).length;
