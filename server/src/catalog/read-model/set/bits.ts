/** A set of small whole numbers, one bit each. */
export type Bits = Uint32Array;

export function emptyBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

export function setBit(bits: Bits, index: number): void {
  bits[index >>> 5] = bits[index >>> 5]! | (1 << (index & 31));
}

export function clearBit(bits: Bits, index: number): void {
  bits[index >>> 5] = bits[index >>> 5]! & ~(1 << (index & 31));
}

export function hasBit(bits: Bits, index: number): boolean {
  return (bits[index >>> 5]! & (1 << (index & 31))) !== 0;
}

/** Keeps in `target` what `other` holds too. */
export function intersect(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word += 1) target[word] = target[word]! & other[word]!;
}

export function bitsOf(indexes: Uint32Array, size: number): Bits {
  const bits = emptyBits(size);
  for (let i = 0; i < indexes.length; i += 1) setBit(bits, indexes[i]!);
  return bits;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += ones(bits[word]!);
  return count;
}

/** How many numbers two sets share. */
export function countCommon(a: Bits, b: Bits): number {
  let count = 0;
  for (let word = 0; word < a.length; word += 1) count += ones(a[word]! & b[word]!);
  return count;
}

/** The numbers of a set, ascending. */
export function indexesOf(bits: Bits, count = countBits(bits)): Uint32Array {
  const indexes = new Uint32Array(count);
  let at = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word]!;
    while (rest !== 0) {
      indexes[at] = (word << 5) + (31 - Math.clz32(rest & -rest));
      at += 1;
      rest &= rest - 1;
    }
  }
  return indexes;
}

function ones(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
