import {
  joinedLines,
  QUICK_LINES_MAX,
  type QuickLine,
} from "@placket/domain/cart/quick/quick-order";

/** A line while it is typed. */
export interface TypedLine extends QuickLine {
  /** What React knows it by. */
  readonly key: number;
}

/** Empty lines that stand there at first. */
const EMPTY = 5;

export const emptyLines = (from = 0): readonly TypedLine[] =>
  Array.from({ length: EMPTY }, (_, at) => ({ key: from + at, sku: "", quantity: "" }));

/** Lines with something in them. */
export const filled = (lines: readonly TypedLine[]): readonly TypedLine[] =>
  lines.filter(({ sku }) => sku.trim() !== "");

/** One past the highest. */
const nextKey = (lines: readonly TypedLine[]) => Math.max(-1, ...lines.map(({ key }) => key)) + 1;

/** With an empty line below, while there is room. */
export const withRoom = (lines: readonly TypedLine[]): readonly TypedLine[] =>
  lines.at(-1)?.sku === "" || lines.length >= QUICK_LINES_MAX
    ? lines
    : [...lines, { key: nextKey(lines), sku: "", quantity: "" }];

/** What was pasted, below what was typed; several lines of one item become one. */
export function withPasted(
  lines: readonly TypedLine[],
  pasted: readonly QuickLine[],
): { readonly lines: readonly TypedLine[]; readonly left: number } {
  const from = nextKey(lines);
  const joined = joinedLines([...filled(lines), ...pasted]);
  const kept = joined
    .slice(0, QUICK_LINES_MAX)
    .map(({ sku, quantity }, at) => ({ key: from + at, sku, quantity }));
  return { lines: withRoom(kept), left: Math.max(0, joined.length - QUICK_LINES_MAX) };
}
