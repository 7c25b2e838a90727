import { DAY_MS } from "@placket/domain/durations";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../../providers/payment/test-sandbox.ts";
import { aLogo, dstOf, logosOf } from "../../../testing/embroidery/a-logo.ts";
import { anOffer, textServices } from "../../../testing/embroidery/an-offer.ts";
import { sweptAfter as swept } from "../../../testing/embroidery/swept-logos.ts";
import { aGuest } from "../../../testing/guest.ts";
import { aProduct } from "../../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../../testing/staff.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let sandbox: TestSandbox;
let coat: number;
let began: Date;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      const attributes = JSON.stringify({ has_embroidery: true });
      coat = await aProduct(shop, { sku: "COAT", attributes, stock: { quantity: 1000 } });
      await aProduct(shop, { sku: "CAP", stock: { quantity: 1000 } });
      await textServices(shop);
      await anOffer(shop, { skus: ["coat"] });
    },
    { payment: sandbox.provider },
  );
  began = app.time.now;
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(() => {
  app.time.now = began;
});

/** Sweeps so many days after the beginning. */
async function sweptAfter(days: number): Promise<void> {
  app.time.now = began;
  await swept(app, days * DAY_MS);
}

const files = async () =>
  (await app.shop.db.selectFrom("embroidery_logo_file").select("hash").execute()).length;

/** Puts a coat with a logo into a cart, from the browser that brought it. */
async function intoCart(logo: string, cookies: Readonly<Record<string, string>>) {
  const data = { productId: coat, logos: [{ logo, placement: "left-chest" }] };
  const answer = await app.fastify.inject({
    method: "POST",
    url: "/rest/us/V1/xmapi/add-embroidery-to-cart",
    cookies,
    payload: { data },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ readonly cart: { readonly id: string } }>().cart.id;
}

/** An order of a guest with a logo that they brought; gives its number. */
async function ordered(logo: string, logos: string): Promise<string> {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
  await intoCart(logo, { placket_logos: logos, cartId: guest.maskId });
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  const { orderV2, errors } = await guest.placeOrder({ embroidery_agreed: true });
  expect(errors).toEqual([]);
  return orderV2?.number ?? "";
}

const over = async (number: string) => {
  await sql`ALTER TABLE sales_order DISABLE TRIGGER sales_order_moves`.execute(app.shop.db);
  await app.shop.db
    .updateTable("sales_order")
    .set({ status: "complete" })
    .where("number", "=", number)
    .execute();
  await sql`ALTER TABLE sales_order ENABLE TRIGGER sales_order_moves`.execute(app.shop.db);
};

describe("issue 4: a logo that a guest brought", () => {
  it("is forgotten with its files where it is used nowhere for as long as is set", async () => {
    const before = await files();
    const { logos, logo } = await aLogo(app, { bytes: dstOf() });
    const told = await app.rest("GET", "app-get-embroiderylogo-collection/1/all");
    expect(told.body).toMatchObject({ guest_days: 30 });
    await sweptAfter(29);
    expect(await logosOf(app, { logos })).toEqual([logo.logo_number]);
    await sweptAfter(31);
    expect(await logosOf(app, { logos })).toEqual([]);
    expect(await files()).toBe(before);
  });

  it("stays while it is on a line of a cart, and no longer than 400 days", async () => {
    const { logos, logo } = await aLogo(app, { bytes: dstOf() });
    const cartId = await intoCart(logo.logo_number, { placket_logos: logos });
    expect(cartId).not.toBe("");
    await sweptAfter(31);
    await sweptAfter(399);
    expect(await logosOf(app, { logos })).toEqual([logo.logo_number]);
    await sweptAfter(431);
    expect(await logosOf(app, { logos })).toEqual([]);
  });

  it.each([["app-make-quote"], ["app-share-cart"]])(
    "stays while what %s keeps has it, though the cart is empty by then",
    async (path) => {
      const { logos, logo } = await aLogo(app, { bytes: dstOf() });
      const cookie = await intoCart(logo.logo_number, { placket_logos: logos });
      expect(await app.rest("POST", path, { cookie })).toMatchObject({ status: 200 });
      await app.shop.db.deleteFrom("cart_item").execute();
      await sweptAfter(31);
      expect(await logosOf(app, { logos })).toEqual([logo.logo_number]);
      await app.shop.db.deleteFrom("cart_quote").execute();
      await app.shop.db.deleteFrom("shared_cart").execute();
      await sweptAfter(62);
      expect(await logosOf(app, { logos })).toEqual([]);
    },
  );

  it("goes once it is on no line any more", async () => {
    const { logos, logo } = await aLogo(app, { bytes: dstOf() });
    await intoCart(logo.logo_number, { placket_logos: logos });
    await sweptAfter(31);
    await app.shop.db.deleteFrom("cart_item").execute();
    await sweptAfter(60);
    expect(await logosOf(app, { logos })).toEqual([logo.logo_number]);
    await sweptAfter(62);
    expect(await logosOf(app, { logos })).toEqual([]);
  });

  it("stays while an order is under way that needs it, however long that takes", async () => {
    const { logos, logo } = await aLogo(app, { bytes: dstOf() });
    const number = await ordered(logo.logo_number, logos);
    await sweptAfter(31);
    await sweptAfter(500);
    expect(await logosOf(app, { logos })).toEqual([logo.logo_number]);
    await over(number);
    await sweptAfter(531);
    expect(await logosOf(app, { logos })).toEqual([]);
  });

  it("is either chosen or swept where both happen at once: no line has one that is gone", async () => {
    const { logos, logo } = await aLogo(app, { bytes: dstOf() });
    const { db } = app.shop;
    // A sweep that has looked at carts waits for the orders: whoever chooses the logo now is too late for it to see.
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    let isHeld = () => {};
    const begun = new Promise<void>((resolve) => (isHeld = resolve));
    const lock = db.transaction().execute(async (tx) => {
      await sql`LOCK TABLE order_item IN ACCESS EXCLUSIVE MODE`.execute(tx);
      isHeld();
      await held;
    });
    await begun;
    const sweep = sweptAfter(31);
    const waiting = async () =>
      (await sql`SELECT FROM pg_locks WHERE NOT granted`.execute(db)).rows.length;
    await expect.poll(waiting).toBe(1);
    let isDone = false;
    const data = { productId: coat, logos: [{ logo: logo.logo_number, placement: "left-chest" }] };
    const choosing = app.fastify
      .inject({
        method: "POST",
        url: "/rest/us/V1/xmapi/add-embroidery-to-cart",
        cookies: { placket_logos: logos },
        payload: { data },
      })
      .finally(() => (isDone = true));
    await expect.poll(async () => isDone || (await waiting()) === 2).toBe(true);
    goOn();
    await Promise.all([lock, sweep]);
    const answer = await choosing;
    const isThere = (await logosOf(app, { logos })).includes(logo.logo_number);
    expect({ isThere, isChosen: answer.statusCode === 200 }).toEqual({
      isThere: false,
      isChosen: false,
    });
  });

  it("is looked at again where its row moves while a sweep begins: no sweep fails by it", async () => {
    const { logos, logo } = await aLogo(app, { bytes: dstOf() });
    const { db } = app.shop;
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: begun, resolve: isHeld } = Promise.withResolvers<void>();
    // The sweep sees the database as it was before this is over, and finds a row that is another by then.
    const moving = db.transaction().execute(async (tx) => {
      await sql`LOCK TABLE embroidery_logo IN ACCESS EXCLUSIVE MODE`.execute(tx);
      isHeld();
      await held;
      await tx.updateTable("embroidery_logo").set({ name: "moved" }).execute();
    });
    await begun;
    const sweep = sweptAfter(31);
    const waiting = async () =>
      (await sql`SELECT FROM pg_locks WHERE NOT granted`.execute(db)).rows.length;
    await expect.poll(waiting).toBe(1);
    goOn();
    await moving;
    await expect(sweep).resolves.toBeUndefined();
    expect(await logosOf(app, { logos })).not.toContain(logo.logo_number);
  });

  it("stays where it was chosen before the sweep, though its line is not there yet", async () => {
    const { logos, logo } = await aLogo(app, { bytes: dstOf() });
    app.time.now = new Date(began.getTime() + 31 * DAY_MS);
    await intoCart(logo.logo_number, { placket_logos: logos });
    await app.shop.db.deleteFrom("cart_item").execute();
    await sweptAfter(32);
    expect(await logosOf(app, { logos })).toEqual([logo.logo_number]);
  });

  it("waits behind no others that are used: a sweep goes on until all were looked at", async () => {
    const { logos, logo } = await aLogo(app, { bytes: dstOf() });
    await intoCart(logo.logo_number, { placket_logos: logos });
    const { db } = app.shop;
    const rows = await db.selectFrom("embroidery_logo").selectAll().execute();
    const { id: _, ...row } = rows.at(-1)!;
    await db
      .insertInto("embroidery_logo")
      .values(
        Array.from({ length: 450 }, () => ({
          ...row,
          sewn: JSON.stringify(row.sewn),
          token_hash: "another",
        })),
      )
      .execute();
    await sweptAfter(31);
    const left = await db.selectFrom("embroidery_logo").select("token_hash").execute();
    expect(left.filter(({ token_hash: hash }) => hash === "another")).toEqual([]);
    expect(await logosOf(app, { logos })).toEqual([logo.logo_number]);
  });

  it("issue 9.2 goes with the buyer who is forgotten, unless another order has it", async () => {
    const session = await aStaffSession(app);
    const { logos, logo } = await aLogo(app, { bytes: dstOf() });
    const first = await ordered(logo.logo_number, logos);
    const second = await ordered(logo.logo_number, logos);
    const forget = async (number: string) => {
      await over(number);
      const gone = await callAdmin(app, `POST orders/${number}/forget-buyer`, { session });
      expect(gone.statusCode, gone.body).toBe(200);
    };
    await forget(first);
    expect(await logosOf(app, { logos })).toEqual([logo.logo_number]);
    await forget(second);
    expect(await logosOf(app, { logos })).toEqual([]);
  });
});
