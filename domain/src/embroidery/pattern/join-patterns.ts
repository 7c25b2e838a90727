import type { Thread } from "../thread/thread.ts";
import { type Command, JUMP, type Pattern, TRIM } from "./pattern.ts";
import { type PatternBuilder, patternBuilder } from "./pattern-builder.ts";
import { colorBlocks, threadSequence } from "./thread-sequence.ts";

/**
 * Sews patterns one after another where they stand. Between two of them the thread is trimmed, and
 * changed when the next begins with another; each is then reached by a jump. Empty ones are left out.
 */
export function joinPatterns(patterns: readonly Pattern[]): Pattern {
  const builder = patternBuilder();
  const threads: Thread[] = [];
  let before: Pattern | undefined;
  for (const pattern of patterns) {
    const own = threadSequence(pattern.threads, colorBlocks(pattern));
    if (own.length === 0) continue;
    const goesOn = before !== undefined && isSame(threads.at(-1), own[0]);
    if (before) part(builder, before, goesOn);
    threads.push(...(goesOn ? own.slice(1) : own));
    append(builder, pattern, before !== undefined);
    before = pattern;
  }
  return builder.finish(threads);
}

function part(builder: PatternBuilder, before: Pattern, goesOn: boolean): void {
  if (before.cmd.at(-1) !== TRIM) builder.trim();
  if (!goesOn) builder.changeColor();
}

function append(builder: PatternBuilder, { cmd, x, y }: Pattern, reached: boolean): void {
  if (reached && cmd[0] !== JUMP) builder.add(JUMP, x[0] as number, y[0] as number);
  for (let i = 0; i < cmd.length; i += 1) {
    builder.add(cmd[i] as Command, x[i] as number, y[i] as number);
  }
}

function isSame(one: Thread | undefined, other: Thread | undefined): boolean {
  return one?.number === other?.number && one?.color === other?.color;
}
