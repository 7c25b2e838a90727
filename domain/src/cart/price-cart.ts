import { couponHolds, couponReach, type Coupon } from "../coupon/coupon.ts";
import type { Address } from "../directory/address.ts";
import { subtract, sum, type Money } from "../money/money.ts";
import { formatPrice } from "../money/price-format.ts";
import { priceFormatFor } from "../store/currency.ts";
import { availableShippingMethods } from "../shipping/available-methods.ts";
import { isSameMethod, type ShippingMethod } from "../shipping/shipping-method.ts";
import type { Parcel, TableRate } from "../shipping/table-rate.ts";
import type { StoreSettings } from "../store/settings.ts";
import type { TaxRule } from "../tax/tax-rule.ts";
import { creditIn, pointsIn } from "../ledger/own-account.ts";
import type { Cart, StoredCart } from "./cart.ts";
import type { CartItem } from "./cart-item.ts";
import { freeShippingProgress } from "./totals/free-shipping.ts";
import { cartTotals, goodsOf, type CartTotals, type TotalsQuestion } from "./totals/totals.ts";

/** All that the price of a cart depends on besides its items. */
export interface PricingFacts {
  readonly currency: string;
  readonly now: Date;
  /** The coupon of the code on the cart, whether it holds or not. */
  readonly coupon: Coupon | null;
  readonly settings: StoreSettings;
  readonly tableRates: readonly TableRate[];
  readonly taxRules: readonly TaxRule[];
  /** `null` for a customer group that nobody knows: no tax is worked out. */
  readonly customerTaxClassId: number | null;
}

/** A cart while it is priced: what holds of its coupon is known. */
interface Priced {
  readonly stored: StoredCart;
  readonly items: readonly CartItem[];
  readonly coupon: Coupon | null;
  readonly facts: PricingFacts;
}

/**
 * A stored cart, its items with today's facts, as it is sold now: discount, ways to send it, tax and sum. A
 * coupon that does not hold and a method that is not offered are as none.
 */
export function priceCart(
  stored: StoredCart,
  items: readonly CartItem[],
  facts: PricingFacts,
): Cart {
  const { currency, settings } = facts;
  const rows = items.flatMap(goodsOf);
  const goods = sum(
    rows.map((row) => row.rowTotal),
    currency,
  );
  const coupon = facts.coupon && couponHolds(facts.coupon, goods, facts.now) ? facts.coupon : null;
  const priced = { stored, items, coupon, facts };
  const withoutShipping = totalsWith(priced, null);
  const discounted = subtract(withoutShipping.subtotal, withoutShipping.discount);
  const shippingMethods = methodsFor(priced, discounted);
  const chosen = stored.chosenShippingMethod;
  const method = (chosen && shippingMethods.find((one) => isSameMethod(one, chosen))) ?? null;
  return {
    ...stored,
    currency,
    items,
    totals: method ? totalsWith(priced, method.amount) : withoutShipping,
    shippingMethods,
    chosenShippingMethod: method,
    coupon,
    couponReach: coupon ? couponReach(coupon, rows) : "all",
    freeShipping: freeShippingProgress({
      goods: discounted,
      fromMinor: settings.freeShippingFromMinor,
      couponShipsFree: shipsFree(coupon),
      isVirtual: isVirtual(items),
    }),
    isVirtual: isVirtual(items),
  };
}

/** A cart needs no shipping when all it holds is virtual. */
const isVirtual = (items: readonly CartItem[]) =>
  items.length > 0 && items.every((item) => item.isVirtual);

const shipsFree = (coupon: Coupon | null) => coupon?.kind === "free_shipping";

function totalsWith(priced: Priced, shipping: Money | null): CartTotals {
  const { stored, items, coupon, facts } = priced;
  const { currency, now } = facts;
  const { giftCards } = stored;
  const besides = { giftCards, storeCredit: creditOf(priced), points: pointsOf(priced) };
  return cartTotals(items, { currency, now, coupon, shipping, tax: taxOf(priced), ...besides });
}

function creditOf({ stored, facts }: Priced): TotalsQuestion["storeCredit"] {
  if (!stored.usesStoreCredit || !facts.settings.storeCreditEnabled) return null;
  return creditIn(stored.ownAccounts, facts.currency) ?? null;
}

function pointsOf({ stored, facts: { settings, currency } }: Priced): TotalsQuestion["points"] {
  const { rewardPoints: wanted, ownAccounts } = stored;
  const account = pointsIn(ownAccounts);
  if (!account || wanted === 0 || !settings.rewardsEnabled) return null;
  const format = priceFormatFor(currency, settings.priceFormat);
  return {
    account,
    wanted,
    rules: settings,
    label: settings.rewardsDiscountLabel,
    formatMoney: (amount) => formatPrice(amount, format),
  };
}

function taxOf(priced: Priced): TotalsQuestion["tax"] {
  const { settings, taxRules: rules, customerTaxClassId } = priced.facts;
  const place = taxedAt(priced);
  if (!place || customerTaxClassId === null) return null;
  const { countryCode, regionCode, postcode } = place;
  return {
    rules,
    place: { countryCode, regionCode, postcode, customerTaxClassId },
    isIncluded: settings.pricesIncludeTax,
    taxesShipping: settings.taxShipping,
  };
}

type Place = Pick<Address, "countryCode" | "regionCode" | "postcode">;

/**
 * Where the goods go, or the bill of what travels nowhere. Prices that hold their tax hold it before anybody
 * says where (decision 0029).
 */
function taxedAt({ stored, items, facts }: Priced): Place | null {
  const place = isVirtual(items) ? stored.billingAddress : stored.shippingAddress;
  const { pricesIncludeTax, defaultCountry } = facts.settings;
  if (place || !pricesIncludeTax) return place;
  return { countryCode: defaultCountry, regionCode: "", postcode: "" };
}

function methodsFor({ stored, items, coupon, facts }: Priced, goods: Money): ShippingMethod[] {
  const to = stored.shippingAddress;
  if (!to || items.length === 0 || isVirtual(items)) return [];
  return availableShippingMethods({
    settings: facts.settings,
    tableRates: facts.tableRates,
    parcel: parcelOf(items, to, goods),
    goods,
    couponShipsFree: shipsFree(coupon),
    now: facts.now,
  });
}

/** What is sent: weight and pieces of all items, and what the goods are worth after discount. */
function parcelOf(items: readonly CartItem[], to: Place, goods: Money): Parcel {
  return {
    countryCode: to.countryCode,
    regionCode: to.regionCode,
    postcode: to.postcode,
    weightGrams: items.reduce((grams, item) => grams + item.weightGrams * item.quantity, 0),
    valueMinor: goods.minor,
    pieces: items.reduce((pieces, item) => pieces + item.quantity, 0),
  };
}
