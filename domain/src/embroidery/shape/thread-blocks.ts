/**
 * An order of sewing with few changes of thread: blocks of indexes, one thread each. `isOver(i, j)`
 * tells that i, painted after j, lies over it; then i is sewn after it, unless both have one thread.
 */
export function threadBlocks(
  threads: readonly string[],
  isOver: (upper: number, lower: number) => boolean,
): number[][] {
  const waits = threads.map((thread, i) => {
    return threads.flatMap((other, j) => (j < i && other !== thread && isOver(i, j) ? [j] : []));
  });
  const left = new Set(threads.keys());
  const blocks: number[][] = [];
  while (left.size > 0) {
    const block = nextBlock(threads, waits, left);
    for (const i of block) left.delete(i);
    blocks.push(block);
  }
  return blocks;
}

/** All that can be sewn with one thread: with one that is then done with, if there is such a one. */
function nextBlock(
  threads: readonly string[],
  waits: readonly (readonly number[])[],
  left: ReadonlySet<number>,
): number[] {
  const free = new Map<string, number[]>();
  const all = new Map<string, number>();
  for (const i of left) {
    const thread = threads[i] as string;
    all.set(thread, (all.get(thread) ?? 0) + 1);
    if ((waits[i] as readonly number[]).some((lower) => left.has(lower))) continue;
    const block = free.get(thread);
    if (block) block.push(i);
    else free.set(thread, [i]);
  }
  const blocks = [...free];
  const last = blocks.find(([thread, block]) => block.length === all.get(thread));
  // The lowest shape that is left waits for nobody, so there is always a block.
  return (last ?? blocks[0])?.[1] ?? [];
}
