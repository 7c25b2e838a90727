import type { Outcome } from "../outcome.ts";

/** The rows to be read once more at the end of the file, each with what was counted for it already. */
export class Deferred {
  readonly #rows = new Map<number, Outcome | undefined>();

  get size(): number {
    return this.#rows.size;
  }

  has(record: number): boolean {
    return this.#rows.has(record);
  }

  add(record: number, counted: Outcome | undefined): void {
    this.#rows.set(record, counted);
  }

  /** What was counted for the row at its first reading; the row is not deferred any more. */
  take(record: number): Outcome | undefined {
    const counted = this.#rows.get(record);
    this.#rows.delete(record);
    return counted;
  }
}
