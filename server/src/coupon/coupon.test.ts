import { afterAll, beforeAll, expect, it } from "vitest";
import { aGuest } from "../testing/guest.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let maskId: string;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aProduct(shop, { sku: "CAP", stock: { quantity: 1000 } });
    await shop.db
      .insertInto("cart_rule")
      .values({
        name: "Crew",
        coupon_code: "CREW",
        kind: "percent",
        discount_micro: 100_000,
        uses_left: 3,
      })
      .execute();
  });
  ({ maskId } = await aGuest(app, [{ sku: "CAP", quantity: 1 }], { coupon: "crew" }));
});
afterAll(() => app.close());

const set = (rule: { discount_micro?: number; uses_left?: number | null }) =>
  app.shop.db.updateTable("cart_rule").set(rule).execute();

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

const version = async () => {
  const row = await app.shop.db
    .selectFrom("held_version")
    .select("version")
    .where("name", "=", "coupons")
    .executeTakeFirstOrThrow();
  return row.version;
};

it("PAY-15 a code takes off what staff have just changed it to", async () => {
  expect(await discount()).toBe(2);
  await set({ discount_micro: 250_000 });
  await expect.poll(discount).toBe(5);
});

it("PAY-15 a code whose last use is gone takes nothing off, and does again when there are more", async () => {
  await set({ uses_left: 0 });
  await expect.poll(discount).toBeUndefined();
  await set({ uses_left: 2 });
  await expect.poll(discount).toBe(5);
});

it.each([
  { from: 3, to: 2, isTold: false },
  { from: 1, to: 0, isTold: true },
  { from: 0, to: 1, isTold: true },
  { from: 2, to: null, isTold: true },
])(
  "PAY-15 processes hear of uses left from $from to $to: $isTold",
  async ({ from, to, isTold }) => {
    await set({ uses_left: from });
    const before = await version();
    await set({ uses_left: to });
    expect((await version()) > before).toBe(isTold);
  },
);
