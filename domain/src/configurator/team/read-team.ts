import { readCellBlock } from "../cell-block.ts";
import { matchOption } from "./match-option.ts";
import {
  blankRow,
  isBlankRow,
  TEAM_TEXT_MAX,
  type TeamColumns,
  type TeamRow,
} from "./team-sheet.ts";

/** A list of wearers, as it was pasted or opened. */
interface ReadTeam {
  readonly rows: readonly TeamRow[];
  /** It said what its columns hold; its first row is none of its wearers. */
  readonly hasHead: boolean;
}

/**
 * The wearers of a list that was copied from a spreadsheet or saved as CSV: tabs, semicolons or commas between its
 * cells, columns in any order. A first row that names its columns is followed; without one the sizes, the pieces and
 * the words are told by what stands in them. Rows in which nothing stands are left out; nothing is refused here.
 */
export function readTeam(text: string, columns: TeamColumns): ReadTeam {
  const cells = readCellBlock(bare(text.slice(0, TEAM_TEXT_MAX)));
  const [first = [], ...others] = cells;
  const head = readHead(first, columns);
  const places = head ?? guessed(cells, columns);
  const rows = (head ? others : cells).map((row) => teamRow(row, places, columns));
  return { rows: rows.filter((row) => !isBlankRow(row)), hasHead: head !== undefined };
}

/** Without the mark that some programs write first, and without the line that tells Excel the separator. */
const bare = (text: string) => text.replace(/^\uFEFF/, "").replace(/^sep=.\r?\n/i, "");

/** What a column of a pasted list holds. */
type Place =
  | { readonly of: "line"; readonly line: number }
  /** A first or a last name: joined to the first line in this order. */
  | { readonly of: "given" | "family" }
  | { readonly of: "choice"; readonly id: number }
  | { readonly of: "pieces" }
  | { readonly of: "nothing" };

/** What columns are called, without spaces and signs. The sheet's own names come before them. */
const WORDS: Readonly<Record<string, Place>> = {
  ...named({ of: "line", line: 0 }, "name names wearer employee staff person fullname line1 text"),
  ...named({ of: "line", line: 1 }, "line2 title jobtitle job role position department function"),
  ...named({ of: "given" }, "firstname first givenname forename"),
  ...named({ of: "family" }, "lastname last surname familyname"),
  ...named({ of: "pieces" }, "pieces piece quantity qty pcs count amount number"),
};

function named(place: Place, words: string): Record<string, Place> {
  return Object.fromEntries(words.split(" ").map((word) => [word, place]));
}

const plainWord = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** What the columns of a list hold, if its first row says so: at least one word is known, and none is a size or a number. */
function readHead(row: readonly string[], columns: TeamColumns): readonly Place[] | undefined {
  const isData = row.some((cell) => isPieces(cell) || isOption(cell, columns));
  if (isData) return undefined;
  const own = new Map<string, Place>([
    ...columns.lines.map((label, line) => [plainWord(label), { of: "line", line }] as const),
    ...columns.choices.flatMap(({ id, label, code }) =>
      [label, code].map((word) => [plainWord(word), { of: "choice", id }] as const),
    ),
  ]);
  const places = row.map((cell): Place | undefined => {
    const word = plainWord(cell);
    return own.get(word) ?? (Object.hasOwn(WORDS, word) ? WORDS[word] : undefined);
  });
  if (places.every((place) => place === undefined)) return undefined;
  return places.map((place) => (isHeld(place, columns) ? place : { of: "nothing" }));
}

/** A second line that the text has not is nobody's column. */
const isHeld = (place: Place | undefined, { lines }: TeamColumns): place is Place =>
  place !== undefined && (place.of !== "line" || place.line < lines.length);

const isPieces = (cell: string) => /^\s*\d{1,4}\s*$/.test(cell);
const isOption = (cell: string, { choices }: TeamColumns) =>
  choices.some((choice) => matchOption(cell, choice));

/** The choice that most cells of a column are options of, then the pieces, then the lines of the text from left to right. */
function guessed(cells: readonly (readonly string[])[], columns: TeamColumns): readonly Place[] {
  const width = Math.max(0, ...cells.map((row) => row.length));
  const columnsOf = Array.from({ length: width }, (_, at) =>
    cells.map((row) => row[at]?.trim() ?? "").filter((cell) => cell !== ""),
  );
  const places = columnsOf.map((): Place => ({ of: "nothing" }));
  const take = (place: Place, fits: (cell: string) => boolean, not: readonly boolean[] = []) => {
    const shares = columnsOf.map((column, at) =>
      places[at]?.of === "nothing" && not[at] !== true ? shareOf(column, fits) : 0,
    );
    const best = shares.indexOf(Math.max(...shares));
    if ((shares[best] ?? 0) >= 0.5) places[best] = place;
  };
  for (const choice of columns.choices) {
    take({ of: "choice", id: choice.id }, (cell) => matchOption(cell, choice) !== undefined);
  }
  // A column that counts the rows is nobody's: ordered as pieces, sixty wearers would be 1,830.
  const running = places.map((_, at) => isRunning(columnsOf[at] ?? []));
  take({ of: "pieces" }, isPieces, running);
  const free = places.flatMap(({ of }, at) =>
    of === "nothing" && (columnsOf[at]?.length ?? 0) > 0 && running[at] !== true ? [at] : [],
  );
  for (const [line, at] of free.slice(0, columns.lines.length).entries()) {
    places[at] = { of: "line", line };
  }
  return places;
}

/** Whether a column counts 1, 2, 3 … */
const isRunning = (column: readonly string[]): boolean =>
  column.length > 2 && column.every((cell, at) => Number(cell) === Number(column[0]) + at);

const shareOf = (column: readonly string[], fits: (cell: string) => boolean) =>
  column.length === 0 ? 0 : column.filter(fits).length / column.length;

function teamRow(
  cells: readonly string[],
  places: readonly Place[],
  columns: TeamColumns,
): TeamRow {
  const blank = blankRow(columns);
  const lines = [...blank.lines];
  const options: Record<number, string> = {};
  const names = { given: "", family: "" };
  let { pieces } = blank;
  for (const [at, place] of places.entries()) {
    const cell = cells[at]?.trim() ?? "";
    if (place.of === "line") lines[place.line] ||= cell;
    else if (place.of === "choice") options[place.id] = cell;
    else if (place.of === "pieces") pieces = cell;
    else if (place.of !== "nothing") names[place.of] = cell;
  }
  lines[0] ||= `${names.given} ${names.family}`.trim();
  return { lines, options, pieces };
}
