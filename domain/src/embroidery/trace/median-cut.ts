import { blended, type Shade } from "./shades.ts";
import type { OkLab } from "./oklab.ts";

/** Shades whose pixels lie so close together are one color, as the sum of squares by weight. */
const FINEST = 1e-4;
const AXES = ["l", "a", "b"] as const satisfies readonly (keyof OkLab)[];

/**
 * So many colors at most that stand for all shades: the group that spreads most is cut in two, where
 * the two are most alike in themselves, until there are enough. A plain middle would cut a large
 * ground in two before it parts a small letter from it.
 */
export function medianCut(shades: readonly Shade[], most: number): Shade[] {
  const weighty = shades.filter(({ weight }) => weight > 0);
  const groups: Group[] = weighty.length > 0 ? [groupOf(weighty)] : [];
  while (groups.length < most) {
    const widest = groups.reduce((one, other) => (other.spread > one.spread ? other : one), NONE);
    if (widest.spread <= FINEST * widest.weight) break;
    groups.splice(groups.indexOf(widest), 1, ...cut(widest));
  }
  return groups.map((group) => blended(group.shades));
}

interface Group {
  readonly shades: readonly Shade[];
  readonly weight: number;
  /** Along the axis on which it is widest. */
  readonly axis: keyof OkLab;
  readonly spread: number;
}

const NONE: Group = { shades: [], weight: 0, axis: "l", spread: 0 };

function groupOf(shades: readonly Shade[]): Group {
  const weight = shades.reduce((sum, one) => sum + one.weight, 0);
  const [first, ...others] = AXES.map((axis) => ({ axis, spread: spreadOf(shades, axis, weight) }));
  const widest = others.reduce((one, other) => (other.spread > one.spread ? other : one), first!);
  return { shades, weight, ...widest };
}

function spreadOf(shades: readonly Shade[], axis: keyof OkLab, weight: number): number {
  let [sum, squares] = [0, 0];
  for (const { lab, weight: own } of shades) {
    sum += own * lab[axis];
    squares += own * lab[axis] * lab[axis];
  }
  return squares - (sum * sum) / weight;
}

function cut({ shades, weight, axis }: Group): Group[] {
  const sorted = shades.toSorted((one, other) => one.lab[axis] - other.lab[axis]);
  const total = sorted.reduce((sum, one) => sum + one.weight * one.lab[axis], 0);
  let [low, lowSum, at, best] = [0, 0, 1, -Infinity];
  for (let i = 0; i + 1 < sorted.length; i += 1) {
    const { lab, weight: own } = sorted[i] as Shade;
    low += own;
    lowSum += own * lab[axis];
    const [high, highSum] = [weight - low, total - lowSum];
    // The more this is, the less is left of the spread within the two.
    const parted = (lowSum * lowSum) / low + (highSum * highSum) / high;
    if (parted > best) [at, best] = [i + 1, parted];
  }
  return [groupOf(sorted.slice(0, at)), groupOf(sorted.slice(at))];
}
