import { matchOption } from "./match-option.ts";
import {
  blankRow,
  cellText,
  isBlankRow,
  withCell,
  type TeamCell,
  type TeamColumns,
  type TeamRow,
} from "./team-sheet.ts";

/** What happens to a sheet. */
export type TeamEvent =
  | { readonly type: "type"; readonly row: number; readonly cell: TeamCell; readonly text: string }
  /** The cell was left: a size that was meant is written as the product has it. */
  | { readonly type: "leave"; readonly row: number; readonly cell: TeamCell }
  /** Texts for a cell and those below it. */
  | {
      readonly type: "fill";
      readonly row: number;
      readonly cell: TeamCell;
      readonly texts: readonly string[];
    }
  /** Wearers that were pasted or opened: they come before what stands there. */
  | { readonly type: "insert"; readonly row: number; readonly rows: readonly TeamRow[] }
  | { readonly type: "remove"; readonly row: number }
  | { readonly type: "clear" };

interface Sheet extends TeamColumns {
  /** Rows at most. */
  readonly max: number;
}

type Step<Type extends TeamEvent["type"]> = (
  rows: readonly TeamRow[],
  event: Extract<TeamEvent, { type: Type }>,
  sheet: Sheet,
) => readonly TeamRow[];

const STEPS: { readonly [Type in TeamEvent["type"]]: Step<Type> } = {
  type: (rows, { row, cell, text }) => changed(rows, row, (one) => withCell(one, cell, text)),
  leave: (rows, { row, cell }, sheet) => changed(rows, row, (one) => asMade(one, cell, sheet)),
  fill: (rows, { row, cell, texts }, sheet) =>
    Array.from({ length: Math.max(rows.length, row + texts.length) }, (_, at) => {
      const one = rows[at] ?? blankRow(sheet);
      const text = texts[at - row];
      return text === undefined ? one : asMade(withCell(one, cell, text), cell, sheet);
    }),
  insert: (rows, { row, rows: more }, sheet) => [
    ...rows.slice(0, row),
    ...more.map((one) => allAsMade(one, sheet)),
    ...rows.slice(row).filter((one) => !isBlankRow(one)),
  ],
  remove: (rows, { row }) => rows.filter((_, at) => at !== row),
  clear: () => [],
};

/**
 * The rows after that: at least three, and one to write in below those that are written, up to the most there may be.
 * What happens, happens to the rows that are seen: also to those of a list in which nothing stands yet.
 */
export function nextTeam(
  rows: readonly TeamRow[],
  event: TeamEvent,
  sheet: Sheet,
): readonly TeamRow[] {
  const step = STEPS[event.type] as Step<typeof event.type>;
  return withRoom(step(withRoom(rows, sheet), event, sheet), sheet);
}

const ROWS_AT_LEAST = 3;

/** The same rows with room below them; none beyond the most there may be. */
export function withRoom(rows: readonly TeamRow[], sheet: Sheet): readonly TeamRow[] {
  const last = rows.findLastIndex((row) => !isBlankRow(row));
  const length = Math.min(sheet.max, Math.max(ROWS_AT_LEAST, last + 2));
  return Array.from({ length }, (_, at) => rows[at] ?? blankRow(sheet));
}

const changed = (
  rows: readonly TeamRow[],
  row: number,
  change: (one: TeamRow) => TeamRow,
): readonly TeamRow[] => rows.map((one, at) => (at === row ? change(one) : one));

const allAsMade = (row: TeamRow, sheet: TeamColumns): TeamRow =>
  sheet.choices.reduce((left, { id }) => asMade(left, `options.${id}`, sheet), row);

/** An option as the product calls it; what means none stays as it was typed. */
function asMade(row: TeamRow, cell: TeamCell, { choices }: TeamColumns): TeamRow {
  const choice = choices.find(({ id }) => cell === `options.${id}`);
  const option = choice && matchOption(cellText(row, cell), choice);
  return option && option.label !== cellText(row, cell) ? withCell(row, cell, option.label) : row;
}
