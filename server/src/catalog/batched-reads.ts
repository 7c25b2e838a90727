import type DataLoader from "dataloader";
import { batched } from "../db/batched.ts";
import type { Db } from "../db/database.ts";
import { selectCategoryIdsOf, selectMedia, selectTextsOf, type MediaRow } from "./catalog.sql.ts";
import type { ProductTexts } from "./product/product-texts.ts";

/**
 * What lists show of single products that the catalogue in memory does not keep. All that is asked for in one
 * turn of the event loop, by whichever calls, is one statement of each kind.
 */
interface BatchedReads {
  readonly texts: (productId: number, storeViewId: number) => Promise<ProductTexts | null>;
  readonly media: (productId: number) => Promise<readonly MediaRow[]>;
  readonly categoryIds: (productId: number) => Promise<readonly number[]>;
}

const readsBy = new WeakMap<Db, BatchedReads>();

/** The reads of a database, or of a transaction: each has its own. */
export function batchedReads(db: Db): BatchedReads {
  const reads = readsBy.get(db) ?? openReads(db);
  readsBy.set(db, reads);
  return reads;
}

function openReads(db: Db): BatchedReads {
  const textsOfView = new Map<number, DataLoader<number, ProductTexts | null>>();
  const openTexts = (storeViewId: number) =>
    byId(
      (ids) => selectTextsOf(db, ids, storeViewId),
      () => null,
    );
  const media = byId<readonly MediaRow[]>(
    async (ids) => Map.groupBy(await selectMedia(db, ids), (row) => row.productId),
    () => [],
  );
  const categoryIds = byId<readonly number[]>(
    (ids) => selectCategoryIdsOf(db, ids),
    () => [],
  );
  return {
    texts(id, storeViewId) {
      const texts = textsOfView.get(storeViewId) ?? openTexts(storeViewId);
      textsOfView.set(storeViewId, texts);
      return texts.load(id);
    },
    media: (id) => media.load(id),
    categoryIds: (id) => categoryIds.load(id),
  };
}

/** Each product is asked for once, however many want it. */
function byId<Value>(
  read: (ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>,
  none: () => Value,
): DataLoader<number, Value> {
  return batched(async (ids) => {
    const found = await read([...new Set(ids)]);
    return ids.map((id) => found.get(id) ?? none());
  });
}
