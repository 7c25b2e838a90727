import DataLoader from "dataloader";
import type { Db } from "../db/database.ts";
import {
  selectCategoryIdsOf,
  selectMedia,
  selectTextsOf,
  type MediaRow,
  type ProductTexts,
} from "./catalog.sql.ts";

/**
 * What the catalogue in memory does not keep of single products. All that is asked for in one turn of the
 * event loop, by whichever calls, is one statement of each kind.
 */
interface BatchedReads {
  readonly texts: (productId: number, storeViewId: number) => Promise<ProductTexts | null>;
  readonly media: (productId: number) => Promise<readonly MediaRow[]>;
  readonly categoryIds: (productId: number) => Promise<readonly number[]>;
}

/** Products read by one statement: what comes of them is handed out in one go. */
const BATCH = 300;

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
    batched(async (ids) => {
      const found = await selectTextsOf(db, ids, storeViewId);
      return (id) => found.get(id) ?? null;
    });
  const media = batched<readonly MediaRow[]>(async (ids) => {
    const found = Map.groupBy(await selectMedia(db, ids), (row) => row.productId);
    return (id) => found.get(id) ?? [];
  });
  const categoryIds = batched<readonly number[]>(async (ids) => {
    const found = await selectCategoryIdsOf(db, ids);
    return (id) => found.get(id) ?? [];
  });
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

/** Nothing is remembered: whoever asks again wants what is true then. */
function batched<Value>(
  read: (ids: readonly number[]) => Promise<(id: number) => Value>,
): DataLoader<number, Value> {
  return new DataLoader<number, Value>(
    async (ids) => {
      const valueOf = await read([...new Set(ids)]);
      return ids.map(valueOf);
    },
    // Behind the callbacks of all connections that have something to say in this turn.
    { cache: false, maxBatchSize: BATCH, batchScheduleFn: (dispatch) => setImmediate(dispatch) },
  );
}
