import type { StoreSettings } from "../store/settings.ts";
import type { StoredCart } from "./cart.ts";
import type { CartItem } from "./cart-item.ts";
import type { PricingFacts } from "./price-cart.ts";
import type { CartRule } from "../promotion/cart-rule.ts";
import { aCartRule, aCoupon } from "../promotion/rules.cases.ts";

/** A cart of one cap for 20 dollars, and what is different about it. */
interface PriceCartCase {
  readonly why: string;
  readonly stored?: Partial<StoredCart>;
  readonly items?: readonly Partial<CartItem>[];
  readonly settings?: Partial<StoreSettings>;
  readonly facts?: Partial<PricingFacts>;
  /** Of which the cart has the code TEN of the first, where it has one. */
  readonly rules?: readonly CartRule[];
  readonly is: {
    /** Grand total, in cents. */
    readonly total?: number;
    readonly tax?: number;
    /** Codes of the carriers that are offered. */
    readonly offered?: readonly string[];
    readonly chosen?: string | null;
    readonly coupon?: string | null;
    readonly lapsed?: readonly string[];
    /** Cents that are missing to free shipping; `null` where there is none. */
    readonly missing?: number | null;
    /** What is said of it. */
    readonly says?: string;
  };
}

const FLORIDA = {
  firstname: "Ada",
  lastname: "Byron",
  company: "",
  street: ["1 Pier"],
  city: "Margate",
  regionCode: "FL",
  region: "Florida",
  postcode: "33063",
  countryCode: "US",
  telephone: "1",
  saveInAddressBook: false,
};
const flat = { carrierCode: "flatrate", methodCode: "flatrate" };
const tableRate = { carrierCode: "tablerate", methodCode: "bestway" };

const TEN = aCartRule({ needsCoupon: true });
const FREE = aCartRule({ needsCoupon: true, action: { kind: "freeShipping", for: "cart" } });
const withCode = { coupons: [aCoupon()] };

const rateByWeight = (from: number, priceMinor: number) => ({
  countryCode: "US",
  regionCode: "*",
  postcode: "*",
  condition: "package_weight" as const,
  from,
  priceMinor,
});

export const priceCartCases: readonly PriceCartCase[] = [
  {
    why: "nothing is offered and taxed before anybody says where it goes",
    is: { total: 2000, tax: 0, offered: [], chosen: null },
  },
  {
    why: "goods alone are taxed at the address, until a method is chosen",
    stored: { shippingAddress: FLORIDA },
    is: { total: 2120, tax: 120, offered: ["flatrate"], chosen: null },
  },
  {
    why: "a chosen method is in the sum",
    stored: { shippingAddress: FLORIDA, chosenShippingMethod: flat },
    is: { total: 2915, chosen: "flatrate" },
  },
  {
    why: "a chosen method that is not offered is as none",
    stored: { shippingAddress: FLORIDA, chosenShippingMethod: tableRate },
    is: { total: 2120, chosen: null },
  },
  {
    why: "table rates weigh all pieces of the parcel",
    stored: { shippingAddress: FLORIDA, chosenShippingMethod: tableRate },
    items: [{ weightGrams: 300, quantity: 4 }],
    settings: { tableRatesEnabled: true, tableRateCondition: "package_weight" },
    facts: { tableRates: [rateByWeight(0, 500), rateByWeight(1200, 900)] },
    is: { total: 8480 + 900, chosen: "tablerate" },
  },
  {
    why: "table rates go by the worth after discount",
    stored: { ...withCode, shippingAddress: FLORIDA, chosenShippingMethod: tableRate },
    settings: { tableRatesEnabled: true, tableRateCondition: "package_value" },
    rules: [TEN],
    facts: {
      tableRates: [
        { ...rateByWeight(0, 500), condition: "package_value" },
        { ...rateByWeight(2000, 100), condition: "package_value" },
      ],
    },
    is: { total: 1800 + 108 + 500, coupon: "TEN" },
  },
  {
    why: "what is virtual is not sent, and is taxed where the bill goes",
    stored: { billingAddress: FLORIDA, chosenShippingMethod: flat },
    items: [{ isVirtual: true }],
    is: { total: 2120, tax: 120, offered: [], chosen: null, missing: null },
  },
  {
    why: "what is sent is not taxed where the bill goes",
    stored: { billingAddress: FLORIDA },
    is: { total: 2000, tax: 0 },
  },
  {
    why: "decision 0029 prices that hold their tax hold it before anybody says where",
    settings: { pricesIncludeTax: true, defaultCountry: "US" },
    facts: { taxRules: [{ code: "US", regionCode: "*" }].map((rule) => aRule(rule)) },
    is: { total: 2000, tax: 113 },
  },
  {
    why: "a customer group that nobody knows pays no tax",
    stored: { shippingAddress: FLORIDA },
    facts: { customerTaxClassId: null },
    is: { total: 2000, tax: 0 },
  },
  {
    why: "a coupon takes its part off before tax",
    stored: { ...withCode, shippingAddress: FLORIDA },
    rules: [TEN],
    is: { total: 1908, tax: 108, coupon: "TEN" },
  },
  {
    why: "a coupon that does not hold is as none",
    stored: withCode,
    rules: [
      {
        ...TEN,
        conditions: { match: "all", of: [{ fact: "subtotal", is: "atLeast", values: [2001] }] },
      },
    ],
    is: { total: 2000, coupon: null, lapsed: ["TEN"] },
  },
  {
    why: "what free shipping takes is the worth after discount",
    settings: { freeShippingFromMinor: 2000 },
    stored: withCode,
    rules: [TEN],
    is: { missing: 200 },
  },
  {
    why: "a coupon for the parcel sends it free, whatever it is worth",
    stored: { ...withCode, shippingAddress: FLORIDA },
    rules: [FREE],
    is: { offered: ["freeshipping", "flatrate"], missing: 0, coupon: "TEN" },
  },
  {
    why: "CART-09 whoever chose what costs before more was put in reads that free shipping is there, not that it is taken",
    stored: { shippingAddress: FLORIDA, chosenShippingMethod: flat },
    items: [{ quantity: 8 }],
    is: {
      total: 16_960 + 795,
      offered: ["freeshipping", "flatrate"],
      chosen: "flatrate",
      missing: 0,
      says: "Free shipping is yours. Choose it at the checkout.",
    },
  },
  {
    why: "CART-09 whoever chose the free way reads that it ships free",
    stored: {
      shippingAddress: FLORIDA,
      chosenShippingMethod: { carrierCode: "freeshipping", methodCode: "freeshipping" },
    },
    items: [{ quantity: 8 }],
    is: {
      total: 16_960,
      chosen: "freeshipping",
      says: "Free shipping reached. Your order ships FREE.",
    },
  },
  {
    why: "a rule without a code needs none",
    rules: [aCartRule()],
    is: { total: 1800, coupon: null, lapsed: [] },
  },
  {
    why: "a code whose last use is gone takes nothing off",
    stored: { coupons: [aCoupon({ usesLeft: 0 })] },
    rules: [TEN],
    is: { total: 2000, coupon: null, lapsed: ["TEN"] },
  },
  {
    why: "where every item travels free, so does the parcel",
    stored: { shippingAddress: FLORIDA },
    items: [{}, { sku: "SHOE" }],
    rules: [aCartRule({ action: { kind: "freeShipping", for: "lines" } })],
    is: { offered: ["freeshipping", "flatrate"], missing: 0 },
  },
  {
    why: "what travels free weighs nothing",
    stored: { shippingAddress: FLORIDA, chosenShippingMethod: tableRate },
    items: [{ quantity: 2 }, { sku: "ANVIL", quantity: 1, weightGrams: 1200 }],
    settings: { tableRatesEnabled: true, tableRateCondition: "package_weight" },
    rules: [
      aCartRule({
        action: { kind: "freeShipping", for: "lines" },
        lines: { match: "all", of: [{ fact: "sku", is: "in", values: ["Anvil"] }] },
      }),
    ],
    facts: { tableRates: [rateByWeight(0, 500), rateByWeight(1200, 900)] },
    is: { total: 6360 + 500, chosen: "tablerate", offered: ["flatrate", "tablerate"] },
  },
  {
    why: "a rule that goes by the carrier holds once one is chosen",
    stored: { shippingAddress: FLORIDA, chosenShippingMethod: flat },
    rules: [
      aCartRule({
        conditions: {
          match: "all",
          of: [
            { fact: "shippingMethod", is: "in", values: ["flatrate"] },
            { fact: "country", is: "in", values: ["US"] },
          ],
        },
      }),
    ],
    is: { total: 1908 + 795 },
  },
];

/** Six percent on goods of class 2 for customers of class 3. */
export function aRule(draft: { readonly code: string; readonly regionCode: string }) {
  return {
    priority: 0,
    customerTaxClassId: 3,
    productTaxClassId: 2,
    countryCode: "US",
    postcodeFrom: null,
    postcodeTo: null,
    rateMicro: 60_000,
    appliesToShipping: false,
    ...draft,
  };
}
