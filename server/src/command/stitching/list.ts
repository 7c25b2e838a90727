import { fabrics } from "@placket/domain/embroidery/fabric/fabric";
import { fonts } from "@placket/domain/embroidery/lettering/fonts";
import { placements } from "@placket/domain/embroidery/placement/placements";
import { flags } from "@placket/domain/embroidery/shape/flags/flags.data";
import { threads } from "@placket/domain/embroidery/thread/threads.data";
import { textColumns } from "../text-columns.ts";

export type ListName = "fonts" | "threads" | "fabrics" | "flags" | "placements";

type Row = Readonly<Record<string, string | number | boolean>>;

/** What can be chosen from, each row by the names of its columns. */
export const lists: Readonly<Record<ListName, () => readonly Row[]>> = {
  fonts: () =>
    fonts.map(({ code, name, recommended, joins, character }) => ({
      code,
      name,
      fromMm: recommended.min,
      toMm: recommended.max,
      joins,
      character,
    })),
  threads: () => threads.map(({ number, name, color }) => ({ number, name, color })),
  fabrics: () =>
    Object.values(fabrics).map(({ code, name, refusedBelowMm, minimumCapitalMm, stabilizer }) => ({
      code,
      name,
      refusedBelowMm,
      wellFromMm: minimumCapitalMm,
      stabilizer,
    })),
  flags: () => flags.map(({ code, name, width, height }) => ({ code, name, width, height })),
  placements: () =>
    placements.map(({ code, name, widthMm, heightMm, where }) => ({
      code,
      name,
      widthMm,
      heightMm,
      where,
    })),
};

export function isListName(name: string): name is ListName {
  return Object.hasOwn(lists, name);
}

/** A list for people, or as JSON for programs. */
export function listText(name: ListName, asJson: boolean): string {
  const rows = lists[name]();
  if (asJson) return JSON.stringify(rows, undefined, 2);
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => columns.map((column) => cell(row[column])));
  const numeric = columns.map((column) => typeof rows[0]?.[column] === "number");
  return textColumns([columns.map(heading), ...cells], numeric).join("\n");
}

function cell(value: Row[string] | undefined): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value ?? "");
}

/** `wellFromMm` → `well from mm` */
function heading(column: string): string {
  return column.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
