import { describe, expect, it } from "vitest";
import { money } from "../../money/money.ts";
import { ENGLISH, sayer } from "../../phrase.ts";
import { badgeCount } from "../badge-count.ts";
import type { CartItem } from "../cart-item.ts";
import { saidRows } from "../line-kinds.ts";
import { priceCart, type PricingFacts } from "../price-cart.ts";
import { aRule as aTaxRule } from "../price-cart.cases.ts";
import { quotedPrices } from "../quote/quoted-prices.ts";
import { canEditItem } from "../access.ts";
import { anItem, aStoredCart, PRICING } from "../testing.ts";
import { aCartRule } from "../../promotion/rules.cases.ts";
import { digitizingFor, digitizingItem, logosToDigitize } from "./digitizing.ts";

const usd = (minor: number) => money(minor, "USD");

/** A cap with logos, each at a place of its own. */
const aCarrier = (id: number, ...logos: readonly string[]): CartItem => {
  const parts = logos.map((logo, at) => ({
    kind: "logos" as const,
    text: logo,
    serviceId: null,
    service: null,
    made: {
      logo,
      name: "Crown",
      state: "uploaded" as const,
      sewn: null,
      fabric: "twill" as const,
      placement: { code: `place-${at}`, name: `Place ${at}` },
    },
  }));
  return anItem({ id, productId: id, configuration: { kind: "plain", parts }, parts });
};

/** The product that digitizing is charged as, as a line of 45 dollars. */
const aService = (logo: string, id = -1) =>
  anItem({
    id,
    productId: 90,
    sku: "DIGITIZE0000",
    name: "Digitizing",
    urlKey: "digitizing",
    isVirtual: true,
    unitPrice: usd(4500),
    regularPrice: usd(4500),
    quantityRules: { minimum: 2, maximum: 10, increment: 2 },
    configuration: { kind: "virtual", digitizes: { logo, name: "Crown" } },
  });

describe("EMB-17 the logos that a cart pays the stitches of", () => {
  it.each<[string, readonly CartItem[], readonly string[], readonly string[]]>([
    ["none where nobody wants a logo", [anItem({})], ["L000001"], []],
    ["none where all are paid", [aCarrier(1, "L000001")], [], []],
    ["one for two places", [aCarrier(1, "L000001", "L000001")], ["L000001"], ["L000001: 1"]],
    [
      "one for two items",
      [aCarrier(1, "L000001"), anItem({ id: 2 }), aCarrier(3, "L000001")],
      ["L000001"],
      ["L000001: 1, 3"],
    ],
    [
      "each of two, as they stand in the cart",
      [aCarrier(1, "L000002"), aCarrier(2, "L000001", "L000002", "L000003")],
      ["L000001", "L000002"],
      ["L000002: 1, 2", "L000001: 2"],
    ],
  ])("%s", (_, items, unpaid, told) => {
    const found = logosToDigitize(items, unpaid);
    expect(
      found.map(({ logo, carriers }) => `${logo.logo}: ${carriers.map(({ id }) => id).join(", ")}`),
    ).toEqual(told);
  });

  it("is one piece that nobody changes, weighs nothing and belongs to the first item that carries it", () => {
    const [wanted] = logosToDigitize([aCarrier(4, "L000001"), aCarrier(5, "L000001")], ["L000001"]);
    const line = digitizingItem(aService("L000001"), wanted!);
    expect(line).toMatchObject({
      quantity: 1,
      quantityRules: { minimum: 1, maximum: 1, increment: 1 },
      weightGrams: 0,
      isVirtual: true,
      embroideryItemId: 4,
    });
    expect(canEditItem(line)).toBe("cart.itemLocked");
    expect(canEditItem({ sku: "digitize0000" })).toBe("cart.itemLocked");
    expect(saidRows(line, sayer(ENGLISH))).toEqual([
      { part: null, label: "Logo", value: "Crown L000001", price: null },
    ]);
  });
});

/** Two caps that carry a logo of which the stitches are to be paid, and one more cap. */
function aCart(facts: Partial<PricingFacts> = {}, stored = aStoredCart()) {
  const items = [aCarrier(1, "L000001"), anItem({ id: 2 }), aCarrier(3, "L000001")];
  const digitizing = logosToDigitize(items, ["L000001"]).map((one) =>
    digitizingItem(aService(one.logo.logo), one),
  );
  return priceCart(stored, [...items, ...digitizing], { ...PRICING, ...facts });
}

const florida = {
  firstname: "Demo",
  lastname: "Buyer",
  company: "",
  street: ["12 Pier Street"],
  city: "Margate",
  regionCode: "FL",
  region: "Florida",
  postcode: "33063",
  countryCode: "US",
  telephone: "",
  saveInAddressBook: false,
} as const;

describe("EMB-17 the price of a cart with digitizing", () => {
  it("EMB-34, CART-06 is charged once, related to both items, and not counted in the badge", () => {
    const { items, totals } = aCart();
    expect(totals.grandTotal).toEqual(usd(3 * 2000 + 4500));
    expect(badgeCount(items)).toBe(3);
    expect(items.map((item) => digitizingFor(item, items).map(({ id }) => id))).toEqual([
      [-1],
      [],
      [-1],
      [],
    ]);
  });

  it("no promotion takes anything off it", () => {
    const half = aCartRule({ needsCoupon: false, action: { kind: "percent", micro: 500_000 } });
    const promotion = { ...PRICING.promotion, rules: [half] };
    const { totals, items } = aCart({ promotion });
    expect(totals.grandTotal).toEqual(usd(3 * 1000 + 4500));
    expect(totals.rows.map(({ discount }) => discount.minor)).toEqual([1000, 1000, 1000, 0]);
    expect(totals.discounts[0]?.rows).toHaveLength(items.length);
  });

  it("is taxed by its own class, travels nowhere, and is no worth from which goods travel free", () => {
    const settings = { ...PRICING.settings, freeShippingFromMinor: 6001 };
    const taxRules = [aTaxRule({ code: "FL", regionCode: "FL" })];
    const stored = aStoredCart({ shippingAddress: florida });
    const { totals, shippingMethods, freeShipping, isVirtual } = aCart(
      { settings, taxRules },
      stored,
    );
    expect(totals.rows.map(({ tax }) => tax.minor > 0)).toEqual([true, true, true, true]);
    expect(freeShipping?.missingMinor).toBe(1);
    expect(shippingMethods.every(({ amount }) => amount.minor > 0)).toBe(true);
    expect(isVirtual).toBe(false);
  });

  it("a quote holds its price, and charges none that it did not say", () => {
    const told = { id: 7, validUntil: new Date("2026-12-24T12:00:00Z") };
    const stored = aStoredCart();
    const promised = quotedPrices(aCart(), told);
    expect(promised.lines).toHaveLength(3);
    const dearer = quotedPrices(aCart(), told).digitizing.map((one) => ({
      ...one,
      price: usd(100),
    }));
    const atQuote = (digitizing: typeof dearer) =>
      aCart({}, { ...stored, quoted: { ...promised, digitizing } }).totals.grandTotal.minor;
    expect([atQuote(dearer), atQuote([])]).toEqual([6100, 6000]);
  });
});
