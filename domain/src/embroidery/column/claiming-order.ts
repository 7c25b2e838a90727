import type { Junction } from "./junction.ts";
import type { Rungs } from "./rungs.ts";
import type { Stroke } from "./stroke.ts";

interface Claiming {
  readonly stroke: Stroke;
  readonly rungs: Rungs;
  readonly weight: number;
}

/**
 * The heaviest stroke claims its area first, but none that ends at another one before that: the bar of a
 * T and the foot of a serif are sewn whole, as one slab, and the stem ends under it.
 */
export function inClaimingOrder<Each extends Claiming>(strokes: readonly Each[]): Each[] {
  const waiting = strokes.toSorted((a, b) => b.weight - a.weight);
  const bars = new Map(waiting.map((one) => [one, barsAt(one, waiting)]));
  const ordered: Each[] = [];
  for (let [heaviest] = waiting; heaviest; [heaviest] = waiting) {
    const isFree = (one: Each) => !bars.get(one)?.some((bar) => waiting.includes(bar));
    // Strokes that end at each other in a ring: the heaviest goes first after all.
    const next = waiting.find(isFree) ?? heaviest;
    waiting.splice(waiting.indexOf(next), 1);
    ordered.push(next);
  }
  return ordered;
}

/** The strokes that pass through where this one ends, unless it has sewn the foot there itself. */
function barsAt<Each extends Claiming>({ stroke, rungs }: Each, all: readonly Each[]): Each[] {
  const ends = endsOf(stroke).filter((_, end) => !hasFoot(rungs, end as 0 | 1));
  return all.filter((other) => ends.some((junction) => passesThrough(other.stroke, junction)));
}

/** The junctions at the start and at the end of a stroke. */
function endsOf({ closed, junctions }: Stroke): Junction[] {
  const [start, end] = [junctions[0], junctions.at(-1)];
  return closed || !start || !end ? [] : [start, end];
}

function passesThrough({ closed, junctions }: Stroke, junction: Junction): boolean {
  return junctions.some(
    (each, at) => each === junction && (closed || (at > 0 && at < junctions.length - 1)),
  );
}

/** A stroke that reaches the outline where it ends at another one has taken the foot there. */
function hasFoot({ line, freeEnds }: Rungs, end: 0 | 1): boolean {
  const middle = (line.first + line.last) / 2;
  return [...freeEnds].some((sample) => (end === 0 ? sample < middle : sample > middle));
}
