import { Worker } from "node:worker_threads";
import { problem, refuse, type Result } from "@placket/domain/problem";
import { holding } from "../held/held.ts";
import type { SheetWork } from "./sheet-work.ts";

/** Makes sheets one after the other, in a thread of its own. */
export interface SheetPress {
  /** The sheet as a PDF; refuses when too many wait already, and a design that takes too long. */
  print(work: SheetWork): Promise<Result<Uint8Array>>;
  /** Ends the thread; what is not made yet fails. */
  close(): Promise<void>;
}

/** Makes proofs and worksheets, away from the thread that answers. */
export const sheetPress = holding<SheetPress>({
  name: "sheet press",
  open: () => openSheetPress(),
  close: (press) => press.close(),
});

export type SheetReply =
  | { readonly made: Result<Uint8Array> }
  /** A bug: what the thread said of it. */
  | { readonly failure: string };

interface PressLimits {
  /** Sheets that may wait for the one that is being made. */
  readonly mostWaiting: number;
  /** How long one sheet may take, in ms. */
  readonly mostMs: number;
}

const LIMITS: PressLimits = { mostWaiting: 8, mostMs: 30_000 };
/** Ten times what the largest sheet takes; files come from strangers. */
const MEMORY = { maxOldGenerationSizeMb: 768 } as const;

type Job = PromiseWithResolvers<Result<Uint8Array>> & { readonly work: SheetWork };

/** A press whose thread starts with the first sheet. */
export function openSheetPress(limits: PressLimits = LIMITS): SheetPress {
  const waiting: Job[] = [];
  let printing: Job | undefined;
  let thread: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;

  function start(): Worker {
    const worker = new Worker(new URL("sheet-worker.ts", import.meta.url), {
      resourceLimits: MEMORY,
    });
    // A server that ends does not wait for an idle press.
    worker.unref();
    worker.on("message", (reply: SheetReply) =>
      done((job) => {
        if ("made" in reply) job.resolve(reply.made);
        else job.reject(new Error(reply.failure));
      }),
    );
    worker.on("error", (error) => {
      if (thread === worker) thread = undefined;
      done((job) => job.reject(error));
    });
    return worker;
  }

  function done(tell: (job: Job) => void): void {
    clearTimeout(timer);
    const job = printing;
    printing = undefined;
    if (job) tell(job);
    next();
  }

  function next(): void {
    if (printing) return;
    printing = waiting.shift();
    if (!printing) return;
    thread ??= start();
    timer = setTimeout(giveUp, limits.mostMs);
    thread.postMessage(printing.work, []);
  }

  function giveUp(): void {
    void thread?.terminate();
    thread = undefined;
    done((job) => job.resolve(refuse(problem("embroidery.sheetTookTooLong", "design"))));
  }

  return {
    print(work) {
      if (printing && waiting.length >= limits.mostWaiting) {
        return Promise.resolve(refuse(problem("embroidery.sheetsBusy")));
      }
      const job: Job = { ...Promise.withResolvers<Result<Uint8Array>>(), work };
      waiting.push(job);
      next();
      return job.promise;
    },
    async close() {
      clearTimeout(timer);
      for (const job of [...(printing ? [printing] : []), ...waiting.splice(0)]) {
        job.reject(new Error("The server is closing"));
      }
      printing = undefined;
      const closing = thread;
      thread = undefined;
      await closing?.terminate();
    },
  };
}
