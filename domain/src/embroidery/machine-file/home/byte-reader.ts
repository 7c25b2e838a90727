/** Reads numbers and lengths of a file from strangers: past its end everything is 0. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.at = at;
  }

  /** Whether the next byte lies past the end. */
  get isPast(): boolean {
    return this.at >= this.#bytes.length;
  }

  u8(): number {
    const byte = this.#bytes[this.at] ?? 0;
    this.at += 1;
    return byte;
  }

  s8(): number {
    return (this.u8() << 24) >> 24;
  }

  u16be(): number {
    return (this.u8() << 8) | this.u8();
  }

  s16be(): number {
    return (this.u16be() << 16) >> 16;
  }

  s32be(): number {
    return (this.u16be() << 16) | this.u16be();
  }

  s32le(): number {
    return this.u8() | (this.u8() << 8) | (this.u8() << 16) | (this.u8() << 24);
  }

  /** Goes on; backwards it does not go. */
  skip(count: number): void {
    this.at += Math.max(0, count);
  }
}
