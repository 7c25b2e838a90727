import type { Job } from "./job.queries.ts";

/** What a job is called: its words, or whose flags. */
export const wordsOf = ({ designs }: Pick<Job, "designs">): string =>
  designs.map(({ name }) => name).join(", ");
