import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aCustomerOf, type TestCustomer } from "../testing/known-customer.ts";
import { aConfigurable, aProduct } from "../testing/shop.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { created, lists, widget, wish } from "./testing/own-lists.ts";

let app: TestApp;
let ada: TestCustomer;
let bo: TestCustomer;
let cap: number;
let coat: number;
let variant: number;
let number = 0;
let session: string;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    cap = await aProduct(shop, { sku: "CAP", name: "Cap" });
    const made = await aConfigurable(shop, { sku: "COAT", name: "Merrow coat" });
    coat = made.id;
    variant = made.variants["White/M"] ?? 0;
  });
  session = await aStaffSession(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  number += 1;
  ada = await aCustomerOf(app, { email: `ada${number}@example.com` });
  bo = await aCustomerOf(app, { email: `bo${number}@example.com` });
});

describe("WISH-01 WISH-12 OPEN-29 hearts", () => {
  it("WISH-02 WISH-03 put a product on the customer's list, once, with its address, and take it off", async () => {
    expect(await widget(ada)).toEqual({ items: [], count: 0 });
    const added = await wish(ada, cap);
    expect(added).toMatchObject({
      productId: cap,
      item_id: expect.any(Number),
      product: { id: cap, sku: "CAP", name: "Cap", url: "/cap" },
    });
    expect(await wish(ada, cap)).toEqual(added);
    expect(await widget(ada)).toEqual({ items: [added], count: 1 });
    expect(await widget(bo)).toEqual({ items: [], count: 0 });
    const gone = await ada.rest("DELETE", `app-delete-wishlist-item/${added.item_id}`);
    expect(gone.body).toEqual({ item_id: added.item_id });
    expect((await widget(ada)).count).toBe(0);
  });

  it("a variant stands there as what is chosen of its family", async () => {
    await wish(ada, variant);
    expect((await widget(ada)).items).toMatchObject([{ productId: coat, product: { id: coat } }]);
    const { customer } = await ada.ask(
      `{ customer { wishlist_v2(id: ${(await lists(ada))[0]?.id}) { items_v2 { items { __typename
        product { sku } ... on ConfigurableWishlistItem { child_sku configurable_options { value_label } } } } } } }`,
    );
    expect(customer).toEqual({
      wishlist_v2: {
        items_v2: {
          items: [
            {
              __typename: "ConfigurableWishlistItem",
              product: { sku: "COAT" },
              child_sku: "COAT-White-M",
              configurable_options: [{ value_label: "White" }, { value_label: "M" }],
            },
          ],
        },
      },
    });
  });

  it("WISH-04 hearts are told the numbers alone, other clients the products too", async () => {
    const { item_id: id } = await wish(ada, cap);
    const told = async (query: string) =>
      (await ada.rest("GET", `app-get-wishlist-widget${query}`)).body["items"];
    expect(await told("")).toMatchObject([
      { productId: cap, item_id: id, product: { sku: expect.any(String) } },
    ]);
    expect(await told("?products=none")).toEqual([{ productId: cap, item_id: id, product: null }]);
  });

  it("a guest is asked to sign in; what is another's, or nothing, is not found", async () => {
    expect((await app.rest("GET", "app-get-wishlist-widget")).status).toBe(401);
    expect((await app.rest("POST", "app-add-wishlist-item", { productId: cap })).status).toBe(401);
    const { item_id: id } = await wish(ada, cap);
    const foreign = await bo.rest("DELETE", `app-delete-wishlist-item/${id}`);
    expect([foreign.status, foreign.body["key"]]).toEqual([404, "wishlist.noSuchItem"]);
    const none = await ada.rest("POST", "app-add-wishlist-item", { productId: 999_999 });
    expect([none.status, none.body["key"]]).toEqual([404, "wishlist.noSuchProduct"]);
    expect((await widget(ada)).count).toBe(1);
  });

  it("hearts at the same time make one first list", async () => {
    await Promise.all([cap, coat, cap, variant].map((id) => wish(ada, id)));
    expect(await lists(ada)).toMatchObject([{ name: "Wish List", items_count: 3 }]);
  });
});

describe("issue 11.5 what becomes of wishes with their customer", () => {
  it("they go over with an account that is merged, once each, and links end", async () => {
    await wish(ada, cap);
    await wish(ada, coat);
    await wish(bo, cap);
    await created(ada, "Kitchen");
    const answer = await callAdmin(app, `POST customers/${ada.id}/merge`, {
      session,
      body: { intoId: bo.id },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await lists(bo)).toMatchObject([
      { is_default: true, items_count: 2 },
      { name: "Kitchen", items_count: 0 },
    ]);
  });

  it("they are gone with whoever is forgotten, and in the copy of their data", async () => {
    await wish(ada, cap);
    const { body } = await ada.rest("GET", "app-my-data");
    expect(body["wishLists"]).toMatchObject([
      { name: "Wish List", isShared: false, items: [{ sku: "CAP", quantity: 1, note: "" }] },
    ]);
    const forgotten = await callAdmin(app, `POST customers/${ada.id}/anonymize`, { session });
    expect(forgotten.statusCode).toBe(200);
    const left = app.shop.db.selectFrom("wishlist").where("customer_id", "=", ada.id);
    expect(await left.select("id").execute()).toEqual([]);
  });
});

it("issue 11.5 staff read what a customer wishes for, and nobody else's", async () => {
  await wish(ada, cap);
  const read = await callAdmin(app, `GET customers/${ada.id}/wish-lists`, { session });
  expect(read.json()).toMatchObject({
    lists: [
      {
        name: "Wish List",
        website: "US English",
        isShared: false,
        items: [{ sku: "CAP", name: "Cap", quantity: 1, note: "" }],
      },
    ],
  });
  expect((await callAdmin(app, `GET customers/${bo.id}/wish-lists`, { session })).json()).toEqual({
    lists: [],
  });
  expect((await callAdmin(app, `GET customers/${ada.id}/wish-lists`)).statusCode).toBe(401);
});
