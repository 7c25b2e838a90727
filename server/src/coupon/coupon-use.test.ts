import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aGuest } from "../testing/guest.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

const APPROVED = "4111111111111111";
const DECLINED = "4000000000000002";

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP" });
      // Not every language of programs makes its last letter small in the same way.
      const rule = { name: "Way", coupon_code: "ΟΔΟΣ", kind: "percent", discount_micro: 100_000 };
      await shop.db
        .insertInto("cart_rule")
        .values([
          { ...rule, currency: "USD", uses_left: 1 },
          { ...rule, currency: null, uses_left: 7 },
        ])
        .execute();
    },
    { payment: sandbox.provider },
  );
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const usesLeft = async () => {
  const rules = await app.shop.db
    .selectFrom("cart_rule")
    .select("uses_left")
    .orderBy("id")
    .execute();
  return rules.map(({ uses_left }) => uses_left);
};

it("PAY-15 the use that is taken, and given back, is one of the coupon that took something off", async () => {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }], { coupon: "οδος" });
  await guest.pay(await sandbox.tokenFor(DECLINED));
  expect((await guest.placeOrder()).errors).toMatchObject([{ code: expect.any(String) }]);
  expect(await usesLeft()).toEqual([1, 7]);
  await guest.pay(await sandbox.tokenFor(APPROVED));
  expect((await guest.placeOrder()).errors).toEqual([]);
  expect(await usesLeft()).toEqual([0, 7]);
  const order = await app.shop.db
    .selectFrom("sales_order")
    .select("coupon_code")
    .executeTakeFirst();
  expect(order?.coupon_code).toBe("ΟΔΟΣ");
});
