/** Work that is put off for a moment, so that many calls for it become one. */
interface Debounce {
  /** The work is wanted. */
  touch(): void;
  /** Whether it is wanted and not done yet. */
  readonly isWanted: boolean;
  /** Does it now, if it is wanted. */
  flush(): void;
  cancel(): void;
}

/** `delay` says at the first touch how long to wait, in ms. */
export function debounce(work: () => void, delay: () => number): Debounce {
  let timer: NodeJS.Timeout | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const run = () => {
    cancel();
    work();
  };
  return {
    touch() {
      timer ??= setTimeout(run, delay()).unref();
    },
    get isWanted() {
      return timer !== undefined;
    },
    flush() {
      if (timer !== undefined) run();
    },
    cancel,
  };
}
