import type { Job } from "./job.ts";

/** A job as the calls of the back office give it. */
export const jobToWire = ({ designs, threads, steps, ...job }: Job) => ({
  ...job,
  designs: designs.map((one) => ({ ...one })),
  threads: threads.map(({ number, name, color }) => ({ number, name, color })),
  steps: [...steps],
});
