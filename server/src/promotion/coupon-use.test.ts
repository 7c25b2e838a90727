import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aGuest } from "../testing/guest.ts";
import { aRule } from "../testing/rule.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { nameOfEmail } from "./buyer-names.ts";

const APPROVED = "4111111111111111";
const DECLINED = "4000000000000002";

/** Codes, and the address that each was given to; guests are `buyer@example.com`. */
const GIVEN = [
  ["GIVEN222", "Buyer@example.com "],
  ["GIVEN333", "owner@example.com"],
] as const;

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP" });
      await aProduct(shop, { sku: "SHOE" });
      const ofShoes = { fact: "sku", is: "in", values: ["SHOE"] } as const;
      const lines = { match: "all", of: [ofShoes] } as const;
      await aRule(shop.db, { code: "SHOES", uses_per_coupon: 1, lines });
      // Not every language of programs makes its last letter small in the same way.
      await aRule(shop.db, { code: "ΟΔΟΣ", currency: "USD", uses_per_coupon: 1 });
      await aRule(shop.db, { code: "ΟΔΟΣ", uses_per_coupon: 7 });
      for (const [code, email] of GIVEN) {
        await aRule(shop.db, { code });
        await shop.db
          .updateTable("coupon")
          .set({ given_to: nameOfEmail(email) })
          .where("code", "=", code)
          .execute();
      }
    },
    { payment: sandbox.provider },
  );
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const timesUsed = async (code = "ΟΔΟΣ") => {
  const coupons = await app.shop.db
    .selectFrom("coupon")
    .select("times_used")
    .where("code", "=", code)
    .orderBy("id")
    .execute();
  return coupons.map(({ times_used }) => times_used);
};

async function withoutShoes(maskId: string): Promise<void> {
  const lines = `query ($id: String!) { cart(cart_id: $id) { itemsV2 { items { uid product { sku } } } } }`;
  const { data } = await app.graphql(lines, { id: maskId });
  const { cart } = data as unknown as {
    cart: { itemsV2: { items: { uid: string; product: { sku: string } }[] } };
  };
  const uid = cart.itemsV2.items.find(({ product }) => product.sku === "SHOE")?.uid;
  const remove = `mutation ($id: String!, $uid: ID!) {
    removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) { cart { id } } }`;
  expect((await app.graphql(remove, { id: maskId, uid })).errors).toBeUndefined();
}

it("PAY-15 a code that took nothing off an order is not used up, and CART-08 has no line of the sum", async () => {
  const both = ["CAP", "SHOE"].map((sku) => ({ sku, quantity: 1 }));
  const guest = await aGuest(app, both, { coupon: "SHOES" });
  await withoutShoes(guest.maskId);
  const { data } = await app.graphql(
    `query ($id: String!) { cart(cart_id: $id) {
      applied_coupons { code }
      prices { discounts { label } raw_totals { code } } } }`,
    { id: guest.maskId },
  );
  expect(data).toMatchObject({
    cart: {
      applied_coupons: [{ code: "SHOES" }],
      prices: { discounts: null, raw_totals: expect.not.arrayContaining([{ code: "discount" }]) },
    },
  });
  await guest.pay(await sandbox.tokenFor(APPROVED));
  expect((await guest.placeOrder()).errors).toEqual([]);
  expect(await timesUsed("SHOES")).toEqual([0]);
});

it("FOOT-19 a code that was given to somebody is used once, though the promotion sets no bound", async () => {
  const guests = [1, 2].map(() =>
    aGuest(app, [{ sku: "CAP", quantity: 1 }], { coupon: "GIVEN222" }),
  );
  const [first, second] = await Promise.all(guests);
  await first?.pay(await sandbox.tokenFor(APPROVED));
  await second?.pay(await sandbox.tokenFor(APPROVED));
  expect((await first?.placeOrder())?.errors).toEqual([]);
  expect((await second?.placeOrder())?.errors).toHaveLength(1);
  expect(await timesUsed("GIVEN222")).toEqual([1]);
});

it("FOOT-19 a code that was given to an address takes something off the orders of that address alone", async () => {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
  const orderAs = async (email: string) => {
    const { data, errors } = await app.graphql(
      `mutation ($id: String!, $email: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: $email }) {
        cart { applied_coupons { code } lapsed_coupons prices { discounts { label } } } } }`,
      { id: guest.maskId, email },
    );
    expect(errors).toBeUndefined();
    return data?.["setGuestEmailOnCart"];
  };
  const apply = () =>
    app.graphql(
      `mutation ($id: String!) {
        applyCouponToCart(input: { cart_id: $id, coupon_code: "GIVEN333" }) { cart { id } } }`,
      { id: guest.maskId },
    );
  expect((await apply()).errors).toMatchObject([
    {
      message: "This code was given to another email address, and counts for its orders alone.",
      extensions: { key: "cart.couponOfAnother" },
    },
  ]);
  const owned = { cart: { applied_coupons: [{ code: "GIVEN333" }], lapsed_coupons: [] } };
  await orderAs("owner@example.com");
  expect((await apply()).errors).toBeUndefined();
  expect(await orderAs("buyer@example.com")).toEqual({
    cart: {
      applied_coupons: null,
      lapsed_coupons: ["GIVEN333"],
      prices: { discounts: null },
    },
  });
  await guest.pay(await sandbox.tokenFor(APPROVED));
  expect((await guest.placeOrder()).errors).toMatchObject([{ key: "cart.couponOfAnother" }]);
  expect(await timesUsed("GIVEN333")).toEqual([0]);
  expect(await orderAs(" Owner@Example.com")).toMatchObject(owned);
  await guest.pay(await sandbox.tokenFor(APPROVED));
  expect((await guest.placeOrder()).errors).toEqual([]);
  expect(await timesUsed("GIVEN333")).toEqual([1]);
});

it("PAY-15 the use that is taken, and given back, is one of the coupon that took something off", async () => {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }], { coupon: "οδος" });
  await guest.pay(await sandbox.tokenFor(DECLINED));
  expect((await guest.placeOrder()).errors).toMatchObject([{ code: expect.any(String) }]);
  expect(await timesUsed()).toEqual([0, 0]);
  await guest.pay(await sandbox.tokenFor(APPROVED));
  expect((await guest.placeOrder()).errors).toEqual([]);
  expect(await timesUsed()).toEqual([1, 0]);
  const order = await app.shop.db
    .selectFrom("sales_order")
    .select("coupon_code")
    .orderBy("id", "desc")
    .executeTakeFirst();
  expect(order?.coupon_code).toBe("ΟΔΟΣ");
});
