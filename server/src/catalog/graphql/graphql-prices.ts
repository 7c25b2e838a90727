import { moneyToWire } from "@placket/contract/money/money.codec";
import { money } from "@placket/domain/money/money";
import { percentOff } from "@placket/domain/pricing/tier-table";
import type { ProductPlace } from "../product/product-detail.ts";
import { rowMinors, tierRowsOf } from "../product/product-prices.ts";
import { NONE } from "../read-model/rows/product-rows.ts";
import type { Shopper } from "../shopper.ts";

/** Magento's three ways to write the price of a product. */
export function graphqlPrices(shopper: Shopper, place: ProductPlace) {
  const { price, highest, regular, highestRegular } = rowMinors(shopper, place);
  const minimum = priceOf(shopper, price, Math.max(price, regular));
  const maximum = priceOf(shopper, highest, highestRegular);
  return {
    range: { minimum_price: minimum, maximum_price: maximum },
    old: {
      regularPrice: { amount: minimum.regular_price },
      minimalPrice: { amount: minimum.final_price },
      maximalPrice: { amount: maximum.final_price },
    },
  };
}

/** From the lowest to the highest of some prices, in minor units. */
export function productPriceRange(shopper: Shopper, minors: readonly number[]) {
  const [low, high] =
    minors.length === 0 ? [NONE, NONE] : [Math.min(...minors), Math.max(...minors)];
  return {
    minimum_price: priceOf(shopper, low, low),
    maximum_price: priceOf(shopper, high, high),
  };
}

/** A product without a price says 0. */
function priceOf({ index }: Shopper, final: number, regular: number) {
  const { currency } = index.view;
  const wire = (minor: number) => moneyToWire(money(minor === NONE ? 0 : minor, currency));
  return {
    regular_price: wire(regular),
    final_price: wire(final),
    discount: {
      amount_off: wire(regular - final).value,
      percent_off: percentOff(regular, final),
    },
  };
}

export function graphqlTiers(shopper: Shopper, place: ProductPlace) {
  return tierRowsOf(shopper, place).map(({ quantity, price, percent }) => ({
    quantity,
    final_price: moneyToWire(price.amount),
    discount: { amount_off: null, percent_off: percent },
  }));
}
