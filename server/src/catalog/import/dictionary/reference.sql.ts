import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { AttributeValue } from "../draft/product-state.ts";

/** What a row needs to know of another product that it names. */
export interface Reference {
  readonly id: number;
  readonly sku: string;
  readonly type: string;
  readonly attributes: ReadonlyMap<string, AttributeValue>;
}

/** The products with these SKUs, by SKU in lower case. */
export async function loadReferences(
  db: Db,
  skus: readonly string[],
): Promise<Map<string, Reference>> {
  if (skus.length === 0) return new Map();
  const { rows } = await sql<
    Omit<Reference, "attributes"> & { attributes: Record<string, AttributeValue> }
  >`
    SELECT id, sku, type, attributes FROM product WHERE lower(sku) = ANY(${skus}::text[])`.execute(
    db,
  );
  return new Map(
    rows.map((row) => [
      row.sku.toLowerCase(),
      { ...row, attributes: new Map(Object.entries(row.attributes)) },
    ]),
  );
}

/** Who holds these URL keys: `key` in the default scope, `view id` + newline + `key` in a store view. */
export async function loadUrlKeys(
  db: Db,
  keys: readonly string[],
  inViews: boolean,
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ key: string; sku: string }>`
    SELECT url_key AS key, sku FROM product WHERE url_key = ANY(${keys}::text[])`.execute(db);
  const owners = new Map(rows.map(({ key, sku }) => [key, sku]));
  if (!inViews) return owners;
  const { rows: scoped } = await sql<{ view: number; key: string; sku: string }>`
    SELECT s.store_view_id AS view, s.value->>'url_key' AS key, p.sku
    FROM product_scope_value s JOIN product p ON p.id = s.product_id
    WHERE s.value->>'url_key' = ANY(${keys}::text[])`.execute(db);
  for (const { view, key, sku } of scoped) owners.set(scopedKey(view, key), sku);
  return owners;
}

/** A key that may be taken once in each store view, told apart from the same key in others. */
export function scopedKey(storeViewId: number, key: string): string {
  return `${storeViewId}\n${key}`;
}
