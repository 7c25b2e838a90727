import { storeSettingDefaults } from "@placket/domain/store/settings";
import { expect, it } from "vitest";
import { layerEntries } from "./data-layer.codec.ts";
import { pageAnalyticsText, readPageAnalytics } from "./page-analytics.codec.ts";
import { pageEventToWire } from "./recommendation.codec.ts";

const coat = { sku: "COAT-M", name: "Coat", price: 49.95, quantity: 2, variant: "White, M" };

it("ANALYTICS-02 ANALYTICS-18 OPEN-52 an action goes into both layers, under the name of each", () => {
  const { first, ga4 } = layerEntries({
    action: "addToCart",
    facts: { currency: "USD", items: [{ ...coat, index: 0 }], coupon: "TEN" },
  });
  const ecommerce = {
    currency: "USD",
    value: 99.9,
    coupon: "TEN",
    items: [
      {
        item_id: "COAT-M",
        item_name: "Coat",
        price: 49.95,
        quantity: 2,
        item_variant: "White, M",
        index: 0,
        coupon: "TEN",
      },
    ],
  };
  expect(first).toEqual({ event: "CW_EC-addToCart", ecommerce });
  expect(ga4).toEqual({ event: "add_to_cart", ecommerce });
});

it("ANALYTICS-02 ANALYTICS-03 a purchase has its number and its own sum, and USD where no currency is known", () => {
  const facts = { orderNumber: "1001", value: 107.85, currency: "", items: [coat] };
  expect(layerEntries({ action: "purchase", facts }).ga4).toMatchObject({
    event: "purchase",
    ecommerce: { transaction_id: "1001", value: 107.85, currency: "USD" },
  });
});

it("ANALYTICS-02 what has no items empties those of the event before", () => {
  const { ga4 } = layerEntries({ action: "search", facts: { searchTerm: "coat" } });
  expect(ga4).toEqual({ event: "search", search_term: "coat", ecommerce: null });
});

it("ANALYTICS-09 ANALYTICS-10 a page event has the environment and the title that staff set", () => {
  const event = { page: "success", itemIds: ["A", "B"], currency: "USD", customerId: 4 } as const;
  const told = pageEventToWire(
    { ...event, orderNumber: "1001" },
    { environment: "live", title: "Others liked" },
  );
  expect(told).toEqual({
    pagetype: "success",
    itemid: "A;B",
    currency: "USD",
    title: "Others liked",
    recommendations: true,
    environment: "live",
    customerid: "4",
    transactionid: "1001",
  });
});

it("CONF-27 OPEN-33 a page says nothing where the shop tells nobody, and no service without a script", () => {
  expect(pageAnalyticsText(storeSettingDefaults)).toBeUndefined();
  expect(pageAnalyticsText({ ...storeSettingDefaults, certonaEnabled: true })).toBeUndefined();
  const text = pageAnalyticsText({ ...storeSettingDefaults, gtmId: "GTM-ABC123" });
  expect(readPageAnalytics(text ?? "")).toMatchObject({
    gtmId: "GTM-ABC123",
    ga4GtmId: "",
    certonaEnabled: false,
    portalTracking: false,
  });
});
