import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ANN, anAccount, aShopper, askShop } from "../../testing/customer.ts";
import { aGuest } from "../../testing/guest.ts";
import { aRule } from "../../testing/rule.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aProduct(shop, { sku: "CAP" });
    await shop.db
      .insertInto("config_value")
      .values({ scope: "default", scope_id: 0, path: "freeShippingFromMinor", value: "0" })
      .execute();
    const action = { kind: "percent", micro: 1_000_000 } as const;
    await aRule(shop.db, { name: "All free", code: "GIFT", action });
  });
});
afterAll(() => app.close());

afterEach(async () => {
  for (const table of ["mail", "customer", "sign_in_try"] as const) {
    await app.shop.db.deleteFrom(table).execute();
  }
});

/** The demo guest orders with this email. */
const BUYER = { email: "buyer@example.com", password: "Twill-and-thread-1" };

/** Orders as a guest; it costs nothing, so that no processor is asked. */
async function anOrder() {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }], { coupon: "GIFT" });
  await guest.pay("free");
  const { orderV2 } = await guest.placeOrder();
  return { number: orderV2?.number ?? "", token: orderV2?.token ?? "" };
}

const CREATE = `mutation ($input: CustomerFromOrderInput!) {
  createCustomerFromOrder(input: $input) { customer { firstname lastname email } } }`;

async function create({ number, token }: { number: string; token: string }, password: string) {
  const input = { order_number: number, token, password };
  const { data, errors } = await askShop(app, CREATE, { variables: { input } });
  const made = data?.["createCustomerFromOrder"] as { customer: object } | null | undefined;
  return errors?.[0]?.extensions.key ?? made?.customer;
}

const countOf = async (table: "customer" | "customer_address" | "mail") => {
  const counted = app.shop.db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as("n"));
  return (await counted.executeTakeFirstOrThrow()).n;
};

describe("ACCT-30 a guest chooses a password after ordering", () => {
  it("has an account by the order's email and name, with its addresses, and the order", async () => {
    const order = await anOrder();
    expect(await create(order, BUYER.password)).toEqual({
      firstname: "Demo",
      lastname: "Buyer",
      email: BUYER.email,
    });
    const { session } = await aShopper(app, BUYER);
    const asked = `{ customer { orders { items { number } }
      addresses { city default_shipping default_billing } } }`;
    expect((await askShop(app, asked, { session })).data).toEqual({
      customer: {
        orders: { items: [{ number: order.number }] },
        addresses: [{ city: "Margate", default_shipping: true, default_billing: true }],
      },
    });
  });

  it("nobody has one by a guessed token, twice, or with a password that is too easy", async () => {
    const order = await anOrder();
    const guessed = { ...order, token: "A".repeat(order.token.length) };
    expect(await create(guessed, BUYER.password)).toBe("order.noSuchOrder");
    expect(await create(order, "short")).toBe("customer.passwordTooShort");
    expect(await countOf("customer")).toBe(0);
    await create(order, BUYER.password);
    expect(await create(order, BUYER.password)).toBe("customer.emailTaken");
    expect(await countOf("customer")).toBe(1);
  });

  it("of an order that is somebody's already there is no account, no address and no letter", async () => {
    const order = await anOrder();
    const owner = await anAccount(app, { ...ANN, email: "owner@example.com" });
    const { db } = app.shop;
    const taken = db.updateTable("sales_order").set({ customer_id: owner });
    await taken.where("number", "=", order.number).execute();
    await db.deleteFrom("mail").execute();
    expect(await create(order, BUYER.password)).toBe("order.noSuchOrder");
    expect([await countOf("customer"), await countOf("customer_address")]).toEqual([1, 0]);
    expect(await countOf("mail")).toBe(0);
  });
});
