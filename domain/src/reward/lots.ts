/** Points that came and go together: when they are over, `null` for never. */
export interface Lot {
  readonly points: number;
  readonly until: Date | null;
}

/**
 * What is left of the points that came, the first to end first: what was taken counts for those that end first, and for
 * those that never end last of all.
 */
export function lotsLeft(came: readonly Lot[], taken: number): Lot[] {
  let left = taken;
  return came
    .toSorted((one, other) => endOf(one) - endOf(other))
    .flatMap(({ points, until }) => {
      const counted = Math.min(points, left);
      left -= counted;
      return points > counted ? [{ points: points - counted, until }] : [];
    });
}

const endOf = ({ until }: Lot) => until?.getTime() ?? Number.MAX_SAFE_INTEGER;
