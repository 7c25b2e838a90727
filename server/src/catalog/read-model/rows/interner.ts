/** Gives equal things one number, so that a column can hold the number instead of the thing. */
export class Interner<Thing> {
  readonly #numbers = new Map<string, number>();
  readonly #keys: string[] = [];
  readonly #things: Thing[] = [];

  numberOf(key: string, make: () => Thing): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#things.length;
    this.#numbers.set(key, number);
    this.#keys.push(key);
    this.#things.push(make());
    return number;
  }

  /** The number here of what another one has under a number. */
  take(other: Interner<Thing>, number: number): number {
    return this.numberOf(other.#keys[number]!, () => other.at(number));
  }

  at(number: number): Thing {
    return this.#things[number]!;
  }

  get things(): readonly Thing[] {
    return this.#things;
  }
}
