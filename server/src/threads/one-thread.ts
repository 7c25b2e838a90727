import { Worker } from "node:worker_threads";
import type { Result } from "@placket/domain/problem";

/** A work, and who is to be told what was made of it. */
export interface Job<Work, Made> extends PromiseWithResolvers<Result<Made>> {
  readonly work: Work;
  /** How long it may take in a thread that is ready. */
  readonly mostMs: number;
}

/** A thread that does one work at a time. */
interface OneThread<Work, Made> {
  readonly isFree: boolean;
  begin(job: Job<Work, Made>): void;
  /** Ends the thread; what it does fails. */
  close(): Promise<void>;
}

/** What a thread's module answers to a work. */
export type WorkReply<Made> =
  /** It has read its code and takes works. */
  | { readonly isReady: true }
  | { readonly made: Result<Made> }
  /** A bug: what the thread said of it. */
  | { readonly failure: string };

interface Options<Work, Made> {
  /** The module that the thread runs: it answers each work with a `WorkReply`. */
  readonly module: URL;
  readonly memoryMb: number;
  /** Tells a work that took too long; the thread is free by then. */
  readonly tookTooLong: (job: Job<Work, Made>) => void;
  readonly onFree: () => void;
}

/** A thread that starts with its first work, and anew after one that it died of. */
export function oneThread<Work, Made>({
  module,
  memoryMb,
  tookTooLong,
  onFree,
}: Options<Work, Made>): OneThread<Work, Made> {
  let doing: Job<Work, Made> | undefined;
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
      if ("isReady" in reply) return count();
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
  function count(): void {
    isReady = true;
    if (doing) timer = setTimeout(giveUp, doing.mostMs);
  }

  function ended(): void {
    thread = undefined;
    isReady = false;
  }

  function done(tell: (job: Job<Work, Made>) => void): void {
    clearTimeout(timer);
    const job = doing;
    doing = undefined;
    if (job) tell(job);
    onFree();
  }

  function giveUp(): void {
    void thread?.terminate();
    ended();
    done(tookTooLong);
  }

  return {
    get isFree() {
      return doing === undefined;
    },
    begin(job) {
      doing = job;
      thread ??= start();
      if (isReady) count();
      thread.postMessage(job.work, []);
    },
    async close() {
      clearTimeout(timer);
      doing?.reject(new Error("The server is closing"));
      doing = undefined;
      const closing = thread;
      ended();
      await closing?.terminate();
    },
  };
}
