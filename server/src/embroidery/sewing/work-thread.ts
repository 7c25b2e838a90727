import { Worker } from "node:worker_threads";
import type { ErrorKey } from "@placket/domain/errors";
import { problem, refuse, type Result } from "@placket/domain/problem";

/** Does one work after the other, in a thread of its own. */
export interface WorkThread<Work, Made> {
  /**
   * What was made of it; refuses when too many wait already, and a work that takes too long.
   * @param mostMs for this one; the thread's limit where it is left out
   */
  make(work: Work, mostMs?: number): Promise<Result<Made>>;
  /** Ends the thread; what is not made yet fails. */
  close(): Promise<void>;
}

/** What a thread's module answers to a work. */
export type WorkReply<Made> =
  /** It has read its code and takes works. */
  | { readonly isReady: true }
  | { readonly made: Result<Made> }
  /** A bug: what the thread said of it. */
  | { readonly failure: string };

export interface ThreadLimits {
  /** Works that may wait for the one that is being done. */
  readonly mostWaiting: number;
  /** How long one may take in a thread that is ready, in ms. */
  readonly mostMs: number;
}

interface Thread {
  /** The module that the thread runs: it answers each work with a `WorkReply`. */
  readonly module: URL;
  readonly memoryMb: number;
  readonly limits: ThreadLimits;
  /** What is refused when too many wait, and of what takes too long. */
  readonly refusals: {
    readonly busy: ErrorKey;
    readonly tookTooLong: { readonly key: ErrorKey; readonly field: string };
  };
}

/** A thread that starts with the first work. */
export function openWorkThread<Work, Made>({
  module,
  memoryMb,
  limits,
  refusals,
}: Thread): WorkThread<Work, Made> {
  type Job = PromiseWithResolvers<Result<Made>> & {
    readonly work: Work;
    readonly mostMs: number;
  };
  const waiting: Job[] = [];
  let doing: Job | undefined;
  let thread: Worker | undefined;
  let isReady = false;
  let timer: NodeJS.Timeout | undefined;

  function start(): Worker {
    const worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    // A server that ends does not wait for an idle thread.
    worker.unref();
    worker.on("message", (reply: WorkReply<Made>) => {
      // What a thread that was given up still says is nobody's answer.
      if (thread !== worker) return;
      if ("isReady" in reply) return begin();
      done((job) => {
        if ("made" in reply) job.resolve(reply.made);
        else job.reject(new Error(reply.failure));
      });
    });
    worker.on("error", (error) => {
      if (thread !== worker) return;
      ended();
      done((job) => job.reject(error));
    });
    return worker;
  }

  /** Time counts from here on: how long the code takes to load says nothing of a work. */
  function begin(): void {
    isReady = true;
    if (doing) timer = setTimeout(giveUp, doing.mostMs);
  }

  function ended(): void {
    thread = undefined;
    isReady = false;
  }

  function done(tell: (job: Job) => void): void {
    clearTimeout(timer);
    const job = doing;
    doing = undefined;
    if (job) tell(job);
    next();
  }

  function next(): void {
    if (doing) return;
    doing = waiting.shift();
    if (!doing) return;
    thread ??= start();
    if (isReady) begin();
    thread.postMessage(doing.work, []);
  }

  function giveUp(): void {
    void thread?.terminate();
    ended();
    const { key, field } = refusals.tookTooLong;
    done((job) => job.resolve(refuse(problem(key, field))));
  }

  return {
    make(work, mostMs = limits.mostMs) {
      if (doing && waiting.length >= limits.mostWaiting) {
        return Promise.resolve(refuse(problem(refusals.busy)));
      }
      const job: Job = { ...Promise.withResolvers<Result<Made>>(), work, mostMs };
      waiting.push(job);
      next();
      return job.promise;
    },
    async close() {
      clearTimeout(timer);
      for (const job of [...(doing ? [doing] : []), ...waiting.splice(0)]) {
        job.reject(new Error("The server is closing"));
      }
      doing = undefined;
      const closing = thread;
      ended();
      await closing?.terminate();
    },
  };
}
