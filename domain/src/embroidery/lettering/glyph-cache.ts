import type { Sewn } from "../region/region.ts";

/** Letters and words that were sewn before. */
export interface GlyphCache {
  /** What has that key, sewn now if it was not before. */
  sewn(key: string, sew: () => Sewn): Sewn;
  readonly size: number;
}

/** Some 3 kB each: a few alphabets. */
const ENTRIES = 2000;

/** A cache that forgets what was asked for longest ago. */
export function glyphCache(entries: number = ENTRIES): GlyphCache {
  const known = new Map<string, Sewn>();
  return {
    get size() {
      return known.size;
    },
    sewn(key, sew) {
      const sewn = known.get(key) ?? sew();
      // A map keeps the order of insertion: what is used moves to its end.
      known.delete(key);
      known.set(key, sewn);
      const [oldest] = known.keys();
      if (known.size > entries && oldest !== undefined) known.delete(oldest);
      return sewn;
    },
  };
}
