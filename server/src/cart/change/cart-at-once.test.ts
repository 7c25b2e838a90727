import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest, FLORIDA } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let sandbox: TestSandbox;
let cap: number;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      cap = await aProduct(shop, { sku: "CAP", stock: { quantity: 1000 } });
    },
    { payment: sandbox.provider },
  );
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const add = (maskId: string, qty: number) =>
  app.graphql(
    `mutation ($id: String!, $qty: Float!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: "CAP", quantity: $qty }]) { cart { id } user_errors { code } } }`,
    { id: maskId, qty },
  );

const read = async (maskId: string) => {
  const { data } = await app.graphql(
    `query ($id: String!) { cart(cart_id: $id) { email total_quantity items { quantity }
      shipping_addresses { city selected_shipping_method { carrier_code } } } }`,
    { id: maskId },
  );
  return data?.["cart"] as unknown;
};

const emptyCart = async () => {
  const { data } = await app.graphql("mutation { createEmptyCart }");
  return String(data?.["createEmptyCart"]);
};

/** A run of changes in one request, as one document. */
const CHANGES = `mutation ($id: String!, $email: String!, $address: CartAddressInput!) {
  setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } }
  addProductsToCart(cartId: $id, cartItems: [{ sku: "CAP", quantity: 1 }]) { cart { id } }
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
  setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) { cart { id } }
}`;

describe("calls that reach one cart at once", () => {
  it("eight adds of one product become one item with all pieces", async () => {
    const maskId = await emptyCart();
    await Promise.all(Array.from({ length: 8 }, () => add(maskId, 2)));
    expect(await read(maskId)).toMatchObject({ total_quantity: 16, items: [{ quantity: 16 }] });
  });

  it("a run of changes in one request sees what the ones before it did to the cart", async () => {
    const maskId = await emptyCart();
    const variables = { id: maskId, email: "buyer@example.com", address: FLORIDA };
    const { errors } = await app.graphql(CHANGES, variables);
    expect(errors).toBeUndefined();
    expect(await read(maskId)).toMatchObject({
      email: "buyer@example.com",
      total_quantity: 1,
      shipping_addresses: [
        { city: "Margate", selected_shipping_method: { carrier_code: "flatrate" } },
      ],
    });
  });

  it("two runs of changes at once: nothing of either is lost", async () => {
    const maskId = await emptyCart();
    const run = (email: string) => app.graphql(CHANGES, { id: maskId, email, address: FLORIDA });
    const answers = await Promise.all([run("one@example.com"), run("two@example.com")]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(await read(maskId)).toMatchObject({
      total_quantity: 2,
      shipping_addresses: [
        { city: "Margate", selected_shipping_method: { carrier_code: "flatrate" } },
      ],
    });
  });

  it("issue §6 pieces that are added while the order is placed are in it, or refused", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await guest.pay(await sandbox.tokenFor("4111111111111111"));
    const [placed, ...added] = await Promise.all([
      guest.placeOrder(),
      ...Array.from({ length: 6 }, () => add(guest.maskId, 1)),
    ]);
    const accepted = added.filter(({ errors }) => errors === undefined).length;
    const { quantity } = await app.shop.db
      .selectFrom("order_item")
      .innerJoin("sales_order", "sales_order.id", "order_item.order_id")
      .select("quantity")
      .where("number", "=", placed.orderV2?.number ?? "")
      .where("product_id", "=", cap)
      .executeTakeFirstOrThrow();
    expect(quantity).toBe(1 + accepted);
  });
});

describe("issue 8: more changes of one cart at once than the database has sessions", () => {
  const setEmail = (id: string, email: string) =>
    app.graphql(
      `mutation ($id: String!, $email: String!) {
        setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { email } } }`,
      { id, email },
    );

  it("60 emails at once are set, each without an error", async () => {
    const maskId = await emptyCart();
    const emails = Array.from({ length: 60 }, (_, i) => `buyer${i}@example.com`);
    const answers = await Promise.all(emails.map((email) => setEmail(maskId, email)));
    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
    expect(emails).toContainEqual(((await read(maskId)) as { email: string }).email);
  });

  it("beyond what may wait, the refusal is a row of the table, and the cart is free afterwards", async () => {
    const maskId = await emptyCart();
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, i) => setEmail(maskId, `buyer${i}@example.com`)),
    );
    const keys = answers.flatMap(({ errors = [] }) =>
      errors.map(({ extensions }) => extensions.key),
    );
    expect(new Set(keys)).toEqual(new Set(["access.busy"]));
    expect((await setEmail(maskId, "last@example.com")).errors).toBeUndefined();
  });

  it("a held cart takes one session: the store stays ready, and whoever waits too long is told", async () => {
    const maskId = await emptyCart();
    const held = Promise.withResolvers<void>();
    const isHeld = Promise.withResolvers<void>();
    const holder = app.shop.db.transaction().execute(async (db) => {
      await db.selectFrom("cart").select("id").where("mask_id", "=", maskId).forUpdate().execute();
      isHeld.resolve();
      await held.promise;
    });
    await isHeld.promise;
    const waiting = Array.from({ length: 14 }, () => add(maskId, 1));
    try {
      // What `/readyz` asks, and a stranger's own cart.
      await app.database.ping();
      expect((await app.graphql("mutation { createEmptyCart }")).errors).toBeUndefined();
      expect((await waiting[0])?.errors?.[0]?.extensions.key).toBe("access.busy");
    } finally {
      held.resolve();
      await holder;
    }
    const answers = await Promise.all(waiting);
    expect(answers.at(-1)?.errors).toBeUndefined();
  });
});
