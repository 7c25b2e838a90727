import type { Log } from "../http/log.ts";

/** Work that follows from an answer and that whoever asked does not wait for. */
export interface BehindAnswer {
  /** Begins it; `what` names it in the log, should it fail. */
  begin(what: string, work: () => Promise<void>): void;
  /** Waits for everything that was begun. */
  close(): Promise<void>;
}

/** Keeps what is under way, so that the process ends after it. Work that fails is for a job to do again. */
export function createBehindAnswer(log: Log): BehindAnswer {
  const underWay = new Set<Promise<void>>();
  const run = async (what: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (cause) {
      log.error({ what, cause }, "what follows from an answer could not be done");
    }
  };
  return {
    begin: (what, work) => {
      const running = run(what, work);
      underWay.add(running);
      void running.then(() => underWay.delete(running));
    },
    close: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
