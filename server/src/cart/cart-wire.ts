import { cartToWire, type CartWire } from "@placket/contract/cart/cart.codec";
import type { Cart } from "@placket/domain/cart/cart";
import { formatPrice, priceFormatFor } from "@placket/domain/money/price-format";
import type { Ctx } from "../context.ts";
import { paymentMethodsFor } from "../payment/payment.ts";

/** The cart as both transports send it, with the names and formats of the call's store view. */
export function cartWire(ctx: Ctx, cart: Cart): CartWire {
  const { directory, stores } = ctx.services;
  const format = priceFormatFor(ctx.store.currency, stores.settingsOf(ctx.store).priceFormat);
  return cartToWire(cart, {
    places: {
      countryName: (code) => directory.countryName(code, ctx.store.locale),
      region: (country, code) => directory.findRegion(country, { id: null, text: code }),
    },
    paymentMethods: paymentMethodsFor(ctx, cart.totals.grandTotal),
    formatMoney: (amount) => formatPrice(amount, format),
  });
}
