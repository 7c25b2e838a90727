import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { badgeCount } from "./badge-count.ts";
import { canEditItem, canUseCart } from "./access.ts";
import type { CartItem } from "./cart-item.ts";
import { cartTotals, type TotalsQuestion } from "./totals.ts";

const usd = (minor: number) => money(minor, "USD");

const anItem = (draft: Partial<CartItem>): CartItem => ({
  id: 1,
  productId: 1,
  parentId: null,
  sku: "CAP",
  name: "Cap",
  urlKey: "cap",
  imageFile: null,
  selections: [],
  quantity: 1,
  quantityRules: { minimum: 1, maximum: 10_000, increment: 1 },
  unitPrice: usd(2000),
  regularPrice: usd(2000),
  taxClassId: 2,
  weightGrams: 100,
  isVirtual: false,
  isSaleable: true,
  overrideCategoryId: null,
  embroideryItemId: null,
  ...draft,
});

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
};

const fivePercent = {
  code: "BRIGADE5",
  name: "Autumn",
  kind: "percent",
  discountMicro: 50_000,
  discountMinor: 0,
  minimumSubtotalMinor: 0,
  activeFrom: null,
  activeTo: null,
  usesLeft: null,
  isActive: true,
} as const;

describe("the sum of a cart (CART-08)", () => {
  it("goods, less the coupon, plus shipping, plus tax on what is left of goods and on shipping", () => {
    const items = [
      anItem({ unitPrice: usd(5020), quantity: 12 }),
      anItem({ id: 2, unitPrice: usd(3800), quantity: 2 }),
    ];
    const totals = cartTotals(items, {
      currency: "USD",
      coupon: fivePercent,
      shipping: usd(795),
      tax,
    });
    expect(totals.subtotal.minor).toBe(67_840);
    expect(totals.discount.minor).toBe(3012 + 380);
    expect(totals.tax.minor).toBe(3434 + 433 + 48);
    expect(totals.grandTotal.minor).toBe(67_840 - 3392 + 795 + 3915);
  });

  it("an empty cart is worth nothing", () => {
    const totals = cartTotals([], { currency: "USD", coupon: null, shipping: null, tax: null });
    expect(totals.grandTotal).toEqual(usd(0));
  });

  it("every amount is the exact sum of its rows, whatever is in the cart", () => {
    const some = fc.array(
      fc.record({
        price: fc.integer({ min: 0, max: 100_000 }),
        quantity: fc.integer({ min: 1, max: 500 }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(some, fc.boolean(), (lines, withCoupon) => {
        const items = lines.map(({ price, quantity }, id) =>
          anItem({ id, unitPrice: usd(price), quantity }),
        );
        const totals = cartTotals(items, {
          currency: "USD",
          coupon: withCoupon ? fivePercent : null,
          shipping: usd(795),
          tax,
        });
        const of = (pick: (row: (typeof totals.rows)[number]) => number) =>
          totals.rows.reduce((a, row) => a + pick(row), 0);
        expect(of((row) => row.rowTotal.minor)).toBe(totals.subtotal.minor);
        expect(of((row) => row.discount.minor)).toBe(totals.discount.minor);
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
  it("HEAD-18 the badge counts pieces, embroidery items not", () => {
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

  it("a guest's cart is open to whoever knows its id, a customer's to that customer alone", () => {
    const guest = { kind: "guest", customerGroupId: 0 } as const;
    const customer = {
      kind: "customer",
      customerId: 4,
      email: "a@example.com",
      customerGroupId: 1,
    } as const;
    expect(canUseCart(guest, { customerId: null, storeWebsiteId: 1 }, 1)).toBe(true);
    expect(canUseCart(guest, { customerId: 4, storeWebsiteId: 1 }, 1)).toBe("cart.foreignCart");
    expect(canUseCart(customer, { customerId: 4, storeWebsiteId: 1 }, 1)).toBe(true);
    expect(canUseCart(customer, { customerId: 5, storeWebsiteId: 1 }, 1)).toBe("cart.foreignCart");
    expect(canUseCart(guest, { customerId: null, storeWebsiteId: 2 }, 1)).toBe("cart.foreignCart");
  });
});
