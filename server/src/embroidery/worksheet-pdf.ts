import { type Statistics, statistics } from "@placket/domain/embroidery/pattern/statistics";
import { count, dateOf, timeOf } from "./print/figures.ts";
import { ink } from "../print/ink.ts";
import {
  type Fact,
  factRows,
  heading,
  LABEL_MM,
  seam,
  shortened,
  wrapped,
} from "../print/parts.ts";
import { drawPicture } from "./print/picture.ts";
import { drawPlacement } from "./print/placement-drawing.ts";
import { Sheet } from "../print/sheet.ts";
import { drawMatrix, pieces } from "./print/size-matrix.ts";
import { drawThreads } from "./print/thread-table.ts";
import { type Ends, endsOf, machineFacts, sewingFacts, type Worksheet } from "./worksheet-facts.ts";

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

const DATES_MM = 72;

function drawHead(sheet: Sheet, { shop, order, created, approved }: Worksheet): void {
  const top = sheet.y;
  const label = { size: 10, weight: 600 } as const;
  const width = sheet.text(`${shop}  ·  Worksheet`, sheet.left, top + 3, label);
  if (!approved) {
    const warned = { ...label, color: ink.warning };
    sheet.text("Not approved yet: do not sew", sheet.left + width + 6, top + 3, warned);
  }
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
  if ("code" in placement) {
    drawPlacement(sheet, box, { placement, pattern, statistics: counted, color: product.color });
  }
  sheet.y = Math.max(end, top + DRAWING_MM) + 3;
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
