import { afterAll, beforeAll, expect, it } from "vitest";
import { aGuest } from "../testing/guest.ts";
import { aRule } from "../testing/rule.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let maskId: string;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aProduct(shop, { sku: "CAP", stock: { quantity: 1000 } });
    await aRule(shop.db, { code: "CREW", uses_per_coupon: 3 });
  });
  ({ maskId } = await aGuest(app, [{ sku: "CAP", quantity: 1 }], { coupon: "crew" }));
});
afterAll(() => app.close());

const takeOff = (micro: number) =>
  app.shop.db
    .updateTable("cart_rule")
    .set({ action: JSON.stringify({ kind: "percent", micro }) })
    .execute();
const use = (times_used: number) => app.shop.db.updateTable("coupon").set({ times_used }).execute();

interface Discounted {
  readonly prices: {
    readonly discounts: readonly { readonly amount: { readonly value: number } }[] | null;
  };
}

async function discount(): Promise<number | undefined> {
  const { data } = await app.graphql(
    `query ($id: String!) { cart(cart_id: $id) { prices { discounts { amount { value } } } } }`,
    { id: maskId },
  );
  const cart = data?.["cart"] as unknown as Discounted;
  return cart.prices.discounts?.[0]?.amount.value;
}

it("PAY-15 a code takes off what staff have just changed it to", async () => {
  expect(await discount()).toBe(2);
  await takeOff(250_000);
  await expect.poll(discount).toBe(5);
});

it("PAY-15 a code whose last use is gone takes nothing off, and does again when there are more", async () => {
  await use(3);
  expect(await discount()).toBeUndefined();
  await use(1);
  expect(await discount()).toBe(5);
});
