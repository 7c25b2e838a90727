import { LRUCache } from "lru-cache";

/** Keeps up to so many bytes of what may be asked for again (decision 0057). */
interface Shelves<Kept extends object> {
  get(key: string): Kept | undefined;
  /** Keeps it under a key that has nothing yet. */
  put(key: string, kept: Kept, bytes: number): void;
  /** What is kept takes more by now; nothing happens where it is not kept any more. */
  grow(key: string, kept: Kept, bytes: number): void;
  delete(key: string): void;
  clear(): void;
}

/** The share of all bytes that is for what nobody has asked for again. */
const ONCE = 1 / 4;

/** What a key and its entry take beside what is kept, in bytes. */
const ENTRY_BYTES = 400;

/**
 * What was asked for once has a shelf of its own, and what is asked for again the larger one: whoever asks for
 * everything once drives out nothing that others come back for. On each the longest unused goes first.
 */
export function shelves<Kept extends object>(maxBytes: number): Shelves<Kept> {
  const shelf = (share: number) => new LRUCache<string, Place<Kept>>({ maxSize: maxBytes * share });
  const [once, again] = [shelf(ONCE), shelf(1 - ONCE)];
  const place = (on: typeof once, key: string, { kept, size }: Place<Kept>) =>
    void on.set(key, { kept, size }, { size });
  return {
    get(key) {
      const known = again.get(key);
      if (known) return known.kept;
      const first = once.get(key);
      if (!first) return undefined;
      once.delete(key);
      place(again, key, first);
      return first.kept;
    },
    put(key, kept, bytes) {
      again.delete(key);
      place(once, key, { kept, size: bytes + key.length * 2 + ENTRY_BYTES });
    },
    grow(key, kept, bytes) {
      for (const on of [once, again]) {
        const known = on.peek(key);
        if (known?.kept === kept) place(on, key, { kept, size: known.size + bytes });
      }
    },
    delete(key) {
      once.delete(key);
      again.delete(key);
    },
    clear() {
      once.clear();
      again.clear();
    },
  };
}

interface Place<Kept> {
  readonly kept: Kept;
  readonly size: number;
}
