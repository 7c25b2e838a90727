import type { Thread } from "@placket/domain/embroidery/thread/thread";
import type { Job } from "./job.ts";

/** A job as the calls of the back office give it. */
export const jobToWire = <Some extends Job>({ designs, threads, steps, ...job }: Some) => ({
  ...job,
  designs: designs.map((one) => ({ ...one })),
  threads: threads.map(threadToWire),
  steps: [...steps],
});

/** A thread as staff find its cone. */
export const threadToWire = ({ number, name, color }: Thread) => ({ number, name, color });
