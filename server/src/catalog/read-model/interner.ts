/** Gives equal things one number, so that a column can hold the number instead of the thing. */
export class Interner<Thing> {
  readonly #numbers = new Map<string, number>();
  readonly #things: Thing[] = [];

  numberOf(key: string, make: () => Thing): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#things.length;
    this.#numbers.set(key, number);
    this.#things.push(make());
    return number;
  }

  get things(): readonly Thing[] {
    return this.#things;
  }
}
