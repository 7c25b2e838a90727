import type { ConfigurableChoice } from "../../catalog/product-detail.ts";

/** Characters of a pasted or opened list at most: far more than so many rows need. */
export const TEAM_TEXT_MAX = 200_000;

/** A wearer as they stand in a sheet: what was typed, right or wrong. */
export interface TeamRow {
  /** The lines of the text, the name first. */
  readonly lines: readonly string[];
  /** What was typed of each choice, by its id. */
  readonly options: Readonly<Record<number, string>>;
  readonly pieces: string;
}

/** What stands in the columns of a sheet besides the pieces. */
export interface TeamColumns {
  /** What the lines of the text are called. */
  readonly lines: readonly string[];
  /** What is chosen for each wearer: the size, and whatever else differs; never the color of the cloth. */
  readonly choices: readonly ConfigurableChoice[];
}

/** A row in which nothing stands. */
export const blankRow = ({ lines }: Pick<TeamColumns, "lines">): TeamRow => ({
  lines: lines.map(() => ""),
  options: {},
  pieces: "",
});

/** Whether nothing stands in a row: it is nobody's. */
export const isBlankRow = ({ lines, options, pieces }: TeamRow): boolean =>
  [...lines, ...Object.values(options), pieces].every((cell) => cell.trim() === "");

/** A cell of a row, by the field that its problems name: `lines.0`, `options.144`, `pieces`. */
export type TeamCell = "pieces" | `lines.${number}` | `options.${number}`;

/** The cells of a row in the order in which they are filled in. */
export const teamCells = ({ lines, choices }: TeamColumns): readonly TeamCell[] => [
  ...lines.map((_, line) => `lines.${line}` as const),
  ...choices.map(({ id }) => `options.${id}` as const),
  "pieces",
];

/** What was typed into a cell. */
export function cellText(row: TeamRow, cell: TeamCell): string {
  const at = numberOf(cell);
  if (cell === "pieces") return row.pieces;
  return (cell.startsWith("lines") ? row.lines[at] : row.options[at]) ?? "";
}

/** The row with another text in a cell. */
export function withCell(row: TeamRow, cell: TeamCell, text: string): TeamRow {
  const at = numberOf(cell);
  if (cell === "pieces") return { ...row, pieces: text };
  if (cell.startsWith("options")) return { ...row, options: { ...row.options, [at]: text } };
  return { ...row, lines: row.lines.map((line, one) => (one === at ? text : line)) };
}

const numberOf = (cell: TeamCell) => Number(cell.split(".")[1]);
