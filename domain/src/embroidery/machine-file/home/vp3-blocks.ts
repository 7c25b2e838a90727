import { COLOR_CHANGE, type Command, type Pattern, STITCH, TRIM } from "../../pattern/pattern.ts";
import type { Thread } from "../../thread/thread.ts";
import { blockThreads } from "./fixed-threads.ts";

/** What is sewn in one color. */
export interface Block {
  readonly thread: Thread;
  /** Where its first stitch is reached, and its last place. */
  readonly startX: number;
  readonly startY: number;
  readonly endX: number;
  readonly endY: number;
  /** What follows after the start. */
  readonly records: readonly BlockRecord[];
}

interface BlockRecord {
  readonly command: Command;
  readonly x: number;
  readonly y: number;
}

/**
 * The records of a pattern by color; the travel to the first stitch of a color is its start. A cut on that way is the
 * end of what was sewn before it: a block has no place for one before its start.
 */
export function blocksOf(pattern: Pattern): Block[] {
  const { cmd, x, y } = pattern;
  const threads = blockThreads(pattern);
  const lists: BlockRecord[][] = [[]];
  for (let i = 0; i < cmd.length; i += 1) {
    const record = { command: cmd[i] as Command, x: x[i] as number, y: y[i] as number };
    if (record.command === COLOR_CHANGE) lists.push([]);
    lists.at(-1)?.push(record);
  }
  const cuts = lists.map((records, at) => cutAfter(records, lists.slice(at + 1)));
  return lists.map((records, at) => {
    const first = records.findIndex(({ command }) => command === STITCH);
    const start = records[Math.max(0, first - 1)] ?? { x: 0, y: 0 };
    const before = first === 0 ? { x: 0, y: 0 } : start;
    const end = records.at(-1) ?? before;
    return {
      thread: threads[at] as Thread,
      startX: before.x,
      startY: before.y,
      endX: end.x,
      endY: end.y,
      records: first < 0 ? [] : [...records.slice(first), ...(cuts[at] ?? [])],
    };
  });
}

/** What cuts the thread of a color before the next one sews, where its own records do not; nothing where none does. */
function cutAfter(
  records: readonly BlockRecord[],
  later: readonly (readonly BlockRecord[])[],
): readonly BlockRecord[] {
  const last = records.findLast(({ command }) => command === STITCH || command === TRIM);
  if (last?.command !== STITCH) return [];
  const end = records.at(-1) ?? last;
  for (const next of later) {
    const reached = next.find(({ command }) => command === STITCH || command === TRIM);
    if (reached) return reached.command === TRIM ? [{ ...end, command: TRIM }] : [];
  }
  return [];
}
