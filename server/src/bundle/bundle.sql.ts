import type { BundleTermsDraft, OptionDraft } from "@placket/domain/bundle/bundle-draft";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../db/database.ts";

/** What a bundle is to be made of. */
export interface BundleToWrite extends BundleTermsDraft {
  readonly productId: number;
  readonly options: readonly OptionDraft[];
}

const TERMS =
  "product_id integer, price_type text, sku_type text, weight_type text, price_view text, ships text";
const OPTION =
  "product_id integer, position integer, title text, type text, is_required boolean, is_by_image boolean";
const SELECTION =
  "product_id integer, title text, child_id integer, position integer, is_default boolean, default_quantity integer, " +
  "can_change_quantity boolean, price_minor integer, price_micro integer, group_labels jsonb";

/** Writes some bundles in a fixed number of statements. */
export async function upsertBundles(db: Db, bundles: readonly BundleToWrite[]): Promise<void> {
  const ids = bundles.map(({ productId }) => productId);
  const options = rows(bundles.flatMap(optionRows), OPTION);
  const selections = rows(bundles.flatMap(selectionRows), SELECTION);
  await sql`
    INSERT INTO bundle (product_id, price_type, sku_type, weight_type, price_view, ships)
    SELECT product_id, price_type, sku_type, weight_type, price_view, ships FROM ${rows(bundles.map(termsRow), TERMS)}
    ON CONFLICT (product_id) DO UPDATE SET price_type = excluded.price_type, sku_type = excluded.sku_type,
      weight_type = excluded.weight_type, price_view = excluded.price_view, ships = excluded.ships`.execute(
    db,
  );
  await sql`
    DELETE FROM bundle_option o WHERE o.product_id = ANY(${ids}::integer[]) AND NOT EXISTS (
      SELECT 1 FROM ${options} WHERE r.product_id = o.product_id AND r.title = o.title)`.execute(
    db,
  );
  await sql`
    INSERT INTO bundle_option (product_id, position, title, type, is_required, is_by_image)
    SELECT product_id, position, title, type, is_required, is_by_image FROM ${options}
    ON CONFLICT (product_id, title) DO UPDATE SET position = excluded.position, type = excluded.type,
      is_required = excluded.is_required, is_by_image = excluded.is_by_image`.execute(db);
  await sql`
    DELETE FROM bundle_selection s USING bundle_option o
    WHERE o.id = s.option_id AND s.product_id = ANY(${ids}::integer[]) AND NOT EXISTS (
      SELECT 1 FROM ${selections}
      WHERE r.product_id = s.product_id AND r.title = o.title AND r.child_id = s.child_id)`.execute(
    db,
  );
  await sql`
    INSERT INTO bundle_selection (product_id, option_id, child_id, position, is_default, default_quantity,
      can_change_quantity, price_minor, price_micro, group_labels)
    SELECT r.product_id, o.id, r.child_id, r.position, r.is_default, r.default_quantity,
      r.can_change_quantity, r.price_minor, r.price_micro, r.group_labels
    FROM ${selections} JOIN bundle_option o ON o.product_id = r.product_id AND o.title = r.title
    ON CONFLICT (option_id, child_id) DO UPDATE SET position = excluded.position,
      is_default = excluded.is_default, default_quantity = excluded.default_quantity,
      can_change_quantity = excluded.can_change_quantity, price_minor = excluded.price_minor,
      price_micro = excluded.price_micro, group_labels = excluded.group_labels`.execute(db);
}

/** Rows as a table `r` of these columns and types, in one parameter however many they are. */
const rows = (some: readonly object[], columns: string): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(some)}::jsonb) AS r (${sql.raw(columns)})`;

const termsRow = (bundle: BundleToWrite) => ({
  product_id: bundle.productId,
  price_type: bundle.priceType,
  sku_type: bundle.skuType,
  weight_type: bundle.weightType,
  price_view: bundle.priceView,
  ships: bundle.ships,
});

const optionRows = ({ productId, options }: BundleToWrite) =>
  options.map(({ title, type, isRequired, isByImage }, position) => ({
    product_id: productId,
    position,
    title,
    type,
    is_required: isRequired,
    is_by_image: isByImage,
  }));

const selectionRows = ({ productId, options }: BundleToWrite) =>
  options.flatMap(({ title, selections }) =>
    selections.map((one, position) => ({
      product_id: productId,
      title,
      child_id: one.productId,
      position,
      is_default: one.isDefault,
      default_quantity: one.defaultQuantity,
      can_change_quantity: one.canChangeQuantity,
      price_minor: one.priceMinor,
      price_micro: one.priceMicro,
      group_labels: one.groupLabels,
    })),
  );
