import type { Ctx } from "../../context.ts";
import { batchedReads } from "../batched-reads.ts";
import type { MediaRow } from "../catalog.sql.ts";
import type { ProductTexts } from "./product-texts.ts";
import { rowOf } from "../read-model/rows/product-rows.ts";
import { remembered, type Soon } from "../remembered.ts";
import type { Shopper } from "../shopper.ts";

/** What the catalogue in memory does not keep of a product in a list, by the field that needs it. */
export interface ProductReads {
  readonly texts: (productId: number) => Soon<ProductTexts | null>;
  readonly media: (productId: number) => Soon<readonly MediaRow[]>;
  readonly categoryIds: (productId: number) => Soon<readonly number[]>;
}

/** Reads that are remembered until the product changes; asked for by many at once, it is read once. */
export function productReads({ db, store }: Ctx, { snapshot }: Shopper): ProductReads {
  const reads = batchedReads(db);
  const by =
    <Value>(kind: string, read: (id: number) => Promise<Value>) =>
    (id: number) => {
      const what = { key: `${kind} ${id}`, row: rowOf(snapshot.base.rows, id) };
      return remembered(snapshot, what, () => read(id));
    };
  return {
    texts: by(`text ${store.id}`, (id) => reads.texts(id, store.id)),
    media: by("media", reads.media),
    categoryIds: by("categories", reads.categoryIds),
  };
}
