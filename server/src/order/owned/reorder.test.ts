import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aFilledCart, askToPlace, placedBy } from "../../testing/known-checkout.ts";
import { aCustomerOf, type TestCustomer } from "../../testing/known-customer.ts";
import { aConfigurable, aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const APPROVED = "4111111111111111";

let sandbox: TestSandbox;
let app: TestApp;
let nth = 0;
let ada: TestCustomer;
let bo: TestCustomer;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", name: "Cap" });
      const attributes = JSON.stringify({ has_embroidery: true });
      await aProduct(shop, { sku: "APRON", name: "Apron", attributes });
      await aProduct(shop, { sku: "SASH", name: "Sash", attributes });
      await aProduct(shop, { sku: "GONE", name: "Gone" });
      await aProduct(shop, { sku: "SCARCE", name: "Scarce", stock: { quantity: 5 } });
      await aProduct(shop, { sku: "RARE", name: "Rare", stock: { quantity: 5 } });
      await aConfigurable(shop, { sku: "COAT", name: "Coat" });
    },
    { payment: sandbox.provider },
  );
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(async () => {
  nth += 1;
  ada = await aCustomerOf(app, { email: `ada${nth}@example.com` });
  bo = await aCustomerOf(app, { email: `bo${nth}@example.com` });
});

const REORDER = `mutation ($number: String!, $items: [ID!]) { reorderItems(orderNumber: $number, items: $items) {
  cart { id items { sku quantity } } userInputErrors { code message path } } }`;

const refusal = async (who: Pick<TestApp, "graphql">, query: string, variables: object) =>
  (await who.graphql(query, variables)).errors?.[0]?.extensions.key;

/** Places an order of a customer and gives its number. */
async function ordered(who: TestCustomer, items: Readonly<Record<string, number>>) {
  const wished = Object.entries(items).map(([sku, quantity]) => ({ sku, quantity }));
  const cart = await aFilledCart(who, wished);
  const { order, errors } = await placedBy(who, cart, await sandbox.tokenFor(APPROVED));
  expect(errors).toEqual([]);
  return String(order?.order_number);
}

interface AskedOrder {
  readonly items: { readonly id: string }[];
  readonly items_today: object[];
}

const SAVE = `mutation ($number: String!, $item: ID!, $name: String) {
  saveOrderedItem(input: { order_number: $number, item_uid: $item, name: $name }) {
    name item { quantity product { sku } } } }`;

describe("EMB-33, EMB-45 an item of an order", () => {
  const instructed = async (who: TestCustomer) => {
    const words = { uid: btoa("embroidery/special-instructions"), value: "Navy thread" };
    const wished = [{ sku: "APRON", quantity: 3, entered_options: [words] }];
    const cart = await aFilledCart(who, wished);
    // What is embroidered is agreed to besides.
    await placedBy(who, cart, await sandbox.tokenFor(APPROVED));
    const { order, errors } = await askToPlace(who, cart, true);
    expect(errors).toEqual([]);
    return String(order?.order_number);
  };
  const itemOf = async (number: string) => {
    const row = await app.shop.db
      .selectFrom("order_item")
      .innerJoin("sales_order", "sales_order.id", "order_id")
      .select("order_item.id")
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    return btoa(String(row.id));
  };

  it("is saved among the customer's products with what was done to it, once, under its name or another", async () => {
    const number = await instructed(ada);
    const item = await itemOf(number);
    expect(await ada.ask(SAVE, { number, item })).toEqual({
      saveOrderedItem: { name: "Apron", item: { quantity: 3, product: { sku: "APRON" } } },
    });
    await ada.ask(SAVE, { number, item, name: "Bakery" });
    const rows = await app.shop.db
      .selectFrom("saved_product")
      .select(["name", "configuration"])
      .where("customer_id", "=", ada.id)
      .execute();
    expect(rows).toMatchObject([
      {
        name: "Bakery",
        configuration: { parts: [{ kind: "special-instructions", text: "Navy thread" }] },
      },
    ]);
  });

  it("is nobody else's to save, and of this order alone", async () => {
    const number = await instructed(ada);
    const item = await itemOf(number);
    expect(await refusal(bo, SAVE, { number, item })).toBe("order.noSuchOrder");
    expect(await refusal(app, SAVE, { number, item })).toBe("access.loginRequired");
    const other = await itemOf(await instructed(bo));
    expect(await refusal(ada, SAVE, { number, item: other })).toBe("access.badRequest");
  });
});

/** What is asked of one of Ada's orders. */
async function orderOf(number: string, fields: string): Promise<AskedOrder> {
  const asked = `query ($filter: CustomerOrdersFilterInput) {
    customer { orders(filter: $filter) { items { ${fields} } } } }`;
  const { customer } = await ada.ask(asked, { filter: { number: { eq: number } } });
  return (customer as unknown as { orders: { items: [AskedOrder] } }).orders.items[0];
}

describe("issue 9, 2: reorderItems", () => {
  it("puts what can be had into the customer's cart, and says what cannot", async () => {
    const number = await ordered(ada, { CAP: 2, GONE: 1, SCARCE: 3, "COAT-White-M": 1 });
    await app.shop.db
      .updateTable("product")
      .set({ is_enabled: false })
      .where("sku", "=", "GONE")
      .execute();
    const answer = async () =>
      (await ada.ask(REORDER, { number }))["reorderItems"] as unknown as {
        cart: { items: { sku: string; quantity: number }[] };
        userInputErrors: { code: string; message: string; path: string[] }[];
      };
    const sold = `{ products(filter: { sku: { eq: "GONE" } }) { total_count } }`;
    await expect
      .poll(async () => (await app.graphql(sold)).data)
      .toEqual({ products: { total_count: 0 } });
    const { cart, userInputErrors } = await answer();
    expect(cart.items.map(({ sku }) => sku)).toEqual(["CAP", "COAT-White-M"]);
    expect(userInputErrors).toMatchObject([
      { code: "INSUFFICIENT_STOCK", path: ["orderNumber", "GONE"] },
      { code: "INSUFFICIENT_STOCK", path: ["orderNumber", "SCARCE"] },
    ]);
    expect(userInputErrors[1]?.message).toBe("Scarce: The requested qty is not available");
  });

  it("PDP-34, EMB-38 what is sold with embroidery alone by now is not put there as it was ordered, bare", async () => {
    const number = await ordered(ada, { SASH: 1, CAP: 1 });
    const attributes = '{"has_embroidery":true,"is_embroidery_lockdown":true}';
    const { db } = app.shop;
    await db.updateTable("product").set({ attributes }).where("sku", "=", "SASH").execute();
    const embroidery = "app-embroidery?configurableSku=SASH";
    await expect
      .poll(async () => (await app.rest("GET", embroidery)).body)
      .toMatchObject({ is_embroidery_lockdown: true });
    const { reorderItems } = await ada.ask(REORDER, { number });
    expect(reorderItems).toMatchObject({
      cart: { items: [{ sku: "CAP", quantity: 1 }] },
      userInputErrors: [
        {
          path: ["orderNumber", "SASH"],
          message: "Sash: This item is sold with embroidery. Choose what is embroidered on it.",
        },
      ],
    });
  });

  it("tells before what would come of each line today", async () => {
    const number = await ordered(ada, { APRON: 2, RARE: 3, CAP: 1 });
    const { db } = app.shop;
    await db.updateTable("product").set({ price_minor: 2500 }).where("sku", "=", "APRON").execute();
    const today = async () => {
      const { items_today } = await orderOf(
        number,
        "items_today { quantity price { value } message }",
      );
      return items_today;
    };
    await expect.poll(today).toEqual([
      { quantity: 2, price: { value: 25 }, message: null },
      { quantity: null, price: null, message: "The requested qty is not available" },
      { quantity: 1, price: { value: 20 }, message: null },
    ]);
    expect(await today()).toHaveLength(3);
    expect(await ada.ask("{ customerCart { total_quantity } }")).toMatchObject({
      customerCart: { total_quantity: 0 },
    });
    await db.updateTable("product").set({ price_minor: 2000 }).where("sku", "=", "APRON").execute();
  });

  it("takes chosen lines alone, of this order alone", async () => {
    const [number, other] = [
      await ordered(ada, { CAP: 2, APRON: 1 }),
      await ordered(ada, { CAP: 1 }),
    ];
    const idsOf = async (asked: string) => {
      const { items } = await orderOf(asked, "items { id }");
      return items.map(({ id }) => id);
    };
    const [, apron] = await idsOf(number);
    const { cart } = (await ada.ask(REORDER, { number, items: [apron] }))[
      "reorderItems"
    ] as unknown as { cart: { items: object[] } };
    expect(cart.items).toEqual([{ sku: "APRON", quantity: 1 }]);
    for (const items of [await idsOf(other), ["nonsense"]]) {
      expect(await refusal(ada, REORDER, { number, items })).toBe("access.badRequest");
    }
  });

  it("of a stranger's order, of a guest's, or by nobody is refused", async () => {
    const number = await ordered(ada, { CAP: 1 });
    expect(await refusal(bo, REORDER, { number })).toBe("order.noSuchOrder");
    expect(await refusal(ada, REORDER, { number: "x" })).toBe("order.noSuchOrder");
    expect(await refusal(app, REORDER, { number })).toBe("access.loginRequired");
  });
});
