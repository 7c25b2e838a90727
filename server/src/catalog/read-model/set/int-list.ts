/** A growing list of 32-bit numbers. */
export class IntList {
  #values: Int32Array;
  #length = 0;

  constructor(capacity = 1024) {
    this.#values = new Int32Array(Math.max(16, capacity));
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const bigger = new Int32Array(Math.ceil(this.#values.length * 1.5));
      bigger.set(this.#values);
      this.#values = bigger;
    }
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  at(index: number): number {
    return this.#values[index] ?? 0;
  }

  /** An array of the exact size. */
  toArray(): Int32Array {
    return this.#values.slice(0, this.#length);
  }
}
