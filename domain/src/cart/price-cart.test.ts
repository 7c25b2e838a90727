import { describe, expect, it } from "vitest";
import { aPromotedProduct } from "../promotion/rules.cases.ts";
import { storeSettingDefaults } from "../store/settings.ts";
import type { StoredCart } from "./cart.ts";
import { priceCart, type PricingFacts } from "./price-cart.ts";
import { aRule, priceCartCases } from "./price-cart.cases.ts";
import { anItem } from "./testing.ts";

const stored: StoredCart = {
  id: 1,
  maskId: "a",
  storeViewId: 1,
  customerId: null,
  email: null,
  billingAddress: null,
  shippingAddress: null,
  billingSameAsShipping: false,
  chosenShippingMethod: null,
  paymentMethodCode: null,
  paymentDetails: null,
  coupons: [],
  giftCards: [],
  usesStoreCredit: false,
  rewardPoints: 0,
  ownAccounts: [],
  cardProviders: [],
  orderComment: null,
  quoted: null,
  isActive: true,
  isJoined: false,
  version: 1,
  items: [],
};

const facts: PricingFacts = {
  currency: "USD",
  now: new Date("2026-11-23T12:00:00Z"),
  promotion: {
    rules: [],
    websiteId: 1,
    groupId: 0,
    storeViewId: 1,
    catalogCurrency: "USD",
    productOf: ({ sku }) => aPromotedProduct({ skus: [sku.toLowerCase()] }),
  },
  settings: { ...storeSettingDefaults, freeShippingFromMinor: 15_000 },
  tableRates: [],
  taxRules: [aRule({ code: "FL", regionCode: "FL" })],
  customerTaxClassId: 3,
};

describe("the price of a cart", () => {
  it.each(priceCartCases)("$why", (asked) => {
    const items = (asked.items ?? [{}]).map(anItem);
    const settings = { ...facts.settings, ...asked.settings };
    const cart = priceCart({ ...stored, ...asked.stored }, items, {
      ...facts,
      ...asked.facts,
      promotion: { ...facts.promotion, rules: asked.rules ?? [] },
      settings,
    });
    expect({
      total: cart.totals.grandTotal.minor,
      tax: cart.totals.tax.minor,
      offered: cart.shippingMethods.map(({ carrierCode }) => carrierCode),
      chosen: cart.chosenShippingMethod?.carrierCode ?? null,
      coupon: cart.coupons[0]?.code ?? null,
      lapsed: cart.lapsedCodes,
      missing: cart.freeShipping?.missingMinor ?? null,
      says: cart.freeShipping?.phrase,
    }).toMatchObject(asked.is);
  });

  it("PAY-12 store credit is used only while the shop has it on", () => {
    const used = (storeCreditEnabled: boolean) =>
      priceCart({ ...stored, usesStoreCredit: true }, [anItem({})], {
        ...facts,
        settings: { ...facts.settings, storeCreditEnabled },
      }).usesStoreCredit;
    expect([used(true), used(false)]).toEqual([true, false]);
  });
});
