/** Time as the timer needs it; tests bring their own. */
export type Clock = {
  /** Milliseconds since any fixed moment. */
  now: () => number;
  /** Runs `task` after `ms`; the function given back cancels it. */
  after: (ms: number, task: () => void) => () => void;
};

export type Timed = {
  id: string;
  /** How long it stays, in ms; null until it is dismissed. */
  ms: number | null;
};

/** What is left after a notice was held: never less than a reader needs to move away. */
const AFTER_HOLD_MS = 1_500;

type Running = { left: number; since: number; cancel: (() => void) | null };

/**
 * Calls `onExpire` for each notice when its time is over. While held (hovered or
 * focused) no time passes for any of them.
 */
export function noticeTimer({ clock, onExpire }: { clock: Clock; onExpire: (id: string) => void }) {
  const running = new Map<string, Running>();
  let held = false;

  const start = (id: string, timed: Running) => {
    timed.since = clock.now();
    timed.cancel = clock.after(timed.left, () => {
      running.delete(id);
      onExpire(id);
    });
  };
  const stop = (timed: Running) => {
    timed.cancel?.();
    timed.cancel = null;
  };

  return {
    /** Takes the notices that stand now: starts the new ones, forgets the gone. */
    watch(notices: readonly Timed[]): void {
      const ids = new Set(notices.map(({ id }) => id));
      for (const [id, timed] of running) {
        if (ids.has(id)) continue;
        stop(timed);
        running.delete(id);
      }
      for (const { id, ms } of notices) {
        if (ms === null || running.has(id)) continue;
        const timed: Running = { left: ms, since: clock.now(), cancel: null };
        running.set(id, timed);
        if (!held) start(id, timed);
      }
    },
    hold(): void {
      if (held) return;
      held = true;
      for (const timed of running.values()) {
        stop(timed);
        timed.left = Math.max(AFTER_HOLD_MS, timed.left - (clock.now() - timed.since));
      }
    },
    release(): void {
      if (!held) return;
      held = false;
      for (const [id, timed] of running) start(id, timed);
    },
    /** Stops everything, as when the stack leaves the page. */
    end(): void {
      for (const timed of running.values()) stop(timed);
      running.clear();
    },
  };
}

/** The browser's clock. */
export const browserClock: Clock = {
  now: () => performance.now(),
  after: (ms, task) => {
    const id = setTimeout(task, ms);
    return () => clearTimeout(id);
  },
};
