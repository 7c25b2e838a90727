import { ROW_AREAS } from "./row-areas.data.ts";

/** Rows that one title may name by a range: more in one breath are not tested one by one. */
const RANGE_MAX = 3;

const AREAS = Object.keys(ROW_AREAS).join("|");
const RUN = new RegExp(String.raw`\b(${AREAS})-(\d\d)\b(?: to (?:\1-)?(\d\d)\b)?`, "g");

/**
 * The rows of the requirements that a text names, in its order: `PDP-41`, or up to three as `PDP-41 to 43`.
 * A longer range names none; what only looks like a row (`UTF-16`) is none.
 */
export function rowIdsIn(text: string): string[] {
  return [...text.matchAll(RUN)].flatMap(([, area = "", first = "", last = first]) => {
    const count = Number(last) - Number(first) + 1;
    if (count > RANGE_MAX) return [];
    return Array.from({ length: count }, (_, i) => rowId(area, Number(first) + i));
  });
}

/** `PDP` and 7 are `PDP-07`. */
const rowId = (area: string, number: number) => `${area}-${String(number).padStart(2, "0")}`;

/** Every row of the requirements, area by area. */
export function allRowIds(): string[] {
  return Object.entries(ROW_AREAS).flatMap(([area, count]) =>
    Array.from({ length: count }, (_, i) => rowId(area, i + 1)),
  );
}
