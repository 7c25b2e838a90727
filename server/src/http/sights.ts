import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Something as an answer shows it: that a coat can be sold, how many of it are left. It is over once an
 * answer would show it otherwise, and with it whatever was made of it and kept (decision 0022).
 */
export interface Sight {
  readonly isOver: boolean;
}

export type Sights = ReadonlySet<Sight>;

/** Something made, with what it shows of what may change. */
export interface Seen<Made> {
  readonly made: Made;
  readonly sights: Sights;
}

const noting = new AsyncLocalStorage<Set<Sight>>();

/** Makes something to be kept. `sights` is whole once `made` is there: for a promise, once it is kept. */
export function watch<Made>(make: () => Made): Seen<Made> {
  const sights = new Set<Sight>();
  return { made: noting.run(sights, make), sights };
}

/** Says that whatever is being made shows this: call it in the turn in which the thing itself is read. */
export function noteSight(sight: Sight): void {
  noting.getStore()?.add(sight);
}

/** The same for a part that was made and kept before. */
export function noteSights(sights: Sights): void {
  const all = noting.getStore();
  if (all) for (const sight of sights) all.add(sight);
}

/** Whether something that shows these would be made otherwise now. */
export function isOver(sights: Sights): boolean {
  for (const sight of sights) if (sight.isOver) return true;
  return false;
}

/** The sights of things that are told apart by number. */
interface SightBook {
  of(thing: number): Sight;
  /** From now on the thing is shown otherwise. */
  end(thing: number): void;
}

/** Holds what was ever looked at since it changed last, and nothing else. */
export function sightBook(): SightBook {
  const current = new Map<number, { isOver: boolean }>();
  return {
    of(thing) {
      const sight = current.get(thing) ?? { isOver: false };
      current.set(thing, sight);
      return sight;
    },
    end(thing) {
      const sight = current.get(thing);
      if (sight) sight.isOver = true;
      current.delete(thing);
    },
  };
}
