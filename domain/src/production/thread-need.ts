import type { JobStep } from "./job-steps.ts";

/**
 * For how many pieces more thread was used as a job came from so many sewn pieces to so many. A piece that is sewn again
 * uses thread again, so a step gives none back; who counts fewer has counted wrong before, and gives it back.
 */
export function piecesUsed(by: JobStep | "count", before: number, after: number): number {
  return by === "count" ? after - before : Math.max(0, after - before);
}

/** Centimeters by number of thread. */
export type Lengths = ReadonlyMap<string, number>;

/** What a job in its turn takes of each thread. */
interface TurnNeed {
  readonly needs: Lengths;
  /** What others are to take before it, of what is there. */
  readonly before: Lengths;
}

/**
 * The threads of which there is not enough left, turn by turn: what turns before one take is gone for it. A thread that
 * `atHand` does not know is one that nobody counts; of it nothing is said.
 */
export function runsOut(
  turns: readonly TurnNeed[],
  atHand: Lengths,
): readonly ReadonlySet<string>[] {
  const taken = new Map<string, number>();
  return turns.map(({ needs, before }) => {
    const short = new Set<string>();
    for (const [number, need] of needs) {
      const all = (taken.get(number) ?? 0) + need;
      taken.set(number, all);
      const there = atHand.get(number);
      if (need > 0 && there !== undefined && all + (before.get(number) ?? 0) > there) {
        short.add(number);
      }
    }
    return short;
  });
}
