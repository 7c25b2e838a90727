import type { MediaKind } from "@placket/domain/catalog/image-kind";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { saidHere, type ProductTexts } from "./product/product-texts.ts";

/** Reads of single products: what the catalogue in memory does not keep. */

export type LinkKind = "related" | "upsell" | "crosssell";

/** The default scope's texts of many products with the store view's over them, by id. */
export async function selectTextsOf(
  db: Db,
  productIds: readonly number[],
  storeViewId: number,
): Promise<ReadonlyMap<number, ProductTexts>> {
  const rows = await db
    .selectFrom("product")
    .leftJoin("product_scope_value as scope", (join) =>
      join.onRef("scope.product_id", "=", "product.id").on("scope.store_view_id", "=", storeViewId),
    )
    .select([
      "product.id",
      "description",
      "short_description",
      "meta_title",
      "meta_keywords",
      "meta_description",
      "attributes",
      "scope.value as scope",
    ])
    .where("product.id", "=", sql<number>`ANY(${productIds}::int[])`)
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, saidHere(row)]));
}

export interface MediaRow {
  readonly productId: number;
  readonly file: string;
  readonly label: string | null;
  readonly kind: MediaKind;
  readonly roles: readonly string[];
  readonly position: number;
}

/** The visible gallery entries of some products, by position. */
export function selectMedia(db: Db, productIds: readonly number[]): Promise<MediaRow[]> {
  return db
    .selectFrom("product_media")
    .select(["product_id as productId", "file", "label", "kind", "roles", "position"])
    .where("product_id", "=", sql<number>`ANY(${productIds}::int[])`)
    .where("is_hidden", "=", false)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** The categories that each of these products stands in, by product id. */
export async function selectCategoryIdsOf(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await db
    .selectFrom("category_product")
    .select(["product_id", "category_id"])
    .where("product_id", "=", sql<number>`ANY(${productIds}::int[])`)
    .orderBy("category_id")
    .execute();
  const byProduct = new Map<number, number[]>();
  for (const row of rows) {
    const ids = byProduct.get(row.product_id);
    if (ids) ids.push(row.category_id);
    else byProduct.set(row.product_id, [row.category_id]);
  }
  return byProduct;
}

/** Products linked from any of these, by position, without repetition. */
export async function selectLinkedIds(
  db: Db,
  productIds: readonly number[],
  kind: LinkKind,
): Promise<number[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .selectFrom("product_link")
    .select("linked_id")
    .where("product_id", "in", productIds)
    .where("kind", "=", kind)
    .orderBy("position")
    .orderBy("linked_id")
    .execute();
  return [...new Set(rows.map((row) => row.linked_id))];
}
