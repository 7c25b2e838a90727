import type { ProductDraft } from "@placket/domain/catalog-import/product-draft";
import type { Variation } from "@placket/domain/catalog-import/variation-list";
import { problem, type Problem } from "@placket/domain/problem";
import { labelOf } from "./attribute-value.ts";
import type { Known, StoreWorld } from "./store-world.ts";

const COLUMN = "configurable_variations";

/**
 * Every variant is a simple or virtual product that has, of every axis, the option the variation
 * says; no two have the same options.
 */
export function checkVariations(draft: ProductDraft, known: Known, world: StoreWorld): Problem[] {
  const { variations } = draft;
  if (!variations || variations.length === 0) return [];
  const type = known?.type ?? draft.type;
  if (type !== undefined && type !== "configurable")
    return [problem("import.otherType", COLUMN, type)];
  const axes = [...(variations[0]?.options.keys() ?? [])];
  if (variations.some(({ options }) => !haveSameKeys(options, axes)))
    return [problem("import.badVariation", COLUMN)];
  const axisProblems = axes.flatMap((code) => checkAxis(code, world));
  if (axisProblems.length > 0) return axisProblems;
  return [
    ...variations.flatMap((variation) => checkVariant(variation, world)),
    ...checkDistinct(variations),
  ];
}

/** SKUs of variants that no row has brought yet. */
export function missingVariants(draft: ProductDraft, world: StoreWorld): string[] {
  return (draft.variations ?? []).map(({ sku }) => sku).filter((sku) => !world.productOf(sku));
}

function haveSameKeys(options: ReadonlyMap<string, string>, axes: readonly string[]): boolean {
  return options.size === axes.length && axes.every((code) => options.has(code));
}

/** A text attribute may become an axis: its texts turn into options. */
function checkAxis(code: string, { dictionary }: StoreWorld): Problem[] {
  const input = dictionary.find(code)?.input;
  const canBeAxis = input === undefined || input === "select" || input === "text";
  return canBeAxis ? [] : [problem("import.axisNotSelect", COLUMN, code)];
}

function checkVariant({ sku, options }: Variation, world: StoreWorld): Problem[] {
  const variant = world.productOf(sku);
  if (!variant || variant.type === "configurable")
    return [problem("import.unknownVariant", COLUMN, sku)];
  return [...options].flatMap(([code, label]) => {
    const attribute = world.dictionary.find(code);
    const own = attribute && labelOf(attribute, variant.attributes.get(code));
    const agrees = own?.toLowerCase() === label.trim().toLowerCase();
    return agrees ? [] : [problem("import.otherVariant", COLUMN, sku, label, code)];
  });
}

function checkDistinct(variations: readonly Variation[]): Problem[] {
  const seen = new Map<string, string>();
  return variations.flatMap(({ sku, options }) => {
    const key = JSON.stringify(
      [...options.keys()].sort(byText).map((code) => [code, options.get(code)?.toLowerCase()]),
    );
    const other = seen.get(key);
    seen.set(key, sku);
    return other === undefined ? [] : [problem("import.sameVariant", COLUMN, other, sku)];
  });
}

function byText(a: string, b: string): number {
  return a < b ? -1 : 1;
}
