import type { Log } from "../http/log.ts";

/** Tells others of something soon; what is rung within a moment is told once. */
export interface Bell {
  ring(): void;
  /** Tells what was rung before. */
  close(): Promise<void>;
}

/** How long rings are gathered, in ms. */
const GATHER_MS = 20;

/**
 * A notification holds up every other commit that notifies until its own is on the disk, so the hottest writes
 * have none in them: they ring afterwards. A ring that is lost with the process costs a pause and nothing
 * more: whoever is told also looks by itself.
 */
export function createBell(tell: () => Promise<void>, log: Log): Bell {
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<void> = Promise.resolve();
  const tellNow = () => {
    clearTimeout(timer);
    timer = undefined;
    telling = tell().catch((cause: unknown) => log.warn({ cause }, "nobody could be told"));
  };
  return {
    ring: () => {
      timer ??= setTimeout(tellNow, GATHER_MS).unref();
    },
    close: async () => {
      if (timer) tellNow();
      await telling;
    },
  };
}
