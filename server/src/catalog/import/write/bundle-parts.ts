import type { Db } from "../../../db/database.ts";
import { writeBundles } from "../../../bundle/bundle.ts";
import type { ProductState } from "../draft/product-state.ts";

/** A product that is in the database, and what it is to be. */
interface Stored {
  readonly id: number;
  readonly state: Pick<ProductState, "bundle">;
}

/** Writes what bundles of a file are made of. */
export const writeBundleParts = (
  db: Db,
  stored: readonly Stored[],
  idOf: (sku: string) => number,
): Promise<void> =>
  writeBundles(
    db,
    stored.flatMap(({ id, state: { bundle } }) => {
      if (!bundle) return [];
      const { terms, options } = bundle;
      return {
        productId: id,
        priceType: terms.price_type,
        skuType: terms.sku_type,
        weightType: terms.weight_type,
        priceView: terms.price_view,
        ships: terms.ships,
        options: options.map((option) => ({
          ...option,
          selections: option.selections.map(({ sku, ...one }) => ({
            ...one,
            productId: idOf(sku),
          })),
        })),
      };
    }),
  );
