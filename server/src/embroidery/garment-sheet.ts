import { ink } from "../print/ink.ts";
import { type Fact, factRows, heading, seam, shortened, wrapped } from "../print/parts.ts";
import { Sheet } from "../print/sheet.ts";

/** What a shopper takes home of a garment with what is sewn on it, all of it said already; nothing that a machine reads. */
export interface GarmentSheet {
  readonly shop: string;
  /** What the garment is called. */
  readonly title: string;
  /** Below it: the day, and for whom it is meant. */
  readonly said: string;
  /** JPEGs: all of the garment, and what is sewn on it from near; none where nothing is. */
  readonly pictures: { readonly whole: Uint8Array; readonly near: Uint8Array } | null;
  readonly headings: { readonly facts: string; readonly prices: string };
  readonly facts: readonly Fact[];
  readonly prices: readonly Fact[];
  readonly foot: string;
  /** Stands in the file and nowhere else in it is a clock: equal sheets give equal bytes. */
  readonly created: Date;
}

/** The whole garment's picture is a quarter higher than wide, that from near half as high as wide. */
const WHOLE = { width: 74, height: 92.5 } as const;
const GAP_MM = 6;

/** The sheet as a PDF of one page, or of two where there is much to say. */
export async function garmentPdf(garment: GarmentSheet): Promise<Uint8Array> {
  const sheet = new Sheet({ title: garment.title, created: garment.created });
  drawHead(sheet, garment);
  drawPictures(sheet, garment);
  drawRows(sheet, garment.headings.facts, garment.facts);
  drawRows(sheet, garment.headings.prices, garment.prices);
  drawFoot(sheet, garment.foot);
  return sheet.finish();
}

function drawHead(sheet: Sheet, { shop, title, said }: GarmentSheet): void {
  sheet.text(shop, sheet.left, sheet.y + 3, { size: 10, weight: 600 });
  sheet.text(said, sheet.right, sheet.y + 3, { color: ink.quiet, align: "right" });
  const style = { size: 22, weight: 600 } as const;
  sheet.text(shortened(sheet, title, sheet.width, style), sheet.left, sheet.y + 14, style);
  sheet.y += 18;
  seam(sheet);
  sheet.y += 5;
}

function drawPictures(sheet: Sheet, { pictures }: GarmentSheet): void {
  if (!pictures) return;
  const { left, y, right } = sheet;
  const x = left + WHOLE.width + GAP_MM;
  const width = right - x;
  sheet.picture(pictures.whole, { x: left, y, ...WHOLE });
  sheet.picture(pictures.near, { x, y, width, height: width / 2 });
  sheet.y += WHOLE.height + GAP_MM;
}

/** Lines of a long text take several rows; a whole page takes more than any shopper may write. */
const ROWS_MM = 60;

function drawRows(sheet: Sheet, title: string, rows: readonly Fact[]): void {
  sheet.room(ROWS_MM);
  heading(sheet, title);
  sheet.y = factRows(sheet, rows, { x: sheet.left, y: sheet.y, width: sheet.width }) + GAP_MM;
}

function drawFoot(sheet: Sheet, foot: string): void {
  for (const line of wrapped(sheet, foot, sheet.width, { size: 8.5 })) {
    sheet.room(4);
    sheet.text(line, sheet.left, sheet.y + 2, { size: 8.5, color: ink.quiet });
    sheet.y += 4;
  }
}
