import type { Pattern } from "../../pattern/pattern.ts";
import { colorBlocks, threadSequence } from "../../pattern/thread-sequence.ts";
import { nearestThread } from "../../thread/nearest-thread.ts";
import type { Thread } from "../../thread/thread.ts";
import type { FixedThreads } from "./fixed-threads.data.ts";

/** The threads of a pattern, one for each of its color blocks. */
export function blockThreads(pattern: Pattern): readonly Thread[] {
  return threadSequence(pattern.threads, colorBlocks(pattern));
}

/** Which thread of a format looks most like another, counted from 1. */
export function fixedIndex(thread: Thread, among: FixedThreads): number {
  const nearest = nearestThread(thread.color, numbered(among));
  return nearest ? Number(nearest.thread.number) : 1;
}

const lists = new WeakMap<FixedThreads, readonly Thread[]>();

/** The threads of a format, each with its place as its number. */
function numbered(among: FixedThreads): readonly Thread[] {
  const before = lists.get(among);
  if (before) return before;
  const threads = among.map(([color, name], i) => ({ number: String(i + 1), name, color }));
  lists.set(among, threads);
  return threads;
}

/** The thread of a format that a file names; none for a number that the format does not have. */
export function fixedThread(index: number, among: FixedThreads): Thread | undefined {
  const found = among[index - 1];
  return found && { number: "0000", name: found[1], color: found[0] };
}
