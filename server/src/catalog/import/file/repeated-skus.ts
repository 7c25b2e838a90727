import type { Repeated } from "../report.ts";
import type { CsvRow } from "./csv-rows.ts";

/** How many of them a report names. */
const NAMED = 20;

/**
 * Remembers where a file spoke of each product, in the default scope and in each store view, and notes the
 * rows that do so again. Keeps a number for each row of the file, and of the rows nothing.
 */
export class RepeatedSkus {
  readonly #lines = new Map<string, number>();
  readonly #first: Repeated["first"][number][] = [];
  #rows = 0;

  note({ line, cells }: CsvRow): void {
    const sku = (cells.get("sku") ?? "").trim();
    if (sku === "") return;
    const key = `${sku.toLowerCase()}\n${(cells.get("store_view_code") ?? "").trim().toLowerCase()}`;
    const earlier = this.#lines.get(key);
    this.#lines.set(key, line);
    if (earlier === undefined) return;
    this.#rows += 1;
    if (this.#first.length < NAMED) this.#first.push({ line, sku, earlier });
  }

  report(): Repeated {
    return { rows: this.#rows, first: this.#first };
  }
}
