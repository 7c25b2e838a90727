import { aCustomer, GUEST, SIGNED_OUT } from "../../access/principal.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aBundledItem } from "../../bundle/testing.ts";
import { money } from "../../money/money.ts";
import { badgeCount } from "../badge-count.ts";
import { canEditItem, canUseCart, mayActAsGuest } from "../access.ts";
import type { CartItem } from "../cart-item.ts";
import { applyRules, NO_PROMOTIONS } from "../../promotion/apply-rules.ts";
import { aCartRule, aCoupon, aPromotedProduct } from "../../promotion/rules.cases.ts";
import { anItem, MONEY_ALONE } from "../testing.ts";
import { fillPhrase } from "../../phrase.ts";
import { saidLines } from "../../line/said-lines.ts";
import { cartTotals, promotedRows, type TotalsQuestion } from "./totals.ts";

const usd = (minor: number) => money(minor, "USD");

const tax: TotalsQuestion["tax"] = {
  rules: [
    {
      code: "FL",
      priority: 0,
      customerTaxClassId: 3,
      productTaxClassId: 2,
      countryCode: "US",
      regionCode: "FL",
      postcodeFrom: null,
      postcodeTo: null,
      rateMicro: 60_000,
      appliesToShipping: true,
    },
  ],
  place: { countryCode: "US", regionCode: "FL", postcode: "33063", customerTaxClassId: 3 },
  isIncluded: false,
  taxesShipping: false,
};

const FIVE = aCartRule({ needsCoupon: true, action: { kind: "percent", micro: 50_000 } });

/** What five percent by code do to these items. */
const fivePercent = (items: readonly CartItem[], code = "BRIGADE5") =>
  applyRules([FIVE], {
    websiteId: 1,
    groupId: 0,
    storeViewId: 1,
    currency: "USD",
    catalogCurrency: "USD",
    now: new Date(0),
    rows: promotedRows(items),
    lines: items.map(({ quantity }) => ({ quantity, product: aPromotedProduct() })),
    quantity: 0,
    subtotalMinor: 0,
    carrierCode: null,
    countryCode: null,
    coupons: [aCoupon({ code })],
  });

const hemFor = (minor: number) => ({
  kind: "alteration-piping" as const,
  text: "Short",
  serviceId: 7,
  service: { sku: "HEM", name: "Hem", unitPrice: usd(minor), taxClassId: 2, isBulkPrice: false },
});

describe("the sum of a cart (CART-08)", () => {
  it("goods, less the coupon, plus shipping, plus tax on what is left of goods and on shipping", () => {
    const items = [
      anItem({ unitPrice: usd(5400), quantity: 2 }),
      anItem({ id: 2, unitPrice: usd(3800), quantity: 2 }),
    ];
    const totals = cartTotals(items, {
      ...MONEY_ALONE,
      currency: "USD",
      promotions: fivePercent(items),
      shipping: usd(795),
      tax,
    });
    expect(totals.subtotal.minor).toBe(18_400);
    expect(totals.discount.minor).toBe(540 + 380);
    expect(totals.tax.minor).toBe(616 + 433 + 48);
    expect(totals.grandTotal.minor).toBe(18_400 - 920 + 795 + 1097);
  });

  it("PDP-48 twelve coats at the tier price take no coupon, what is beside them does", () => {
    const items = [
      anItem({ unitPrice: usd(5020), quantity: 12, isBulkPrice: true }),
      anItem({ id: 2, unitPrice: usd(3800), quantity: 2 }),
    ];
    const totals = cartTotals(items, {
      ...MONEY_ALONE,
      currency: "USD",
      promotions: fivePercent(items),
      shipping: null,
      tax: null,
    });
    expect(totals.rows.map((row) => row.discount.minor)).toEqual([0, 380]);
    expect(totals.grandTotal.minor).toBe(60_240 + 7600 - 380);
  });

  it("what is done to the pieces is in their row, taxed and discounted as what it is", () => {
    const hem = hemFor(900);
    const parts = [
      { ...hem, service: { ...hem.service, taxClassId: 9 } },
      { kind: "special-instructions", text: "Navy", serviceId: null, service: null },
    ] as const;
    const items = [
      anItem({ unitPrice: usd(5000), quantity: 12, isBulkPrice: true, parts }),
      anItem({ id: 2, unitPrice: usd(1000), quantity: 1 }),
    ];
    const totals = cartTotals(items, {
      ...MONEY_ALONE,
      currency: "USD",
      promotions: fivePercent(items),
      shipping: null,
      tax,
    });
    // The coats are at a bulk price and take no coupon, their hems do; services of class 9 are not taxed.
    expect(totals.rows).toEqual([
      { rowTotal: usd(60_000 + 10_800), discount: usd(540), tax: usd(3600) },
      { rowTotal: usd(1000), discount: usd(50), tax: usd(57) },
    ]);
    expect(totals.subtotal).toEqual(usd(71_800));
  });

  it("CART-08 the lines of the sum are said once, values as they are, also with %1 in a code", () => {
    const items = [anItem({ quantity: 2 })];
    const totals = cartTotals(items, {
      ...MONEY_ALONE,
      currency: "USD",
      promotions: fivePercent(items, "%1 OFF %2"),
      shipping: usd(0),
      tax,
    });
    const said = saidLines(totals, (phrase, ...values) => fillPhrase(phrase, values));
    expect(said.map(({ code, label, amount }) => [code, label, amount.minor])).toEqual([
      ["subtotal", "Subtotal", 4000],
      ["discount", "Discount (%1 OFF %2)", -200],
      ["shipping", "Shipping", 0],
      ["tax", "Tax", 228],
      ["grand_total", "Grand Total", 4028],
    ]);
  });

  it("a bundle is one row, taxed as what it holds; what rules take off it is off all of it", () => {
    const bundled = [
      aBundledItem({ unitPrice: usd(2000), quantity: 2, taxClassId: 2 }),
      aBundledItem({ unitPrice: usd(1000), taxClassId: 9 }),
    ];
    const items = [
      anItem({ id: 1, unitPrice: usd(5000), quantity: 2, bundled, parts: [hemFor(500)] }),
      anItem({ id: 2, unitPrice: usd(1000) }),
    ];
    const sumOf = (promotions: TotalsQuestion["promotions"]) =>
      cartTotals(items, { ...MONEY_ALONE, currency: "USD", promotions, shipping: null, tax });
    // Of 100.00 what is of class 9 is not taxed; the hem is.
    expect(sumOf(NO_PROMOTIONS).rows).toEqual([
      { rowTotal: usd(11_000), discount: usd(0), tax: usd(480 + 60) },
      { rowTotal: usd(1000), discount: usd(0), tax: usd(60) },
    ]);
    expect(sumOf(fivePercent(items)).rows).toEqual([
      { rowTotal: usd(11_000), discount: usd(550), tax: usd(456 + 57) },
      { rowTotal: usd(1000), discount: usd(50), tax: usd(57) },
    ]);
    expect(promotedRows(items).map(({ line, isService }) => [line, isService])).toEqual([
      [0, false],
      [0, true],
      [1, false],
    ]);
  });

  it("prices that hold their tax are the sum; the tax in them, and in the way, is said", () => {
    const held = { ...tax, rules: tax.rules.map((rule) => ({ ...rule, rateMicro: 200_000 })) };
    const items = [anItem({ quantity: 2 })];
    const totals = cartTotals(items, {
      ...MONEY_ALONE,
      currency: "USD",
      promotions: fivePercent(items),
      shipping: usd(600),
      tax: { ...held, isIncluded: true },
    });
    expect(totals.lines.map(({ code, phrase, amount }) => [code, phrase, amount.minor])).toEqual([
      ["subtotal", "Subtotal", 4000],
      ["discount", "Discount (%1)", -200],
      ["shipping", "Shipping", 600],
      ["tax", "Includes tax", 633 + 100],
    ]);
    expect(totals.grandTotal.minor).toBe(4400);
    expect(totals.tax.minor).toBe(733);
  });

  it("the way is taxed where the shop says so, whatever its rules say", () => {
    const rules = tax.rules.map((rule) => ({ ...rule, appliesToShipping: false }));
    const taxOf = (taxesShipping: boolean) =>
      cartTotals([anItem({})], {
        ...MONEY_ALONE,
        currency: "USD",
        promotions: NO_PROMOTIONS,
        shipping: usd(1000),
        tax: { ...tax, rules, taxesShipping },
      }).tax.minor;
    expect([taxOf(false), taxOf(true)]).toEqual([120, 180]);
  });

  it("an empty cart is worth nothing", () => {
    const totals = cartTotals([], {
      ...MONEY_ALONE,
      currency: "USD",
      promotions: NO_PROMOTIONS,
      shipping: null,
      tax: null,
    });
    expect(totals.grandTotal).toEqual(usd(0));
  });

  it("every amount is the exact sum of its rows, whatever is in the cart", () => {
    const some = fc.array(
      fc.record({
        price: fc.integer({ min: 0, max: 100_000 }),
        isBulkPrice: fc.boolean(),
        quantity: fc.integer({ min: 1, max: 500 }),
        service: fc.option(fc.integer({ min: 0, max: 5000 })),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(some, fc.boolean(), (lines, withCoupon) => {
        const items = lines.map(({ price, quantity, isBulkPrice, service }, id) =>
          anItem({
            id,
            unitPrice: usd(price),
            quantity,
            isBulkPrice,
            parts: service === null ? [] : [hemFor(service)],
          }),
        );
        const totals = cartTotals(items, {
          ...MONEY_ALONE,
          currency: "USD",
          promotions: withCoupon ? fivePercent(items) : NO_PROMOTIONS,
          shipping: usd(795),
          tax,
        });
        const of = (pick: (row: (typeof totals.rows)[number]) => number) =>
          totals.rows.reduce((a, row) => a + pick(row), 0);
        expect(of((row) => row.rowTotal.minor)).toBe(totals.subtotal.minor);
        expect(of((row) => row.discount.minor)).toBe(totals.discount.minor);
        expect(totals.lines.reduce((a, one) => a + one.amount.minor, 0)).toBe(
          totals.grandTotal.minor,
        );
        expect(totals.taxes.reduce((a, one) => a + one.amount.minor, 0)).toBe(totals.tax.minor);
        expect(totals.grandTotal.minor).toBe(
          totals.subtotal.minor - totals.discount.minor + 795 + totals.tax.minor,
        );
        expect(totals.grandTotal.minor).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("the cart's other rules", () => {
  it("HEAD-18, EMB-34 the badge counts pieces, embroidery items not", () => {
    expect(
      badgeCount([
        { quantity: 12, embroideryItemId: null },
        { quantity: 12, embroideryItemId: 7 },
      ]),
    ).toBe(12);
  });

  it("CART-27 items of the reserved embroidery sku cannot be edited", () => {
    expect(canEditItem({ sku: "embroidery" })).toBe("cart.itemLocked");
    expect(canEditItem({ sku: "CAP" })).toBe(true);
  });

  it("whoever does not know that their session is over is asked to sign in for a customer's cart", () => {
    const customers = { customerId: 4, storeWebsiteId: 1 };
    expect(canUseCart(SIGNED_OUT, customers, 1)).toBe("access.loginRequired");
    expect(canUseCart(SIGNED_OUT, customers, 2)).toBe("cart.otherWebsite");
    expect(canUseCart(SIGNED_OUT, { ...customers, customerId: null }, 1)).toBe(true);
    expect([mayActAsGuest(SIGNED_OUT), mayActAsGuest(GUEST)]).toEqual([
      "access.loginRequired",
      true,
    ]);
  });
  it("a guest's cart is open to whoever knows its id, a customer's to that customer alone", () => {
    const guest = GUEST;
    const customer = aCustomer({ customerId: 4, email: "a@example.com", groupId: 1 });
    expect(canUseCart(guest, { customerId: null, storeWebsiteId: 1 }, 1)).toBe(true);
    expect(canUseCart(guest, { customerId: 4, storeWebsiteId: 1 }, 1)).toBe("cart.foreignCart");
    expect(canUseCart(customer, { customerId: 4, storeWebsiteId: 1 }, 1)).toBe(true);
    expect(canUseCart(customer, { customerId: 5, storeWebsiteId: 1 }, 1)).toBe("cart.foreignCart");
    expect(canUseCart(guest, { customerId: null, storeWebsiteId: 2 }, 1)).toBe("cart.otherWebsite");
  });
});
