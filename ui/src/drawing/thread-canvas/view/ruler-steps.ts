/** Marks of a ruler, in mm: short ones, long ones, and those with a number. */
interface RulerSteps {
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

/** More numbers than any window has room for. */
const MOST_NUMBERS = 1000;

/** The numbers between two places, in mm from the ruler's zero; none where there is no end to them. */
export function rulerNumbers(fromMm: number, toMm: number, step: number): readonly number[] {
  const first = Math.ceil(fromMm / step);
  const count = Math.floor(toMm / step) - first + 1;
  // Also false of a scale of 0 or of none, which lead to infinity or nowhere.
  if (!(count > 0 && count <= MOST_NUMBERS)) return [];
  return Array.from({ length: count }, (_, i) => (first + i) * step);
}
