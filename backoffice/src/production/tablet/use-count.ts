import { useRef, useState } from "react";
import type { Job } from "../job.queries.ts";
import { useHeldPress } from "./use-held-press.ts";

/**
 * Counts pieces of a job: what is pressed stands at once, and is sent one press after the other, each with the version
 * that the one before has left.
 */
export function useCount(job: Job) {
  const press = useHeldPress("countJob");
  const [wanted, setWanted] = useState<number>();
  // What was pressed last, for whoever waits for an answer: a state is only read where it is drawn.
  const last = useRef<number>(undefined);
  const want = (done: number | undefined) => {
    last.current = done;
    setWanted(done);
  };
  const send = async ({ id, version }: Pick<Job, "id" | "version">, done: number) => {
    try {
      const counted = await press.mutateAsync({
        params: { id },
        body: { done, version, press: crypto.randomUUID() },
      });
      const now = last.current;
      if (now === undefined || now === done) want(undefined);
      else void send(counted, now);
    } catch {
      // Said by `error`; what stands is the store's count again.
      want(undefined);
    }
  };
  const count = (done: number) => {
    const isSending = last.current !== undefined;
    want(done);
    if (!isSending) void send(job, done);
  };
  return { done: wanted ?? job.done, count, press };
}
