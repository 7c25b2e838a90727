const TABLE_SIZE = 65536;
const TABLE = lattice();

/** A repeatable stream of numbers in [0, 1) for one seed. */
export function seededRandom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

/** Smooth value noise in [-1, 1]; one unit of x or y is one lattice cell. */
export function noise(x: number, y: number, seed = 0): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const fx = fade(x - column);
  const fy = fade(y - row);
  const a = at(column, row, seed);
  const b = at(column + 1, row, seed);
  const c = at(column, row + 1, seed);
  const d = at(column + 1, row + 1, seed);
  return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy;
}

function at(column: number, row: number, seed: number): number {
  const hash = (column * 73 + row * 4621 + seed * 9973) ^ ((row + seed) * 197);
  return TABLE[hash & (TABLE_SIZE - 1)];
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function lattice(): Float32Array {
  const random = seededRandom(77);
  return Float32Array.from({ length: TABLE_SIZE }, () => random() * 2 - 1);
}
