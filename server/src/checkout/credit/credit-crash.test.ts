import { aStaff } from "@placket/domain/access/principal";
import { money } from "@placket/domain/money/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { heldBut } from "../../held/held-but.ts";
import { contextFor } from "../../http/open-call.ts";
import { placeOrder } from "../../order/order.ts";
import { recoverMovements } from "../../order/movement/carry-out.ts";
import { recoverOrders } from "../../order/recover-orders.ts";
import { creditProvider } from "../../payment/payment.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { crashing, type Crash } from "../../testing/crash.ts";
import { aGuest } from "../../testing/guest.ts";
import { instead } from "../../testing/instead.ts";
import { aPlainWish } from "../../testing/plain-wish.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { confirms, payOnCredit } from "../testing/credit-buyer.ts";

let sandbox: TestSandbox;
let app: TestApp;
let crash: Crash;
let ctxOf: () => ReturnType<typeof contextFor>;
let session: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 1000 } });
    },
    { payment: sandbox.provider, credit: sandbox.credit },
  );
  session = await aStaffSession(app);
  const dying = crashing(app.call.db, sandbox.credit);
  crash = dying.crash;
  const held = heldBut(app.call.held, instead(creditProvider, dying.payment));
  ctxOf = () => contextFor({ ...app.call, db: dying.db, held });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

/** Takes up to a night: what was on its way is not any more. */
function later(): void {
  const after = sandbox.credit.unknownIsFinalAfterMs + 60_000;
  app.time.now = new Date(app.time.now.getTime() + after);
}

async function diesAfter(steps: number) {
  const { maskId } = await aGuest(app, [{ sku: "CAP", quantity: 2 }]);
  await payOnCredit(app, maskId, await confirms({ app, sandbox }, maskId));
  crash.arm(steps);
  await placeOrder(ctxOf(), aPlainWish(maskId)).catch(() => undefined);
  return { died: crash.restart(), maskId };
}

const paymentsOf = (maskId: string) =>
  app.shop.db
    .selectFrom("sales_order")
    .innerJoin("cart", "cart.id", "sales_order.cart_id")
    .innerJoin("payment", "payment.order_id", "sales_order.id")
    .select(["number", "status", "payment.state", "idempotency_key"])
    .where("mask_id", "=", maskId)
    .execute();

it("PAY-05 whoever asks again after the process died at any step pays on credit once", async () => {
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
  // Reading what was confirmed, the order, the way to Credit Key and back, the answer; the last try does not die.
  expect(tried).toBe(6);
}, 120_000);

it("PAY-05 of a buyer who never comes back the credit pays their order", async () => {
  let died = true;
  for (let steps = 0; died; steps += 1) {
    const broken = await diesAfter(steps);
    later();
    await recoverOrders({ ...ctxOf(), now: app.time.now });
    for (const { status, state, idempotency_key: key } of await paymentsOf(broken.maskId)) {
      expect({ status, state }).toEqual({ status: "processing", state: "authorized" });
      expect(await sandbox.credit.find(key)).toMatchObject({ state: "authorized" });
    }
    died = broken.died;
  }
}, 120_000);

/** An order on credit, by a buyer of that kind. */
async function placed(buyer: string): Promise<{ number: string; key: string }> {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 2 }]);
  await payOnCredit(app, guest.maskId, await confirms({ app, sandbox }, guest.maskId, buyer));
  await guest.placeOrder();
  const [payment] = await paymentsOf(guest.maskId);
  return { number: payment?.number ?? "", key: payment?.idempotency_key ?? "" };
}

interface Order {
  readonly money: {
    readonly asked: { readonly value: number };
    readonly isMoving: boolean;
  };
  readonly items: readonly { readonly id: number; readonly paid: { readonly value: number } }[];
}
const order = async (number: string) =>
  (await callAdmin(app, `GET orders/${number}`, { session })).json<Order>();

it("PAY-05 what staff take and pay back reaches Credit Key once, though an answer gets lost", async () => {
  const { number, key } = await placed("refund_lost");
  const taking = { leftOut: [], seen: (await order(number)).money.asked };
  const taken = await callAdmin(app, `POST orders/${number}/invoices`, { session, body: taking });
  expect(taken.statusCode).toBe(200);
  const [cap] = (await order(number)).items;
  const each = (cap?.paid.value ?? 0) / 2;
  const none = { value: 0, currency: "USD" };
  const back = {
    way: "source",
    left: taking.seen,
    pieces: [{ itemId: cap?.id, quantity: 1 }],
    shipping: none,
    adjustment: none,
    toShelf: false,
    reason: "Torn",
    seen: { ...none, value: each },
  };
  const asked = await callAdmin(app, `POST orders/${number}/refunds`, { session, body: back });
  expect(asked.json()).not.toHaveProperty("errors");
  expect((await order(number)).money.isMoving).toBe(true);
  later();
  await recoverMovements({ ...contextFor(app.call), now: app.time.now });
  expect((await order(number)).money.isMoving).toBe(false);
  expect(await sandbox.credit.find(key)).toMatchObject({
    state: "captured",
    refunded: money(Math.round(each * 100), "USD"),
  });
});

it("PAY-05 an order that staff cancel is canceled at Credit Key", async () => {
  const { number, key } = await placed("approve");
  const body = { reason: "ordered_by_mistake" };
  const canceled = await callAdmin(app, `POST orders/${number}/cancel`, { session, body });
  expect(canceled.statusCode).toBeLessThan(300);
  await recoverOrders({
    ...contextFor(app.call),
    principal: aStaff({ staffId: 1, email: STAFF.email, role: "owner" }),
    now: new Date(app.time.now.getTime() + 60_000),
  });
  // Whoever came first, the call itself behind its answer or the job, is asking just now.
  await expect
    .poll(() => sandbox.credit.find(key), { timeout: 15_000 })
    .toMatchObject({ state: "voided" });
});
