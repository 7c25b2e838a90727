import { LRUCache } from "lru-cache";
import { noteSight, type Sight } from "../http/sights.ts";
import type { Snapshot } from "./read-model/snapshot.ts";

/** At once where it is remembered. */
export type Soon<Value> = Value | Promise<Value>;

/** Remembered of one catalogue, in bytes: some 10,000 pages of ten variants each. */
const KEPT_BYTES = 32 * 1024 * 1024;

type Kept = LRUCache<string, { readonly value: unknown; readonly sight: Sight }>;

const keptBy = new WeakMap<Snapshot, Kept>();

function keptOf(snapshot: Snapshot): Kept {
  const kept: Kept =
    keptBy.get(snapshot) ??
    new LRUCache({
      maxSize: KEPT_BYTES,
      sizeCalculation: ({ value }, key) => 2 * (JSON.stringify(value).length + key.length) + 64,
    });
  keptBy.set(snapshot, kept);
  return kept;
}

/**
 * What was read of a product, until the product or one of its family changes.
 * @param key what is read of which product, for which store view where that matters.
 */
export function remembered<Value>(
  snapshot: Snapshot,
  { key, row }: { readonly key: string; readonly row: number },
  read: () => Promise<Value>,
): Soon<Value> {
  const kept = keptOf(snapshot);
  // Before the database is asked: what changes from here on is not what was read.
  const sight = snapshot.productSight(row);
  noteSight(sight);
  const known = kept.get(key);
  if (known && !known.sight.isOver) return known.value as Value;
  return read().then((value) => {
    kept.set(key, { value, sight });
    return value;
  });
}
