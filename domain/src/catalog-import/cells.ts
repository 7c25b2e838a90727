import type { Problem, Result } from "../problem.ts";
import { EMPTY_VALUE } from "./list-cell.ts";

/** The non-blank cells of one row, by column. */
export type Cells = ReadonlyMap<string, string>;

/** How a row writes amounts and weights. */
export interface RowRules {
  /** Decimals of the currency: the catalogue's, or that of the website the row speaks for. */
  readonly decimals: number;
  /** Grams of one unit of weight: 453.59237 for pounds, 1000 for kilograms. */
  readonly gramsPerUnit: number;
}

export type CellReader<Value> = (cell: string, rules: RowRules) => Result<Value>;

/** Reads cells one after the other and keeps the problems, each at its column. */
export class CellReading {
  readonly problems: Problem[] = [];
  readonly #cells: Cells;
  readonly #rules: RowRules;

  constructor(cells: Cells, rules: RowRules) {
    this.#cells = cells;
    this.#rules = rules;
  }

  raw(column: string): string | undefined {
    return this.#cells.get(column);
  }

  has(column: string): boolean {
    return this.#cells.has(column);
  }

  /** `undefined`: blank or refused; `null`: the cell clears the value. */
  value<Value>(column: string, read: CellReader<Value>): Value | null | undefined {
    const cell = this.#cells.get(column);
    if (cell === undefined) return undefined;
    if (cell.trim() === EMPTY_VALUE) return null;
    const result = read(cell, this.#rules);
    if (result.ok) return result.value;
    this.refuse(column, ...result.problems);
    return undefined;
  }

  /** As `value`, where a clearing cell means the given value. */
  list<Value>(column: string, read: CellReader<Value>, cleared: Value): Value | undefined {
    const value = this.value(column, read);
    return value === null ? cleared : value;
  }

  refuse(column: string, ...problems: readonly Problem[]): void {
    for (const found of problems) this.problems.push({ ...found, field: column });
  }
}
