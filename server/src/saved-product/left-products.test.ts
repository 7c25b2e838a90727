import { afterAll, beforeAll, expect, it } from "vitest";
import { aCustomerOf, type TestCustomer } from "../testing/known-customer.ts";
import { aProduct } from "../testing/shop.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let session: string;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aProduct(shop, { sku: "CAP", attributes: '{"has_embroidery":true}' });
  });
  session = await aStaffSession(app);
});
afterAll(() => app.close());

/** Saves a product under a name, with words for the people at the machine. */
function save(who: TestCustomer, name: string, text: string) {
  const entered_options = [{ uid: btoa("embroidery/special-instructions"), value: text }];
  const input = { name, item: { sku: "CAP", quantity: 1, entered_options } };
  return who.ask("mutation ($input: SaveProductInput!) { saveProduct(input: $input) { name } }", {
    input,
  });
}

it("ACCT-32 saved products go over with an account that is merged; what both have stays the other one's", async () => {
  const old = await aCustomerOf(app, { email: "old@example.com" });
  const kept = await aCustomerOf(app, { email: "kept@example.com" });
  await save(old, "Old one", "Gold thread");
  await save(old, "Both, old", "Red thread");
  await save(kept, "Both, kept", "Red thread");
  const merged = await callAdmin(app, `POST customers/${old.id}/merge`, {
    session,
    body: { intoId: kept.id },
  });
  expect(merged.statusCode).toBe(200);
  expect(await kept.ask("{ mySavedProducts { items { name } } }")).toEqual({
    mySavedProducts: { items: [{ name: "Both, kept" }, { name: "Old one" }] },
  });
});

it("issue 9.2 saved products are gone with whoever is forgotten", async () => {
  const ada = await aCustomerOf(app, { email: "ada@example.com" });
  await save(ada, "Ada's", "For Ada");
  const forgotten = await callAdmin(app, `POST customers/${ada.id}/anonymize`, { session });
  expect(forgotten.statusCode).toBe(200);
  const left = app.shop.db.selectFrom("saved_product").where("customer_id", "=", ada.id);
  expect(await left.select("id").execute()).toEqual([]);
});

it("issue 10.9, EMB-45 staff read what a customer has saved, and nobody else's; a customer does not", async () => {
  const eve = await aCustomerOf(app, { email: "eve@example.com" });
  const other = await aCustomerOf(app, { email: "other@example.com" });
  await save(eve, "Eve's cap", "Red thread");
  await save(other, "Another", "Blue thread");
  const read = await callAdmin(app, `GET customers/${eve.id}/saved-products`, { session });
  expect(read.json()).toMatchObject({
    products: [
      {
        name: "Eve's cap",
        sku: "CAP",
        quantity: 1,
        chosen: [expect.stringContaining("Red thread")],
        picture: null,
      },
    ],
  });
  const none = await callAdmin(app, "GET customers/999999/saved-products", { session });
  expect(none.json()).toEqual({ products: [] });
  expect((await callAdmin(app, `GET customers/${eve.id}/saved-products`)).statusCode).toBe(401);
});
