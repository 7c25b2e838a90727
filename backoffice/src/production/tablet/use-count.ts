import { useState } from "react";
import type { Job } from "../job.queries.ts";
import { useHeldPress } from "./use-held-press.ts";

/**
 * Counts pieces of a job: what is pressed stands at once, and is sent one press after the other, each with the version
 * that the one before has left.
 */
export function useCount(job: Job) {
  const press = useHeldPress("countJob");
  const [wanted, setWanted] = useState<number>();
  const send = async ({ id, version }: Pick<Job, "id" | "version">, done: number) => {
    try {
      const counted = await press.mutateAsync({
        params: { id },
        body: { done, version, press: crypto.randomUUID() },
      });
      setWanted((now) => {
        if (now === undefined || now === done) return undefined;
        void send(counted, now);
        return now;
      });
    } catch {
      // Said by `error`; what stands is the store's count again.
      setWanted(undefined);
    }
  };
  const count = (done: number) => {
    setWanted(done);
    if (!press.isPending) void send(job, done);
  };
  return { done: wanted ?? job.done, count, press };
}
