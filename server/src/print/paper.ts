import { fillPhrase } from "@placket/domain/phrase";
import { ink } from "./ink.ts";
import { type Fact, factRows, heading, seam, shortened, wrapped } from "./parts.ts";
import { Sheet, type TextStyle } from "./sheet.ts";

/** A sheet with rows: an invoice, a packing slip, a list to pick from, a quote. All of it is said already. */
export interface Paper {
  /** `Invoice 100000001` */
  readonly title: string;
  /** Whose it is: name, address, telephone. */
  readonly shop: { readonly name: string; readonly lines: readonly string[] };
  readonly facts: readonly Fact[];
  /** A card that can be cut out and given away. */
  readonly card?: CutCard;
  /** Up to two, beside each other. */
  readonly addresses: readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** Over the columns: what, how many, and for how much where that is said. */
  readonly columns: {
    readonly item: string;
    readonly pieces: string;
    readonly amount: string | null;
  };
  readonly rows: readonly PaperRow[];
  /** The total last. */
  readonly sums: readonly { readonly label: string; readonly amount: string }[];
  readonly foot: string;
  /** How its pages are numbered: `%1` stands for the page, `%2` for how many there are. */
  readonly pages: string;
  /** Stands in the file and nowhere else in it is a clock: equal papers give equal bytes. */
  readonly created: Date;
}

interface PaperRow {
  readonly name: string;
  /** `Size: M`, one below the other; the sku last. */
  readonly details: readonly string[];
  readonly pieces: string;
  readonly amount: string | null;
  /** A JPEG; rows of a paper on which none has one begin at its edge. */
  readonly picture?: Uint8Array | undefined;
}

/** What stands on a card: large what it is worth, and below it the code. */
interface CutCard {
  readonly title: string;
  readonly worth: string;
  readonly code: string;
  readonly lines: readonly string[];
}

/** Papers to be printed, at least one. */
export type Papers = readonly [Paper, ...Paper[]];

/**
 * Papers as one PDF, each from a new page; how pages are numbered, the first one says. Drawing takes long:
 * `paper-press.ts` has it done away from the thread that answers.
 */
export function drawPapers([first, ...others]: Papers): Promise<Uint8Array> {
  const { title, created, pages } = first;
  const pageText = (page: number, count: number) => fillPhrase(pages, [page, count]);
  const sheet = new Sheet({ title, created, pageText });
  drawPaper(sheet, first);
  for (const paper of others) {
    sheet.begin(paper.title);
    drawPaper(sheet, paper);
  }
  return sheet.finish();
}

function drawPaper(sheet: Sheet, paper: Paper): void {
  drawHead(sheet, paper);
  if (paper.card) drawCard(sheet, paper.shop.name, paper.card);
  drawAddresses(sheet, paper);
  if (paper.rows.length > 0) drawRows(sheet, paper);
  drawSums(sheet, paper);
  sheet.room(8);
  sheet.y += 4;
  for (const line of wrapped(sheet, paper.foot, sheet.width)) quiet(sheet, line, sheet.left);
}

const LINE_MM = 4;
const PIECES_MM = 24;
const AMOUNT_MM = 30;
/** How wide and high a picture may be. */
const PICTURE_MM = { width: 14, height: 17.5 };
const PICTURE_GAP_MM = 4;

function quiet(sheet: Sheet, line: string, x: number): void {
  sheet.text(line, x, sheet.y + 3, { size: 8.5, color: ink.quiet });
  sheet.y += LINE_MM;
}

function drawHead(sheet: Sheet, { title, shop, facts }: Paper): void {
  const style = { size: 20, weight: 600 } as const;
  sheet.text(shop.name, sheet.left, sheet.y + 3, { size: 10, weight: 600 });
  const top = sheet.y;
  for (const line of shop.lines) {
    sheet.y += LINE_MM;
    sheet.text(line, sheet.left, sheet.y + 3, { size: 8.5, color: ink.quiet });
  }
  sheet.y = Math.max(sheet.y + 14, top + 14);
  sheet.text(shortened(sheet, title, sheet.width, style), sheet.left, sheet.y, style);
  sheet.y += 4;
  seam(sheet);
  sheet.y += 3;
  sheet.y = factRows(sheet, facts, { x: sheet.left, y: sheet.y, width: sheet.width }) + 5;
}

/** As wide and high as a postcard that is folded once. */
const CARD_MM = { width: 148, height: 84 };
const CARD_PAD_MM = 9;
/** The stripes of an apron at its edge. */
const STRIPES = { count: 5, width: 1.6, gap: 1.6 };

function drawCard(sheet: Sheet, shop: string, { title, worth, code, lines }: CutCard): void {
  sheet.room(CARD_MM.height + 6);
  const { left: x, y } = sheet;
  sheet.box({ x, y, ...CARD_MM }, { stroke: ink.stitch, line: 0.3 });
  for (let at = 0; at < STRIPES.count; at += 1) {
    const from = x + CARD_MM.width - CARD_PAD_MM - at * (STRIPES.width + STRIPES.gap);
    sheet.box({ x: from, y, width: STRIPES.width, height: CARD_MM.height }, { fill: ink.text });
  }
  const inner = CARD_MM.width - 3 * CARD_PAD_MM - STRIPES.count * (STRIPES.width + STRIPES.gap);
  const says = (text: string, at: number, style: TextStyle) =>
    sheet.text(shortened(sheet, text, inner, style), x + CARD_PAD_MM, y + at, style);
  says(shop, 13, { size: 11, weight: 600 });
  says(title, 22, { size: 11, color: ink.quiet });
  says(worth, 40, { size: 34, weight: 600 });
  says(code, 54, { size: 15, weight: 600 });
  const small = lines.flatMap((line) => wrapped(sheet, line, inner));
  small.slice(0, CARD_LINES).forEach((line, at) => {
    says(line, 64 + at * LINE_MM, { size: 9, color: ink.quiet });
  });
  sheet.y += CARD_MM.height + 6;
}

const CARD_LINES = 4;

function drawAddresses(sheet: Sheet, { addresses }: Paper): void {
  const half = sheet.width / 2;
  const top = sheet.y;
  let lowest = top;
  addresses.forEach(({ title, lines }, at) => {
    const x = sheet.left + at * half;
    sheet.y = top;
    heading(sheet, title, x);
    for (const line of lines.flatMap((text) => wrapped(sheet, text, half - 6))) {
      sheet.text(line, x, sheet.y + 3);
      sheet.y += LINE_MM;
    }
    lowest = Math.max(lowest, sheet.y);
  });
  sheet.y = lowest + 5;
}

function drawRows(sheet: Sheet, { columns, rows }: Paper): void {
  const hasPictures = rows.some(({ picture }) => picture);
  const ends = endsOf(sheet, { hasAmounts: columns.amount !== null, hasPictures });
  const label = { size: 8.5, color: ink.quiet } as const;
  sheet.text(columns.item, ends.left, sheet.y + 3, label);
  sheet.text(columns.pieces, ends.pieces, sheet.y + 3, { ...label, align: "right" });
  if (columns.amount !== null) {
    sheet.text(columns.amount, sheet.right, sheet.y + 3, { ...label, align: "right" });
  }
  sheet.y += 5;
  for (const row of rows) drawRow(sheet, row, ends);
  sheet.line(sheet.left, sheet.y, sheet.right, sheet.y);
}

function drawRow(sheet: Sheet, row: PaperRow, { left, pieces, item }: Ends): void {
  const names = wrapped(sheet, row.name, item, { weight: 600 });
  const details = row.details.flatMap((text) => wrapped(sheet, text, item));
  const high = row.picture ? PICTURE_MM.height : 0;
  sheet.room(Math.max((names.length + details.length) * LINE_MM, high) + 4);
  sheet.line(sheet.left, sheet.y, sheet.right, sheet.y);
  sheet.y += 1;
  const lowest = sheet.y + high;
  if (row.picture) {
    sheet.picture(row.picture, { x: sheet.left, y: sheet.y + 0.5, ...PICTURE_MM });
  }
  sheet.text(row.pieces, pieces, sheet.y + 3, { align: "right" });
  if (row.amount !== null) sheet.text(row.amount, sheet.right, sheet.y + 3, { align: "right" });
  for (const line of names) {
    sheet.text(line, left, sheet.y + 3, { weight: 600 });
    sheet.y += LINE_MM;
  }
  for (const line of details) quiet(sheet, line, left);
  sheet.y = Math.max(sheet.y, lowest) + 1.5;
}

interface Ends {
  /** Where an item's words begin. */
  readonly left: number;
  /** Where pieces end. */
  readonly pieces: number;
  /** As wide as an item's words may be. */
  readonly item: number;
}

function endsOf(
  sheet: Sheet,
  { hasAmounts, hasPictures }: { readonly hasAmounts: boolean; readonly hasPictures: boolean },
): Ends {
  const amounts = hasAmounts ? AMOUNT_MM : 0;
  const pictures = hasPictures ? PICTURE_MM.width + PICTURE_GAP_MM : 0;
  return {
    left: sheet.left + pictures,
    pieces: sheet.right - amounts,
    item: sheet.width - pictures - amounts - PIECES_MM,
  };
}

function drawSums(sheet: Sheet, { sums }: Paper): void {
  sheet.y += 3;
  sums.forEach(({ label, amount }, at) => {
    sheet.room(6);
    const weight = at === sums.length - 1 ? 600 : 400;
    sheet.text(label, sheet.right - AMOUNT_MM, sheet.y + 3, { align: "right", weight });
    sheet.text(amount, sheet.right, sheet.y + 3, { align: "right", weight });
    sheet.y += 5;
  });
}
