import type { JobToLay } from "@placket/domain/production/laying";
import type { Loose } from "./board.queries.ts";

/** A job of the board as the rule of laying takes it: threads by their numbers. */
export const jobToLay = ({ threads, ...job }: Loose["job"]): JobToLay => ({
  ...job,
  threads: threads.map(({ number }) => number),
});
