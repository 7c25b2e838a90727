import type { KeyboardEvent } from "react";

/** How far each arrow goes, by rows and columns. */
const moves: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Cells to look at beyond crossed-out ones; more than any grid has. */
const REACH = 200;

/**
 * The input that an arrow key leads to from the focused one: the next in that direction, crossed-out cells
 * skipped. Left and right leave a cell only when the caret is at its edge or all of it is selected.
 */
export function cellAfterKey(
  event: Pick<KeyboardEvent<HTMLElement>, "key" | "target">,
  inputAt: (row: number, column: number) => HTMLInputElement | undefined,
): HTMLInputElement | undefined {
  const move = moves[event.key];
  const input = event.target;
  if (!move || !(input instanceof HTMLInputElement)) return undefined;
  const [row, column] = input.dataset["cell"]?.split("/").map(Number) ?? [];
  if (row === undefined || column === undefined) return undefined;
  const [down, across] = move;
  if (across !== 0 && !isAtEdge(input, across)) return undefined;
  for (let step = 1; step <= REACH; step += 1) {
    const found = inputAt(row + down * step, column + across * step);
    if (found) return found;
  }
  return undefined;
}

function isAtEdge(
  { selectionStart, selectionEnd, value }: HTMLInputElement,
  across: number,
): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return across < 0 ? selectionEnd === 0 : selectionStart === value.length;
}
