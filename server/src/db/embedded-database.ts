import { Worker } from "node:worker_threads";
import { StartRefusal } from "../start-refusal.ts";
import { takeDataDirectory } from "./data-directory.ts";
import type { Database } from "./database.ts";
import { sessionDatabase } from "./session-database.ts";
import type { WorkerReply, WorkerRequest } from "./worker-messages.ts";

/**
 * Opens the embedded Postgres of a data directory in a worker thread, and makes it at the first start.
 * Throws a StartRefusal when another process has the directory or the engine cannot open it.
 */
export async function openEmbedded(
  dataDir: string,
  onFailure: (reason: string) => void = () => {},
): Promise<Database> {
  const directory = await takeDataDirectory(dataDir);
  const thread = new EngineThread(directory.path);
  try {
    await thread.ready;
  } catch (error) {
    await thread.stop();
    await directory.release();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefusal(`The embedded database in ${directory.path} does not open: ${reason}`);
  }
  let isClosing = false;
  thread.onBreak = (reason) => {
    if (!isClosing) onFailure(`The embedded database has broken down: ${reason}.`);
  };
  return sessionDatabase(
    (request) => thread.exchange(request),
    async () => {
      isClosing = true;
      if (!thread.isEnded) await thread.ask({ kind: "close" });
      await thread.stop();
      await directory.release();
    },
  );
}

/** The main thread's end of the engine's thread. */
class EngineThread {
  readonly ready: Promise<unknown>;
  isEnded = false;
  onBreak: (reason: string) => void = () => {};
  readonly #worker: Worker;
  #pending: PromiseWithResolvers<WorkerReply> | undefined;

  constructor(directory: string) {
    this.#worker = new Worker(new URL("embedded-worker.ts", import.meta.url), {
      workerData: directory,
    });
    this.#worker.on("message", (reply: WorkerReply) => this.#settle(reply));
    this.#worker.on("error", (error) => this.#fail(error.message));
    this.#worker.on("exit", () => {
      this.isEnded = true;
      this.#fail("its thread has ended");
    });
    this.ready = this.#reply();
  }

  async exchange(bytes: Uint8Array): Promise<Uint8Array> {
    const reply = await this.ask({ kind: "exchange", bytes });
    return reply.kind === "reply" ? reply.bytes : new Uint8Array();
  }

  async ask(request: WorkerRequest): Promise<WorkerReply> {
    if (this.isEnded) throw new Error("Its thread has ended.");
    this.#worker.postMessage(request, []);
    return this.#reply();
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  /** The wire asks one thing at a time, so there is never more than one reply to wait for. */
  #reply(): Promise<WorkerReply> {
    this.#pending = Promise.withResolvers<WorkerReply>();
    return this.#pending.promise;
  }

  #settle(reply: WorkerReply): void {
    if (reply.kind === "failed") this.#fail(reply.reason);
    else this.#pending?.resolve(reply);
    this.#pending = undefined;
  }

  #fail(reason: string): void {
    this.#pending?.reject(new Error(reason));
    this.#pending = undefined;
    this.onBreak(reason);
  }
}
