import type { MediaKind } from "@placket/domain/catalog/image-kind";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { ScopedTexts } from "./product-texts.ts";

/** The page of a product, or of a variant shown on its family's. */
export interface PageAsked {
  readonly id: number;
  /** The product itself where it is no variant. */
  readonly familyId: number;
  /** The products whose pictures it shows. */
  readonly pictured: readonly number[];
}

/** All that a product's page asks of the database. */
export interface PageRow extends ScopedTexts {
  /** Of a variant; null for a product that is its own family. */
  readonly ownAttributes: unknown;
  readonly ownScope: unknown;
  /** JSON of `PageMedia`; null without pictures. */
  readonly media: string | null;
  readonly categoryIds: readonly number[];
}

/** A visible gallery entry: whose, its file, label and kind, whether it is the thumbnail, its position. */
export type PageMedia = readonly [
  productId: number,
  file: string,
  label: string | null,
  kind: MediaKind,
  isThumbnail: boolean,
  position: number,
];

/** Many pages by one statement, a row for each, in the order in which they are asked; none for what is gone. */
export async function selectPages(
  db: Db,
  asked: readonly PageAsked[],
  storeViewId: number,
): Promise<ReadonlyMap<number, PageRow>> {
  const { rows } = await sql<PageRow & { readonly place: number }>`
    SELECT page.place, family.description, family.short_description, family.meta_title, family.meta_keywords,
      family.meta_description, family.attributes, family_scope.value AS scope,
      own.attributes AS "ownAttributes", own_scope.value AS "ownScope",
      (SELECT json_agg(json_build_array(product_id, file, label, kind, 'thumbnail' = ANY(roles), position)
          ORDER BY position, id)::text
        FROM product_media WHERE product_id = ANY(page.pictured) AND NOT is_hidden) AS media,
      ARRAY(SELECT category_id FROM category_product WHERE product_id IN (page.id, page.family_id)) AS "categoryIds"
    FROM json_to_recordset(${askedJson(asked)}::json)
      AS page(place int, id int, family_id int, pictured int[])
    JOIN product AS family ON family.id = page.family_id
    LEFT JOIN product_scope_value AS family_scope
      ON family_scope.product_id = family.id AND family_scope.store_view_id = ${storeViewId}
    LEFT JOIN product AS own ON own.id = page.id AND page.id <> page.family_id
    LEFT JOIN product_scope_value AS own_scope
      ON own_scope.product_id = own.id AND own_scope.store_view_id = ${storeViewId}`.execute(db);
  return new Map(rows.map(({ place, ...row }) => [place, row]));
}

function askedJson(asked: readonly PageAsked[]): string {
  const pages = asked.map(({ id, familyId, pictured }, place) => {
    return { place, id, family_id: familyId, pictured };
  });
  return JSON.stringify(pages);
}
