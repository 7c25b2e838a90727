import { describe, expect, it } from "vitest";
import { ACTIONS, firstLayerName } from "./actions.data.ts";
import { mayTrack } from "./may-track.ts";
import { pageEvent } from "./recommendation.ts";
import { tellableSearch, trackedCurrency, valueOf } from "./tracked.ts";

describe("what is told of shoppers", () => {
  it("ANALYTICS-02 has GA4's names for what GA4 knows", () => {
    expect(Object.values(ACTIONS)).toEqual(
      expect.arrayContaining([
        "view_item",
        "view_item_list",
        "select_item",
        "add_to_cart",
        "remove_from_cart",
        "begin_checkout",
        "add_shipping_info",
        "add_payment_info",
        "purchase",
      ]),
    );
    for (const name of Object.values(ACTIONS)) expect(name).toMatch(/^[a-z][a-z_]{1,39}$/);
  });

  it("OPEN-52 is CW_EC- and the action in the first data layer", () => {
    expect(firstLayerName("addToCart")).toBe("CW_EC-addToCart");
  });

  it.each([
    ["CAD", "CAD"],
    [undefined, "USD"],
    ["", "USD"],
    ["$", "USD"],
    ["usd", "USD"],
  ])("ANALYTICS-03 the currency %j is told as %s", (currency, told) => {
    expect(trackedCurrency(currency)).toBe(told);
  });

  it.each([
    [[{ price: 0.1, quantity: 3 }], 0.3],
    [[{ price: 19.99, quantity: 100 }, { price: 0.01 }], 1999.01],
    [[{ price: 1.005, quantity: 2 }], 2.01],
    [[{ quantity: 4 }], 0],
    [[{ price: 5, quantity: -2 }], 0],
    [[], 0],
  ])("ANALYTICS-03 %j come to %d, no cent off", (items, value) => {
    expect(valueOf(items.map((item) => ({ sku: "a", name: "A", ...item })))).toBe(value);
  });

  it.each([
    ["  Chef   COAT ", "chef coat"],
    ["noor@example.com", undefined],
    ["+1 (503) 555-0134", undefined],
    ["CW-4410-XL", "cw-4410-xl"],
    [" ", undefined],
    ["a".repeat(200), "a".repeat(100)],
  ])("of a search for %j %j is told: nothing that says who searches", (text, told) => {
    expect(tellableSearch(text)).toBe(told);
  });
});

describe("of whom anything is told", () => {
  const shopper = { isAllowed: true, portalId: 0, tracksPortals: false, isActedFor: false };
  it.each([
    [{}, true],
    [{ isAllowed: false }, false],
    [{ portalId: 7 }, false],
    [{ portalId: 7, tracksPortals: true }, true],
    [{ portalId: 7, tracksPortals: true, isAllowed: false }, false],
    [{ portalId: undefined }, true],
    [{ isActedFor: true }, false],
  ])("ANALYTICS-07 PORTAL-16 with %j it is %j", (facts, may) => {
    expect(mayTrack({ ...shopper, ...facts })).toBe(may);
  });
});

describe("what the recommendation service is told", () => {
  const service = {
    certonaEnabled: true,
    certonaScript: "https://edge.example.com/a.js",
    certonaPages: ["product", "success"] as const,
  };
  const item = { sku: "COAT-1", name: "Coat" };

  it("OPEN-33 page, items, currency, customer and order, each once", () => {
    const facts = { items: [item, item], customerId: 4, currency: "CAD", orderNumber: "1001" };
    expect(pageEvent(service, "success", facts)).toEqual({
      page: "success",
      itemIds: ["COAT-1"],
      currency: "CAD",
      customerId: 4,
      orderNumber: "1001",
    });
    expect(pageEvent(service, "product", { ...facts, customerId: undefined })).toEqual({
      page: "product",
      itemIds: ["COAT-1"],
      currency: "CAD",
    });
  });

  it.each([
    [{ certonaEnabled: false }],
    [{ certonaScript: "" }],
    [{ certonaPages: ["cart"] as const }],
  ])("ANALYTICS-10 OPEN-33 is nothing with %j", (set) => {
    expect(pageEvent({ ...service, ...set }, "product", { items: [item] })).toBeUndefined();
  });
});
