/** Bases and extra bits of lengths 257…285 and of distances 0…29 (RFC 1951 §3.2.5). */
const LENGTH_BASE = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
  163, 195, 227, 258,
];
const LENGTH_BITS = [
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
];
const DISTANCE_BASE = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
  3073, 4097, 6145, 8193, 12_289, 16_385, 24_577,
];
/** In which order the lengths of the code-length code are written (§3.2.7). */
const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const END_OF_BLOCK = 256;
const LONGEST_CODE = 15;

/**
 * The `size` bytes that a DEFLATE stream (RFC 1951) holds; `undefined` when it is damaged, ends early
 * or holds another number of bytes. Takes no longer than the bytes in and out warrant.
 */
export function inflate(input: Uint8Array, size: number): Uint8Array<ArrayBuffer> | undefined {
  const stream = new Stream(input, size);
  let isLast = false;
  while (!isLast && !stream.isBroken) {
    isLast = stream.bits(1) === 1;
    const kind = stream.bits(2);
    if (kind === 0) stream.copyStored();
    else if (kind === 1) stream.copyCoded(fixedLetters, fixedDistances);
    else if (kind === 2) readCodesAndCopy(stream);
    else stream.break();
  }
  return stream.isBroken || stream.length !== size ? undefined : stream.output;
}

/** A canonical Huffman code: how many codes each length has, and the symbols in the codes' order. */
interface Code {
  readonly counts: Uint16Array;
  readonly symbols: Uint16Array;
}

function codeOf(lengths: Uint8Array): Code {
  const counts = new Uint16Array(LONGEST_CODE + 1);
  for (const length of lengths) counts[length] = (counts[length] as number) + 1;
  counts[0] = 0;
  const next = new Uint16Array(LONGEST_CODE + 2);
  for (let length = 1; length <= LONGEST_CODE; length += 1) {
    next[length + 1] = (next[length] as number) + (counts[length] as number);
  }
  const symbols = new Uint16Array(lengths.length);
  for (const [symbol, length] of lengths.entries()) {
    if (length === 0) continue;
    const at = next[length] as number;
    symbols[at] = symbol;
    next[length] = at + 1;
  }
  return { counts, symbols };
}

const fixedLetters = codeOf(
  Uint8Array.from({ length: 288 }, (_, symbol) =>
    symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
  ),
);
const fixedDistances = codeOf(new Uint8Array(30).fill(5));

function readCodesAndCopy(stream: Stream): void {
  const letters = stream.bits(5) + 257;
  const distances = stream.bits(5) + 1;
  const lengthsOfLengths = new Uint8Array(19);
  const written = stream.bits(4) + 4;
  for (const at of CODE_LENGTH_ORDER.slice(0, written)) lengthsOfLengths[at] = stream.bits(3);
  const code = codeOf(lengthsOfLengths);
  const lengths = new Uint8Array(letters + distances);
  let at = 0;
  while (at < lengths.length && !stream.isBroken) {
    const symbol = stream.symbol(code);
    if (symbol < 16) lengths[at++] = symbol;
    else {
      const repeats = symbol === 16 ? (lengths[at - 1] ?? 0) : 0;
      const times =
        symbol === 16
          ? 3 + stream.bits(2)
          : symbol === 17
            ? 3 + stream.bits(3)
            : 11 + stream.bits(7);
      lengths.fill(repeats, at, at + times);
      at += times;
    }
  }
  if (at > lengths.length) stream.break();
  stream.copyCoded(codeOf(lengths.subarray(0, letters)), codeOf(lengths.subarray(letters)));
}

/** Bits in, bytes out. Once broken it gives zeros and takes nothing more. */
class Stream {
  readonly output: Uint8Array<ArrayBuffer>;
  length = 0;
  isBroken = false;
  readonly #input: Uint8Array;
  #at = 0;
  #held = 0;
  #heldBits = 0;

  constructor(input: Uint8Array, size: number) {
    this.#input = input;
    this.output = new Uint8Array(size);
  }

  break(): void {
    this.isBroken = true;
  }

  bits(count: number): number {
    while (this.#heldBits < count) {
      const byte = this.#input[this.#at];
      if (byte === undefined) {
        this.break();
        return 0;
      }
      this.#held |= byte << this.#heldBits;
      this.#heldBits += 8;
      this.#at += 1;
    }
    const value = this.#held & ((1 << count) - 1);
    this.#held >>>= count;
    this.#heldBits -= count;
    return value;
  }

  /** The next symbol of a code; the end of a block when there is none. */
  symbol({ counts, symbols }: Code): number {
    let code = 0;
    let first = 0;
    let before = 0;
    for (let length = 1; length <= LONGEST_CODE && !this.isBroken; length += 1) {
      code |= this.bits(1);
      const count = counts[length] as number;
      if (code - first < count) return symbols[before + code - first] as number;
      before += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    this.break();
    return END_OF_BLOCK;
  }

  copyStored(): void {
    this.#held = 0;
    this.#heldBits = 0;
    const length = this.bits(16);
    const check = this.bits(16);
    if (length !== (~check & 0xffff)) this.break();
    for (let i = 0; i < length && !this.isBroken; i += 1) this.#put(this.bits(8));
  }

  copyCoded(letters: Code, distances: Code): void {
    while (!this.isBroken) {
      const symbol = this.symbol(letters);
      if (symbol === END_OF_BLOCK) return;
      if (symbol < END_OF_BLOCK) this.#put(symbol);
      else this.#repeat(symbol - END_OF_BLOCK - 1, distances);
    }
  }

  #repeat(lengthSymbol: number, distances: Code): void {
    const length = (LENGTH_BASE[lengthSymbol] ?? 0) + this.bits(LENGTH_BITS[lengthSymbol] ?? 0);
    const symbol = this.symbol(distances);
    const base = DISTANCE_BASE[symbol];
    const distance = (base ?? 0) + this.bits(symbol < 4 ? 0 : (symbol >> 1) - 1);
    if (base === undefined || distance > this.length) this.break();
    for (let i = 0; i < length && !this.isBroken; i += 1) {
      this.#put(this.output[this.length - distance] as number);
    }
  }

  #put(byte: number): void {
    if (this.length === this.output.length) this.break();
    else this.output[this.length++] = byte;
  }
}
