/** How a machine is threaded for a job. */
export interface Threading {
  /** Number of the thread on each needle then; `""` where there is none. */
  readonly needles: readonly string[];
  /** Numbers of the cones that have to be put on, in the order of the job. */
  readonly cones: readonly string[];
}

/**
 * Threads a machine for a job with as few new cones as can be: what stands on a needle stays there, a bare needle is
 * taken before a cone is taken off, and of those the last needle's first.
 */
export function threadNeedles(needles: readonly string[], threads: readonly string[]): Threading {
  const after = [...needles];
  const cones = threads.filter((number) => !needles.includes(number));
  for (const number of cones) {
    const bare = after.indexOf("");
    const free = bare >= 0 ? bare : after.findLastIndex((one) => !threads.includes(one));
    if (free >= 0) after[free] = number;
  }
  return { needles: after, cones };
}
