/** What the order of sewing looks at: a color, and a place to be near to. */
export interface Orderable {
  /** Things of the same thread have the same word. */
  readonly thread: string;
  readonly x: number;
  readonly y: number;
}

/**
 * An order of sewing with few changes of thread, as indexes: `isOver(i, j)` tells that i, painted
 * after j, lies over it and may only be sewn after it. Of what may be sewn with the thread in the
 * needle, the nearest comes next.
 */
export function sewingOrder(
  things: readonly Orderable[],
  isOver: (upper: number, lower: number) => boolean,
): number[] {
  const waits = things.map((thing, i) => {
    return new Set(
      things.keys().filter((j) => j < i && things[j]?.thread !== thing.thread && isOver(i, j)),
    );
  });
  const left = new Set(things.keys());
  const order: number[] = [];
  let [x, y] = [0, 0];
  while (left.size > 0) {
    const block = new Set(nextBlock(things, waits, left));
    while (block.size > 0) {
      const next = nearest(things, block, x, y);
      ({ x, y } = things[next] as Orderable);
      order.push(next);
      block.delete(next);
      left.delete(next);
    }
  }
  return order;
}

/** All that can be sewn with one thread: with one that is then done with, if there is such a one. */
function nextBlock(
  things: readonly Orderable[],
  waits: readonly ReadonlySet<number>[],
  left: ReadonlySet<number>,
): readonly number[] {
  const free = new Map<string, number[]>();
  const all = new Map<string, number>();
  for (const i of left) {
    const { thread } = things[i] as Orderable;
    all.set(thread, (all.get(thread) ?? 0) + 1);
    if ((waits[i] as ReadonlySet<number>).isDisjointFrom(left)) {
      free.set(thread, [...(free.get(thread) ?? []), i]);
    }
  }
  const blocks = [...free];
  const last = blocks.find(([thread, block]) => block.length === all.get(thread));
  return (last ?? blocks[0])?.[1] ?? [...left].slice(0, 1);
}

function nearest(
  things: readonly Orderable[],
  block: ReadonlySet<number>,
  x: number,
  y: number,
): number {
  let [found, least] = [-1, Infinity];
  for (const i of block) {
    const thing = things[i] as Orderable;
    const apart = (thing.x - x) * (thing.x - x) + (thing.y - y) * (thing.y - y);
    if (apart >= least) continue;
    [found, least] = [i, apart];
  }
  return found;
}
