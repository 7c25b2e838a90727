import type { Thread } from "../thread/thread.ts";
import { COLOR_CHANGE, type Pattern } from "./pattern.ts";

/** Tones for colors that nobody has named, so that neighbours can be told apart. */
const UNNAMED = ["#5c6670", "#98a3a1", "#3a4654", "#7d8790"] as const;

/** How many color blocks a pattern has; 0 when it is empty. */
export function colorBlocks({ cmd }: Pattern): number {
  let changes = 0;
  for (let i = 0; i < cmd.length; i += 1) if (cmd[i] === COLOR_CHANGE) changes += 1;
  return cmd.length === 0 ? 0 : changes + 1;
}

/** One thread for each color block: the given ones, grey where there is none. */
export function threadSequence(threads: readonly (Thread | undefined)[], blocks: number): Thread[] {
  return Array.from({ length: blocks }, (_, i) => threads[i] ?? unnamed(i));
}

/** Whether the color of a block is one that neither its file nor anybody else has named. */
export const isUnnamed = ({ number, name }: Thread): boolean =>
  number === NO_NUMBER && UNNAMED_AS.test(name);

const NO_NUMBER = "0000";
const UNNAMED_AS = /^Color \d+$/;

/** What a block is drawn in whose thread nobody has named, `#rrggbb`. */
export const unnamedTone = (at: number): string => UNNAMED[at % UNNAMED.length] as string;

function unnamed(at: number): Thread {
  return {
    number: NO_NUMBER,
    name: `Color ${at + 1}`,
    color: unnamedTone(at),
  };
}
