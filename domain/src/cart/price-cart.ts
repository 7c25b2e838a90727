import type { Address } from "../directory/address.ts";
import { money, subtract, sum, type Money } from "../money/money.ts";
import { formatPrice } from "../money/price-format.ts";
import { applyRules, type AppliedRule, type Promotions } from "../promotion/apply-rules.ts";
import type { CartRule } from "../promotion/cart-rule.ts";
import type { PromotedProduct } from "../catalog/promoted-product.ts";
import { priceFormatFor } from "../store/currency.ts";
import { availableShippingMethods } from "../shipping/available-methods.ts";
import { isSameMethod, type ShippingMethod } from "../shipping/shipping-method.ts";
import type { Parcel, TableRate } from "../shipping/table-rate.ts";
import type { StoreSettings } from "../store/settings.ts";
import type { TaxRule } from "../tax/tax-rule.ts";
import { creditIn, pointsIn } from "../ledger/own-account.ts";
import type { AppliedCoupon, Cart, StoredCart } from "./cart.ts";
import type { CartItem } from "./cart-item.ts";
import { isSoldCard, soldCardsMinor } from "./gift-card/sold-cards.ts";
import { isDigitizing } from "./digitizing/digitizing.ts";
import { makingOf } from "./making/making-of.ts";
import { freeShippingProgress } from "./totals/free-shipping.ts";
import {
  digitizingByQuote,
  heldByQuote,
  methodsByQuote,
  promotionsBeside,
  type QuotedPrices,
} from "./quote/quoted-prices.ts";
import { cartTotals, promotedRows, type CartTotals, type TotalsQuestion } from "./totals/totals.ts";

/** All that the price of a cart depends on besides its items. */
export interface PricingFacts {
  readonly currency: string;
  readonly now: Date;
  readonly promotion: PromotionFacts;
  readonly settings: StoreSettings;
  readonly tableRates: readonly TableRate[];
  readonly taxRules: readonly TaxRule[];
  /** `null` for a customer group that nobody knows: no tax is worked out. */
  readonly customerTaxClassId: number | null;
}

/** What promotions go by besides the cart. */
interface PromotionFacts {
  readonly rules: readonly CartRule[];
  readonly websiteId: number;
  readonly groupId: number;
  readonly storeViewId: number;
  readonly catalogCurrency: string;
  /** What conditions may ask of an item; asked for each once, and only if one does. */
  readonly productOf: (item: CartItem) => PromotedProduct;
}

/** A cart while it is priced: what promotions do to it is known. */
interface Priced {
  readonly stored: StoredCart;
  /** What is sold and done to it: what promotions, parcels and quotes go by. */
  readonly goods: readonly CartItem[];
  /** The making of logos' stitches, once for each: no promotion takes anything off it, and it travels nowhere. */
  readonly digitizing: readonly CartItem[];
  readonly promotions: Promotions;
  /** The quote whose prices hold for it. */
  readonly quoted: QuotedPrices | null;
  readonly facts: PricingFacts;
}

/**
 * A stored cart, its items with today's facts, as it is sold now: discount, ways to send it, tax and sum. A
 * coupon that does not hold and a method that is not offered are as none. Where it is what a quote said, its prices
 * are those of the quote and no other promotion takes anything off (decision 0077).
 */
export function priceCart(
  stored: StoredCart,
  soldToday: readonly CartItem[],
  facts: PricingFacts,
): Cart {
  const { currency, settings } = facts;
  const priced = pricedWith(stored, soldToday, facts);
  const { goods, digitizing, promotions, quoted } = priced;
  const items = itemsOf(priced);
  const withoutShipping = totalsWith(priced, null);
  const discounted = subtract(
    subtract(withoutShipping.subtotal, withoutShipping.discount),
    sum(
      [...digitizing.map(({ unitPrice }) => unitPrice), money(soldCardsMinor(goods), currency)],
      currency,
    ),
  );
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
    usesStoreCredit: stored.usesStoreCredit && settings.storeCreditEnabled,
    ...couponsOf(stored, promotions.applied, settings.couponsPerCart),
    freeShipping: freeShippingProgress({
      goods: discounted,
      fromMinor: settings.freeShippingFromMinor,
      couponShipsFree: shipsFree(priced),
      isVirtual: isVirtual(goods),
      isPaid: method !== null && method.amount.minor > 0,
    }),
    isVirtual: isVirtual(goods),
    quote: quoted && { id: quoted.id, validUntil: quoted.validUntil },
  };
}

function pricedWith(
  stored: StoredCart,
  soldToday: readonly CartItem[],
  facts: PricingFacts,
): Priced {
  const goods = soldToday.filter((item) => !isDigitizing(item));
  const digitizing = soldToday.filter(isDigitizing);
  const promotions = promotionsFor(stored, goods, facts);
  const held = heldByQuote(stored, goods, facts);
  if (!held) return { stored, goods, digitizing, promotions, quoted: null, facts };
  return {
    stored,
    goods: held.items,
    digitizing: digitizingByQuote(held.quoted, digitizing),
    promotions: promotionsBeside(held, promotions),
    quoted: held.quoted,
    facts,
  };
}

/** Last what promotions know nothing of: their rows are those of the goods, from the first on. */
const itemsOf = ({ goods, digitizing }: Priced): readonly CartItem[] => [...goods, ...digitizing];

function promotionsFor(
  stored: StoredCart,
  items: readonly CartItem[],
  { promotion, currency, now, settings }: PricingFacts,
): Promotions {
  const { rules, productOf, ...place } = promotion;
  const rows = promotedRows(items);
  return applyRules(rules, {
    ...place,
    currency,
    now,
    rows,
    coupons: countedCoupons(stored.coupons, settings.couponsPerCart),
    lines: items.map((item) => judgedLine(item, productOf)),
    quantity: items.reduce((pieces, { quantity }) => pieces + quantity, 0),
    subtotalMinor:
      rows.reduce((all, row) => all + row.unitPrice.minor * row.quantity, 0) -
      soldCardsMinor(items),
    carrierCode: stored.chosenShippingMethod?.carrierCode ?? null,
    countryCode: stored.shippingAddress?.countryCode ?? null,
  });
}

/** Of the codes on a cart those that came first, as many as count together. */
function countedCoupons(coupons: StoredCart["coupons"], most: number): StoredCart["coupons"] {
  const codes = [...new Set(coupons.map(({ code }) => code))].slice(0, most);
  return coupons.filter(({ code }) => codes.includes(code));
}

function judgedLine(item: CartItem, productOf: PromotionFacts["productOf"]) {
  let product: PromotedProduct | undefined;
  return {
    quantity: item.quantity,
    isGiftCard: isSoldCard(item),
    get product() {
      product ??= productOf(item);
      return product;
    },
  };
}

function couponsOf(
  { coupons }: StoredCart,
  applied: readonly AppliedRule[],
  most: number,
): Pick<Cart, "coupons" | "lapsedCodes" | "takesMoreCodes"> {
  const holding = applied.flatMap(({ coupon, reach }): AppliedCoupon[] =>
    coupon ? [{ ...coupon, reach }] : [],
  );
  const codes = new Set(coupons.map(({ code }) => code));
  return {
    coupons: holding,
    lapsedCodes: [...codes].filter((code) => holding.every((one) => one.code !== code)),
    takesMoreCodes: codes.size < most,
  };
}

/** A cart needs no shipping when all it holds is virtual. */
const isVirtual = (items: readonly CartItem[]) =>
  items.length > 0 && items.every((item) => item.isVirtual);

/** Everything travels free: the parcel as a whole, or each thing in it. */
const shipsFree = ({ goods, promotions: { shipsFree: isFree, freeLines } }: Priced) =>
  isFree || (freeLines.size > 0 && goods.every((item, i) => freeLines.has(i) || isSoldCard(item)));

function totalsWith(priced: Priced, shipping: Money | null): CartTotals {
  const { stored, promotions, facts } = priced;
  const { currency, now } = facts;
  const { giftCards } = stored;
  const besides = { giftCards, storeCredit: creditOf(priced), points: pointsOf(priced) };
  const sold = soldCardsMinor(priced.goods);
  const question = { currency, now, promotions, shipping, tax: taxOf(priced), ...besides };
  return cartTotals(itemsOf(priced), { ...question, soldCardsMinor: sold });
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
function taxedAt({ stored, goods, facts }: Priced): Place | null {
  const place = isVirtual(goods) ? stored.billingAddress : stored.shippingAddress;
  const { pricesIncludeTax, defaultCountry } = facts.settings;
  if (place || !pricesIncludeTax) return place;
  return { countryCode: defaultCountry, regionCode: "", postcode: "" };
}

function methodsFor(priced: Priced, worth: Money): ShippingMethod[] {
  const { stored, goods, quoted, facts } = priced;
  const to = stored.shippingAddress;
  if (!to || goods.length === 0 || isVirtual(goods)) return [];
  const methods = availableShippingMethods({
    settings: facts.settings,
    tableRates: facts.tableRates,
    parcel: parcelOf(priced, to, worth),
    goods: worth,
    making: makingOf(goods, stored.digitizedSince),
    couponShipsFree: shipsFree(priced),
    now: facts.now,
  });
  return quoted ? methodsByQuote(quoted, methods, to) : methods;
}

/**
 * What is sent and paid for: weight and pieces of the items, and what the goods are worth after discount. What
 * travels free weighs nothing.
 */
function parcelOf({ goods, promotions: { freeLines } }: Priced, to: Place, value: Money): Parcel {
  const sent = goods.filter((item) => !isSoldCard(item));
  const paid = goods.filter((item, i) => !freeLines.has(i) && !isSoldCard(item));
  const worth = (some: readonly CartItem[]) =>
    promotedRows(some).reduce((all, row) => all + row.unitPrice.minor * row.quantity, 0);
  // By the same part of their worth as of all goods: a discount is not of single lines to a carrier.
  const part = freeLines.size === 0 ? 1 : worth(paid) / Math.max(1, worth(sent));
  return {
    countryCode: to.countryCode,
    regionCode: to.regionCode,
    postcode: to.postcode,
    weightGrams: paid.reduce((grams, item) => grams + item.weightGrams * item.quantity, 0),
    valueMinor: Math.round(value.minor * part),
    pieces: paid.reduce((pieces, item) => pieces + item.quantity, 0),
  };
}
