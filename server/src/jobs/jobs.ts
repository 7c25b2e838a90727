import type { Ctx } from "../context.ts";
import type { Database } from "../db/database.ts";
import type { Log } from "../http/log.ts";
import { recoverOrders } from "../order/recover-orders.ts";
import { handleOutbox } from "./handle-outbox.ts";

/** Work that no request waits for: letters, and orders whose payment nobody settled. */
export interface Jobs {
  start(): Promise<void>;
  /** Lets what runs finish. */
  stop(): Promise<void>;
}

/** How often each job looks, in ms; a notification makes the outbox look at once. */
const OUTBOX_MS = 5_000;
const RECOVERY_MS = 15_000;

export function createJobs(parts: JobParts): Jobs {
  const outbox = repeated(parts, { name: "outbox", everyMs: OUTBOX_MS, work: handleOutbox });
  const recovery = repeated(parts, { name: "recovery", everyMs: RECOVERY_MS, work: recoverOrders });
  let unlisten: (() => Promise<void>) | undefined;
  return {
    start: async () => {
      unlisten = await parts.database.listen("outbox", outbox.wake);
      outbox.wake();
      recovery.wake();
    },
    stop: async () => {
      await unlisten?.();
      await Promise.all([outbox.stop(), recovery.stop()]);
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
  readonly work: (ctx: Ctx) => Promise<void>;
}

/** Runs a job every so often and whenever it is woken; never twice at once, never in the way of the end. */
function repeated({ log, context }: JobParts, { name, everyMs, work }: Job) {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const isAskedAgain = () => again && !stopped;
  const run = async () => {
    do {
      again = false;
      try {
        await work(context());
      } catch (error) {
        log.error(
          { job: name, stack: error instanceof Error ? error.stack : String(error) },
          "job failed",
        );
      }
    } while (isAskedAgain());
    running = undefined;
    if (!stopped) timer = setTimeout(wake, everyMs).unref();
  };
  const wake = () => {
    if (stopped) return;
    clearTimeout(timer);
    if (running) again = true;
    else running = run();
  };
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
