import { code128 } from "@placket/domain/production/code-128";
import { jobCode } from "@placket/domain/production/job-code";
import { fileName } from "@placket/domain/embroidery/sheet/file-name";
import type { Ctx } from "../../context.ts";
import { ink } from "../../print/ink.ts";
import { shortened } from "../../print/parts.ts";
import { Sheet } from "../../print/sheet.ts";
import { chosenOf, type PaperJob } from "./paper-job.ts";
import type { JobPaper } from "./worksheet.ts";

/** Of one module of a barcode, in mm: a hand reader takes it from an arm's length. */
const MODULE_MM = 0.5;
const BARS_MM = 24;

/** The label of a job's bag, 4 × 6 inches: the order, what is sewn on which garment and where, and the job as a barcode. */
export async function jobLabel({ now }: Ctx, { row, item, designs }: PaperJob): Promise<JobPaper> {
  const code = jobCode(row.id);
  const sheet = new Sheet({
    title: `Order ${row.number}, job ${code}`,
    created: now,
    paper: "label",
  });
  const says = (text: string, size: number, weight: 400 | 600 = 400) => {
    sheet.y += size * 0.45;
    sheet.text(shortened(sheet, text, sheet.width, { size, weight }), sheet.left, sheet.y, {
      size,
      weight,
    });
    sheet.y += size * 0.1;
  };
  says(`Order ${row.number}`, 22, 600);
  for (const { name, place } of designs) {
    says(name, 20, 600);
    says(place.name, 13);
  }
  says(item.name, 14);
  says([item.sku, chosenOf(item, "color"), chosenOf(item, "size")].filter(Boolean).join(" · "), 13);
  says(`${row.pieces} ${row.pieces === 1 ? "piece" : "pieces"}`, 20, 600);
  sheet.y += 4;
  for (const { at, width } of code128(code).bars) {
    const x = sheet.left + at * MODULE_MM;
    sheet.box({ x, y: sheet.y, width: width * MODULE_MM, height: BARS_MM }, { fill: ink.text });
  }
  sheet.y += BARS_MM + 5.5;
  sheet.text(code, sheet.left, sheet.y, { size: 13 });
  return { name: `label-${fileName([row.number, code])}.pdf`, bytes: await sheet.finish() };
}
