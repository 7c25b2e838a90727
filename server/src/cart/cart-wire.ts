import { cartToWire, type CartWire } from "@placket/contract/cart/cart.codec";
import { cartToPickFrom } from "@placket/contract/cart/picked-cart.codec";
import type { Cart } from "@placket/domain/cart/cart";
import type { CartItem } from "@placket/domain/cart/cart-item";
import { formatPrice } from "@placket/domain/money/price-format";
import { priceFormatFor } from "@placket/domain/store/currency";
import { countryName } from "@placket/domain/store/country-name";
import type { Ctx } from "../context.ts";
import { directory } from "../directory/directory.ts";
import { paymentMethodsFor } from "../payment/payment.ts";
import { earnedOfLine } from "../reward/product-rewards.ts";
import { settingsOf } from "../store/store-config.ts";
import { sayIn } from "../translation/say.ts";
import { inCart, linePictures, type Standing } from "./garment/line-pictures.ts";

/** Where an item stands, for whoever may see its pictures; `undefined` where it has none. */
type StandingOf = (item: CartItem) => Standing | undefined;

/** The cart as both transports send it, with the names and formats of the call's store view; REST sends the whole. */
export const cartWire = (ctx: Ctx, cart: Cart, standing: StandingOf = inCart(cart)): CartWire =>
  cartToWire(cart, factsOf(ctx, cart, standing));

/** The same cart for GraphQL: of a document that asks for its id alone nothing else is worked out. */
export const pickedCart = (ctx: Ctx, cart: Cart, standing: StandingOf = inCart(cart)): CartWire =>
  cartToPickFrom(cart, factsOf(ctx, cart, standing));

/** The item that is to be seen, and the logo alone for a charge for its stitches: at its place on what carries it. */
function seenOn({ items }: Cart, item: CartItem): readonly [CartItem, string | undefined] {
  const { digitizes } = item.configuration;
  const carrier = digitizes && items.find(({ id }) => id === item.embroideryItemId);
  return [carrier ?? item, digitizes?.logo];
}

function factsOf(ctx: Ctx, cart: Cart, standing: StandingOf): Parameters<typeof cartToWire>[1] {
  const format = priceFormatFor(ctx.store.currency, settingsOf(ctx).priceFormat);
  return {
    places: {
      countryName: (code) => countryName(code, ctx.store.locale),
      region: (country, code) => directory.findRegion(country, { id: null, text: code }),
    },
    paymentMethods: paymentMethodsFor(ctx, cart),
    picturesOf: (item) => {
      const [seen, logo] = seenOn(cart, item);
      return linePictures(ctx, seen, { standing: standing(seen), logo });
    },
    earnedBy: (goods) => earnedOfLine(ctx, goods),
    say: sayIn(ctx),
    formatMoney: (amount) => formatPrice(amount, format),
  };
}
