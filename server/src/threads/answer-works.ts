import { parentPort } from "node:worker_threads";
import type { Result } from "@placket/domain/problem";
import type { WorkReply } from "./one-thread.ts";

/** Answers each work that comes into this thread with what is made of it. */
export function answerWorks(make: (work: never) => Promise<Result<unknown>>): void {
  const port = parentPort;
  port?.on("message", (work) => {
    // Only the thread that opened this one writes to it.
    make(work as never).then(
      (made) => port.postMessage({ made } satisfies WorkReply<unknown>),
      (error: unknown) =>
        port.postMessage({
          failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
        } satisfies WorkReply<unknown>),
    );
  });
  port?.postMessage({ isReady: true } satisfies WorkReply<unknown>);
}
