// @vitest-environment jsdom
import { storeSettingDefaults } from "@placket/domain/store/settings";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createQueryClient } from "../api/query-client.ts";
import { account, type Account } from "../customer/account.ts";
import { aShop } from "../testing/shop.ts";
import { cartQuery } from "../cart/cart.queries.ts";
import { cartMemory } from "./cart-memory.ts";
import { createTeller } from "./teller.ts";

const ANALYTICS = { ...storeSettingDefaults, gtmId: "GTM-FIRST1", ga4GtmId: "GTM-SECOND2" };

const MEMBER: Account = {
  id: 4,
  email: "desk@harbor.example",
  firstName: "Noor",
  lastName: "Haddad",
  actedBy: null,
  portalId: 7,
};

const layers = globalThis as unknown as Record<string, { readonly event?: string }[] | undefined>;
const eventsIn = (layer: string) => (layers[layer] ?? []).map(({ event }) => event);
const scripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src }) => src);

const aTeller = (set: Partial<typeof ANALYTICS> = {}, hears = true) =>
  createTeller({ client: createQueryClient(), shop: aShop() }, { ...ANALYTICS, ...set }, hears);

beforeEach(() => account.set(null));
afterEach(() => {
  delete document.documentElement.dataset["consent"];
  delete layers["dataLayer"];
  delete layers["ga4DataLayer"];
  sessionStorage.clear();
  document.head.replaceChildren();
});

it("ANALYTICS-01 ANALYTICS-02 what is done is in both layers, each of which a container of its own reads", () => {
  aTeller().tell("quickView", { productId: 4 });
  expect(eventsIn("dataLayer")).toEqual(["CW_EC-quickView", "gtm.js"]);
  expect(eventsIn("ga4DataLayer")).toEqual(["quick_view", "gtm.js"]);
  expect(scripts()).toEqual([
    "https://www.googletagmanager.com/gtm.js?id=GTM-FIRST1&l=dataLayer",
    "https://www.googletagmanager.com/gtm.js?id=GTM-SECOND2&l=ga4DataLayer",
  ]);
});

it("ANALYTICS-01 without consent nothing is told, kept or let in, nor told later once there is", () => {
  document.documentElement.dataset["consent"] = "list.";
  const teller = aTeller();
  teller.tell("quickView", { productId: 4 });
  aTeller({}, false).tell("quickView", { productId: 4 });
  expect([layers["dataLayer"], scripts(), sessionStorage.length]).toEqual([undefined, [], 0]);
  delete document.documentElement.dataset["consent"];
  teller.tell("search", { searchTerm: "coat" });
  expect(eventsIn("ga4DataLayer")).toEqual(["search", "gtm.js"]);
});

it("ANALYTICS-07 PORTAL-16 of members of a portal nothing is told, unless portal tracking is on", () => {
  account.set(MEMBER);
  aTeller().tell("quickView", { productId: 4 });
  expect([layers["dataLayer"], scripts()]).toEqual([undefined, []]);
  aTeller({ portalTracking: true }).tell("quickView", { productId: 4 });
  expect(eventsIn("ga4DataLayer")).toEqual(["quick_view", "gtm.js"]);
});

it("ANALYTICS-07 what is done before it is known by whom waits for that", async () => {
  account.set(undefined);
  const teller = aTeller();
  teller.tell("quickView", { productId: 4 });
  expect(layers["dataLayer"]).toBeUndefined();
  account.set(MEMBER);
  await Promise.resolve();
  expect(layers["dataLayer"]).toBeUndefined();
  account.set(undefined);
  teller.tell("quickView", { productId: 5 });
  account.set(null);
  await expect.poll(() => eventsIn("dataLayer")).toEqual(["CW_EC-quickView", "gtm.js"]);
});

it("ANALYTICS-02 what is done where nobody listens is told on the next page on which somebody does, once", () => {
  aTeller({}, false).tell("addShippingInfo", { items: [] });
  expect([layers["dataLayer"], scripts()]).toEqual([undefined, []]);
  const next = aTeller();
  next.tell("purchase", { orderNumber: "1001", items: [] });
  next.tell("pageView", {});
  expect(eventsIn("ga4DataLayer")).toEqual([
    "add_shipping_info",
    "purchase",
    "gtm.js",
    "page_view",
  ]);
});

it("ANALYTICS-16 a change of an item that the cart has is told at once, of another one when the cart has it", () => {
  const client = createQueryClient();
  const shop = aShop();
  const item = { sku: "CAP", name: "Cap", quantity: 3, price: { value: 20, currency: "USD" } };
  const shown = (...items: object[]) =>
    client.setQueryData(cartQuery(shop).queryKey, {
      items: items.map((one) => ({ ...one, options: [], parts: [], giftCard: null })),
      grandTotal: { value: 60, currency: "USD" },
      coupons: [],
    } as never);
  shown(item);
  const memory = cartMemory({ client, shop });
  const told: unknown[] = [];
  memory.onceIn({ sku: "CAP", name: "Cap", quantity: 3 }, ({ items }) => told.push(items));
  expect(told).toEqual([[{ sku: "CAP", name: "Cap", quantity: 3, price: 20 }]]);
  memory.onceIn({ sku: "HAT", name: "Hat", quantity: 1 }, ({ items }) => told.push(items));
  memory.look();
  expect(told).toHaveLength(1);
  shown(item, { ...item, sku: "HAT", name: "Hat", quantity: 1 });
  memory.look();
  expect(told[1]).toEqual([{ sku: "HAT", name: "Hat", quantity: 1, price: 20 }]);
});
