/** Marks of a ruler, in mm: short ones, long ones, and those with a number. */
export interface RulerSteps {
  readonly short: number;
  readonly long: number;
  readonly numbered: number;
}

const STEPS: readonly RulerSteps[] = [
  { short: 0.1, long: 0.5, numbered: 1 },
  { short: 0.2, long: 1, numbered: 2 },
  { short: 0.5, long: 1, numbered: 5 },
  { short: 1, long: 5, numbered: 10 },
  { short: 2, long: 10, numbered: 20 },
  { short: 5, long: 10, numbered: 50 },
  { short: 10, long: 50, numbered: 100 },
  { short: 20, long: 100, numbered: 200 },
];

/** Room that a number and its neighbor need. */
const NUMBER_PX = 56;

/** The finest marks at which numbers stand apart. */
export function rulerSteps(pxPerMm: number): RulerSteps {
  const fits = STEPS.find(({ numbered }) => numbered * pxPerMm >= NUMBER_PX);
  return fits ?? (STEPS.at(-1) as RulerSteps);
}

/** The numbers between two places, in mm from the ruler's zero. */
export function rulerNumbers(fromMm: number, toMm: number, step: number): readonly number[] {
  const numbers: number[] = [];
  for (let n = Math.ceil(fromMm / step); n * step <= toMm; n++) numbers.push(n * step);
  return numbers;
}
