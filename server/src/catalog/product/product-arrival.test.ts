import type { DrawRequest } from "@placket/contract/page-drawing";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Assets } from "../../html/assets.ts";
import { aGuest } from "../../testing/guest.ts";
import { anOffer, textServices } from "../../testing/embroidery/an-offer.ts";
import { aConfigurable, aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let apronId: number;
let capId: number;
let coatId: number;
let coats: Readonly<Record<string, number>>;
let drawn = 0;

const assets: Assets = {
  files: new Map(),
  start: "/assets/start.js",
  entry: "/assets/entry.js",
  stylesOf: () => [],
  font: undefined,
  chunksOf: () => [],
};

/** Every page is what the call says of the cap. */
async function render({ send }: DrawRequest) {
  drawn += 1;
  const { text } = await send({
    method: "GET",
    path: `app-product-info?id=${capId}`,
    isOfEveryPage: false,
  });
  const { arrival } = JSON.parse(text) as { arrival: { from: string; to: string } };
  const html = [`<p>${arrival.from} ${arrival.to}</p>`];
  const parts = { siteName: "Placket", html, whenLost: "", state: "{}", file: undefined, late: [] };
  return {
    kind: "page" as const,
    status: 200 as const,
    title: "Cap",
    head: { title: "" },
    ...parts,
  };
}

beforeAll(async () => {
  app = await testApp(
    async (shop) => {
      capId = await aProduct(shop, { sku: "CAP" });
      const embroidered = { attributes: JSON.stringify({ has_embroidery: true }) };
      apronId = await aProduct(shop, { sku: "APRON", ...embroidered });
      await textServices(shop);
      await anOffer(shop, { skus: ["apron"] });
      ({ id: coatId, variants: coats } = await aConfigurable(shop, {
        sku: "COAT",
        weight_grams: 2000,
      }));
      await shop.db
        .updateTable("product")
        .set({ weight_grams: null })
        .where("id", "in", Object.values(coats))
        .execute();
      await aProduct(shop, { sku: "COURSE", type: "virtual" });
      await aProduct(shop, { sku: "CODE", type: "giftcard", weight_grams: null });
      await aProduct(shop, {
        sku: "CARD",
        type: "giftcard",
        weight_grams: 5,
        attributes: JSON.stringify({ giftcard_amounts: "25" }),
      });
      await shop.db
        .insertInto("config_value")
        .values({ scope: "default", scope_id: 0, path: "tableRatesEnabled", value: "true" })
        .execute();
    },
    { storefront: { assets, render } },
  );
});
afterAll(() => app.close());
beforeEach(() => {
  drawn = 0;
});

const page = async () => {
  const { payload } = await app.fastify.inject({ url: "/cap" });
  return /<p>(\S+) (\S+)<\/p>/.exec(payload)?.slice(1);
};
const at = (time: string) => {
  app.time.now = new Date(time);
};
const info = (id: number) => app.rest("GET", `app-product-info?id=${id}`);

/** What the checkout offers for one cap unless told, as the shopper sees it there. */
async function arrivalAtCheckout(item = { sku: "CAP", quantity: 1 }) {
  const { maskId } = await aGuest(app, [item]);
  const { data } = await app.graphql(
    `query ($id: String!) { cart(cart_id: $id) { shipping_addresses {
      available_shipping_methods { arrival { from to } amount { value } } } } }`,
    { id: maskId },
  );
  const { cart } = data as unknown as {
    cart: {
      shipping_addresses: {
        available_shipping_methods: { arrival: object; amount: { value: number } }[];
      }[];
    };
  };
  const methods = cart.shipping_addresses[0]?.available_shipping_methods ?? [];
  return methods.toSorted((a, b) => a.amount.value - b.amount.value)[0]?.arrival;
}

describe("when a product is there", () => {
  it("is what the checkout says of its cheapest method", async () => {
    at("2026-03-02T10:00:00Z");
    const { body } = await info(capId);
    expect(body["arrival"]).toEqual({ from: "2026-03-05", to: "2026-03-09" });
    expect(body["arrival"]).toEqual(await arrivalAtCheckout());
  });

  it("issue 10 with something sewn on it is what the checkout says then, and later with a logo to digitize", async () => {
    at("2026-03-02T10:00:00Z");
    const { body } = await info(apronId);
    expect(body).toMatchObject({
      arrival: { from: "2026-03-05", to: "2026-03-09" },
      embroideredArrival: {
        sewn: { from: "2026-03-09", to: "2026-03-11" },
        digitized: { from: "2026-03-11", to: "2026-03-13" },
      },
    });
    const look = { font: "block", color: "1366", height_mm: 9 };
    const value = { lines: ["Anna"], ...look, placement: "left-chest" };
    const text = { uid: btoa("embroidery/text"), value: JSON.stringify(value) };
    const apron = { sku: "APRON", quantity: 1, entered_options: [text] } as never;
    expect(await arrivalAtCheckout(apron)).toEqual({ from: "2026-03-09", to: "2026-03-11" });
    expect((await info(capId)).body["embroideredArrival"]).toBeNull();
  });

  it.each([
    ["a virtual product", "COURSE", null],
    ["a gift card without a weight", "CODE", null],
    ["a gift card with a weight", "CARD", { from: "2026-03-05", to: "2026-03-09" }],
  ])("is said of what is sent: %s", async (_what, sku, arrival) => {
    at("2026-03-02T10:00:00Z");
    const { id } = await app.shop.db
      .selectFrom("product")
      .select("id")
      .where("sku", "=", sku)
      .executeTakeFirstOrThrow();
    expect((await info(id)).body["arrival"]).toEqual(arrival);
  });

  // The warehouse is in New York, five hours behind Greenwich, and sends until two.
  it.each([
    [
      "its cut-off",
      "2026-03-03T18:59:30Z",
      ["2026-03-06", "2026-03-10"],
      ["2026-03-09", "2026-03-11"],
    ],
    [
      "its midnight",
      "2026-03-05T04:59:30Z",
      ["2026-03-10", "2026-03-12"],
      ["2026-03-10", "2026-03-12"],
    ],
  ])("a kept page is over at %s, to the second", async (_what, before, first, then) => {
    at(before);
    expect(await page()).toEqual(first);
    expect(await page()).toEqual(first);
    expect(drawn).toBe(1);
    at(new Date(Date.parse(before) + 29_999).toISOString());
    expect(await page()).toEqual(first);
    expect(drawn).toBe(1);
    at(new Date(Date.parse(before) + 30_000).toISOString());
    expect(await page()).toEqual(then);
    expect(drawn).toBe(2);
  });

  it("follows the table rates, kept answers and pages included", async () => {
    at("2026-03-16T10:00:00Z");
    const days = async () => ({
      checkout: await arrivalAtCheckout(),
      call: (await info(capId)).body["arrival"],
      page: await page(),
    });
    const flat = { from: "2026-03-19", to: "2026-03-23" };
    expect(await days()).toEqual({ checkout: flat, call: flat, page: [flat.from, flat.to] });
    const rate = { website_id: 1, condition_name: "package_value", condition_from: 0 } as const;
    const { db } = app.shop;
    await db
      .insertInto("shipping_table_rate")
      .values({ ...rate, price_minor: 100 })
      .execute();
    const table = { from: "2026-03-18", to: "2026-03-20" };
    await vi.waitFor(async () => expect(await arrivalAtCheckout()).toEqual(table), 15_000);
    expect(await days()).toEqual({ checkout: table, call: table, page: [table.from, table.to] });
    await db.deleteFrom("shipping_table_rate").execute();
    await vi.waitFor(async () => expect(await arrivalAtCheckout()).toEqual(flat), 15_000);
    expect(await days()).toEqual({ checkout: flat, call: flat, page: [flat.from, flat.to] });
  });

  it("goes by the weight of the family where a variant has none, as the cart does", async () => {
    at("2026-03-16T10:00:00Z");
    const { db } = app.shop;
    await db
      .insertInto("config_value")
      .values({
        scope: "default",
        scope_id: 0,
        path: "tableRateCondition",
        value: '"package_weight"',
      })
      .execute();
    await db
      .insertInto("shipping_table_rate")
      .values({
        website_id: 1,
        condition_name: "package_weight",
        condition_from: 1000,
        price_minor: 100,
      })
      .execute();
    const arrival = async () =>
      (await app.rest("GET", `app-product-info?id=${coats["White/M"]}&parentId=${coatId}`)).body[
        "arrival"
      ];
    await vi.waitFor(
      async () => expect(await arrival()).toEqual({ from: "2026-03-18", to: "2026-03-20" }),
      15_000,
    );
  });
});
