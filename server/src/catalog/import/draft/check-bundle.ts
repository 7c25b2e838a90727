import { BUNDLE_VALUES } from "@placket/domain/catalog-import/bundle-columns";
import type { ProductDraft } from "@placket/domain/catalog-import/product-draft";
import { problem, type Problem } from "@placket/domain/problem";
import type { Known, StoreWorld } from "./store-world.ts";

/**
 * What is chosen of a bundle is a simple or virtual product. One whose price is the sum of what is chosen has no special
 * price: what lowers prices lowers those of its products (decision 0115).
 */
export function checkBundle(draft: ProductDraft, known: Known, world: StoreWorld): Problem[] {
  const type = known?.type ?? draft.type;
  if (type !== "bundle") {
    return draft.bundle?.options && draft.bundle.options.length > 0
      ? [problem("import.otherType", BUNDLE_VALUES, type ?? "")]
      : [];
  }
  const priceType = draft.bundle?.terms.price_type ?? known?.bundle?.terms.price_type ?? "dynamic";
  const hasSpecial = typeof draft.fields.special_price_minor === "number";
  return [
    ...(priceType === "dynamic" && hasSpecial
      ? [problem("import.bundleOwnPrice", "special_price")]
      : []),
    ...skusOf(draft).flatMap((sku) => {
      const product = world.productOf(sku);
      return product && CHOSEN.has(product.type)
        ? []
        : [problem("import.unknownSelection", BUNDLE_VALUES, sku)];
    }),
  ];
}

const CHOSEN: ReadonlySet<string> = new Set(["simple", "virtual"]);

/** SKUs of selections that no row has brought yet. */
export const missingSelections = (draft: ProductDraft, world: StoreWorld): string[] =>
  skusOf(draft).filter((sku) => !world.productOf(sku));

/** SKUs of all that may be chosen. */
export const skusOf = ({ bundle }: ProductDraft): string[] =>
  (bundle?.options ?? []).flatMap(({ selections }) => selections.map(({ sku }) => sku));
