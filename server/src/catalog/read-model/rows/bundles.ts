import { isDoubleProduct, type Bundle, type BundleSelection } from "@placket/domain/bundle/bundle";
import type { FixedSelectionPrice } from "@placket/domain/bundle/bundle-price";
import { strapLabels, type StrapLabels } from "@placket/domain/bundle/strap-labels";
import type { LoadedBundle } from "../loading/bundles.sql.ts";
import {
  BACKORDERS,
  NONE,
  PRODUCT_TYPES,
  STOCK_MANAGED,
  rowIsSaleable,
  rowOf,
  type ProductRows,
} from "./product-rows.ts";

/** A selection with the row of its product. */
export interface SelectionRow extends BundleSelection, FixedSelectionPrice {
  readonly row: number;
  readonly productId: number;
  /** By store view code, `default` for all others. */
  readonly groupLabels: Readonly<Record<string, string>>;
}

/** A bundle of the catalogue, its selections with what is on their shelves now. */
export interface BundleRow extends Bundle<SelectionRow> {
  readonly priceType: "dynamic" | "fixed";
  readonly weightType: "dynamic" | "fixed";
  readonly priceView: "range" | "lowest";
  readonly ships: "together" | "separately";
  readonly labels: StrapLabels;
  /** Ids of the options that are chosen of pictures. */
  readonly byImage: readonly number[];
}

/** What products of the type `bundle` are made of. */
export interface Bundles {
  /** `undefined` for what is no bundle, or has no options said of it. */
  of(row: number): BundleRow | undefined;
  /** Rows of the bundles that a product may be chosen in. */
  holding(childRow: number): readonly number[];
  /** From now on a bundle is made so; `undefined`: it is none any more. */
  set(row: number, bundle: LoadedBundle | undefined): void;
}

export function bundles(rows: ProductRows, loaded: readonly LoadedBundle[]): Bundles {
  const byRow = new Map<number, LoadedBundle>();
  const holders = new Map<number, readonly number[]>();
  const childrenOf = (bundle: LoadedBundle | undefined) =>
    (bundle?.options ?? []).flatMap(({ selections }) =>
      selections.map(({ child }) => rowOf(rows, child)),
    );
  const set = (row: number, bundle: LoadedBundle | undefined) => {
    for (const child of childrenOf(byRow.get(row))) {
      holders.set(
        child,
        (holders.get(child) ?? []).filter((one) => one !== row),
      );
    }
    if (bundle) byRow.set(row, bundle);
    else byRow.delete(row);
    for (const child of new Set(childrenOf(bundle))) {
      holders.set(child, [...(holders.get(child) ?? []), row]);
    }
  };
  for (const bundle of loaded) set(rowOf(rows, bundle.product), bundle);
  return {
    of: (row) => {
      const bundle = byRow.get(row);
      return bundle && bundleRow(rows, row, bundle);
    },
    holding: (childRow) => holders.get(childRow) ?? NOWHERE,
    set,
  };
}

const NOWHERE: readonly number[] = [];

function bundleRow(rows: ProductRows, row: number, bundle: LoadedBundle): BundleRow {
  return {
    sku: rows.skus.at(row),
    hasDynamicSku: bundle.sku_type === "dynamic",
    isStepped: bundle.is_stepped,
    priceType: bundle.price_type,
    weightType: bundle.weight_type,
    priceView: bundle.price_view,
    ships: bundle.ships,
    labels: strapLabels(bundle.strap_labels),
    byImage: bundle.options.filter((one) => one.is_by_image).map(({ id }) => id),
    options: bundle.options.map(({ id, title, type, is_required: isRequired, selections }) => ({
      id,
      title,
      type,
      isRequired,
      selections: selections.flatMap((one) => selectionRow(rows, one) ?? []),
    })),
  };
}

/** A product that the catalogue in memory has not read yet is no selection until it has. */
function selectionRow(
  rows: ProductRows,
  one: LoadedBundle["options"][number]["selections"][number],
): SelectionRow | undefined {
  const row = rowOf(rows, one.child);
  if (row === NONE) return undefined;
  const sku = rows.skus.at(row);
  const how = rows.stockFlags[row]!;
  return {
    id: one.id,
    row,
    productId: one.child,
    sku,
    isDouble: isDoubleProduct({ type: PRODUCT_TYPES[rows.types[row]!] ?? "simple", sku }),
    isDefault: one.is_default,
    defaultQuantity: one.default_quantity,
    canChangeQuantity: one.can_change_quantity,
    isSaleable: rowIsSaleable(rows, row),
    shelf: {
      quantity: (how & STOCK_MANAGED) === 0 ? null : rows.stock[row]!,
      backorders: (how & BACKORDERS) !== 0,
    },
    priceMinor: one.price_minor,
    priceMicro: one.price_micro,
    groupLabels: one.group_labels,
  };
}
