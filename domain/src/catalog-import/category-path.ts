import { ok, problem, refuse, type Result } from "../problem.ts";
import { escapeEntry, splitRaw, unescapeEntry } from "./list-cell.ts";

/** Names from the root category down. */
export type CategoryPath = readonly string[];

/**
 * Reads full paths, `Default Category/Men/Tops,Default Category/Sale`; `\/` is a slash in a name.
 * With a `|` in the cell, `|` separates and a comma is part of a name (both are in use).
 */
export function parseCategories(cell: string): Result<CategoryPath[]> {
  const byBar = splitRaw(cell, "|");
  const entries = byBar.length > 1 ? byBar : splitRaw(cell, ",");
  const paths: CategoryPath[] = [];
  for (const entry of entries) {
    if (entry.trim() === "") continue;
    const path = splitRaw(entry, "/").map((name) => unescapeEntry(name.trim()));
    if (path.includes("")) return refuse(problem("import.badCategory", "", entry.trim()));
    paths.push(path);
  }
  return ok(paths);
}

/** The cell that `parseCategories` reads back. */
export function formatCategories(paths: readonly CategoryPath[]): string {
  return paths.map((path) => path.map((name) => escapeEntry(name, "/,|")).join("/")).join(",");
}
