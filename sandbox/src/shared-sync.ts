/** Writes that wait for the disk together. */
interface SharedSync {
  /** Something was written. */
  readonly wrote: () => void;
  /**
   * Resolves when everything written so far is on the disk. Whoever comes while a sync runs waits for
   * the next one, together with all others who came meanwhile.
   * @throws what a sync threw, from then on always: after a failed one nobody knows what the disk holds.
   */
  readonly onDisk: () => Promise<void>;
}

/** Shares the calls of `sync`, which forces to the disk what was written before it was called. */
export function sharedSync(sync: () => Promise<void>): SharedSync {
  let written = 0;
  let safe = 0;
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    const upTo = written;
    await sync();
    safe = upTo;
    running = undefined;
  };
  const reach = async (wanted: number): Promise<void> => {
    if (safe >= wanted) return;
    // One that failed stays, and is thrown to whoever comes later.
    running ??= run();
    await running;
    await reach(wanted);
  };
  return {
    wrote: () => {
      written += 1;
    },
    onDisk: () => reach(written),
  };
}
