import type { Cart, StoredCart, StoredCartItem } from "@placket/domain/cart/cart";
import type { CartItem } from "@placket/domain/cart/cart-item";
import { configurationOf } from "@placket/domain/cart/line-kinds";
import { freeShippingProgress } from "@placket/domain/cart/free-shipping";
import { cartTotals, goodsOf } from "@placket/domain/cart/totals";
import { couponHolds, couponReach, type Coupon } from "@placket/domain/coupon/coupon";
import type { Totals } from "@placket/domain/line/totals";
import { money, subtract, sum, type Money } from "@placket/domain/money/money";
import { hasPieces } from "@placket/domain/quantity/has-pieces";
import { isSameMethod, type ShippingMethod } from "@placket/domain/shipping/shipping-method";
import { roundUpToIncrement } from "@placket/domain/quantity/entered-quantity";
import { readModel } from "../catalog/read-model.ts";
import type { Ctx } from "../context.ts";
import { couponByCode } from "../coupon/coupon.ts";
import { shippingMethodsFor } from "../shipping/shipping.ts";
import { canBeDone, pricedParts } from "./line/chosen-parts.ts";
import { settingsOf } from "../store/store-config.ts";
import { taxes } from "../tax/tax.ts";

/**
 * A stored cart with today's facts: names, prices, stock, discount, shipping and tax.
 * Reads from memory but for the coupon, so it costs one query at most and never writes.
 */
export async function pricedCart(ctx: Ctx, stored: StoredCart): Promise<Cart> {
  const { currency } = ctx.store;
  const items = cartItems(ctx, stored.items);
  const rows = items.flatMap(goodsOf);
  const goods = sum(
    rows.map((row) => row.rowTotal),
    currency,
  );
  const coupon = await holdingCoupon(ctx, stored.couponCode, goods);
  const withoutShipping = totalsOf(ctx, { stored, items, coupon, shipping: null });
  const discounted = subtract(withoutShipping.subtotal, withoutShipping.discount);
  const shippingMethods = methodsFor(ctx, { stored, items, coupon, goods: discounted });
  const chosen = stored.chosenShippingMethod;
  const chosenShippingMethod =
    (chosen && shippingMethods.find((method) => isSameMethod(method, chosen))) ?? null;
  const settings = settingsOf(ctx);
  return {
    ...stored,
    currency,
    items,
    totals: chosenShippingMethod
      ? totalsOf(ctx, { stored, items, coupon, shipping: chosenShippingMethod.amount })
      : withoutShipping,
    shippingMethods,
    chosenShippingMethod,
    coupon,
    couponReach: coupon ? couponReach(coupon, rows) : "all",
    freeShipping: freeShippingProgress({
      goods: discounted,
      fromMinor: settings.freeShippingFromMinor,
      couponShipsFree: coupon?.kind === "free_shipping",
      isVirtual: isVirtual(items),
    }),
    isVirtual: isVirtual(items),
  };
}

/** A cart needs no shipping when all it holds is virtual. */
const isVirtual = (items: readonly CartItem[]) =>
  items.length > 0 && items.every((item) => item.isVirtual);

async function holdingCoupon(ctx: Ctx, code: string | null, goods: Money): Promise<Coupon | null> {
  const coupon = code === null ? undefined : await couponByCode(ctx, code);
  return coupon && couponHolds(coupon, goods, ctx.now) ? coupon : null;
}

interface PricingParts {
  readonly stored: StoredCart;
  readonly items: readonly CartItem[];
  readonly coupon: Coupon | null;
}

function totalsOf(ctx: Ctx, parts: PricingParts & { readonly shipping: Money | null }): Totals {
  const { items, coupon, shipping } = parts;
  const { pricesIncludeTax: isIncluded, taxShipping: taxesShipping } = settingsOf(ctx);
  const place = taxedAt(ctx, parts);
  const customerTaxClassId = ctx.held(taxes).classOfGroup(ctx.principal.groupId);
  const tax =
    place && customerTaxClassId !== undefined
      ? {
          rules: ctx.held(taxes).rules,
          place: { ...place, customerTaxClassId },
          isIncluded,
          taxesShipping,
        }
      : null;
  return cartTotals(items, { currency: ctx.store.currency, coupon, shipping, tax });
}

/** Where the goods go; prices that hold their tax hold it before anybody says where. */
function taxedAt(ctx: Ctx, { stored, items }: PricingParts) {
  const place = isVirtual(items) ? stored.billingAddress : stored.shippingAddress;
  const { pricesIncludeTax, defaultCountry } = settingsOf(ctx);
  if (place || !pricesIncludeTax) return place;
  return { countryCode: defaultCountry, regionCode: "", postcode: "" };
}

function methodsFor(ctx: Ctx, parts: PricingParts & { readonly goods: Money }): ShippingMethod[] {
  const { stored, items, coupon, goods } = parts;
  const to = stored.shippingAddress;
  if (!to || items.length === 0 || isVirtual(items)) return [];
  const parcel = {
    countryCode: to.countryCode,
    regionCode: to.regionCode,
    postcode: to.postcode,
    weightGrams: items.reduce((grams, item) => grams + item.weightGrams * item.quantity, 0),
    valueMinor: goods.minor,
    pieces: items.reduce((pieces, item) => pieces + item.quantity, 0),
  };
  return shippingMethodsFor(ctx, {
    parcel,
    goods,
    couponShipsFree: coupon?.kind === "free_shipping",
  });
}

/** Items whose product is gone stay in the cart, unsaleable, until the shopper removes them (CART-26). */
export function cartItems(ctx: Ctx, stored: readonly StoredCartItem[]): CartItem[] {
  const pieces = piecesByFamily(stored);
  return stored.map((item) => cartItem(ctx, item, pieces.get(familyOf(item)) ?? item.quantity));
}

/** Tier prices count the pieces of one product family, whatever sizes and colors (decision 0004). */
function piecesByFamily(items: readonly StoredCartItem[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const item of items) {
    pieces.set(familyOf(item), (pieces.get(familyOf(item)) ?? 0) + item.quantity);
  }
  return pieces;
}

const familyOf = (item: StoredCartItem) => item.parentId ?? item.productId;

function cartItem(ctx: Ctx, stored: StoredCartItem, familyPieces: number): CartItem {
  const catalog = ctx.held(readModel).current();
  const product = catalog.sellable(stored.productId, stored.parentId, ctx.store.id);
  const { websiteId } = ctx.store;
  const priced = product && catalog.hasPrice(stored.productId, stored.parentId, websiteId);
  if (!product || !priced) return goneItem(ctx, stored);
  const question = {
    websiteId,
    customerGroupId: ctx.principal.groupId,
    quantity: familyPieces,
    now: ctx.now,
  };
  const parts = pricedParts(ctx, stored.configuration.parts ?? [], stored.quantity);
  const next = catalog.nextTier(stored.productId, stored.parentId, question);
  const inStock = hasPieces(product.stock, stored.quantity);
  return {
    ...stored,
    ...product,
    id: stored.id,
    unitPrice: catalog.unitPrice(stored.productId, stored.parentId, question),
    isBulkPrice: catalog.isBulkPrice(stored.productId, stored.parentId, question),
    regularPrice: catalog.regularPrice(stored.productId, stored.parentId, websiteId),
    parts,
    nextTier: next
      ? {
          pieces: roundUpToIncrement(next.quantity - familyPieces, product.quantityRules.increment),
          unitPrice: next.unitPrice,
        }
      : null,
    // A choice that is not whole, as of an old cart or a family that grew, can only be removed (PDP-40).
    isSaleable: product.isSaleable && inStock && configurationOf(product).ok && canBeDone(parts),
    embroideryItemId: null,
  };
}

function goneItem(ctx: Ctx, stored: StoredCartItem): CartItem {
  const nothing = money(0, ctx.store.currency);
  return {
    ...stored,
    sku: "",
    name: "",
    urlKey: "",
    imageFile: null,
    selections: [],
    quantityRules: { minimum: 1, maximum: 1, increment: 1 },
    unitPrice: nothing,
    regularPrice: nothing,
    isBulkPrice: false,
    taxClassId: null,
    weightGrams: 0,
    isVirtual: false,
    isSaleable: false,
    parts: pricedParts(ctx, stored.configuration.parts ?? [], stored.quantity),
    nextTier: null,
    embroideryItemId: null,
  };
}
