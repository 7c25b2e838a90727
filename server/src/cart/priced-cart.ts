import type { Cart, StoredCart, StoredCartItem } from "@placket/domain/cart/cart";
import type { CartItem } from "@placket/domain/cart/cart-item";
import { freeShippingProgress } from "@placket/domain/cart/free-shipping";
import { cartTotals, type Totals } from "@placket/domain/cart/totals";
import { couponHolds, type Coupon } from "@placket/domain/coupon/coupon";
import { money, subtract, sum, times, type Money } from "@placket/domain/money/money";
import { isSameMethod, type ShippingMethod } from "@placket/domain/shipping/shipping-method";
import { priceGroupOf } from "@placket/domain/access/actor";
import type { Ctx } from "../context.ts";
import { couponByCode } from "../coupon/coupon.ts";
import { shippingMethodsFor } from "../shipping/shipping.ts";

/**
 * A stored cart with today's facts: names, prices, stock, discount, shipping and tax.
 * Reads from memory but for the coupon, so it costs one query at most and never writes.
 */
export async function pricedCart(ctx: Ctx, stored: StoredCart): Promise<Cart> {
  const { currency } = ctx.store;
  const items = cartItems(ctx, stored.items);
  const goods = sum(
    items.map((item) => times(item.unitPrice, item.quantity)),
    currency,
  );
  const coupon = await holdingCoupon(ctx, stored.couponCode, goods);
  const withoutShipping = totalsOf(ctx, { stored, items, coupon, shipping: null });
  const discounted = subtract(withoutShipping.subtotal, withoutShipping.discount);
  const shippingMethods = methodsFor(ctx, { stored, items, coupon, goods: discounted });
  const chosen = stored.chosenShippingMethod;
  const chosenShippingMethod =
    (chosen && shippingMethods.find((method) => isSameMethod(method, chosen))) ?? null;
  const settings = ctx.services.stores.settingsOf(ctx.store);
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
  const { stored, items, coupon, shipping } = parts;
  const place = isVirtual(items) ? stored.billingAddress : stored.shippingAddress;
  const customerTaxClassId = ctx.services.taxes.classOfGroup(priceGroupOf(ctx.actor));
  const tax =
    place && customerTaxClassId !== undefined
      ? { rules: ctx.services.taxes.rules, place: { ...place, customerTaxClassId } }
      : null;
  return cartTotals(items, { currency: ctx.store.currency, coupon, shipping, tax });
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
  const catalog = ctx.services.catalog.current();
  const product = catalog.sellable(stored.productId, stored.parentId, ctx.store.id);
  const priced = product && catalog.hasPrice(stored.productId, stored.parentId);
  if (!product || !priced) return goneItem(ctx, stored);
  const { websiteId } = ctx.store;
  const inStock =
    product.stockQuantity === null ||
    product.backorders ||
    product.stockQuantity >= stored.quantity;
  return {
    ...stored,
    ...product,
    id: stored.id,
    unitPrice: catalog.unitPrice(stored.productId, stored.parentId, {
      websiteId,
      customerGroupId: priceGroupOf(ctx.actor),
      quantity: familyPieces,
      now: ctx.now,
    }),
    regularPrice: catalog.regularPrice(stored.productId, stored.parentId, websiteId),
    isSaleable: product.isSaleable && inStock,
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
    taxClassId: null,
    weightGrams: 0,
    isVirtual: false,
    isSaleable: false,
    embroideryItemId: null,
  };
}
