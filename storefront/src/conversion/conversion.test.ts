// @vitest-environment jsdom
import { CONSENT_COOKIE } from "@placket/domain/storage/consent-cookie";
import { afterEach, beforeEach, expect, it } from "vitest";
import { publish } from "../events/events.ts";
import type { Running } from "../room.ts";
import { tellEvents } from "./tell-events.ts";

let config: object;
let asked = 0;
const told: Record<string, unknown>[] = [];
let stop = () => undefined as void;
let place: object = { type: "homepage", id: null, address: { path: "/", search: "" } };

const CART = {
  maskId: "m1",
  pieces: 3,
  items: [{ sku: "CAP" }, { sku: "APRON" }],
  grandTotal: { value: 61.5, currency: "USD" },
};

const running = () =>
  ({
    client: {
      getQueryData: (key: readonly unknown[]) =>
        JSON.stringify(key).includes("cart") ? CART : { sku: "CAP" },
    },
    shop: {
      storeCode: "us",
      call: () => {
        asked += 1;
        return Promise.resolve({ extension_attributes: { meta_conversion_config: config } });
      },
      graphql: (_: unknown, { input }: { input: Record<string, unknown> }) => {
        told.push(input);
        return Promise.reject(new TypeError("offline"));
      },
    },
    router: { navigation: { get: () => ({ shown: { kind: "page", place } }) } },
  }) as unknown as Running;

const shows = (type: string, search = "") => {
  place = { type, id: 7, address: { path: "/x", search } };
  publish("page.loaded", { type, href: "/x", visit: 1 });
};
const consents = (accepted: string) => {
  document.cookie = `${CONSENT_COOKIE}=l1.${accepted}.v`;
};
const ALL = { product: true, category: true, cart: true, search: true, embroidery: true };
/** Until what was asked has been answered. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.documentElement.dataset["consent"] = "l1.";
  told.length = 0;
  asked = 0;
  config = { enabled: true, ...ALL, init_checkout: true };
  consents("marketing");
});
afterEach(() => {
  stop();
  place = { type: "homepage", id: null, address: { path: "/", search: "" } };
});

it("ANALYTICS-04 ANALYTICS-05 tells what is done, by the store's name and Meta's, each under a name of its own", async () => {
  stop = tellEvents(running());
  shows("product");
  publish("cart.itemAdded", { name: "Round Cap", sku: "CAP-M", quantity: 2 });
  publish("garment.embroidered", { sku: "CAP-M", quantity: 2 });
  shows("search", "?q=Chef%20coat");
  shows("search", "?q=noor%40example.com");
  shows("checkout");
  shows("checkout");
  await settled();
  expect(asked).toBe(1);
  const facts = told.map(({ timestamp: _at, eventId: _id, ...rest }) => rest);
  expect(facts).toEqual([
    { eventName: "product", metaEventName: "ViewContent", sku: "CAP" },
    { eventName: "cart", metaEventName: "AddToCart", sku: "CAP-M", quantity: 2 },
    {
      eventName: "embroidery",
      metaEventName: "CustomizeProduct",
      sku: "CAP-M",
      quantity: 2,
      hasEmbroidery: true,
    },
    { eventName: "search", metaEventName: "Search", contentName: "chef coat" },
    {
      eventName: "init_checkout",
      metaEventName: "InitiateCheckout",
      contentIds: ["CAP", "APRON"],
      value: "61.5",
      currency: "USD",
      quantity: 3,
    },
  ]);
  expect(new Set(told.map(({ eventId }) => eventId)).size).toBe(5);
});

it("ANALYTICS-06 tells nothing that the shop has not switched on", async () => {
  config = { enabled: true, ...ALL, product: false };
  stop = tellEvents(running());
  shows("product");
  publish("cart.itemAdded", { name: "Round Cap", sku: "CAP", quantity: 1 });
  await settled();
  expect(told.map(({ eventName }) => eventName)).toEqual(["cart"]);
  stop();
  config = { ...config, enabled: false };
  stop = tellEvents(running());
  shows("category");
  await settled();
  expect(told).toHaveLength(1);
});

it("CONSENT-05 tells nothing of whoever has not consented to marketing, and again once they have", async () => {
  stop = tellEvents(running());
  for (const accepted of ["", "analytics,functional"]) {
    consents(accepted);
    shows("product");
  }
  await settled();
  expect([told, asked]).toEqual([[], 0]);
  consents("all");
  shows("product");
  await settled();
  expect(told).toHaveLength(1);
});
