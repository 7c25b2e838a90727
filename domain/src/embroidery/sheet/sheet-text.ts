import { problem, type Problem } from "../../problem.ts";
import { SHEET_LIMITS } from "./sheet-limits.ts";

/** What stands on one line of a sheet: no breaks, no signs that nobody sees, no blanks at its ends. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim();
}

/** Several lines; their breaks stay. */
export function severalLines(text: string): string {
  return text.split(/\r?\n/).map(oneLine).join("\n").trim();
}

/** What is wrong with a line that has to be there. */
export function checkLine(text: string, field: string): Problem[] {
  return oneLine(text) === ""
    ? [problem("embroidery.sheetLineMissing", field)]
    : checkLength(text, field);
}

/** What is wrong with a line that may be empty, or with longer text. */
export function checkLength(
  text: string,
  field: string,
  most: number = SHEET_LIMITS.line,
): Problem[] {
  return text.length > most ? [problem("embroidery.sheetTextTooLong", field, most)] : [];
}
