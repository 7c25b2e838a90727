/** Many texts in one Buffer: a few bytes each instead of a string object each. */
export class PackedText {
  #bytes: Buffer;
  #used = 0;
  #offsets: Uint32Array;
  #count = 0;
  /** Texts written after it was packed. */
  readonly #rewritten = new Map<number, Buffer>();

  constructor(capacity: number, bytesEach = 16) {
    this.#bytes = Buffer.allocUnsafe(Math.max(256, capacity * bytesEach));
    this.#offsets = new Uint32Array(capacity + 1);
  }

  get length(): number {
    return this.#count;
  }

  /** Appends a text, `""` for none, and returns its number. */
  push(text: string): number {
    if (this.#count + 1 === this.#offsets.length) this.#growOffsets();
    const most = text.length * 3;
    if (this.#used + most > this.#bytes.length) this.#grow(most);
    this.#used += this.#bytes.write(text, this.#used, "utf8");
    this.#offsets[this.#count + 1] = this.#used;
    this.#count += 1;
    return this.#count - 1;
  }

  /** Puts another text in a place, or a further one behind the last. */
  put(index: number, text: string): void {
    this.#rewritten.set(index, Buffer.from(text));
    if (index === this.#count) this.#count += 1;
  }

  at(index: number): string {
    const rewritten = this.#rewrittenAt(index);
    if (rewritten) return rewritten.toString();
    return this.#bytes.toString("utf8", this.#offsets[index], this.#offsets[index + 1]);
  }

  isEmptyAt(index: number): boolean {
    const rewritten = this.#rewrittenAt(index);
    if (rewritten) return rewritten.length === 0;
    return this.#offsets[index] === this.#offsets[index + 1];
  }

  /** Byte order, letters A–Z counting as a–z. */
  compareFolded(a: number, b: number): number {
    return compareBytes(this.#bytesOf(a), this.#span(a), this.#bytesOf(b), this.#span(b));
  }

  /** The text at `index` against the folded `key`, of the text only as many bytes as the key has when `asPrefix`. */
  compareToKey(index: number, key: Buffer, asPrefix: boolean): number {
    const [from, to] = this.#span(index);
    const end = asPrefix ? Math.min(to, from + key.length) : to;
    return compareBytes(this.#bytesOf(index), [from, end], key, [0, key.length]);
  }

  /** Gives back what was reserved in excess. */
  trim(): this {
    const exact = Buffer.allocUnsafeSlow(this.#used);
    this.#bytes.copy(exact, 0, 0, this.#used);
    this.#bytes = exact;
    this.#offsets = this.#offsets.slice(0, this.#count + 1);
    return this;
  }

  #rewrittenAt(index: number): Buffer | undefined {
    return this.#rewritten.size === 0 ? undefined : this.#rewritten.get(index);
  }

  #bytesOf(index: number): Buffer {
    return this.#rewrittenAt(index) ?? this.#bytes;
  }

  #span(index: number): [number, number] {
    const rewritten = this.#rewrittenAt(index);
    if (rewritten) return [0, rewritten.length];
    return [this.#offsets[index]!, this.#offsets[index + 1]!];
  }

  #growOffsets(): void {
    const bigger = new Uint32Array(Math.ceil(this.#offsets.length * 1.5) + 1);
    bigger.set(this.#offsets);
    this.#offsets = bigger;
  }

  #grow(most: number): void {
    const bigger = Buffer.allocUnsafeSlow(
      Math.max(this.#bytes.length * 1.5, this.#used + most) | 0,
    );
    this.#bytes.copy(bigger, 0, 0, this.#used);
    this.#bytes = bigger;
  }
}

function compareBytes(
  a: Buffer,
  [aFrom, aTo]: readonly [number, number],
  b: Buffer,
  [bFrom, bTo]: readonly [number, number],
): number {
  const length = Math.min(aTo - aFrom, bTo - bFrom);
  for (let i = 0; i < length; i += 1) {
    const difference = folded(a[aFrom + i]!) - folded(b[bFrom + i]!);
    if (difference !== 0) return difference;
  }
  return aTo - aFrom - (bTo - bFrom);
}

function folded(byte: number): number {
  return byte >= 65 && byte <= 90 ? byte + 32 : byte;
}
