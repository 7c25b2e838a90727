import type { Cart, StoredCart, StoredCartItem } from "@placket/domain/cart/cart";
import type { CartItem } from "@placket/domain/cart/cart-item";
import { digitizingItem } from "@placket/domain/cart/digitizing/digitizing";
import { familyPieces } from "@placket/domain/cart/family-pieces";
import { priceCart } from "@placket/domain/cart/price-cart";
import { goneItem, soldItem } from "@placket/domain/cart/sold-item";
import { readModel } from "../catalog/read-model.ts";
import type { Ctx } from "../context.ts";
import { couponsFor, rulesAt } from "../promotion/promotion.ts";
import { ratesOf } from "../shipping/shipping.ts";
import { settingsOf } from "../store/store-config.ts";
import { taxes } from "../tax/tax.ts";
import { digitizingLines } from "./digitizing/digitizing-lines.ts";
import { pricedParts } from "./line/chosen-parts.ts";
import { saleOf, soldProduct } from "./line/sold-as.ts";

/**
 * A stored cart with today's facts: names, prices, stock, discount, shipping and tax.
 * Reads from memory alone.
 */
export function pricedCart(ctx: Ctx, stored: StoredCart): Cart {
  const tax = ctx.held(taxes);
  const items = cartItems(ctx, stored.items);
  return priceCart(namedCart(ctx, stored), [...items, ...digitizingItems(ctx, items, stored)], {
    currency: ctx.store.currency,
    now: ctx.now,
    promotion: {
      ...rulesAt(ctx),
      productOf: ({ productId, parentId }) =>
        ctx.held(readModel).current().promoted(productId, parentId, ctx.store.id),
    },
    settings: settingsOf(ctx),
    tableRates: ratesOf(ctx),
    taxRules: tax.rules,
    customerTaxClassId: tax.classOfGroup(ctx.principal.groupId) ?? null,
  });
}

/** The making of logos' stitches, once for each logo that nobody has paid for (EMB-17). */
const digitizingItems = (ctx: Ctx, items: readonly CartItem[], stored: StoredCart): CartItem[] =>
  digitizingLines(ctx, items, stored).map(({ line, toDigitize }) =>
    digitizingItem(cartItem(ctx, line, 1), toDigitize),
  );

/**
 * Whoever is logged in checks out by the email of their account, whatever was typed before; and codes that were given to
 * another email count no more.
 */
function namedCart({ principal }: Ctx, cart: StoredCart): StoredCart {
  const email = principal.kind === "customer" ? principal.email : cart.email;
  return { ...cart, email, coupons: couponsFor(cart.coupons, email) };
}

/** Stored items with today's facts; those whose product is gone stay, unsaleable (CART-26). */
export function cartItems(ctx: Ctx, stored: readonly StoredCartItem[]): CartItem[] {
  const piecesOf = familyPieces(stored);
  return stored.map((item) => cartItem(ctx, item, piecesOf(item)));
}

function cartItem(ctx: Ctx, stored: StoredCartItem, pieces: number): CartItem {
  const parts = pricedParts(ctx, stored.configuration.parts ?? [], stored.quantity);
  const product = soldProduct(ctx, stored, stored.configuration);
  const sale = product && saleOf(ctx, stored, { product, pieces });
  return sale
    ? soldItem(stored, { product, ...sale, parts })
    : goneItem(stored, ctx.store.currency, parts);
}
