import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../db/database.ts";
import { migrate, readMigrations } from "../db/migrate.ts";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aGuest } from "../testing/guest.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp } from "../testing/test-app.ts";
import type { PlacingOrders } from "../testing/placing.child.ts";

const CHILD = new URL("../testing/placing.child.ts", import.meta.url).pathname;
const NOW = "2026-03-02T10:00:00Z";
const PIECES = 1000;
const ROUNDS = 8;
/** A process that places so many orders is not killed in this round any more. */
const CARTS = 40;

let sandbox: TestSandbox;
let dataDir: string;
let child: ChildProcess | undefined;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "placket-order-kill-"));
  sandbox = await startTestSandbox();
});
afterEach(() => child?.kill("SIGKILL"));
afterAll(async () => {
  await sandbox.close();
  await rm(dataDir, { recursive: true, force: true });
});

it("issue §6: after every kill -9 the shopper asks again, and each cart has one order, paid once", async () => {
  const maskIds = await cartsToPay(CARTS);
  let done = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const inThisRound = 1 + Math.floor(Math.random() * 4);
    done += await placeUntilKilled(maskIds.slice(done), inThisRound);
  }
  // Whoever had no answer asks once more, and nobody falls on the way.
  await placeUntilKilled(maskIds.slice(done, done + 1), Infinity);
  const asked = maskIds.slice(0, done + 1);
  const { orders, onShelf } = await ordersAndShelf();
  expect(orders.map(({ cart }) => cart)).toStrictEqual(asked);
  expect(new Set(orders.map(({ state }) => state))).toStrictEqual(
    new Set(["processing/authorized"]),
  );
  expect(onShelf).toBe(PIECES - 2 * asked.length);
  expect(await paymentsAtTheProcessor()).toStrictEqual(orders.map(({ number }) => number));
}, 300_000);

/** Carts with two pieces and a card each, in a store on the embedded database. */
async function cartsToPay(count: number): Promise<string[]> {
  const database = await openDatabase({ dataDir });
  await migrate(database.db, await readMigrations());
  const app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: PIECES } });
    },
    { database, payment: sandbox.provider },
  );
  const maskIds: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 2 }]);
    await guest.pay(await sandbox.tokenFor("4111111111111111"));
    maskIds.push(guest.maskId);
  }
  await app.close();
  return maskIds;
}

/** Kills the store somewhere in the n-th order, or soon after it; gives how many were answered. */
async function placeUntilKilled(maskIds: readonly string[], nth: number): Promise<number> {
  const order: PlacingOrders = { dataDir, sandbox: sandbox.access, now: NOW, maskIds };
  const store = spawn(process.execPath, [CHILD, JSON.stringify(order)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child = store;
  const ended = once(store, "exit");
  let asked = 0;
  let placed = 0;
  for await (const line of createInterface(store.stdout)) {
    if (line.startsWith("placed")) placed += 1;
    if (line.startsWith("asked")) asked += 1;
    if (asked === nth) void delay(Math.random() * 60).then(() => store.kill("SIGKILL"));
  }
  await ended;
  return placed;
}

async function ordersAndShelf() {
  const { db, close } = await openDatabase({ dataDir });
  const rows = await db
    .selectFrom("sales_order")
    .innerJoin("cart", "cart.id", "sales_order.cart_id")
    .innerJoin("payment", "payment.order_id", "sales_order.id")
    .select(["cart.mask_id", "sales_order.number", "status", "payment.state"])
    .orderBy("sales_order.id")
    .execute();
  const shelf = await db.selectFrom("stock_item").select("quantity").executeTakeFirstOrThrow();
  await close();
  return {
    orders: rows.map((row) => ({
      cart: row.mask_id,
      number: row.number,
      state: `${row.status}/${row.state}`,
    })),
    onShelf: shelf.quantity,
  };
}

/** The order numbers of all payments that the processor shows, the oldest first. */
async function paymentsAtTheProcessor(): Promise<string[]> {
  const page = await (await fetch(sandbox.access.url)).text();
  const table = page.slice(page.indexOf("<h2>Payments"));
  return [...table.matchAll(/<td>(\d{6,})<\/td>/g)].map(([, number]) => number ?? "").toReversed();
}
