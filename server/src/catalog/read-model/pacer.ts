/** How long a build may work before requests get their turn, in ms. */
const SLICE_MS = 4;

/** Lets long work be done in slices: `if (pacer.isDue()) await pacer.rest()`. */
export interface Pacer {
  isDue(): boolean;
  rest(): Promise<void>;
}

/** Milliseconds that only ever rise: how long work takes, never the time of day. */
export function monotonicMs(): number {
  return performance.now();
}

export function createPacer(monotonic = monotonicMs): Pacer {
  let started = monotonic();
  return {
    isDue: () => monotonic() - started > SLICE_MS,
    rest: () =>
      new Promise((resolve) => {
        setImmediate(() => {
          started = monotonic();
          resolve();
        });
      }),
  };
}

/** Calls `work` with 0 up to `count`, in slices. */
export async function eachInSlices(
  count: number,
  pacer: Pacer,
  work: (index: number) => void,
): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    work(index);
    if ((index & 127) === 127 && pacer.isDue()) await pacer.rest();
  }
}
