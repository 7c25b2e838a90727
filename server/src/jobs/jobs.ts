import type { Ctx } from "../context.ts";
import type { Database } from "../db/database.ts";
import type { Log } from "../http/log.ts";
import { handleOutbox } from "./handle-outbox.ts";

/** Work that no request waits for: the outbox, and what the rooms bring. */
interface Jobs {
  start(): Promise<void>;
  /** Lets what runs finish. */
  stop(): Promise<void>;
}

/** Work done every so often, and soon after it was woken. */
export interface Job {
  /** Names it in logs. */
  readonly name: string;
  /** How often it looks, in ms. */
  readonly everyMs: number;
  /** How long after it was woken it begins, in ms: what comes within this time is worked off together. */
  readonly gatherMs: number;
  /** The channel whose notifications wake it. */
  readonly wokenBy?: string;
  /** Gives whether it left work behind that it should come back for at once. */
  readonly work: (ctx: Ctx) => Promise<boolean | void>;
}

const OUTBOX: Job = {
  name: "outbox",
  everyMs: 5_000,
  gatherMs: 100,
  wokenBy: "outbox",
  work: handleOutbox,
};

/** The floor's own jobs and those that the rooms bring. */
export function createJobs(parts: JobParts, rooms: readonly Job[]): Jobs {
  const all = [OUTBOX, ...rooms];
  const running = all.map((job) => ({ ...repeated(parts, job), wokenBy: job.wokenBy }));
  const unlisten: (() => Promise<void>)[] = [];
  return {
    start: async () => {
      for (const { wokenBy, wake } of running) {
        if (wokenBy !== undefined) unlisten.push(await parts.database.listen(wokenBy, wake));
        wake();
      }
    },
    stop: async () => {
      for (const stop of unlisten) await stop();
      await Promise.all(running.map((job) => job.stop()));
    },
  };
}

interface JobParts {
  readonly database: Database;
  readonly log: Log;
  /** A fresh context, with the time of now. */
  readonly context: () => Ctx;
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
      if ((await work(context())) === true) state = "woken";
    } catch (error) {
      log.error({ job: name, cause: error }, "a job could not be done");
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
