import type { BundleTerms } from "@placket/domain/catalog-import/bundle-columns";
import type { OptionDraft } from "@placket/domain/catalog-import/bundle-values";
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { BundleState } from "../draft/product-state.ts";

interface BundleRow extends BundleTerms {
  readonly product_id: number;
  readonly options: readonly OptionDraft[];
}

/** What bundles are made of, as a file says it; products stand as SKUs in lower case. */
export async function selectBundles(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, BundleState>> {
  const { rows } = await sql<BundleRow>`
    SELECT product_id, price_type, sku_type, weight_type, price_view, ships,
      (SELECT coalesce(json_agg(json_build_object('title', o.title, 'type', o.type, 'isRequired', o.is_required,
          'isByImage', o.is_by_image, 'selections', (
            SELECT coalesce(json_agg(json_build_object('sku', lower(p.sku), 'isDefault', s.is_default,
              'defaultQuantity', s.default_quantity, 'canChangeQuantity', s.can_change_quantity,
              'priceMinor', s.price_minor, 'priceMicro', s.price_micro, 'groupLabels', s.group_labels)
              ORDER BY s.position, s.id), '[]')
            FROM bundle_selection s JOIN product p ON p.id = s.child_id WHERE s.option_id = o.id))
          ORDER BY o.position, o.id), '[]')
        FROM bundle_option o WHERE o.product_id = bundle.product_id) AS options
    FROM bundle WHERE product_id = ANY(${ids}::integer[])`.execute(db);
  return new Map(
    rows.map(({ product_id: id, options, ...terms }) => [id, { terms, options }] as const),
  );
}
