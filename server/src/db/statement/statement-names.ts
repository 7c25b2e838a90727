/**
 * Stands in a statement of which the plan depends on its values, so that it is never named: a session would keep one
 * plan for all of them, and what is right for a word of many orders reads every order for a word of none.
 */
export const BY_ITS_VALUES = "/* planned by its values */";

/**
 * Names for the statements that come again and again: a session parses a named statement once and keeps its
 * plan, which halves what the database spends on a short query. A text is named when it comes the third
 * time; texts that vary, long ones and those without values stay unnamed, so what a session keeps is bounded.
 */
export class StatementNames {
  readonly #seen = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** The name of a statement's text, the same for one text always; `undefined` while it has none. */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || text.length > LONGEST || this.#names.size >= MOST) return name;
    if (text.includes(BY_ITS_VALUES)) return undefined;
    const times = (this.#seen.get(text) ?? 0) + 1;
    if (times < OFTEN) {
      this.#remember(text, times);
      return undefined;
    }
    this.#seen.delete(text);
    return this.#give(text);
  }

  #give(text: string): string {
    const name = `s${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }

  /** Forgets all counts at once when there are too many: texts that come often are soon counted again. */
  #remember(text: string, times: number): void {
    if (this.#seen.size >= MOST) this.#seen.clear();
    this.#seen.set(text, times);
  }
}

const OFTEN = 3;
const LONGEST = 8_000;
const MOST = 400;
