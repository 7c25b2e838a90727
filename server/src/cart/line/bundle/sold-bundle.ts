import type { ChosenSelection } from "@placket/domain/bundle/bundle";
import type { BundledItem } from "@placket/domain/bundle/bundled-item";
import { bundleShelf } from "@placket/domain/bundle/bundle-shelf";
import { dynamicSku } from "@placket/domain/bundle/dynamic-sku";
import { missingOptions } from "@placket/domain/bundle/missing-options";
import { selectionOf } from "@placket/domain/bundle/read-choice";
import type { StoredCartItem } from "@placket/domain/cart/cart";
import type { LineChoice } from "@placket/domain/cart/line-kinds";
import { titleOf } from "@placket/domain/bundle/selection-title";
import { add, times, zero, type Money } from "@placket/domain/money/money";
import { readModel } from "../../../catalog/read-model.ts";
import type { Sellable } from "../../../catalog/sellable.ts";
import type { Ctx } from "../../../context.ts";
import { sellableAlone } from "../../../catalog/bundle/sellable-alone.ts";
import type { Sale } from "../sold-as.ts";

/** A chosen selection with its product as the store view sells it. */
interface ChosenProduct {
  readonly chosen: ChosenSelection;
  readonly product: Sellable;
}

/**
 * A bundle as it was chosen: its sku, so many as can be made of what is on the shelves, what all of it weighs. It can be
 * had while each part of it can and nothing is missing that has to be chosen, by whoever may buy all of them.
 */
export function bundleAsChosen(
  ctx: Ctx,
  product: Sellable,
  { bundle: chosen }: LineChoice,
): Sellable {
  const { bundle } = product;
  if (!bundle || !chosen) return product;
  const parts = chosenProducts(ctx, product, chosen);
  // Staff may want more chosen by now than was then.
  const isWhole = parts.length === chosen.length && missingOptions(bundle, chosen).length === 0;
  return {
    ...product,
    sku: dynamicSku(bundle, chosen),
    isSaleable: product.isSaleable && isWhole && parts.every((one) => one.product.isSaleable),
    stock: bundleShelf(
      parts.map(({ chosen: { quantity }, product: one }) => ({
        productId: one.productId,
        quantity,
        shelf: one.stock,
      })),
    ),
    isVirtual: parts.every((one) => one.product.isVirtual),
    weightGrams: bundle.weightType === "fixed" ? product.weightGrams : weightOf(parts),
    loginRequired: product.loginRequired || parts.some((one) => one.product.loginRequired),
  };
}

const weightOf = (parts: readonly ChosenProduct[]): number =>
  parts.reduce((all, { chosen, product }) => all + product.weightGrams * chosen.quantity, 0);

/**
 * What a bundle costs: the sum of what was chosen, each product at its price for as many pieces as the line takes of it
 * (decision 0115); beside its own price where that is fixed. At a bulk price where one of them is (PDP-48).
 */
export function bundleSale(
  ctx: Ctx,
  { productId, quantity: pieces, configuration: { bundle: chosen = [] } }: StoredCartItem,
  { product }: { readonly product: Sellable },
): Sale | undefined {
  const { bundle } = product;
  if (!bundle) return undefined;
  const own = ownPrices(ctx, product, pieces);
  if (!own) return undefined;
  const { id: storeViewId, websiteId } = ctx.store;
  const catalog = ctx.held(readModel).current();
  const bundled: BundledItem[] = [];
  let { unitPrice, regularPrice, isBulkPrice, priceRules } = own;
  const wanted = piecesOf(ctx, product, chosen);
  for (const { chosen: one, product: part } of chosenProducts(ctx, product, chosen)) {
    const quantity = pieces * (wanted.get(part.productId) ?? 0);
    const question = { ...questionOf(ctx), quantity };
    const price = catalog.bundledPrice(productId, one.selectionId, question);
    if (!price) return undefined;
    unitPrice = add(unitPrice, times(price.unitPrice, one.quantity));
    regularPrice = add(regularPrice, times(price.regularPrice, one.quantity));
    isBulkPrice ||= price.isBulkPrice;
    if (
      bundle.priceType === "dynamic" &&
      catalog.hasPrice(part.productId, part.parentId, websiteId)
    ) {
      const rules = catalog.priceRules(part.productId, part.parentId, { ...question, storeViewId });
      priceRules = [
        ...priceRules,
        ...rules.filter((rule) => priceRules.every(({ ruleId }) => ruleId !== rule.ruleId)),
      ];
    }
    bundled.push(bundledItem(product, { chosen: one, product: part, unitPrice: price.unitPrice }));
  }
  const price = {
    familyPieces: pieces,
    unitPrice,
    regularPrice,
    isBulkPrice,
    priceRules,
    next: undefined,
  };
  return { price, bundled };
}

const questionOf = ({ store: { websiteId }, principal, now }: Ctx) => ({
  websiteId,
  customerGroupId: principal.groupId,
  now,
});

/** What a bundle costs besides its selections; `undefined` where it ought to have a price of its own and has none. */
function ownPrices(
  ctx: Ctx,
  { productId, bundle }: Sellable,
  quantity: number,
): Omit<Sale["price"], "familyPieces" | "next"> | undefined {
  const nothing: Money = zero(ctx.store.currency);
  const free = { unitPrice: nothing, regularPrice: nothing, isBulkPrice: false, priceRules: [] };
  if (bundle?.priceType === "dynamic") return free;
  const { id: storeViewId, websiteId } = ctx.store;
  const catalog = ctx.held(readModel).current();
  if (!catalog.hasPrice(productId, null, websiteId)) return undefined;
  const question = { ...questionOf(ctx), quantity };
  return {
    unitPrice: catalog.unitPrice(productId, null, question),
    regularPrice: catalog.regularPrice(productId, null, websiteId),
    isBulkPrice: catalog.isBulkPrice(productId, null, question),
    priceRules: catalog.priceRules(productId, null, { ...question, storeViewId }),
  };
}

/** How many pieces of each product stand in one bundle, whichever options they were chosen of. */
function piecesOf(ctx: Ctx, product: Sellable, chosen: readonly ChosenSelection[]) {
  const pieces = new Map<number, number>();
  for (const one of chosenProducts(ctx, product, chosen)) {
    const id = one.product.productId;
    pieces.set(id, (pieces.get(id) ?? 0) + one.chosen.quantity);
  }
  return pieces;
}

function bundledItem(
  { bundle, taxClassId }: Sellable,
  { chosen, product, unitPrice }: ChosenProduct & { readonly unitPrice: Money },
): BundledItem {
  const option = bundle?.options.find(({ id }) => id === chosen.optionId);
  const title = option?.title ?? "";
  return {
    ...chosen,
    title,
    type: option?.type ?? "select",
    label: (chosen.side && bundle?.labels[chosen.side]) ?? title,
    productId: product.productId,
    sku: product.sku,
    name: titleOf(product),
    unitPrice,
    // A bundle of a fixed price is taxed as itself.
    taxClassId: bundle?.priceType === "fixed" ? taxClassId : product.taxClassId,
  };
}

/** Those of the chosen selections that the store view still sells. */
function chosenProducts(
  ctx: Ctx,
  { bundle }: Sellable,
  chosen: readonly ChosenSelection[],
): ChosenProduct[] {
  return chosen.flatMap((one) => {
    const selection = bundle && selectionOf(bundle, one.optionId, one.selectionId);
    const product = selection && sellableAlone(ctx, selection.productId);
    return product ? { chosen: one, product } : [];
  });
}
