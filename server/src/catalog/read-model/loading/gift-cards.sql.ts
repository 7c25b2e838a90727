import { GIFT_CARD_ATTRIBUTES, type GiftCardAttributes } from "@placket/domain/sold-card/offer";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../../db/database.ts";
import { among, type ProductsWanted } from "./columns.sql.ts";

/** A gift card product as the database has it. */
export interface LoadedGiftCard {
  readonly product: number;
  /** What its attributes say, in the catalogue's currency. */
  readonly said: GiftCardAttributes;
  /** What the first store view of a website says otherwise, by website id, in the website's currency. */
  readonly websites: Readonly<Record<string, GiftCardAttributes>>;
}

const picked = (attributes: RawBuilder<unknown>) =>
  sql`json_build_object(${sql.join(
    GIFT_CARD_ATTRIBUTES.map((code) => sql`${sql.lit(code)}, ${attributes} -> ${sql.lit(code)}`),
  )})`;

/** The attributes that a store view says otherwise. */
const SAID = sql`(scope.value -> 'attributes')`;

/** What gift cards may be worth. A store view says amounts of its own where it names amounts, or whether others may be said. */
export async function selectGiftCardBatch(
  db: Db,
  wanted: ProductsWanted,
): Promise<readonly LoadedGiftCard[]> {
  const { rows } = await sql<LoadedGiftCard>`
    SELECT product.id AS product, ${picked(sql`product.attributes`)} AS said,
      (SELECT coalesce(json_object_agg(website_id, own), '{}') FROM (
        SELECT DISTINCT ON (website_id) website_id, ${picked(SAID)} AS own
        FROM product_scope_value scope JOIN store_view ON store_view.id = store_view_id
        WHERE scope.product_id = product.id
          AND (${SAID} -> 'giftcard_amounts' IS NOT NULL OR ${SAID} -> 'allow_open_amount' IS NOT NULL)
        ORDER BY website_id, store_view_id) views) AS websites
    FROM product WHERE product.type = 'giftcard' AND ${among("product.id", wanted)} ORDER BY product.id`.execute(
    db,
  );
  return rows;
}
