import type { Worksheet } from "../../embroidery/worksheet-facts.ts";
import { StitchRefusal } from "./refusal.ts";

/** Where the sizes are not told apart by color. */
const ONE_COLOR = "All";

/**
 * Reads `"S 4, M 8"`, or with colors `"Navy: S 4, M 8; White: M 2"`, as a table of all sizes in the
 * order of their first mention. Throws a `StitchRefusal`.
 */
export function sizeMatrixOf(text: string): Worksheet["quantities"] {
  const rows = text.split(";").map((row) => {
    const [color, list] = row.includes(":") ? splitAt(row, ":") : [ONE_COLOR, row];
    return { color, pieces: new Map(list.split(",").map((entry) => sizeOf(entry, text))) };
  });
  const sizes = [...new Set(rows.flatMap(({ pieces }) => [...pieces.keys()]))];
  return {
    sizes,
    rows: rows.map(({ color, pieces }) => ({
      color,
      quantities: sizes.map((size) => pieces.get(size) ?? 0),
    })),
  };
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return [text.slice(0, at).trim(), text.slice(at + mark.length)];
}

function sizeOf(entry: string, text: string): [string, number] {
  const [, size, count] = /^\s*(\S.*?)\s+(\d{1,6})\s*$/.exec(entry) ?? [];
  if (size !== undefined) return [size, Number(count)];
  throw new StitchRefusal(`--sizes takes "S 4, M 8" or "Navy: S 4; White: M 2", not "${text}"`);
}
