import type { Clock } from "../status/notice-stack/notice-timer.ts";

type Task = { at: number; run: () => void };

/** A clock that stands until it is told that time passes. */
export function aClock(): Clock & { pass: (ms: number) => void } {
  let now = 0;
  const tasks = new Set<Task>();
  return {
    now: () => now,
    after: (ms, run) => {
      const task = { at: now + ms, run };
      tasks.add(task);
      return () => tasks.delete(task);
    },
    pass: (ms) => {
      now += ms;
      for (const task of [...tasks].filter(({ at }) => at <= now)) {
        tasks.delete(task);
        task.run();
      }
    },
  };
}
