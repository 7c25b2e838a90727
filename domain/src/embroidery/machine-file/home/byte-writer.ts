/** Bytes that grow one after another. */
export class ByteWriter {
  #bytes = new Uint8Array(4096);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  u8(...values: readonly number[]): void {
    for (const value of values) {
      if (this.#length === this.#bytes.length) this.#grow();
      this.#bytes[this.#length] = value;
      this.#length += 1;
    }
  }

  u16le(value: number): void {
    this.u8(value, value >> 8);
  }

  u32le(value: number): void {
    this.u8(value, value >> 8, value >> 16, value >> 24);
  }

  u16be(value: number): void {
    this.u8(value >> 8, value);
  }

  u32be(value: number): void {
    this.u8(value >> 24, value >> 16, value >> 8, value);
  }

  /** The same byte so many times. */
  fill(value: number, count: number): void {
    for (let i = 0; i < count; i += 1) this.u8(value);
  }

  text(value: string): void {
    this.u8(...Array.from(value, (letter) => letter.charCodeAt(0) & 0xff));
  }

  /** Room for a length of four bytes; call what it gives when what is counted stands there. */
  lengthBe(): () => void {
    const at = this.#length;
    this.u32be(0);
    return () => {
      const length = this.#length - at - 4;
      for (let i = 0; i < 4; i += 1) this.#bytes[at + i] = length >> (24 - 8 * i);
    };
  }

  append(bytes: Uint8Array): void {
    for (const byte of bytes) this.u8(byte);
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #grow(): void {
    const wider = new Uint8Array(this.#bytes.length * 2);
    wider.set(this.#bytes);
    this.#bytes = wider;
  }
}
