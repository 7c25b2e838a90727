import { sql } from "kysely";
import type { OptionType } from "@placket/domain/bundle/bundle";
import type { Db } from "../../../db/database.ts";
import { among, type ProductsWanted } from "./columns.sql.ts";

/** A bundle as the database has it, its options and their selections in their order. */
export interface LoadedBundle {
  readonly product: number;
  readonly price_type: "dynamic" | "fixed";
  readonly sku_type: "dynamic" | "fixed";
  readonly weight_type: "dynamic" | "fixed";
  readonly price_view: "range" | "lowest";
  readonly ships: "together" | "separately";
  readonly is_stepped: boolean;
  readonly strap_labels: unknown;
  readonly options: readonly {
    readonly id: number;
    readonly title: string;
    readonly type: OptionType;
    readonly is_required: boolean;
    readonly is_by_image: boolean;
    readonly selections: readonly LoadedSelection[];
  }[];
}

interface LoadedSelection {
  readonly id: number;
  readonly child: number;
  readonly is_default: boolean;
  readonly default_quantity: number;
  readonly can_change_quantity: boolean;
  readonly price_minor: number;
  readonly price_micro: number | null;
  readonly group_labels: Readonly<Record<string, string>>;
}

/** What bundles are made of. A shop keeps the attribute as yes and no, or as text. */
export async function selectBundleBatch(
  db: Db,
  wanted: ProductsWanted,
): Promise<readonly LoadedBundle[]> {
  const { rows } = await sql<LoadedBundle>`
    SELECT product_id AS product, price_type, sku_type, weight_type, price_view, ships,
      coalesce(lower(attributes ->> 'bundle_items_step_through_selection') IN ('true', '1', 'yes'), false) AS is_stepped,
      attributes -> 'cw_bundle_attr_label_text' AS strap_labels,
      (SELECT coalesce(json_agg(json_build_object('id', id, 'title', title, 'type', type, 'is_required', is_required,
          'is_by_image', is_by_image, 'selections', (
            SELECT coalesce(json_agg(json_build_object('id', id, 'child', child_id, 'is_default', is_default,
              'default_quantity', default_quantity, 'can_change_quantity', can_change_quantity,
              'price_minor', price_minor, 'price_micro', price_micro, 'group_labels', group_labels)
              ORDER BY position, id), '[]')
            FROM bundle_selection WHERE option_id = o.id)) ORDER BY position, id), '[]')
        FROM bundle_option o WHERE o.product_id = bundle.product_id) AS options
    FROM bundle JOIN product ON product.id = product_id
    WHERE ${among("product_id", wanted)} ORDER BY product_id`.execute(db);
  return rows;
}
