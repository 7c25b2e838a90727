import { afterAll, beforeAll, expect, it } from "vitest";
import { aCustomerOf, type TestCustomer } from "../testing/known-customer.ts";
import { aConfigurable, aProduct } from "../testing/shop.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let caps: number[];
let coat: number;
let variant: number;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    caps = [];
    for (let n = 0; n < 12; n += 1) caps.push(await aProduct(shop, { sku: `CAP${n}` }));
    const made = await aConfigurable(shop, { sku: "COAT" });
    coat = made.id;
    variant = made.variants["White/M"] ?? 0;
  });
});
afterAll(() => app.close());

const FIELDS = "items { id sku } total_count page_info { total_pages }";
const look = (who: TestCustomer, ids: readonly number[]) =>
  who.ask(`mutation ($ids: [Int!]!) { recentViewedProducts(product_ids: $ids) { ${FIELDS} } }`, {
    ids,
  });
const skus = async (answer: Promise<unknown>) => {
  const { recentViewedProducts: viewed } = (await answer) as {
    recentViewedProducts: { items: { sku: string }[] };
  };
  return viewed.items.map(({ sku }) => sku);
};

it("WISH-18 WISH-20 WISH-22 what a customer looks at goes to the front, once, ten at most, and comes in pages", async () => {
  const ada = await aCustomerOf(app, { email: "ada@example.com" });
  expect(await ada.ask(`{ recentViewedProducts { ${FIELDS} } }`)).toEqual({
    recentViewedProducts: { items: [], total_count: 0, page_info: { total_pages: 0 } },
  });
  expect(await skus(look(ada, [caps[0] ?? 0, variant, 999_999]))).toEqual(["CAP0", "COAT"]);
  app.time.now = new Date(app.time.now.getTime() + 60_000);
  expect(await skus(look(ada, [coat]))).toEqual(["COAT", "CAP0"]);
  app.time.now = new Date(app.time.now.getTime() + 60_000);
  const many = await skus(look(ada, caps.slice(1, 11)));
  expect(many).toHaveLength(10);
  expect(many[0]).toBe("CAP1");
  const page = await ada.ask(`{ recentViewedProducts(pageSize: 4, currentPage: 3) { ${FIELDS} } }`);
  expect(page).toMatchObject({
    recentViewedProducts: {
      items: [{ sku: "CAP9" }, { sku: "CAP10" }],
      total_count: 10,
      page_info: { total_pages: 3 },
    },
  });
  const large = await ada.graphql("{ recentViewedProducts(pageSize: 11) { total_count } }");
  expect(large.errors?.[0]?.extensions.key).toBe("catalog.badPageSize");
});

it("WISH-23 a browser is told of the products that it names, a customer of their own", async () => {
  const bo = await aCustomerOf(app, { email: "bo@example.com" });
  await look(bo, [caps[3] ?? 0]);
  const named = await app.rest("GET", `app-recently-viewed?ids=${variant},${caps[2]},999999`);
  expect(named.body).toMatchObject({ items: [{ id: coat, sku: "COAT" }, { sku: "CAP2" }] });
  expect((await app.rest("GET", "app-recently-viewed")).body).toEqual({ items: [] });
  const own = await bo.rest("GET", "app-recently-viewed");
  expect(own.body).toMatchObject({ items: [{ sku: "CAP3" }] });
  const many = Array.from({ length: 11 }, (_, n) => n + 1).join(",");
  expect((await app.rest("GET", `app-recently-viewed?ids=${many}`)).status).toBe(400);
});

it("WISH-22 customers who look at the same time do not hinder each other", async () => {
  const eve = await aCustomerOf(app, { email: "eve@example.com" });
  await Promise.all(
    Array.from({ length: 6 }, (_, n) => look(eve, [...caps.slice(n), caps[0] ?? 0])),
  );
  const { recentViewedProducts: viewed } = await eve.ask(
    "{ recentViewedProducts { total_count } }",
  );
  expect(viewed).toEqual({ total_count: 10 });
});

it("issue 9.2 what a customer looked at is in the copy of their data, and gone with whoever is forgotten", async () => {
  const cy = await aCustomerOf(app, { email: "cy@example.com" });
  await look(cy, [caps[0] ?? 0]);
  await cy.rest("POST", "app-add-to-compare", { productId: coat });
  const { body } = await cy.rest("GET", "app-my-data");
  expect(body).toMatchObject({ recentlyViewed: [{ sku: "CAP0" }], compared: [{ sku: "COAT" }] });
  const session = await aStaffSession(app);
  const forgotten = await callAdmin(app, `POST customers/${cy.id}/anonymize`, { session });
  expect(forgotten.statusCode).toBe(200);
  for (const table of ["viewed_product", "compare_list"] as const) {
    const left = app.shop.db.selectFrom(table).where("customer_id", "=", cy.id);
    expect(await left.select("customer_id").execute()).toEqual([]);
  }
});
