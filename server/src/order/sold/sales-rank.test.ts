import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest } from "../../testing/guest.ts";
import { aConfigurable, aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { rankSales } from "./sales-rank.ts";

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "APRON", name: "Apron" });
      await aConfigurable(shop, { sku: "COAT", name: "Merrow coat" });
      await aProduct(shop, { sku: "CAP", name: "Merrow cap", stock: { quantity: 1000 } });
      await aProduct(shop, { sku: "CLOG", name: "Merrow clog" });
    },
    { payment: sandbox.provider },
  );
  app.time.now = new Date("2026-03-02T10:00:00Z");
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

async function buy(sku: string, quantity: number): Promise<void> {
  const guest = await aGuest(app, [{ sku, quantity }]);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  expect((await guest.placeOrder()).errors).toEqual([]);
}

const found = async (sort: string) => {
  const answer = await app.rest("GET", `app-search?q=merrow&sort=${sort}`);
  return (answer.body as { items?: { sku: string }[] }).items?.map(({ sku }) => sku);
};

describe("sorting by what is bought most", () => {
  it("issue 11.3 is there once something was sold, the most first, variants counting for their family", async () => {
    await rankSales(contextFor(app.call));
    expect(await found("bestsellers")).toBeUndefined();
    const { rows } = await sql<{ sku: string }>`
      SELECT p.sku FROM product_variant v JOIN product p ON p.id = v.child_id LIMIT 2`.execute(
      app.shop.db,
    );
    for (const { sku } of rows) await buy(sku, 2);
    await buy("CAP", 3);
    await rankSales(contextFor(app.call));
    await expect.poll(() => found("bestsellers")).toEqual(["COAT", "CAP", "CLOG"]);
    const { body } = await app.rest("GET", "app-search?q=merrow");
    expect((body as { sortOptions: object[] }).sortOptions).toContainEqual({
      value: "bestsellers",
      label: "Bestsellers",
      defaultDir: "desc",
    });
    await buy("CAP", 2);
    await rankSales(contextFor(app.call));
    await expect.poll(() => found("bestsellers")).toEqual(["CAP", "COAT", "CLOG"]);
    const { data } = await app.graphql(`{ products(search: "merrow", sort: { bestsellers: DESC }) {
      items { sku } } }`);
    expect(data).toEqual({
      products: { items: [{ sku: "CAP" }, { sku: "COAT" }, { sku: "CLOG" }] },
    });
    expect(await found("bestsellers:asc")).toEqual(["COAT", "CAP", "CLOG"]);
  });

  it("issue 11.3 what was sold a season ago leads no more, and staff never meet it", async () => {
    const session = await aStaffSession(app);
    const choices = await callAdmin(app, "GET product-choices", { session });
    expect(choices.body).not.toContain("bestsellers");
    app.time.now = new Date("2026-06-15T10:00:00Z");
    await rankSales(contextFor(app.call));
    await expect.poll(() => found("bestsellers")).toEqual(["COAT", "CAP", "CLOG"]);
  });
});
