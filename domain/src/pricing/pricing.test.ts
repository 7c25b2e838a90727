import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { storeSettingDefaults } from "../store/settings.ts";
import { finalPriceMinor, isBulkPrice, specialHolds, type ListedPrice } from "./final-price.ts";
import { decimalOf, formatPrice, minorOf } from "../money/price-format.ts";
import { priceFormatFor } from "../store/currency.ts";
import { struckMinor } from "./strike-through.ts";
import { bestTierMinor, type TierPrice } from "./tier-price.ts";
import { tierTable } from "./tier-table.ts";

const aTier = (draft: Partial<TierPrice>): TierPrice => ({
  websiteId: null,
  customerGroupId: null,
  quantity: 1,
  priceMinor: null,
  discountMicro: null,
  ...draft,
});

const tiers = fc.array(
  fc
    .record({
      websiteId: fc.constantFrom(null, 1, 2),
      customerGroupId: fc.constantFrom(null, 0, 1),
      quantity: fc.integer({ min: 1, max: 50 }),
      price: fc.integer({ min: 0, max: 20_000 }),
      micro: fc.integer({ min: 0, max: 1_000_000 }),
      isPrice: fc.boolean(),
    })
    .map(({ price, micro, isPrice, ...tier }) =>
      aTier({ ...tier, priceMinor: isPrice ? price : null, discountMicro: isPrice ? null : micro }),
    ),
  { maxLength: 8 },
);

const prices: fc.Arbitrary<ListedPrice> = fc.record({
  baseMinor: fc.integer({ min: 0, max: 20_000 }),
  specialMinor: fc.option(fc.integer({ min: 0, max: 20_000 })),
  specialFrom: fc.option(fc.integer({ min: 0, max: 100 })),
  specialTo: fc.option(fc.integer({ min: 0, max: 100 })),
  ruledMinor: fc.option(fc.integer({ min: 0, max: 20_000 })),
  tiers,
});

const reader = { websiteId: 1, customerGroupId: 0, quantity: 1, now: 50 };

describe("the final price", () => {
  it("PDP-48 is never above the base price and a whole number of minor units", () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 60 }), (price, quantity) => {
        const final = finalPriceMinor(price, { ...reader, quantity });
        expect(final).toBeLessThanOrEqual(price.baseMinor);
        expect(Number.isInteger(final) && final >= 0).toBe(true);
      }),
    );
  });

  it("PDP-48 never rises with the quantity", () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 60 }), (price, quantity) => {
        const one = finalPriceMinor(price, { ...reader, quantity });
        expect(finalPriceMinor(price, { ...reader, quantity: quantity + 1 })).toBeLessThanOrEqual(
          one,
        );
      }),
    );
  });

  it("PDP-48 bulk discounts are taken off the base price, not off a special one", () => {
    const price = {
      baseMinor: 10_000,
      specialMinor: 8000,
      specialFrom: null,
      specialTo: null,
      ruledMinor: null,
      tiers: [aTier({ quantity: 10, discountMicro: 250_000 })],
    };
    expect(finalPriceMinor(price, reader)).toBe(8000);
    expect(finalPriceMinor(price, { ...reader, quantity: 10 })).toBe(7500);
  });

  it.each([
    { why: "below the tier it is none", quantity: 11, special: null, bulk: false },
    { why: "from the tier on it is", quantity: 12, special: null, bulk: true },
    {
      why: "a special price that beats the tier is none",
      quantity: 12,
      special: 7000,
      bulk: false,
    },
    { why: "a tier that beats the special price is", quantity: 12, special: 9000, bulk: true },
  ])("PDP-48 a bulk price: $why", ({ quantity, special, bulk }) => {
    const price = {
      baseMinor: 10_000,
      specialMinor: special,
      specialFrom: null,
      specialTo: null,
      ruledMinor: null,
      tiers: [aTier({ quantity: 12, priceMinor: 8000 })],
    };
    expect(isBulkPrice(price, { ...reader, quantity })).toBe(bulk);
  });

  it.each([
    { why: "is the price where it is the lowest", ruled: 7000, final: 7000 },
    { why: "leaves a lower special price alone", ruled: 8500, final: 8000 },
  ])("issue 9.7 what a rule makes of the base price $why", ({ ruled, final }) => {
    const price = {
      baseMinor: 10_000,
      specialMinor: 8000,
      specialFrom: null,
      specialTo: null,
      ruledMinor: ruled,
      tiers: [aTier({ quantity: 12, discountMicro: 250_000 })],
    };
    expect(finalPriceMinor(price, reader)).toBe(final);
    // Twelve take a quarter off the base price, nothing off the ruled one.
    expect(finalPriceMinor(price, { ...reader, quantity: 12 })).toBe(Math.min(7500, ruled));
    expect(isBulkPrice(price, { ...reader, quantity: 12 })).toBe(ruled > 7500);
  });

  it("PDP-48 a group's own price from one piece on is no bulk price", () => {
    const price = {
      baseMinor: 10_000,
      specialMinor: null,
      specialFrom: null,
      specialTo: null,
      ruledMinor: null,
      tiers: [aTier({ customerGroupId: 0, priceMinor: 8000 })],
    };
    expect(isBulkPrice(price, { ...reader, quantity: 40 })).toBe(false);
  });

  it("holds a special price from its first instant up to, not with, the instant after", () => {
    const dates = { specialFrom: 10, specialTo: 20 };
    expect([9, 10, 19, 20].map((now) => specialHolds(dates, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it("a tier of another website or group is nobody else's", () => {
    const others = [
      aTier({ websiteId: 2, priceMinor: 1 }),
      aTier({ customerGroupId: 1, priceMinor: 1 }),
    ];
    expect(bestTierMinor(others, reader, 1000)).toBeUndefined();
  });

  it("a discount on a very large price stays exact", () => {
    const tier = aTier({ discountMicro: 333_333 });
    expect(bestTierMinor([tier], reader, 900_000_000_000)).toBe(600_000_300_000);
  });
});

describe("the tier table", () => {
  it("PDP-08 shows only tiers below the price, each cheaper than the one before", () => {
    fc.assert(
      fc.property(prices, (price) => {
        const priceMinor = finalPriceMinor(price, reader);
        const rows = tierTable(price.tiers, reader, { baseMinor: price.baseMinor, priceMinor });
        let before = priceMinor;
        for (const row of rows) {
          expect(row.minor).toBeLessThan(before);
          before = row.minor;
        }
        expect(rows.map((row) => row.quantity)).toEqual(
          rows.map((row) => row.quantity).toSorted((a, b) => a - b),
        );
      }),
    );
  });

  it("PDP-48 gives the discount as a rounded percentage against the original price", () => {
    const rows = tierTable([aTier({ quantity: 12, priceMinor: 6665 })], reader, {
      baseMinor: 9999,
      priceMinor: 9000,
    });
    expect(rows).toEqual([{ quantity: 12, minor: 6665, percent: 33 }]);
  });
});

describe("the struck-through price", () => {
  it.each([
    [{ priceMinor: 1000, originalMinor: null, msrpMinor: 1200 }, 1200],
    [{ priceMinor: 1000, originalMinor: 1000, msrpMinor: 1200 }, 1200],
    [{ priceMinor: 1000, originalMinor: 1100, msrpMinor: 1200 }, 1100],
    [{ priceMinor: 1000, originalMinor: null, msrpMinor: 1000 }, null],
    [{ priceMinor: 1000, originalMinor: null, msrpMinor: null }, null],
  ])("PLP-26 of %o is %s", (block, struck) => {
    expect(struckMinor(block)).toBe(struck);
  });

  it("PLP-27 is hidden by an active portal with a code that says so", () => {
    const block = { priceMinor: 1000, originalMinor: 1100, msrpMinor: null };
    const portal = { isActive: true, code: "acme", hideStruckPrices: true };
    expect(struckMinor(block, portal)).toBeNull();
    expect(struckMinor(block, { ...portal, code: "" })).toBe(1100);
    expect(struckMinor(block, { ...portal, isActive: false })).toBe(1100);
  });
});

describe("a written price", () => {
  const inDollars = priceFormatFor("USD", storeSettingDefaults.priceFormat);

  it.each([
    [123_456_789, "USD", "$1,234,567.89"],
    [-550, "USD", "−$5.50"],
    [1234, "JPY", "¥1,234"],
    [500, "CAD", "CA$5.00"],
    [500, "CHF", "CHF 5.00"],
  ])("reading 34: %d minor units of %s are %s", (minor, currency, text) => {
    const format = priceFormatFor(currency, storeSettingDefaults.priceFormat);
    expect(formatPrice({ minor, currency }, format)).toBe(text);
  });

  it("reading 34: the configured format leads", () => {
    const format = { ...inDollars, pattern: "%s €", decimalSymbol: ",", groupSymbol: "." };
    expect(formatPrice({ minor: 123_450, currency: "EUR" }, priceFormatFor("EUR", format))).toBe(
      "1.234,50 €",
    );
  });

  it("decimals and minor units are each other's reverse", () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom("USD", "JPY", "KWD"), (minor, currency) => {
        expect(minorOf(decimalOf({ minor, currency }), currency)).toBe(minor);
      }),
    );
  });
});
