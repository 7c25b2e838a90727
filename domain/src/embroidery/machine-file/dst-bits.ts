import { LONGEST_MOVE } from "../pattern/limits.ts";

type Weight = 81 | 27 | 9 | 3 | 1;

/** Weights of the balanced ternary, each with the rest up to which it is left out. */
const WEIGHTS: readonly (readonly [weight: Weight, threshold: number])[] = [
  [81, 40],
  [27, 13],
  [9, 4],
  [3, 1],
  [1, 0],
];

/** The bits that add and subtract a weight, within a record's 24 bits; b0 is the lowest byte. */
type AxisBits = Readonly<Record<Weight, readonly [plus: number, minus: number]>>;
const X: AxisBits = { 1: [0, 1], 9: [2, 3], 3: [8, 9], 27: [10, 11], 81: [18, 19] };
const Y: AxisBits = { 1: [7, 6], 9: [5, 4], 3: [15, 14], 27: [13, 12], 81: [21, 20] };

const STEPS = LONGEST_MOVE * 2 + 1;
const bitsByStepX = Int32Array.from({ length: STEPS }, (_, i) => encoded(i - LONGEST_MOVE, X));
const bitsByStepY = Int32Array.from({ length: STEPS }, (_, i) => encoded(i - LONGEST_MOVE, Y));

/** Steps by byte: 256 values of b0, then of b1, then of b2. */
const stepsByByteX = Int16Array.from({ length: 768 }, (_, i) => decoded(i, X));
const stepsByByteY = Int16Array.from({ length: 768 }, (_, i) => decoded(i, Y));

/** The 24 bits of a step of at most 121 along each axis. */
export function stepBits(dx: number, dy: number): number {
  return (bitsByStepX[dx + LONGEST_MOVE] as number) | (bitsByStepY[dy + LONGEST_MOVE] as number);
}

/** The step to the right that the record at `at` makes, in 0.1 mm. */
export function stepX(bytes: Uint8Array, at: number): number {
  return step(stepsByByteX, bytes, at);
}

/** The step upwards that the record at `at` makes, in 0.1 mm. */
export function stepY(bytes: Uint8Array, at: number): number {
  return step(stepsByByteY, bytes, at);
}

function step(steps: Int16Array, bytes: Uint8Array, at: number): number {
  return (
    (steps[bytes[at] as number] as number) +
    (steps[256 + (bytes[at + 1] as number)] as number) +
    (steps[512 + (bytes[at + 2] as number)] as number)
  );
}

function encoded(step: number, axis: AxisBits): number {
  let [rest, bits] = [step, 0];
  for (const [weight, threshold] of WEIGHTS) {
    const [plus, minus] = axis[weight];
    if (rest > threshold) {
      bits |= 1 << plus;
      rest -= weight;
    } else if (rest < -threshold) {
      bits |= 1 << minus;
      rest += weight;
    }
  }
  if (rest !== 0) throw new RangeError(`A step of ${step} does not fit a record.`);
  return bits;
}

/** The step that one byte adds: `index` is the value of b0, of b1 plus 256, or of b2 plus 512. */
function decoded(index: number, axis: AxisBits): number {
  const bits = (index & 0xff) << ((index >> 8) * 8);
  let step = 0;
  for (const [weight] of WEIGHTS) {
    const [plus, minus] = axis[weight];
    step += (((bits >> plus) & 1) - ((bits >> minus) & 1)) * weight;
  }
  return step;
}
