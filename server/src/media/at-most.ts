/** Runs so many pieces of work at once; the others wait in the order they came. */
export class AtMost {
  readonly #limit: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    // Whoever ends hands the place on, so that nobody who comes later slips in between.
    if (this.#running >= this.#limit) await new Promise<void>((go) => this.#waiting.push(go));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
