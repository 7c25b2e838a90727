import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import type { Statistics } from "@placket/domain/embroidery/pattern/statistics";
import { isUnnamed, threadSequence } from "@placket/domain/embroidery/pattern/thread-sequence";
import type { Thread } from "@placket/domain/embroidery/thread/thread";
import { metres } from "./figures.ts";
import { ink, mixed } from "../../print/ink.ts";
import { heading } from "../../print/parts.ts";
import type { Sheet, TextStyle } from "../../print/sheet.ts";

const ROW_MM = 7;
const GAP_MM = 8;
/** What is not known is not made up. */
const NOT_NAMED = "not named yet";
const HEAD: TextStyle = { size: 7.5, color: ink.quiet };

/** The threads in the order of sewing, two columns of them: step, a piece of thread, number, name, length. */
export function drawThreads(
  sheet: Sheet,
  pattern: Pattern,
  { colors, threadMetres }: Statistics,
): void {
  sheet.room(ROW_MM * 2 + 12);
  heading(sheet, "Threads in order of sewing");
  const threads = threadSequence(pattern.threads, colors);
  const width = (sheet.width - GAP_MM) / 2;
  for (let i = 0; i < threads.length; i += 2) {
    sheet.room(ROW_MM);
    for (const column of [0, 1]) {
      const thread = threads[i + column];
      if (!thread) continue;
      const x = sheet.left + column * (width + GAP_MM);
      const length = metres(threadMetres[i + column] ?? 0);
      drawThread(sheet, thread, { x, width, step: i + column + 1, length });
    }
    sheet.y += ROW_MM;
  }
  sheet.y += 4;
}

interface Row {
  readonly x: number;
  readonly width: number;
  readonly step: number;
  readonly length: string;
}

function drawThread(sheet: Sheet, thread: Thread, row: Row): void {
  const { number, name, color } = isUnnamed(thread)
    ? { ...thread, number: "", name: NOT_NAMED }
    : thread;
  const { x, width } = row;
  const base = sheet.y + 4.6;
  sheet.line(x, sheet.y, x + width, sheet.y);
  sheet.text(String(row.step), x + 4, base, { weight: 600, align: "right" });
  swatch(sheet, color, x + 7);
  sheet.text(number, x + 21, base, { weight: 600 });
  sheet.text(name, x + 32, base);
  sheet.text(row.length, x + width, base, { ...HEAD, size: 8.5, align: "right" });
}

/** A few windings of the thread; a light one keeps its edge on white paper. */
function swatch(sheet: Sheet, color: string, x: number): void {
  const box = { x, y: sheet.y + 1.4, width: 11, height: ROW_MM - 2.8 };
  sheet.box(box, { fill: color });
  for (let i = 1; i < 8; i += 1) {
    const y = box.y + (box.height * i) / 8;
    sheet.line(box.x, y, box.x + box.width, y - 0.25, mixed(color, "#ffffff", 0.22), 0.1);
    sheet.line(box.x, y + 0.12, box.x + box.width, y - 0.13, mixed(color, "#000000", 0.22), 0.1);
  }
  sheet.box(box, { stroke: mixed(color, "#49525a", 0.55), line: 0.15 });
}
