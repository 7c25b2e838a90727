import type {
  ConfigurableChoice,
  ProductStock,
  Variant,
} from "@placket/domain/catalog/product-detail";
import {
  BACKORDERS,
  DISCONTINUED,
  IN_STOCK,
  IS_ENABLED,
  STOCK_MANAGED,
  rowIsSaleable,
  type ProductRows,
} from "../read-model/rows/product-rows.ts";
import type { Shopper } from "../shopper.ts";
import { swatchValue } from "../tile.ts";

/** The enabled variants of a configurable product and what each one is (PDP-13). */
export function variantsOf({ snapshot }: Shopper, row: number): Variant[] {
  const { rows, families } = snapshot.base;
  const attributes = snapshot.base.configurableOf(row);
  return enabledChildren(rows, families.childrenOf(row)).map((child) => ({
    productId: rows.ids[child]!,
    sku: rows.skus.at(child),
    selections: attributes.flatMap(({ attributeId }) => {
      const optionId = rows.options.get(attributeId)?.[child] ?? 0;
      return optionId === 0 ? [] : { attributeId, optionId };
    }),
  }));
}

/**
 * The configurable attributes of a product with the options its variants have (PDP-12): swatches in the order
 * of the variants, the merchant's first color leading; other options, sizes above all, in the attribute's order.
 */
export function choicesOf(shopper: Shopper, row: number): ConfigurableChoice[] {
  const { base } = shopper.snapshot;
  const children = enabledChildren(base.rows, base.families.childrenOf(row));
  return base.configurableOf(row).flatMap(({ attributeId, label }) => {
    const attribute = base.attributes.byId(attributeId);
    if (!attribute) return [];
    const column = base.rows.options.get(attributeId);
    const met = new Set(children.map((child) => column?.[child] ?? 0));
    const order = isSwatch(attribute)
      ? [...met].filter((id) => id !== 0).map((id) => ({ id }))
      : base.attributes.optionsOf(attributeId).filter((option) => met.has(option.id));
    const options = order.map((option) => {
      const optionLabel = base.attributes.optionLabel(option.id, shopper.index.view.id);
      const value = swatchValue(shopper, attribute, option.id) || optionLabel;
      return { id: option.id, label: optionLabel, value };
    });
    const { id, code, swatch } = attribute;
    const called = label ?? base.attributes.labelOf(attribute, shopper.index.view.id);
    return { id, code, label: called, swatch, options };
  });
}

const isSwatch = ({ swatch }: { readonly swatch: string | null }) =>
  swatch === "color" || swatch === "image";

/** The stock of each variant, or of the product itself (PDP-14). */
export function stockOf({ snapshot, index }: Shopper, row: number): ProductStock[] {
  const { rows, families } = snapshot.base;
  const children = enabledChildren(rows, families.childrenOf(row));
  return (children.length > 0 ? children : [row]).map((one) => {
    const flags = rows.stockFlags[one]!;
    const isManaged = (flags & STOCK_MANAGED) !== 0;
    // Of what is discontinued, or whose family is, no more will come (PDP-34).
    const isDiscontinued = ((rows.flags[one]! | rows.flags[row]!) & DISCONTINUED) !== 0;
    const isBackorder = (flags & BACKORDERS) !== 0 && !isDiscontinued;
    const isGone = isDiscontinued && isManaged && rows.stock[one]! <= 0;
    const isSaleable = !isGone && rowIsSaleable(rows, one) && index.isEnabled(one);
    return {
      productId: rows.ids[one]!,
      isInStock: isSaleable && (flags & IN_STOCK) !== 0,
      message: stockMessage(isSaleable, isManaged && isBackorder && rows.stock[one]! <= 0),
      isSaleable,
      quantity: isManaged ? rows.stock[one]! : null,
      backorders: isBackorder,
      rules: rows.rules.at(rows.rulesOf[one]!),
    };
  });
}

function stockMessage(isSaleable: boolean, isOnOrder: boolean): string {
  if (!isSaleable) return "Out of stock";
  return isOnOrder ? "Available on backorder" : "In stock";
}

function enabledChildren(rows: ProductRows, children: Uint32Array): number[] {
  const enabled: number[] = [];
  for (const child of children) {
    if ((rows.flags[child]! & IS_ENABLED) !== 0) enabled.push(child);
  }
  return enabled;
}
