import type { KeyboardEvent } from "react";

/** Where keys lead from a cell, in rows. */
const ROWS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/**
 * The cell above or below that a key leads to, as in a spreadsheet: Enter to the next row, with Shift to the one
 * before; `undefined` of other keys, and at the ends.
 */
export function cellAfterKey(event: KeyboardEvent<HTMLInputElement>): HTMLInputElement | undefined {
  const { key, shiftKey, currentTarget } = event;
  const by = ROWS[key];
  if (by === undefined || event.nativeEvent.isComposing) return undefined;
  // A list of sizes that is open moves in itself.
  if (key !== "Enter" && currentTarget.list !== null) return undefined;
  const { row, cell } = currentTarget.dataset;
  const to = Number(row) + (key === "Enter" && shiftKey ? -1 : by);
  const sheet = currentTarget.closest("[data-sheet]");
  const found = sheet?.querySelector(`input[data-row="${to}"][data-cell="${cell}"]`);
  return found instanceof HTMLInputElement ? found : undefined;
}
