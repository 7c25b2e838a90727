import { setImmediate as othersTurn } from "node:timers/promises";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { COUNTS_MAX, type WrittenCount } from "@placket/domain/stock/shelf-count";
import { piecesTyped } from "@placket/domain/stock/stock-change";
import { linesOf } from "./count-lines.ts";

/** As many columns as a list may have. */
const COLUMNS_MAX = 200;

/** As many lines as may be counted, changed or not: every shelf of a store of 60,000 SKUs twice over. */
const COUNTED_MAX = 120_000;

/** How long it reads before other callers have their turn, in ms, and after how many lines it looks at the clock. */
const SLICE_MS = 4;
const LINES_A_LOOK = 64;

/** The text of a file as spreadsheets write it: UTF-8, or UTF-16 where the byte order mark says so. */
export function countFileText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  return new TextDecoder(ENCODINGS[`${first} ${second}`]).decode(bytes);
}

const ENCODINGS: Readonly<Record<string, string>> = {
  "255 254": "utf-16le",
  "254 255": "utf-16be",
};

/** What a file says: its lines below the first, how many of them were counted, and how many found as seen. */
interface CountFile {
  /** Those that would be written, or say why not. */
  readonly counts: readonly WrittenCount[];
  readonly lines: number;
  readonly counted: number;
  readonly asSeen: number;
}

/**
 * The shelves that somebody counted in an exported list, those that were found as they were seen left out unless they
 * stand in it twice. Columns may stand in any order and be parted by comma, semicolon or tab, as the spreadsheet's
 * language has it. A cell that is no number is one that no shelf holds. Refuses what is no such list, and more shelves
 * than are counted in one go.
 */
export async function readCountFile(
  text: string,
  monotonic = () => performance.now(),
): Promise<Result<CountFile>> {
  const mark = /^sep=([,;\t])(?:\r\n|\r|\n)/i.exec(text);
  const list = mark ? text.slice(mark[0].length) : text;
  const above = mark ? 1 : 0;
  const delimiter = mark?.[1] ?? delimiterOf(list);
  const columns = columnsOf(list, delimiter);
  if (!columns) return refuse(problem("stock.countFileUnreadable", "file"));
  const told: WrittenCount[] = [];
  const asSeen = new Map<string, WrittenCount>();
  let begun = monotonic();
  let read = 0;
  let lines = 0;
  let counted = 0;
  let moved = 0;
  for (const { line, cells } of linesOf(list, delimiter, columns.all)) {
    if (!cells) return refuse(problem("stock.countLineUnreadable", "file", line + above));
    read += 1;
    if (read % LINES_A_LOOK === 0 && monotonic() - begun > SLICE_MS) {
      await othersTurn();
      begun = monotonic();
    }
    if (read === 1 || isBlank(cells)) continue;
    lines += 1;
    const count = countIn(cells, columns);
    if (!count) continue;
    counted += 1;
    if (counted > COUNTED_MAX) return tooMany(COUNTED_MAX);
    const isMoved = count.quantity !== count.seen;
    if (isMoved) moved += 1;
    // Of lines that stand in it as seen, one of each shelf waits for another one of it.
    if (isMoved || asSeen.has(count.sku)) told.push(count);
    else asSeen.set(count.sku, count);
    if (told.length > COUNTS_MAX) return tooMany(COUNTS_MAX);
  }
  const skus = new Set(told.map(({ sku }) => sku));
  const counts = [...told, ...[...skus].flatMap((sku) => asSeen.get(sku) ?? [])];
  if (counts.length > COUNTS_MAX) return tooMany(COUNTS_MAX);
  return ok({ counts, lines, counted, asSeen: counted - moved });
}

const isBlank = (cells: readonly string[]) => cells.length === 1 && cells[0] === "";

const tooMany = (most: number) => refuse(problem("stock.tooManyCounts", "file", most));

function delimiterOf(list: string): string {
  const head = /^[^\r\n]*/.exec(list)?.[0] ?? "";
  return [";", "\t"].find((mark) => head.includes(mark)) ?? ",";
}

interface Columns {
  readonly sku: number;
  readonly qty: number;
  readonly counted: number;
  /** How many there are. */
  readonly all: number;
}

/** Where the columns stand; `undefined` unless the first line names each of them once. */
function columnsOf(list: string, delimiter: string): Columns | undefined {
  const [head] = linesOf(list, delimiter, COLUMNS_MAX);
  const titles = head?.cells?.map((title) => title.trim().toLowerCase()) ?? [];
  const at = (title: string) =>
    titles.indexOf(title) === titles.lastIndexOf(title) ? titles.indexOf(title) : -1;
  const columns = { sku: at("sku"), qty: at("qty"), counted: at("counted"), all: titles.length };
  return Object.values(columns).includes(-1) ? undefined : columns;
}

function countIn(
  cells: readonly string[],
  { sku, qty, counted }: Columns,
): WrittenCount | undefined {
  const cell = (at: number) => unescaped(cells[at] ?? "");
  const quantity = piecesIn(cell(counted));
  if (quantity === undefined) return undefined;
  const count = { sku: cell(sku), seen: seenIn(cell(qty)), quantity };
  if (!Number.isNaN(quantity) && !Number.isNaN(count.seen)) return count;
  const said = (at: number) => cell(at).slice(0, SAID_MAX);
  return { ...count, written: { seen: said(qty), counted: said(counted) } };
}

/** As much of a cell as somebody finds it again by. */
const SAID_MAX = 40;

/** What the export marks as text, so that a spreadsheet takes it for no formula. */
const unescaped = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, "");

/** Spreadsheets write `3.0` where a column holds decimals. */
const piecesIn = (cell: string) => piecesTyped(cell.replace(/^(\d{1,9})[.,]0{1,2}$/, "$1"));

/** Orders may wait for pieces: there can be fewer than none. */
const seenIn = (cell: string): number =>
  cell.startsWith("-") ? -(piecesIn(cell.slice(1)) ?? Number.NaN) : (piecesIn(cell) ?? Number.NaN);
