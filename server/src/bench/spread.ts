/** The middle, the slow twentieth and the slowest of several times, in ms. */
export interface Spread {
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly worstMs: number;
}

export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
  return { medianMs: at(0.5), p95Ms: at(0.95), worstMs: at(1) };
}

/** Milliseconds that one call takes. */
export async function timed(call: () => unknown): Promise<number> {
  const started = performance.now();
  await call();
  return performance.now() - started;
}
