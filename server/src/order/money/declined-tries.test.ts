import { HOUR_MS } from "@placket/domain/durations";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { declinedTries } from "./declined-tries.ts";

const [APPROVED, DECLINED] = ["4111111111111111", "4000000000000002"];
const TOO_MANY = "order.tooManyDeclined";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 1000 } });
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(() => app.call.held(declinedTries).clear());

type Guest = Awaited<ReturnType<typeof aGuest>>;

const aBuyer = () => aGuest(app, [{ sku: "CAP", quantity: 1 }]);

/** Tries a card; gives the key of what was refused, or the order's number. */
async function pay(guest: Guest, card: string): Promise<string> {
  await guest.pay(await sandbox.tokenFor(card));
  const { orderV2, errors } = await guest.placeOrder();
  return orderV2?.number ?? errors[0]?.key ?? "";
}

async function declines(guest: Guest, count: number): Promise<readonly string[]> {
  const keys: string[] = [];
  for (let tried = 0; tried < count; tried += 1) keys.push(await pay(guest, DECLINED));
  return keys;
}

const ordersNow = async () =>
  (await app.shop.db.selectFrom("sales_order").select("id").execute()).length;

describe("issue 9 cards are not tried out at this store", () => {
  it("ten of one cart in an hour are declined, then none is asked for until it is over", async () => {
    const thief = await aBuyer();
    expect(await declines(thief, 10)).toEqual(Array<string>(10).fill("payment.declined"));
    const before = await ordersNow();
    expect(await declines(thief, 2)).toEqual([TOO_MANY, TOO_MANY]);
    expect(await pay(thief, APPROVED)).toBe(TOO_MANY);
    expect(await ordersNow(), "no order was begun").toBe(before);
    const other = await aBuyer();
    expect(await pay(other, APPROVED)).toMatch(/^\d+$/);
    const trail = await callAdmin(app, "GET audit?action=order.cardsTried", { session });
    expect(trail.json<{ rows: readonly unknown[] }>().rows).toHaveLength(1);
    const { now } = app.time;
    app.time.now = new Date(now.getTime() + HOUR_MS);
    expect(await pay(thief, APPROVED)).toMatch(/^\d+$/);
    app.time.now = now;
  });

  it("sixty of one network, with however many carts and however many at once", async () => {
    const carts = await Promise.all(Array.from({ length: 8 }, aBuyer));
    const tried = await Promise.all(carts.map((cart) => declines(cart, 9)));
    const keys = tried.flat();
    expect(keys.filter((key) => key === "payment.declined")).toHaveLength(60);
    expect(keys.filter((key) => key === TOO_MANY)).toHaveLength(12);
  });

  it("who pays, is asked by the bank or asks again counts nothing, and may ask what became of it", async () => {
    const buyer = await aBuyer();
    await declines(buyer, 9);
    await buyer.pay(await sandbox.tokenFor("4000000000003220"));
    const { challenge_url: first } = await buyer.placeOrder();
    expect(first).toContain("http");
    // Others of the same network are declined meanwhile.
    const others = await Promise.all(Array.from({ length: 7 }, aBuyer));
    await Promise.all(others.map((other) => declines(other, 9)));
    expect(await pay(await aBuyer(), APPROVED)).toBe(TOO_MANY);
    const { challenge_url: again, errors } = await buyer.placeOrder();
    expect({ again, errors }).toEqual({ again: first, errors: [] });
  });
});
