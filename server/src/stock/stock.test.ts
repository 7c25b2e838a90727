import { afterAll, beforeAll, expect, it } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { placeOrder } from "../order/order.ts";
import { aGuest } from "../testing/guest.ts";
import { heldBut } from "../held/held-but.ts";
import { instead } from "../testing/instead.ts";
import { aPlainWish } from "../testing/plain-wish.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { stockBell } from "./stock-bell.ts";
import { stockRoom } from "./stock.room.ts";

let app: TestApp;
let sandbox: TestSandbox;
let cap: number;
const heard: string[] = [];

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      cap = await aProduct(shop, { sku: "CAP", stock: { quantity: 1000 } });
    },
    { payment: sandbox.provider },
  );
  await app.database.listen("catalog", (payload) => heard.push(payload));
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

async function aCartToPay(): Promise<string> {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 2 }]);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  heard.length = 0;
  return guest.maskId;
}

const notices = () => app.shop.db.selectFrom("stock_notice").select("product_id").execute();

it("issue §6 every process hears what an order took, and no notice of it stays", async () => {
  await placeOrder(contextFor(app.call), aPlainWish(await aCartToPay()));
  await expect.poll(() => heard).toEqual([`stock:${cap}`]);
  expect(await notices()).toEqual([]);
});

it("issue §6 what a process took that ended before it could tell is told by another one's job", async () => {
  const silent = { ring: () => undefined, close: () => Promise.resolve() };
  const held = heldBut(app.call.held, instead(stockBell, silent));
  await placeOrder(contextFor({ ...app.call, held }), aPlainWish(await aCartToPay()));
  expect(await notices()).toEqual([{ product_id: cap }]);
  for (const { work } of stockRoom.jobs ?? []) await work(contextFor(app.call));
  await expect.poll(() => heard).toEqual([`stock:${cap}`]);
  expect(await notices()).toEqual([]);
});
