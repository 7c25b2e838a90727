import type { PriceAction } from "@placket/domain/pricing/price-rule";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readModel } from "../../catalog/read-model.ts";
import { aCatalogRule } from "../../testing/rule.ts";
import { aGuest } from "../../testing/guest.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aConfigurable, aProduct, type Shop } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let cap = 0;
let coat: Awaited<ReturnType<typeof aConfigurable>>;
const COATS = 3;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const fill = async (shop: Shop) => {
    cap = await aProduct(shop, { sku: "CAP", price_minor: 1000, special_price_minor: 900 });
    coat = await aConfigurable(shop, { sku: "COAT", price_minor: 5000 });
    await shop.db
      .insertInto("category")
      .values({ id: COATS, name: "Coats", parent_id: 2, url_key: "coats", url_path: "coats" })
      .execute();
    const members = [cap, coat.id].map((product_id) => ({ category_id: COATS, product_id }));
    await shop.db.insertInto("category_product").values(members).execute();
    await shop.db
      .insertInto("tier_price")
      .values({ product_id: coat.id, quantity: 12, discount_micro: 300_000 })
      .execute();
  };
  app = await testApp(fill, { payment: sandbox.provider });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(async () => {
  app.time.now = new Date("2026-03-02T10:00:00Z");
  await app.shop.db.deleteFrom("catalog_rule").execute();
  await vi.waitFor(async () => {
    const prices = [await priceOf("CAP"), await priceOf("COAT")];
    if (prices.join() !== "9,50") throw new Error(`Some rule still holds: ${prices.join()}.`);
  });
});

const inCoats = { match: "all", of: [{ fact: "category", is: "in", values: [COATS] }] } as const;
const style = { match: "all", of: [{ fact: "sku", is: "in", values: ["Coat"] }] } as const;
const percent = (micro: number): PriceAction => ({ kind: "byPercent", micro });

/** What GraphQL says the cheapest piece costs. */
async function rangeOf(sku: string) {
  const { data } = await app.graphql(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { price_range {
      minimum_price { regular_price { value } final_price { value } discount { amount_off percent_off } }
      maximum_price { final_price { value } discount { amount_off percent_off } } } } } }`,
    { sku },
  );
  const [item] = (data as unknown as { products: { items: { price_range: Range }[] } }).products
    .items;
  if (!item) throw new Error(`There is no ${sku}.`);
  return item.price_range;
}
interface Range {
  readonly minimum_price: {
    readonly final_price: { readonly value: number };
    readonly regular_price: { readonly value: number };
    readonly discount: { readonly amount_off: number; readonly percent_off: number };
  };
  readonly maximum_price: { readonly final_price: { readonly value: number } };
}
const priceOf = async (sku: string) => (await rangeOf(sku)).minimum_price.final_price.value;

interface Listed {
  readonly items: readonly {
    readonly id: number;
    readonly price: { readonly value: number };
    readonly originalPrice: { readonly value: number } | null;
  }[];
}
const listed = async (how = "") =>
  (await app.rest("GET", `app-products?categoryId=${COATS}${how}`)).body as unknown as Listed;

const WHITE_COATS = (quantity: number) => ({
  sku: "COAT-White-M",
  parent_sku: "COAT",
  quantity,
});

/** What each line says that a piece and all of them cost, and what was taken off. */
async function cartPrices(maskId: string) {
  const { data } = await app.graphql(
    `query ($id: String!) { cart(cart_id: $id) { items { prices {
      price { value } row_total { value } discounts { label amount { value } } } } } }`,
    { id: maskId },
  );
  const { items } = (data as unknown as { cart: { items: CartLine[] } }).cart;
  return items.map(({ prices }) => [
    prices.price.value,
    prices.row_total.value,
    ...prices.discounts.map(({ amount }) => amount.value),
  ]);
}
interface CartLine {
  readonly prices: {
    readonly price: { readonly value: number };
    readonly row_total: { readonly value: number };
    readonly discounts: readonly { readonly amount: { readonly value: number } }[];
  };
}

describe("a catalog price rule", () => {
  it("issue 9.7 makes one price everywhere: listing, filter, sorting, page, GraphQL and cart", async () => {
    const standing = app.call.held(readModel).current();
    await aCatalogRule(app.shop.db, { conditions: style, action: percent(900_000) });
    await expect.poll(() => priceOf("COAT")).toBe(5);
    expect(await rangeOf("COAT")).toEqual({
      minimum_price: {
        regular_price: { value: 50 },
        final_price: { value: 5 },
        discount: { amount_off: 45, percent_off: 90 },
      },
      maximum_price: {
        final_price: { value: 5 },
        discount: { amount_off: 45, percent_off: 90 },
      },
    });
    const byPrice = await listed("&sort=price");
    expect(byPrice.items.map(({ id, price }) => [id, price.value])).toEqual([
      [coat.id, 5],
      [cap, 9],
    ]);
    expect(byPrice.items[0]?.originalPrice?.value).toBe(50);
    expect((await listed("&price=4-6")).items.map(({ id }) => id)).toEqual([coat.id]);
    const page = await app.rest("GET", `app-product-info?id=${coat.id}`);
    expect(page.body).toMatchObject({ price: { value: 5 }, originalPrice: { value: 50 } });
    const { maskId } = await aGuest(app, [WHITE_COATS(2)]);
    expect(await cartPrices(maskId)).toEqual([[5, 10]]);
    expect(app.call.held(readModel).current(), "it was written, not read anew").toBe(standing);
  });

  it.each([
    { why: "the special price where it is lower", micro: 50_000, price: 9 },
    { why: "what the rule makes of the base price where that is lower", micro: 200_000, price: 8 },
  ])("issue 9.7 and a special price: $why", async ({ micro, price }) => {
    await aCatalogRule(app.shop.db, { action: percent(micro) });
    await expect.poll(() => priceOf("COAT")).toBe(50 - (50 * micro) / 1_000_000);
    expect(await priceOf("CAP")).toBe(price);
  });

  it("issue 9.7 begins with what the one before has left, by priority, until one stops", async () => {
    const { db } = app.shop;
    await aCatalogRule(db, { priority: 5, action: { kind: "byFixed", minor: 1000 } });
    await aCatalogRule(db, { priority: 1, conditions: style, action: percent(500_000) });
    await expect.poll(() => priceOf("COAT")).toBe(15);
    expect(await priceOf("CAP")).toBe(0);
    await aCatalogRule(db, { priority: 2, conditions: style, stops_further: true });
    // Half of 50.00, ten percent off that, and the third is not asked.
    await expect.poll(() => priceOf("COAT")).toBe(22.5);
    expect(await priceOf("CAP")).toBe(0);
  });

  it("PDP-48 issue 9.7 bulk takes nothing off a ruled price, and the lower of both is paid", async () => {
    const { maskId } = await aGuest(app, [WHITE_COATS(12)]);
    expect(await cartPrices(maskId)).toEqual([[35, 420]]);
    await aCatalogRule(app.shop.db, { conditions: style, action: percent(200_000) });
    await expect.poll(() => priceOf("COAT")).toBe(40);
    expect(await cartPrices(maskId)).toEqual([[35, 420]]);
    await aCatalogRule(app.shop.db, {
      conditions: style,
      action: { kind: "toFixed", minor: 3000 },
    });
    await expect.poll(() => priceOf("COAT")).toBe(30);
    expect(await cartPrices(maskId)).toEqual([[30, 360]]);
  });

  it("issue 9.7 begins and ends by the clock, kept answers with it", async () => {
    await aCatalogRule(app.shop.db, {
      conditions: inCoats,
      action: percent(500_000),
      active_from: "2026-03-02T11:00:00Z",
      active_to: "2026-03-02T12:00:00Z",
    });
    // Whatever holds already says that the other one was read as well.
    await aCatalogRule(app.shop.db, { conditions: style, action: { kind: "byFixed", minor: 100 } });
    await expect.poll(() => priceOf("COAT")).toBe(49);
    const listedCoat = async () =>
      (await listed()).items.find(({ id }) => id === coat.id)?.price.value;
    for (const [instant, price] of [
      ["2026-03-02T10:59:59.999Z", 49],
      ["2026-03-02T11:00:00.000Z", 24],
      ["2026-03-02T11:59:59.999Z", 24],
      ["2026-03-02T12:00:00.000Z", 49],
    ] as const) {
      app.time.now = new Date(instant);
      expect([await listedCoat(), await priceOf("COAT")], instant).toEqual([price, price]);
    }
  });

  it("issue 9.7 is for products that come into its category, and no more for those that leave", async () => {
    const { db } = app.shop;
    await aCatalogRule(db, { conditions: inCoats, action: percent(500_000) });
    await expect.poll(() => priceOf("COAT")).toBe(25);
    await db.deleteFrom("category_product").where("product_id", "=", coat.id).execute();
    await expect.poll(() => priceOf("COAT")).toBe(50);
    await db
      .insertInto("category_product")
      .values({ product_id: coat.id, category_id: COATS })
      .execute();
    await expect.poll(() => priceOf("COAT")).toBe(25);
  });

  it("issue 9.7 of a group and of a website is for nobody else", async () => {
    const { db } = app.shop;
    await aCatalogRule(db, { conditions: style, action: percent(500_000), group_ids: [2] });
    await aCatalogRule(db, { conditions: style, action: percent(400_000), website_ids: [7] });
    await aCatalogRule(db, { conditions: style, action: { kind: "byFixed", minor: 100 } });
    await expect.poll(() => priceOf("COAT")).toBe(49);
    const catalog = app.call.held(readModel).current();
    const price = (customerGroupId: number) =>
      catalog.unitPrice(coat.variants["White/M"] ?? 0, coat.id, {
        websiteId: 1,
        customerGroupId,
        quantity: 1,
        now: app.time.now,
      }).minor;
    expect([0, 1, 2].map(price)).toEqual([4900, 4900, 2400]);
    expect(catalog.prices.tableFor(1, 2, app.time.now).lowest).toContain(2400);
    expect(catalog.prices.tableFor(1, 1, app.time.now).lowest).not.toContain(2400);
  });

  it("issue 9.7 of another currency's amount lowers nothing, and one that cannot be read stays away", async () => {
    const { db } = app.shop;
    await aCatalogRule(db, { currency: "GBP", action: { kind: "toFixed", minor: 1 } });
    await db
      .insertInto("catalog_rule")
      .values({ name: "Broken", action: JSON.stringify({ kind: "toNothing" }) })
      .execute();
    await aCatalogRule(db, { conditions: style });
    await expect.poll(() => priceOf("COAT")).toBe(45);
    expect(await priceOf("CAP")).toBe(9);
  });

  it("issue 9.7 says in the cart why the price is what it is, and the order keeps it", async () => {
    const { db } = app.shop;
    const labels = JSON.stringify({ 1: "Spring week" });
    await aCatalogRule(db, { conditions: style, action: percent(200_000), labels });
    // It is no reason for a price that is no lower by it.
    const dear: PriceAction = { kind: "toFixed", minor: 4900 };
    await aCatalogRule(db, { priority: 1, name: "Dear", conditions: style, action: dear });
    await expect.poll(() => priceOf("COAT")).toBe(40);
    const few = await aGuest(app, [WHITE_COATS(2), { sku: "CAP", quantity: 1 }]);
    const why = async (maskId: string) => {
      const { data } = await app.graphql(
        `query ($id: String!) { cart(cart_id: $id) { items { prices {
          original_item_price { value } price_rules } } } }`,
        { id: maskId },
      );
      return (data as unknown as { cart: { items: { prices: object }[] } }).cart.items.map(
        ({ prices }) => prices,
      );
    };
    expect(await why(few.maskId)).toEqual([
      { original_item_price: { value: 50 }, price_rules: ["Spring week"] },
      { original_item_price: { value: 10 }, price_rules: [] },
    ]);
    // Twelve are cheaper by their number than by the rule.
    const { maskId } = await aGuest(app, [WHITE_COATS(12)]);
    expect(await why(maskId)).toMatchObject([{ price_rules: [] }]);
    await few.pay(await sandbox.tokenFor("4111111111111111"));
    const { order } = await few.placeOrder();
    await db.deleteFrom("catalog_rule").execute();
    const session = await aStaffSession(app);
    const found = await callAdmin(app, `GET orders/${order?.order_number}`, { session });
    expect(found.json<{ items: object[] }>().items).toMatchObject([
      { sku: "COAT-White-M", price: { value: 40 }, priceRules: ["Spring week"], discounts: [] },
      { sku: "CAP", price: { value: 9 }, priceRules: [], discounts: [] },
    ]);
  });
});
