import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money } from "../../money/money.ts";
import { aCartRule } from "../../promotion/rules.cases.ts";
import type { CartItem } from "../cart-item.ts";
import { priceCart, type PricingFacts } from "../price-cart.ts";
import { quotedPrices, type QuotedPrices } from "./quoted-prices.ts";
import { quoteState } from "./quote-state.ts";
import { quoteIdOf, quoteNumber } from "./quote-number.ts";
import { anItem, aStoredCart, PRICING } from "../testing.ts";

const usd = (minor: number) => money(minor, "USD");
const UNTIL = new Date("2026-12-07T12:00:00Z");
const TENTH = aCartRule({ action: { kind: "percent", micro: 100_000 } });

const MARGATE = {
  firstname: "Ann",
  lastname: "Chef",
  company: "",
  street: ["12 Pier Street"],
  city: "Margate",
  regionCode: "FL",
  region: "Florida",
  postcode: "33063",
  countryCode: "US",
  telephone: "555 0100",
  saveInAddressBook: false,
};

const stored = aStoredCart({
  shippingAddress: MARGATE,
  billingSameAsShipping: true,
  chosenShippingMethod: { carrierCode: "flatrate", methodCode: "flatrate" },
});

const facts: PricingFacts = {
  ...PRICING,
  promotion: { ...PRICING.promotion, rules: [TENTH] },
  settings: { ...PRICING.settings, flatRateMinor: 795 },
};

/** The same shop later: without its promotion, with a dearer way. */
const later: PricingFacts = {
  ...facts,
  promotion: { ...facts.promotion, rules: [] },
  settings: { ...facts.settings, flatRateMinor: 1200 },
};

const hem = (minor: number) => ({
  kind: "alteration-piping" as const,
  text: "Short",
  serviceId: 7,
  service: {
    sku: "HEM",
    name: "Hem",
    unitPrice: usd(minor),
    taxClassId: 2,
    isBulkPrice: false,
  },
});

const HEMMED: CartItem = anItem({
  quantity: 3,
  unitPrice: usd(1999),
  parts: [hem(900)],
  configuration: {
    kind: "plain",
    parts: [{ kind: "alteration-piping", text: "Short", serviceId: 7 }],
  },
});
const PLAIN: CartItem = anItem({ id: 2, productId: 2, quantity: 2, unitPrice: usd(1501) });
const QUOTED = priceCart(stored, [HEMMED, PLAIN], facts);
const QUOTE = quotedPrices(QUOTED, { id: 100_001, validUntil: UNTIL });

/** What was quoted is dearer now, and stands in another order. */
const DEARER = [
  { ...PLAIN, id: 8, unitPrice: usd(2500), isBulkPrice: true },
  { ...HEMMED, id: 9, unitPrice: usd(3000), parts: [hem(1000)] },
];

const priced = (
  items: readonly CartItem[],
  asked: PricingFacts = later,
  quoted: QuotedPrices | null = QUOTE,
) => priceCart({ ...stored, quoted }, items, asked);

describe("decision 0077 the prices of a quote", () => {
  it("hold for the cart that it was made of, however its prices and promotions have changed", () => {
    const cart = priced(DEARER);
    expect(cart.quote).toEqual({ id: 100_001, validUntil: UNTIL });
    expect(cart.totals.grandTotal).toEqual(QUOTED.totals.grandTotal);
    expect(cart.totals.discount).toEqual(QUOTED.totals.discount);
    expect(
      cart.totals.lines.map(({ phrase, values, amount }) => [phrase, values, amount.minor]),
    ).toEqual([
      ["Subtotal", [], 3 * 2899 + 2 * 1501],
      ["Discount (%1)", ["Q100001"], -870 - 300],
      ["Shipping", [], 795],
    ]);
  });

  it("take no promotion of today besides, and are no bulk price", () => {
    const cart = priced(DEARER, { ...later, promotion: facts.promotion });
    expect(cart.totals.grandTotal).toEqual(QUOTED.totals.grandTotal);
    expect(cart.items.map(({ isBulkPrice, nextTier }) => [isBulkPrice, nextTier])).toEqual([
      [false, null],
      [false, null],
    ]);
  });

  it.each<[string, readonly CartItem[], PricingFacts?]>([
    ["a piece more", [{ ...DEARER[0], quantity: 3 } as CartItem, ...DEARER.slice(1)]],
    ["a line less", DEARER.slice(1)],
    ["a line more", [...DEARER, anItem({ id: 10, productId: 3 })]],
    ["a line in the place of another", [...DEARER.slice(1), anItem({ id: 10, productId: 3 })]],
    ["something that cannot be had", DEARER.map((item) => ({ ...item, isSaleable: false }))],
    ["its last moment", DEARER, { ...later, now: UNTIL }],
    ["another currency", DEARER, { ...later, currency: "GBP" }],
  ])("do not hold with %s: its prices are today's", (why, items, asked = later) => {
    const inTheirs = items.map((item) => ({
      ...item,
      unitPrice: money(item.unitPrice.minor, asked.currency),
      parts: item.parts.map((part) => ({
        ...part,
        service: part.service && { ...part.service, unitPrice: money(1000, asked.currency) },
      })),
    }));
    const cart = priced(inTheirs, asked);
    expect(cart.quote, why).toBeNull();
    expect(cart).toEqual({ ...priced(inTheirs, asked, null), quoted: QUOTE });
  });

  it("send it to the place that was said alone at the charge that was said", () => {
    const elsewhere = { ...MARGATE, postcode: "10001", regionCode: "NY" };
    const cart = priceCart({ ...stored, quoted: QUOTE, shippingAddress: elsewhere }, DEARER, later);
    expect(cart.quote).not.toBeNull();
    expect(cart.chosenShippingMethod?.amount).toEqual(usd(1200));
  });

  it("take nothing off below zero and sum up to the cent, whatever is taken off", () => {
    const minor = fc.integer({ min: 0, max: 100_000 });
    const line = fc.record({
      unit: minor,
      service: minor,
      quantity: fc.integer({ min: 1, max: 30 }),
    });
    const percent = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), percent, (lines, micro) => {
        const items = lines.map(({ unit, service, quantity }, at) =>
          anItem({
            id: at + 1,
            productId: at + 1,
            quantity,
            unitPrice: usd(unit),
            parts: [hem(service)],
            configuration: HEMMED.configuration,
          }),
        );
        const rule = { ...TENTH, action: { kind: "percent", micro } as const };
        const then = priced(
          items,
          { ...facts, promotion: { ...facts.promotion, rules: [rule] } },
          null,
        );
        const quote = quotedPrices(then, { id: 1, validUntil: UNTIL });
        const today = items.map((item) => ({ ...item, unitPrice: usd(7), parts: [hem(3)] }));
        const { totals } = priced(today, later, quote);
        expect(totals.rows.map((row) => [row.rowTotal, row.discount])).toEqual(
          then.totals.rows.map((row) => [row.rowTotal, row.discount]),
        );
        expect(
          totals.rows.every(({ rowTotal, discount }) => discount.minor <= rowTotal.minor),
        ).toBe(true);
      }),
    );
  });
});

it("decision 0077 a quote is open until its last moment, and stays ordered", () => {
  const before = new Date(UNTIL.getTime() - 1);
  const at = (now: Date, isOrdered: boolean) => quoteState({ validUntil: UNTIL, isOrdered }, now);
  expect([at(before, false), at(UNTIL, false), at(before, true), at(UNTIL, true)]).toEqual([
    "open",
    "expired",
    "ordered",
    "ordered",
  ]);
});

it.each([
  ["Q100001", 100_001],
  [" q100001 ", 100_001],
  ["100001", 0],
  ["Q0", 0],
  ["Q1e5", 0],
  ["Q99999999999999999", 0],
])("decision 0077 %j is the quote %d", (number, id) => {
  expect(quoteIdOf(number)).toBe(id);
  if (id > 0) expect(quoteNumber(id)).toBe("Q100001");
});
