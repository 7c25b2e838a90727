import { sharedMaking } from "./shared-making.ts";
import { shelves } from "./shelves.ts";
import { isOver, noteSights, type Seen } from "./sights.ts";

/**
 * What was made once and is given to everybody who asks alike, bounded by bytes; what was asked for once goes
 * before what was asked for again, and the longest unused first. It goes when something that it shows is over, and all goes with the version.
 */
export interface KeptAnswers<Made> {
  /**
   * The kept one, or what `make` gives; several askers share one making. What was over is never given. What is
   * given is noted in the name of whatever is being made of it.
   * @param version changes when what all answers show alike may have changed
   */
  get(key: string, version: object, make: () => Promise<Made>): Promise<Made>;
}

interface Keeping<Made> {
  readonly maxBytes: number;
  /** How long something is kept although nothing that it shows has changed, in ms. */
  readonly maxAgeMs: number;
  /** What keeping it takes; undefined for what is given to those who asked for it, and not kept. */
  readonly bytesOf: (made: Made) => number | undefined;
  /** Milliseconds of any clock that only goes forward. */
  readonly now: () => number;
}

interface Kept<Made> extends Seen<Made> {
  readonly until: number;
}

export function keptAnswers<Made>(how: Keeping<Made>): KeptAnswers<Made> {
  const { maxBytes, maxAgeMs, bytesOf, now } = how;
  const kept = shelves<Kept<Made>>(maxBytes);
  const makings = sharedMaking<Made>();
  let madeFrom: object | undefined;

  const follow = (version: object) => {
    if (version === madeFrom) return;
    madeFrom = version;
    kept.clear();
    makings.forget();
  };
  const keep = (key: string, { made, sights }: Seen<Made>) => {
    const bytes = bytesOf(made);
    if (bytes !== undefined) kept.put(key, { made, sights, until: now() + maxAgeMs }, bytes);
  };
  return {
    async get(key, version, make) {
      follow(version);
      const known = kept.get(key);
      if (known && known.until > now() && !isOver(known.sights)) {
        noteSights(known.sights);
        return known.made;
      }
      const seen = await makings.get(key, make);
      if (madeFrom === version && !isOver(seen.sights)) keep(key, seen);
      noteSights(seen.sights);
      return seen.made;
    },
  };
}
