import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handleOutbox } from "../jobs/handle-outbox.ts";
import { contextFor } from "../http/open-call.ts";
import { paymentProvider } from "../payment/payment.ts";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { crashing, type Crash } from "../testing/crash.ts";
import { aGuest } from "../testing/guest.ts";
import { aPlainWish } from "../testing/plain-wish.ts";
import { heldBut } from "../held/held-but.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { placeOrder } from "./order.ts";
import { recoverOrders } from "./recover-orders.ts";
import { instead } from "../testing/instead.ts";

const APPROVED = "4111111111111111";

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
    { payment: sandbox.provider },
  );
  const dying = crashing(app.call.db, sandbox.provider);
  crash = dying.crash;
  const parts = {
    ...app.call,
    db: dying.db,
    held: heldBut(app.call.held, instead(paymentProvider, dying.payment)),
  };
  ctxOf = () => contextFor(parts);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

/** Everything that must hold of one order whose shopper never gave up. */
async function expectOneOrder(maskId: string): Promise<void> {
  const rows = await app.shop.db
    .selectFrom("sales_order")
    .innerJoin("cart", "cart.id", "sales_order.cart_id")
    .select(["sales_order.id", "status"])
    .where("mask_id", "=", maskId)
    .execute();
  expect(rows).toMatchObject([{ status: "processing" }]);
  const payments = await app.shop.db
    .selectFrom("payment")
    .select(["state", "idempotency_key"])
    .where("order_id", "=", rows[0]?.id ?? 0)
    .execute();
  const holding = payments.filter((payment) => payment.state === "authorized");
  expect(holding).toHaveLength(1);
  const letters = await app.shop.db
    .selectFrom("outbox")
    .select("payload")
    .where("event", "=", "order.placed")
    .execute();
  const own = letters.filter(
    ({ payload }) => (payload as { orderId: number }).orderId === Number(rows[0]?.id),
  );
  expect(own).toHaveLength(1);
}

/** Pieces on the shelf and in orders together: they never change. */
async function piecesInAll(): Promise<number> {
  const shelf = await app.shop.db.selectFrom("stock_item").select("quantity").execute();
  const sold = await app.shop.db
    .selectFrom("order_item")
    .innerJoin("sales_order", "sales_order.id", "order_item.order_id")
    .select("quantity")
    .where("status", "in", ["processing", "pending_payment", "payment_review"])
    .execute();
  return [...shelf, ...sold].reduce((pieces, row) => pieces + row.quantity, 0);
}

async function diesAfter(steps: number): Promise<{ died: boolean; maskId: string }> {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 2 }]);
  await guest.pay(await sandbox.tokenFor(APPROVED));
  crash.arm(steps);
  await placeOrder(ctxOf(), aPlainWish(guest.maskId)).catch(() => undefined);
  return { died: crash.restart(), maskId: guest.maskId };
}

describe("issue §6: the process dies at the n-th step of placing an order", () => {
  it("and the shopper who asks again gets exactly one order, whatever n is", async () => {
    let died = true;
    let tried = 0;
    for (let steps = 0; died; steps += 1) {
      const broken = await diesAfter(steps);
      const again = await placeOrder(ctxOf(), aPlainWish(broken.maskId));
      expect(again).toMatchObject({ ok: true, value: { state: "placed" } });
      await expectOneOrder(broken.maskId);
      expect(await piecesInAll()).toBe(1000);
      died = broken.died;
      tried += 1;
    }
    // A statement, the way to the processor and the way back, a statement; the last try does not die.
    expect(tried).toBe(5);
  }, 120_000);

  it("and a shopper who never comes back: staff find the money's order, or no money was taken", async () => {
    let died = true;
    for (let steps = 0; died; steps += 1) {
      const broken = await diesAfter(steps);
      app.time.now = new Date(
        app.time.now.getTime() + sandbox.provider.unknownIsFinalAfterMs + 60_000,
      );
      await recoverOrders({ ...ctxOf(), now: app.time.now });
      await handleOutbox({ ...ctxOf(), now: app.time.now });
      const { id } = await app.shop.db
        .selectFrom("cart")
        .select("id")
        .where("mask_id", "=", broken.maskId)
        .executeTakeFirstOrThrow();
      const order = await app.shop.db
        .selectFrom("sales_order")
        .innerJoin("payment", "payment.order_id", "sales_order.id")
        .select(["status", "payment.idempotency_key", "payment.state"])
        .where("cart_id", "=", id)
        .executeTakeFirst();
      if (order) {
        const standing = await sandbox.provider.find(order.idempotency_key);
        const hasMoney = standing !== "unknown" && standing.state === "authorized";
        expect(order.status).toBe(hasMoney ? "processing" : "payment_unfinished");
      }
      expect(await piecesInAll()).toBe(1000);
      died = broken.died;
    }
  }, 120_000);
});
