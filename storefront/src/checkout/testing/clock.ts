import type { After } from "../placing/use-asking-again.ts";

/** A clock that stands until it is told that time passes. */
export function aClock(): { readonly after: After; readonly pass: (ms: number) => void } {
  let now = 0;
  const tasks = new Map<() => void, number>();
  return {
    after: (ms, run) => {
      tasks.set(run, now + ms);
      return () => tasks.delete(run);
    },
    pass: (ms) => {
      now += ms;
      for (const [run] of [...tasks].filter(([, at]) => at <= now)) {
        tasks.delete(run);
        run();
      }
    },
  };
}
