import type { Fabric } from "@placket/domain/embroidery/fabric/fabric";
import { type Pattern, STITCH, UNITS_PER_MM } from "@placket/domain/embroidery/pattern/pattern";
import { type Statistics, statistics } from "@placket/domain/embroidery/pattern/statistics";
import { smallestHoop } from "@placket/domain/embroidery/placement/hoops";
import type { Placement } from "@placket/domain/embroidery/placement/placements";
import { count, dateOf, minutes, sizeInInches, sizeInMm, timeOf } from "./print/figures.ts";
import { ink } from "./print/ink.ts";
import { type Fact, factRows, heading, LABEL_MM, seam, shortened, wrapped } from "./print/parts.ts";
import { drawPicture, type Point } from "./print/picture.ts";
import { drawPlacement } from "./print/placement-drawing.ts";
import { type Paper, Sheet } from "./print/sheet.ts";
import { drawMatrix, pieces, type SizeMatrix } from "./print/size-matrix.ts";
import { drawThreads } from "./print/thread-table.ts";

/** What the shop floor needs to sew one design on one product of an order. */
export interface Worksheet {
  readonly shop: string;
  readonly order: {
    readonly number: string;
    readonly placed: Date;
    readonly due?: Date;
    readonly customer: string;
    readonly purchaseOrder?: string;
  };
  readonly product: { readonly name: string; readonly sku: string; readonly color: string };
  readonly quantities: SizeMatrix;
  readonly design: string;
  readonly pattern: Pattern;
  readonly placement: Placement;
  readonly fabric: Fabric;
  /** The machine file that goes with the sheet: its name and the SHA-256 of its bytes, in hex. */
  readonly file: { readonly name: string; readonly sha256: string };
  readonly approved?: { readonly by: string; readonly at: Date };
  readonly notes?: string;
  readonly created: Date;
  readonly paper?: Paper;
}

/** The worksheet of the shop floor as a PDF: equal worksheets give equal bytes. */
export async function worksheetPdf(work: Worksheet): Promise<Uint8Array> {
  const { pattern, paper } = work;
  const title = `Worksheet ${work.order.number}: ${work.design}`;
  const sheet = new Sheet({ title, created: work.created, ...(paper && { paper }) });
  const counted = statistics(pattern);
  drawHead(sheet, work);
  drawProduct(sheet, work);
  const ends = endsOf(pattern);
  const cloth = work.product.color;
  drawPicture(sheet, { pattern, statistics: counted, cloth, mostMm: 130, ...(ends && { ends }) });
  drawFacts(sheet, work, { counted, ends });
  drawThreads(sheet, pattern, counted);
  drawNotes(sheet, work.notes);
  return sheet.finish();
}

/** The first and the last penetration. */
interface Ends {
  readonly start: Point;
  readonly end: Point;
}

function endsOf({ cmd, x, y }: Pattern): Ends | undefined {
  const [first, last] = [cmd.indexOf(STITCH), cmd.lastIndexOf(STITCH)];
  if (first < 0) return undefined;
  return { start: { x: x[first]!, y: y[first]! }, end: { x: x[last]!, y: y[last]! } };
}

const DATES_MM = 72;

function drawHead(sheet: Sheet, { shop, order, created }: Worksheet): void {
  const top = sheet.y;
  sheet.text(`${shop}  ·  Worksheet`, sheet.left, top + 3, { size: 10, weight: 600 });
  const style = { size: 26, weight: 600 } as const;
  const room = sheet.width - DATES_MM - 6;
  sheet.text(shortened(sheet, order.number, room, style), sheet.left, top + 15, style);
  const customer = shortened(sheet, order.customer, room, { size: 11 });
  sheet.text(customer, sheet.left, top + 21, { size: 11 });
  const facts: Fact[] = [
    ["Ordered", dateOf(order.placed)],
    ["Their order no.", order.purchaseOrder ?? "–"],
    ["Printed", timeOf(created)],
  ];
  const x = sheet.right - DATES_MM;
  sheet.text("Due", x, top + 3.6, { size: 8.5, color: ink.quiet });
  const due = order.due ? dateOf(order.due) : "not set";
  sheet.text(due, x + LABEL_MM, top + 3.8, { size: 14, weight: 600 });
  const end = factRows(sheet, facts, { x, y: top + 6, width: DATES_MM });
  sheet.y = Math.max(end, top + 23) + 2;
  seam(sheet);
  sheet.y += 2;
}

function drawProduct(sheet: Sheet, { product, quantities }: Worksheet): void {
  const style = { size: 11, weight: 600 } as const;
  const all = pieces(quantities);
  const total = `${count(all)} ${all === 1 ? "piece" : "pieces"}`;
  sheet.text(total, sheet.right, sheet.y + 4, { ...style, align: "right" });
  const name = shortened(sheet, product.name, sheet.width - 70, style);
  const width = sheet.text(name, sheet.left, sheet.y + 4, style);
  sheet.text(product.sku, sheet.left + width + 3, sheet.y + 4, { color: ink.quiet });
  sheet.y += 6;
  drawMatrix(sheet, quantities);
}

const FACTS_MM = 118;
const DRAWING_MM = 66;

function drawFacts(
  sheet: Sheet,
  work: Worksheet,
  { counted, ends }: { counted: Statistics; ends: Ends | undefined },
): void {
  const facts = [...sewingFacts(work, counted), ...machineFacts(work, counted, ends)];
  sheet.room(facts.length * 5 + 22);
  const top = sheet.y + 1;
  const end = factRows(sheet, facts, { x: sheet.left, y: top, width: FACTS_MM });
  const x = sheet.left + FACTS_MM + 6;
  const box = { x, y: top, width: sheet.right - x, height: DRAWING_MM };
  const { placement, pattern, product } = work;
  drawPlacement(sheet, box, { placement, pattern, statistics: counted, color: product.color });
  sheet.y = Math.max(end, top + DRAWING_MM) + 3;
}

function sewingFacts({ design, placement, fabric }: Worksheet, counted: Statistics): Fact[] {
  const { widthMm, heightMm } = counted;
  const hoop = smallestHoop(widthMm, heightMm);
  return [
    ["Position", placement.name, placement.where],
    ["Design", design],
    ["Size", `${sizeInMm(widthMm, heightMm)}  ·  ${sizeInInches(widthMm, heightMm)}`],
    ["Hoop", hoop ? `${hoop.name}, the smallest that fits` : "none fits: split the design"],
    ["Fabric", fabric.name],
    ["Stabilizer", fabric.stabilizer],
  ];
}

function machineFacts(
  { file, approved, quantities }: Worksheet,
  counted: Statistics,
  ends: Ends | undefined,
): Fact[] {
  const all = pieces(quantities);
  const stops = Math.max(0, counted.colors - 1);
  const takes = `about ${minutes(counted.minutes)} each, ${minutes(counted.minutes * all)} on one head`;
  const middle = {
    x: (counted.bounds.left + counted.bounds.right) / 2,
    y: (counted.bounds.bottom + counted.bounds.top) / 2,
  };
  const facts: Fact[] = [
    ["Stitches", count(counted.stitches)],
    ["Color stops, trims", `${count(stops)} stops, ${count(counted.trims)} trims`],
    ["Running time", takes],
  ];
  if (ends) {
    const [start, end] = [fromMiddle(ends.start, middle), fromMiddle(ends.end, middle)];
    facts.push(["Start, end", `S ${start}  ·  E ${end}, mm from the middle`]);
  }
  facts.push(["Machine file", file.name], ["SHA-256", ...halves(file.sha256)]);
  const says = approved ? `${approved.by}, ${timeOf(approved.at)}` : "not approved yet: do not sew";
  return [...facts, ["Approved", says]];
}

/** `"12.5 right 3.0 down"`, in mm. */
function fromMiddle(point: Point, middle: Point): string {
  const [x, y] = [(point.x - middle.x) / UNITS_PER_MM, (point.y - middle.y) / UNITS_PER_MM];
  const across = `${Math.abs(x).toFixed(1)} ${x < 0 ? "left" : "right"}`;
  return `${across} ${Math.abs(y).toFixed(1)} ${y < 0 ? "down" : "up"}`;
}

/** Two lines that an eye can compare, in groups of eight. */
function halves(hash: string): string[] {
  const groups = hash.match(/.{1,8}/g) ?? [];
  return [groups.slice(0, 4).join(" "), groups.slice(4).join(" ")];
}

const NOTE_LINE_MM = 5;
/** Room for what is written by hand where nothing is printed. */
const BLANK_LINES = 3;

function drawNotes(sheet: Sheet, notes = ""): void {
  sheet.room(NOTE_LINE_MM * (BLANK_LINES + 2));
  heading(sheet, "Notes");
  if (notes.trim() === "") {
    for (let i = 1; i <= BLANK_LINES; i += 1) {
      const y = sheet.y + i * (NOTE_LINE_MM + 2);
      sheet.line(sheet.left, y, sheet.right, y);
    }
    return;
  }
  for (const line of wrapped(sheet, notes.trim(), sheet.width)) {
    sheet.room(NOTE_LINE_MM);
    sheet.text(line, sheet.left, sheet.y + 3);
    sheet.y += NOTE_LINE_MM;
  }
}
