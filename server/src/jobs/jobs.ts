import type { Ctx } from "../context.ts";
import type { Database } from "../db/database.ts";
import { tidyEmbedded } from "../db/tidy.ts";
import type { Log } from "../http/log.ts";
import { recoverOrders } from "../order/recover-orders.ts";
import { handleOutbox } from "./handle-outbox.ts";

/** Work that no request waits for: letters, orders whose payment nobody settled, a tidy database. */
export interface Jobs {
  start(): Promise<void>;
  /** Lets what runs finish. */
  stop(): Promise<void>;
}

/** How often each job looks, in ms; a notification makes the outbox look soon. */
const OUTBOX_MS = 5_000;
const RECOVERY_MS = 15_000;
const TIDY_MS = 6 * 3_600_000;
/** What is published within this time is worked off together, in ms. */
const GATHER_MS = 100;

export function createJobs(parts: JobParts): Jobs {
  const outbox = repeated(parts, {
    name: "outbox",
    everyMs: OUTBOX_MS,
    gatherMs: GATHER_MS,
    work: handleOutbox,
  });
  const recovery = repeated(parts, {
    name: "recovery",
    everyMs: RECOVERY_MS,
    gatherMs: 0,
    work: recoverOrders,
  });
  const tidy = repeated(parts, {
    name: "tidy",
    everyMs: TIDY_MS,
    gatherMs: TIDY_MS,
    work: () => tidyEmbedded(parts.database),
  });
  const all = [outbox, recovery, tidy];
  let unlisten: (() => Promise<void>) | undefined;
  return {
    start: async () => {
      unlisten = await parts.database.listen("outbox", outbox.wake);
      for (const job of all) job.wake();
    },
    stop: async () => {
      await unlisten?.();
      await Promise.all(all.map((job) => job.stop()));
    },
  };
}

export interface JobParts {
  readonly database: Database;
  readonly log: Log;
  /** A fresh context, with the time of now. */
  readonly context: () => Ctx;
}

interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** How long after it was woken it begins. */
  readonly gatherMs: number;
  readonly work: (ctx: Ctx) => Promise<void>;
}

/** Runs a job every so often and soon after it was woken; never twice at once, never in the way of the end. */
function repeated({ log, context }: JobParts, { name, everyMs, gatherMs, work }: Job) {
  let running: Promise<void> | undefined;
  let state: "resting" | "woken" | "stopped" = "resting";
  let timer: NodeJS.Timeout | undefined;
  const beginIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(begin, ms).unref();
  };
  const begin = () => {
    if (state === "stopped") return;
    state = "resting";
    running = run().finally(() => {
      running = undefined;
      if (state !== "stopped") beginIn(state === "woken" ? gatherMs : everyMs);
    });
  };
  const run = async () => {
    try {
      await work(context());
    } catch (error) {
      const stack = error instanceof Error ? error.stack : String(error);
      log.error({ job: name, stack }, "job failed");
    }
  };
  const wake = () => {
    if (state !== "resting") return;
    state = "woken";
    if (!running) beginIn(gatherMs);
  };
  return {
    wake,
    stop: async () => {
      state = "stopped";
      clearTimeout(timer);
      await running;
    },
  };
}
