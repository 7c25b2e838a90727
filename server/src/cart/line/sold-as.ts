import type { StoredCartItem } from "@placket/domain/cart/cart";
import type { BundledItem } from "@placket/domain/bundle/bundled-item";
import { lineKindOf, type LineChoice, type LineKindName } from "@placket/domain/cart/line-kinds";
import type { ChosenOption } from "@placket/domain/custom-option/chosen-option";
import type { CustomOption } from "@placket/domain/custom-option/custom-option";
import { addedByAll, skuWith } from "@placket/domain/custom-option/option-price";
import { add, type Money } from "@placket/domain/money/money";
import type { SoldPrice } from "@placket/domain/cart/sold-item";
import { readModel } from "../../catalog/read-model.ts";
import type { Sellable } from "../../catalog/sellable.ts";
import type { Ctx } from "../../context.ts";
import { giftCardAsChosen, giftCardSale } from "./gift-card/sold-gift-card.ts";
import { bundleAsChosen, bundleSale } from "./bundle/sold-bundle.ts";

type Named = Pick<StoredCartItem, "productId" | "parentId">;

/** What an item costs today and what stands in it. */
export interface Sale {
  readonly price: SoldPrice;
  readonly bundled: readonly BundledItem[];
}

/** How a kind of line is sold: a row for each, beside the rule of `LINE_KINDS`. */
interface SoldKind {
  /** The product as it was chosen: its sku, what is on its shelf, what it weighs. */
  readonly asChosen?: (ctx: Ctx, product: Sellable, choice: LineChoice) => Sellable;
  /** `undefined` where it has no price. */
  readonly sale: (
    ctx: Ctx,
    item: StoredCartItem,
    of: { readonly product: Sellable; readonly pieces: number },
  ) => Sale | undefined;
}

const SOLD_KINDS: Readonly<Record<LineKindName, SoldKind>> = {
  plain: { sale: saleOfProduct },
  virtual: { sale: saleOfProduct },
  configurable: { sale: saleOfProduct },
  bundle: { asChosen: bundleAsChosen, sale: bundleSale },
  giftCard: { asChosen: giftCardAsChosen, sale: giftCardSale },
};

/** The product of a line as it was chosen; `undefined` where the store view has none, or sells no such kind. */
export function soldProduct(
  ctx: Ctx,
  { productId, parentId }: Named,
  choice: LineChoice,
): Sellable | undefined {
  const product = ctx.held(readModel).current().sellable(productId, parentId, ctx.store.id);
  const kind = product && lineKindOf(product);
  if (!product || !kind) return product;
  const chosen = SOLD_KINDS[kind].asChosen?.(ctx, product, choice) ?? product;
  return choice.options && choice.options.length > 0
    ? { ...chosen, sku: skuWith(chosen.sku, chosen.customOptions, choice.options) }
    : chosen;
}

/** What a stored item costs while the cart holds so many pieces of its family; nothing, of a kind that nobody knows. */
export function saleOf(
  ctx: Ctx,
  item: StoredCartItem,
  of: { readonly product: Sellable; readonly pieces: number },
): Sale | undefined {
  const { kind, options = [] } = item.configuration;
  const sale = Object.hasOwn(SOLD_KINDS, kind) ? SOLD_KINDS[kind].sale(ctx, item, of) : undefined;
  return sale && withOptions(sale, of.product.customOptions, options);
}

/** What was chosen of its options adds to a piece at each of its prices: no special, tier or rule lowers it (decision 0142). */
function withOptions(
  sale: Sale,
  offered: readonly CustomOption[],
  chosen: readonly ChosenOption[],
): Sale {
  if (offered.length === 0 && chosen.length === 0) return sale;
  const { unitPrice: piece, regularPrice, next } = sale.price;
  const withAll = (price: Money) => add(price, addedByAll(offered, chosen, price));
  return {
    ...sale,
    price: {
      ...sale.price,
      piece,
      unitPrice: withAll(piece),
      regularPrice: withAll(regularPrice),
      next: next && { ...next, unitPrice: withAll(next.unitPrice) },
    },
  };
}

/** A product at the price of the catalogue, for all pieces of its family in the cart. */
function saleOfProduct(
  ctx: Ctx,
  { productId, parentId }: StoredCartItem,
  { pieces }: { readonly pieces: number },
): Sale | undefined {
  const { id: storeViewId, websiteId } = ctx.store;
  const catalog = ctx.held(readModel).current();
  if (!catalog.hasPrice(productId, parentId, websiteId)) return undefined;
  const { groupId: customerGroupId } = ctx.principal;
  const question = { websiteId, customerGroupId, quantity: pieces, now: ctx.now };
  const price = {
    familyPieces: pieces,
    unitPrice: catalog.unitPrice(productId, parentId, question),
    isBulkPrice: catalog.isBulkPrice(productId, parentId, question),
    priceRules: catalog.priceRules(productId, parentId, { ...question, storeViewId }),
    regularPrice: catalog.regularPrice(productId, parentId, websiteId),
    next: catalog.nextTier(productId, parentId, question),
  };
  return { price, bundled: [] };
}
