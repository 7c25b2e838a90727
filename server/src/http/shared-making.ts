import { isOver, watch, type Seen } from "./sights.ts";

/** Those who ask alike at the same time share one making. */
export interface SharedMaking<Made> {
  /** Gives nothing that was over before it was asked for. */
  get(key: string, make: () => Promise<Made>): Promise<Seen<Made>>;
  /** What is being made goes to those who wait for it, and to nobody else. */
  forget(): void;
}

export function sharedMaking<Made>(): SharedMaking<Made> {
  const underWay = new Map<string, Promise<Seen<Made>>>();
  const begin = (key: string, make: () => Promise<Made>) => {
    const { made, sights } = watch(make);
    const work = made
      .then((value) => ({ made: value, sights }))
      .finally(() => {
        if (underWay.get(key) === work) underWay.delete(key);
      });
    underWay.set(key, work);
    return work;
  };
  return {
    async get(key, make) {
      const earlier = underWay.get(key);
      if (!earlier) return begin(key, make);
      const seen = await earlier;
      if (!isOver(seen.sights)) return seen;
      // It began before this was asked, and may show what was true then; whatever is made now began since.
      return underWay.get(key) ?? begin(key, make);
    },
    forget: () => underWay.clear(),
  };
}
