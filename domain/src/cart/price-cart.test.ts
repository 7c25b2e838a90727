import { describe, expect, it } from "vitest";
import { priceCart, type PricingFacts } from "./price-cart.ts";
import { aRule, priceCartCases } from "./price-cart.cases.ts";
import { anItem, aStoredCart, PRICING } from "./testing.ts";

const stored = aStoredCart();

const facts: PricingFacts = {
  ...PRICING,
  settings: { ...PRICING.settings, freeShippingFromMinor: 15_000 },
  taxRules: [aRule({ code: "FL", regionCode: "FL" })],
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
