import { setTimeout as delay } from "node:timers/promises";

/** How often it is felt, in ms. */
const EVERY_MS = 50;

/** Asks `/healthz` again and again; `stop` gives the longest it took, in ms (infinite: it did not answer). */
export function watchPulse(url: string): { stop(): Promise<number> } {
  const over = new AbortController();
  const watch = async () => {
    let slowest = 0;
    while (!over.signal.aborted) {
      const started = performance.now();
      const isUp = await fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
      slowest = Math.max(slowest, isUp ? performance.now() - started : Infinity);
      await delay(EVERY_MS);
    }
    return slowest;
  };
  const watched = watch();
  return {
    stop: () => {
      over.abort();
      return watched;
    },
  };
}
