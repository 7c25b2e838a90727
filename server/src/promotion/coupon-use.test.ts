import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aGuest } from "../testing/guest.ts";
import { aRule } from "../testing/rule.ts";
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
      await aRule(shop.db, { code: "ΟΔΟΣ", currency: "USD", uses_per_coupon: 1 });
      await aRule(shop.db, { code: "ΟΔΟΣ", uses_per_coupon: 7 });
    },
    { payment: sandbox.provider },
  );
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const timesUsed = async () => {
  const coupons = await app.shop.db
    .selectFrom("coupon")
    .select("times_used")
    .orderBy("id")
    .execute();
  return coupons.map(({ times_used }) => times_used);
};

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
    .executeTakeFirst();
  expect(order?.coupon_code).toBe("ΟΔΟΣ");
});
