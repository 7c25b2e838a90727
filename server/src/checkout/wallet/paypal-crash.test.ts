import { afterAll, beforeAll, expect, it } from "vitest";
import { heldBut } from "../../held/held-but.ts";
import { contextFor } from "../../http/open-call.ts";
import { placeOrder } from "../../order/order.ts";
import { recoverOrders } from "../../order/recover-orders.ts";
import { walletProvider } from "../../payment/payment.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { crashing, type Crash } from "../../testing/crash.ts";
import { aGuest } from "../../testing/guest.ts";
import { instead } from "../../testing/instead.ts";
import { approves, payWith } from "../testing/paypal-buyer.ts";
import { aPlainWish } from "../../testing/plain-wish.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let crash: Crash;
let ctxOf: () => ReturnType<typeof contextFor>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 1000 } });
    },
    { payment: sandbox.provider, wallet: sandbox.wallet },
  );
  const dying = crashing(app.call.db, sandbox.wallet);
  crash = dying.crash;
  const held = heldBut(app.call.held, instead(walletProvider, dying.payment));
  ctxOf = () => contextFor({ ...app.call, db: dying.db, held });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

async function diesAfter(steps: number) {
  const { maskId } = await aGuest(app, [{ sku: "CAP", quantity: 2 }]);
  await payWith(app, maskId, await approves({ app, sandbox }, maskId));
  crash.arm(steps);
  await placeOrder(ctxOf(), aPlainWish(maskId)).catch(() => undefined);
  return { died: crash.restart(), maskId };
}

const paymentsOf = (maskId: string) =>
  app.shop.db
    .selectFrom("sales_order")
    .innerJoin("cart", "cart.id", "sales_order.cart_id")
    .innerJoin("payment", "payment.order_id", "sales_order.id")
    .select(["status", "payment.state", "idempotency_key"])
    .where("mask_id", "=", maskId)
    .execute();

it("PAY-01 whoever asks again after the process died at any step pays at PayPal once", async () => {
  let died = true;
  let tried = 0;
  for (let steps = 0; died; steps += 1) {
    const broken = await diesAfter(steps);
    const again = await placeOrder(ctxOf(), aPlainWish(broken.maskId));
    expect(again).toMatchObject({ ok: true, value: { state: "placed" } });
    const expected = [{ status: "processing", state: "authorized" }];
    expect(await paymentsOf(broken.maskId)).toMatchObject(expected);
    died = broken.died;
    tried += 1;
  }
  // Reading what was approved, the order, the way to PayPal and back, the answer; the last try does not die.
  expect(tried).toBe(6);
}, 120_000);

it("PAY-01 money of a buyer who never comes back pays their order, or was not reserved", async () => {
  let died = true;
  for (let steps = 0; died; steps += 1) {
    const broken = await diesAfter(steps);
    const later = app.time.now.getTime() + sandbox.wallet.unknownIsFinalAfterMs + 60_000;
    app.time.now = new Date(later);
    await recoverOrders({ ...ctxOf(), now: app.time.now });
    for (const { status, idempotency_key: key } of await paymentsOf(broken.maskId)) {
      const standing = await sandbox.wallet.find(key);
      const hasMoney = standing !== "unknown" && standing.state === "authorized";
      expect(status).toBe(hasMoney ? "processing" : "payment_unfinished");
    }
    died = broken.died;
  }
}, 120_000);
