/** How long heavy answers may hold the process before everybody else gets their turn, in ms. */
const SLICE_MS = 8;

/** Where the parts of heavy answers wait for their turn, those of all clients in one line. */
export interface Turns {
  /** Does the work when it is its turn; refuses with `late` once the time is over. */
  take<Value>(work: () => Value, turn: Turn): Promise<Awaited<Value>>;
}

export interface Turn {
  /** On the clock of `monotonicMs`. */
  readonly until: number;
  /** What to refuse with afterwards. */
  readonly late: () => Error;
}

/** Works in slices between which requests are answered. */
export function createTurns(monotonic: () => number): Turns {
  const waiting: (() => void)[] = [];
  let isWorking = false;
  const work = async () => {
    isWorking = true;
    let started = monotonic();
    // An index instead of shift(): a long line would be moved with every step.
    for (let next = 0; next < waiting.length; next += 1) {
      waiting[next]?.();
      // What follows from it in promises belongs to this turn.
      await Promise.resolve();
      if (monotonic() - started > SLICE_MS) {
        waiting.splice(0, next + 1);
        next = -1;
        await new Promise((resolve) => setImmediate(resolve));
        started = monotonic();
      }
    }
    waiting.length = 0;
    isWorking = false;
  };
  return {
    take: (task, { until, late }) =>
      new Promise((resolve, reject) => {
        waiting.push(() => {
          if (monotonic() > until) return reject(late());
          try {
            resolve(task() as never);
          } catch (error) {
            reject(error);
          }
        });
        if (!isWorking) void work();
      }),
  };
}
