/** One line of a file with its number; without cells where a quote is not closed in time or the cells are too many. */
interface CountLine {
  readonly line: number;
  readonly cells: readonly string[] | undefined;
}

const LF = 10;
const CR = 13;

/** As many characters as a spreadsheet holds in a cell. */
const CELL_MAX = 32_767;

/**
 * The lines of a CSV file in one walk over its text, a blank one as one empty cell. One that cannot be read is the last.
 * However the file is made, a line costs no more than its length.
 */
export function* linesOf(text: string, delimiter: string, cellsMax: number): Generator<CountLine> {
  const part = delimiter.charCodeAt(0);
  let at = 0;
  for (let line = 1; at < text.length; line += 1) {
    const begun = line;
    const cells: string[] = [];
    for (let isLast = false; !isLast;) {
      const cell = cellAt(text, at, part);
      if (!cell || cells.push(cell.value) > cellsMax)
        return yield { line: begun, cells: undefined };
      line += cell.breaks;
      isLast = text.charCodeAt(cell.end) !== part;
      at = cell.end + 1;
    }
    if (text.charCodeAt(at - 1) === CR && text.charCodeAt(at) === LF) at += 1;
    yield { line: begun, cells };
  }
}

interface Cell {
  readonly value: string;
  /** Where the mark behind it stands, or the end of the text. */
  readonly end: number;
  /** Lines that end within its quotes. */
  readonly breaks: number;
}

/** `undefined` for a quote that nothing closes within a cell's length. One within a cell that does not begin with it is an inch: it stays. */
function cellAt(text: string, from: number, part: number): Cell | undefined {
  if (text[from] !== '"') {
    const end = endOfCell(text, from, part);
    return { value: text.slice(from, end), end, breaks: 0 };
  }
  const close = closingQuote(text, from + 1);
  if (close === -1) return undefined;
  const quoted = text.slice(from + 1, close).replaceAll('""', '"');
  const end = endOfCell(text, close + 1, part);
  const breaks = quoted.match(/\r\n|\r|\n/g)?.length ?? 0;
  return { value: quoted + text.slice(close + 1, end), end, breaks };
}

function closingQuote(text: string, from: number): number {
  // Each of them may be a quote, which is written twice.
  const most = from + 2 * CELL_MAX;
  let close = text.indexOf('"', from);
  while (close !== -1 && close < most && text[close + 1] === '"')
    close = text.indexOf('"', close + 2);
  return close < most ? close : -1;
}

function endOfCell(text: string, from: number, part: number): number {
  for (let at = from; at < text.length; at += 1) {
    const mark = text.charCodeAt(at);
    if (mark === part || mark === LF || mark === CR) return at;
  }
  return text.length;
}
