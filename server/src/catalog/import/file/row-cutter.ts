import { problem, type Problem } from "@placket/domain/problem";

/** The bytes of one row, without its line ending, and the line it begins on. */
export interface RawRow {
  readonly line: number;
  readonly bytes: Buffer;
}

/** A row that is not CSV: a quote that nothing closes, or more than a megabyte long. */
export interface BrokenRow {
  readonly line: number;
  readonly broken: Problem;
}

/** Longest row in bytes: whatever a quote left open would swallow ends here. */
const ROW_MAX_BYTES = 1_048_576;

const LF = 10;
const CR = 13;
const QUOTE = 34;
const COMMA = 44;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Where in a row the next byte stands; `quoteWithin` is after a quote that may close the cell. */
type Place = "cellStart" | "plain" | "quoted" | "quoteWithin";

/**
 * Cuts the bytes of a CSV file into rows, one at a time, and counts lines. A row that cannot be read is told
 * by its own line and costs no other: after a quote that nothing closes it goes on with the next line, after
 * a line that is too long with the line behind it.
 */
export class RowCutter {
  #held: Buffer = Buffer.alloc(0);
  /** The next byte to look at, and where its row begins. */
  #at = 0;
  #from = 0;
  #place: Place = "cellStart";
  /** The line the row begins on, and the line breaks in its quotes. */
  #line = 1;
  #breaks = 0;
  /** Behind the row's first line break in quotes: where to go on if the quote was an error. */
  #nextLine: number | undefined;
  #isSkipping = false;
  #isBegun = false;
  /** What ends a line; told by the first one. */
  #lineEnd: number | undefined;

  *take(chunk: Buffer): Generator<RawRow | BrokenRow> {
    this.#held = Buffer.concat([this.#held.subarray(this.#from), chunk]);
    this.#at -= this.#from;
    if (this.#nextLine !== undefined) this.#nextLine -= this.#from;
    this.#from = 0;
    if (!this.#isBegun && this.#held.length < BYTE_ORDER_MARK.length) return;
    yield* this.#cut(false);
  }

  *end(): Generator<RawRow | BrokenRow> {
    yield* this.#cut(true);
    while (this.#from < this.#held.length && !this.#isSkipping) {
      if (this.#place === "quoted") {
        yield this.#brokenAt("quote not closed");
        if (!this.#goOnWithNextLine()) return;
        yield* this.#cut(true);
      } else yield* this.#row(this.#held.length);
    }
  }

  *#cut(isEnd: boolean): Generator<RawRow | BrokenRow> {
    if (!this.#isBegun) this.#begin();
    for (; this.#at < this.#held.length; this.#at += 1) {
      const byte = this.#held[this.#at] ?? 0;
      if (byte === CR && this.#lineEnd === undefined && this.#place !== "quoted") {
        if (this.#at + 1 === this.#held.length && !isEnd) return;
        this.#lineEnd = this.#held[this.#at + 1] === LF ? LF : CR;
      }
      if (byte === LF) this.#lineEnd ??= LF;
      if (byte === this.#lineEnd && this.#place !== "quoted") yield* this.#row(this.#at);
      else this.#pass(byte);
      if (this.#at - this.#from >= ROW_MAX_BYTES) yield* this.#tooLong();
    }
  }

  #begin(): void {
    this.#isBegun = true;
    if (!this.#held.subarray(0, 3).equals(BYTE_ORDER_MARK)) return;
    this.#at = BYTE_ORDER_MARK.length;
    this.#from = this.#at;
  }

  #pass(byte: number): void {
    if (this.#isSkipping) this.#from = this.#at;
    else if (this.#place === "quoted") {
      if (byte === QUOTE) this.#place = "quoteWithin";
      if (byte !== (this.#lineEnd ?? LF)) return;
      this.#breaks += 1;
      this.#nextLine ??= this.#at + 1;
    } else if (byte === COMMA) this.#place = "cellStart";
    else if (byte === QUOTE && this.#place !== "plain") this.#place = "quoted";
    else this.#place = "plain";
  }

  /** The row ends before `to`, and the next one begins behind it; blank ones are passed over. */
  *#row(to: number): Generator<RawRow> {
    const end = to > this.#from && this.#held[to - 1] === CR ? to - 1 : to;
    const bytes = this.#held.subarray(this.#from, end);
    if (bytes.length > 0 && !this.#isSkipping) yield { line: this.#line, bytes };
    this.#beginRow(to + 1, this.#line + this.#breaks + 1);
  }

  *#tooLong(): Generator<BrokenRow> {
    if (this.#place === "quoted" && this.#nextLine !== undefined) {
      yield this.#brokenAt("quote not closed");
      this.#goOnWithNextLine();
      // The loop moves on to the first byte of that line.
      this.#at -= 1;
      return;
    }
    yield this.#brokenAt(`longer than ${ROW_MAX_BYTES} bytes`);
    this.#isSkipping = true;
    this.#place = "plain";
  }

  #brokenAt(what: string): BrokenRow {
    return { line: this.#line, broken: problem("import.badCsv", "", what) };
  }

  /** `false` when the file ends with the row. */
  #goOnWithNextLine(): boolean {
    const next = this.#nextLine;
    if (next === undefined) return false;
    this.#beginRow(next, this.#line + 1);
    this.#at = next;
    return true;
  }

  #beginRow(from: number, line: number): void {
    this.#from = from;
    this.#line = line;
    this.#breaks = 0;
    this.#nextLine = undefined;
    this.#place = "cellStart";
    this.#isSkipping = false;
  }
}
