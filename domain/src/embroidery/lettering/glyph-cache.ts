import type { Spot } from "../column/edge-spots.ts";
import type { RegionPlan } from "../region/sew-region.ts";
import type { Sewn } from "../region/region.ts";
import { newest } from "./newest.ts";

/** How a letter or a word will be sewn, and where it may be joined with its neighbours. */
export interface PiecePlan {
  readonly plan: RegionPlan;
  readonly spots: readonly Spot[];
}

/** Letters and words that were sewn before. */
export interface GlyphCache {
  /** How what has that key is sewn, found now if it was not before. */
  planned(key: string, plan: () => PiecePlan): PiecePlan;
  /** What has that key, sewn now if it was not before. */
  sewn(key: string, sew: () => Sewn): Sewn;
  readonly size: number;
}

/** Stitches take some 3 kB each: a few alphabets, each letter with several neighbours. */
const ENTRIES = 2000;
/** A plan takes some 100 kB: one alphabet. */
const PLANS = 128;

/** A cache that forgets what was asked for longest ago. */
export function glyphCache(entries: number = ENTRIES): GlyphCache {
  const known = newest<Sewn>(entries);
  const plans = newest<PiecePlan>(Math.min(entries, PLANS));
  return {
    get size() {
      return known.size;
    },
    planned: (key, plan) => plans.found(key, plan),
    sewn: (key, sew) => known.found(key, sew),
  };
}
