import { LRUCache } from "lru-cache";
import type { Ctx } from "../context.ts";
import { noteSight, type Sight } from "../http/sights.ts";
import { batchedReads } from "./batched-reads.ts";
import type { MediaRow, ProductTexts } from "./catalog.sql.ts";
import { rowOf } from "./read-model/rows/product-rows.ts";
import type { Snapshot } from "./read-model/snapshot.ts";
import type { Shopper } from "./shopper.ts";

/** At once where it is remembered. */
type Soon<Value> = Value | Promise<Value>;

/** What the catalogue in memory does not keep of a product. Asked for by many at once, it is read once. */
export interface ProductReads {
  readonly texts: (productId: number) => Soon<ProductTexts | null>;
  readonly media: (productId: number) => Soon<readonly MediaRow[]>;
  readonly categoryIds: (productId: number) => Soon<readonly number[]>;
}

/** Remembered of one catalogue, in bytes: some 30,000 descriptions of a few lines. */
const KEPT_BYTES = 32 * 1024 * 1024;

/** Reads that are remembered until the product changes. */
export function productReads({ db, store }: Ctx, { snapshot }: Shopper): ProductReads {
  const reads = batchedReads(db);
  return {
    texts: remembered(snapshot, `text ${store.id}`, (id) => reads.texts(id, store.id)),
    media: remembered(snapshot, "media", reads.media),
    categoryIds: remembered(snapshot, "categories", reads.categoryIds),
  };
}

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

function remembered<Value>(
  snapshot: Snapshot,
  kind: string,
  read: (id: number) => Promise<Value>,
): (id: number) => Soon<Value> {
  const kept = keptOf(snapshot);
  const readNow = async (id: number, sight: Sight) => {
    const value = await read(id);
    kept.set(`${kind} ${id}`, { value, sight });
    return value;
  };
  return (id) => {
    // Before the database is asked: what changes from here on is not what was read.
    const sight = snapshot.productSight(rowOf(snapshot.base.rows, id));
    noteSight(sight);
    const known = kept.get(`${kind} ${id}`);
    return known && !known.sight.isOver ? (known.value as Value) : readNow(id, sight);
  };
}
