import { problem, type Problem } from "../../problem.ts";
import { findThread } from "../thread/threads.ts";
import type { LogoStitches } from "./logo.ts";

/** Whether it is known which thread each block of a logo's file is sewn in: DST and EXP name none. */
export const isThreaded = ({ threads }: Pick<LogoStitches, "threads">): boolean =>
  threads.every((number) => number !== "");

/**
 * What is wrong with the threads that somebody names for the blocks of a file: as many as blocks, each of the catalogue,
 * at `threads.<block>`.
 */
export function checkNamedThreads(threads: readonly string[], blocks: number): Problem[] {
  if (threads.length !== blocks) return [problem("embroidery.blocksUnnamed", "threads", blocks)];
  return threads.flatMap((number, at) =>
    findThread(number) ? [] : [problem("embroidery.threadUnknown", `threads.${at}`)],
  );
}
