import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest, FLORIDA } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const APPROVED = "4111111111111111";

let app: TestApp;
let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 1000 } });
    },
    { payment: sandbox.provider },
  );
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const STEPS = `mutation ($id: String!, $email: String!, $address: CartAddressInput!) {
  setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { email } }
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { email } }
  setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) {
    cart { email shipping_addresses { city selected_shipping_method { carrier_code } } } }
}`;

const steps = (id: string, email = "buyer@example.com") =>
  app.graphql(STEPS, { id, email, address: FLORIDA });

const comment = (id: string, text: string) =>
  app.graphql(
    `mutation ($id: String!, $text: String!) {
      setOrderCommentOnCart(input: { cart_id: $id, order_comment: $text }) { cart { id } } }`,
    { id, text },
  );

const rowOf = (maskId: string) =>
  app.shop.db
    .selectFrom("cart")
    .selectAll()
    .where("mask_id", "=", maskId)
    .executeTakeFirstOrThrow();

/** What another process writes, of which this one hears nothing. */
const elsewhere = (
  maskId: string,
  patch: { email?: string; shipping_address?: string | null },
  db = app.shop.db,
) =>
  db
    .updateTable("cart")
    .set((row) => ({ ...patch, version: row("version", "+", 1) }))
    .where("mask_id", "=", maskId)
    .execute();

/** Doubles the pieces of a cart's only item as another process does. */
async function doubledElsewhere(maskId: string): Promise<void> {
  const { id } = await rowOf(maskId);
  await app.shop.db.transaction().execute(async (db) => {
    await elsewhere(maskId, {}, db);
    await db
      .updateTable("cart_item")
      .set((row) => ({ quantity: row("quantity", "*", 2) }))
      .where("cart_id", "=", id)
      .execute();
  });
}

const aCart = async () => (await aGuest(app, [{ sku: "CAP", quantity: 1 }])).maskId;

describe("a cart that this process has just written", () => {
  it("loses nothing that another process writes meanwhile", async () => {
    const maskId = await aCart();
    await comment(maskId, "first");
    await elsewhere(maskId, { email: "other@example.com" });
    expect((await comment(maskId, "second")).errors).toBeUndefined();
    expect(await rowOf(maskId)).toMatchObject({
      email: "other@example.com",
      order_comment: "second",
    });
  });

  it("is read before anything is refused: another process made it possible", async () => {
    const maskId = await aCart();
    const { shipping_address: address } = await rowOf(maskId);
    await elsewhere(maskId, { shipping_address: null });
    expect((await comment(maskId, "known without an address")).errors).toBeUndefined();
    await elsewhere(maskId, { shipping_address: JSON.stringify(address) });
    const { errors } = await app.graphql(
      `mutation ($id: String!) { setShippingMethodsOnCart(input: { cart_id: $id,
        shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) { cart { id } } }`,
      { id: maskId },
    );
    expect(errors).toBeUndefined();
  });

  it("issue §6 is ordered as it stands in the database, and charged so", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await guest.pay(await sandbox.tokenFor(APPROVED));
    await doubledElsewhere(guest.maskId);
    const placed = await guest.placeOrder();
    const number = placed.orderV2?.number ?? "";
    const {
      quantity,
      amount_minor: paid,
      grand_total_minor: total,
    } = await app.shop.db
      .selectFrom("sales_order")
      .innerJoin("order_item", "order_item.order_id", "sales_order.id")
      .innerJoin("payment", "payment.order_id", "sales_order.id")
      .select(["order_item.quantity", "amount_minor", "grand_total_minor"])
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    expect(quantity).toBe(2);
    expect(paid).toBe(total);
  });

  it("issue §6 that another process ordered is not ordered again", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await guest.pay(await sandbox.tokenFor(APPROVED));
    await app.shop.db
      .updateTable("cart")
      .set((row) => ({ is_active: false, version: row("version", "+", 1) }))
      .where("mask_id", "=", guest.maskId)
      .execute();
    const { errors } = await guest.placeOrder();
    expect(errors.map(({ key }) => key)).toEqual(["cart.alreadyOrdered"]);
    const { id } = await rowOf(guest.maskId);
    const orders = await app.shop.db
      .selectFrom("sales_order")
      .select("id")
      .where("cart_id", "=", id)
      .execute();
    expect(orders).toEqual([]);
  });
});

describe("several changes of a cart in one document", () => {
  it("are one write: each sees what those before it did, and the version rises once", async () => {
    const maskId = await aCart();
    const before = await rowOf(maskId);
    const { data, errors } = await steps(maskId);
    expect(errors).toBeUndefined();
    expect(data?.["setShippingMethodsOnCart"]).toMatchObject({
      cart: {
        email: "buyer@example.com",
        shipping_addresses: [
          { city: "Margate", selected_shipping_method: { carrier_code: "flatrate" } },
        ],
      },
    });
    expect(await rowOf(maskId)).toMatchObject({
      email: "buyer@example.com",
      shipping_carrier_code: "flatrate",
      version: before.version + 1,
    });
  });

  it("stand but for the one that is refused", async () => {
    const maskId = await aCart();
    const { data, errors } = await steps(maskId, "no address");
    expect(errors).toHaveLength(1);
    expect(data?.["setGuestEmailOnCart"]).toBeNull();
    expect(data?.["setShippingMethodsOnCart"]).not.toBeNull();
    expect(await rowOf(maskId)).toMatchObject({ shipping_carrier_code: "flatrate" });
  });

  it("lose nothing that another process writes meanwhile", async () => {
    const maskId = await aCart();
    await comment(maskId, "known");
    await doubledElsewhere(maskId);
    const { errors } = await steps(maskId);
    expect(errors).toBeUndefined();
    const { data } = await app.graphql(
      `query ($id: String!) { cart(cart_id: $id) { total_quantity email } }`,
      { id: maskId },
    );
    expect(data?.["cart"]).toMatchObject({ total_quantity: 2, email: "buyer@example.com" });
  });

  it("of two carts are made all the same", async () => {
    const [one, two] = [await aCart(), await aCart()];
    const { errors } = await app.graphql(
      `mutation ($one: String!, $two: String!) {
        one: setOrderCommentOnCart(input: { cart_id: $one, order_comment: "one" }) { cart { id } }
        two: setOrderCommentOnCart(input: { cart_id: $two, order_comment: "two" }) { cart { id } } }`,
      { one, two },
    );
    expect(errors).toBeUndefined();
    expect((await rowOf(one)).order_comment).toBe("one");
    expect((await rowOf(two)).order_comment).toBe("two");
  });

  it("are refused of a cart that is ordered", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await guest.pay(await sandbox.tokenFor(APPROVED));
    await guest.placeOrder();
    const { errors } = await steps(guest.maskId);
    expect(new Set(errors?.map(({ extensions }) => extensions.key))).toEqual(
      new Set(["cart.alreadyOrdered"]),
    );
  });
});
