import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ANN, anAccount, aShopper, askShop, callShop } from "../../testing/customer.ts";
import { aGuest } from "../../testing/guest.ts";
import { aRule } from "../../testing/rule.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aProduct(shop, { sku: "CAP" });
    await shop.db
      .insertInto("config_value")
      .values({ scope: "default", scope_id: 0, path: "freeShippingFromMinor", value: "0" })
      .execute();
    await aRule(shop.db, { code: "GIFT", action: { kind: "percent", micro: 1_000_000 } });
  });
});
afterAll(() => app.close());

afterEach(async () => {
  for (const table of ["mail", "customer", "sign_in_try"] as const) {
    await app.shop.db.deleteFrom(table).execute();
  }
});

/** Of the demo guest, who orders with this email. */
const BUYER = { ...ANN, email: "Buyer@example.com" };

interface Device {
  readonly id: number;
  readonly is_this: boolean;
  readonly browser: string;
}
const devices = async (session: string) =>
  (await callShop(app, "GET app-sessions", { session })).json<{ sessions: Device[] }>().sessions;
const isLoggedIn = async (session: string) =>
  (await callShop(app, "GET app-account-info", { session })).json<{ isLoggedIn: boolean }>()
    .isLoggedIn;

describe("issue 9, 1: a customer's devices", () => {
  it("are listed, this one first, and each can be signed out", async () => {
    await anAccount(app);
    const [here, there] = [await aShopper(app), await aShopper(app)];
    const listed = await devices(here.session);
    expect(listed.map(({ is_this }) => is_this)).toEqual([true, false]);
    const other = listed[1]?.id;
    const ended = await callShop(app, "POST app-end-session", {
      session: here.session,
      body: { id: other },
    });
    expect(ended.json()).toEqual({ ended: other });
    expect([await isLoggedIn(here.session), await isLoggedIn(there.session)]).toEqual([
      true,
      false,
    ]);
    expect(JSON.stringify(listed)).not.toContain(there.session);
  });

  it("are fifty at most: another one ends what was used longest ago", async () => {
    await anAccount(app);
    const { session } = await aShopper(app);
    const held = await app.shop.db.selectFrom("session").selectAll().executeTakeFirstOrThrow();
    const { id: _, ...row } = held;
    const older = (n: number) => ({
      ...row,
      holder: JSON.stringify(row.holder),
      token_hash: `older ${n}`,
      last_seen_at: new Date(app.time.now.getTime() - n * 1000),
    });
    const rows = Array.from({ length: 49 }, (_each, n) => older(n + 1));
    await app.shop.db.insertInto("session").values(rows).execute();
    const { session: next } = await aShopper(app);
    expect(await devices(next)).toHaveLength(50);
    expect(await isLoggedIn(session)).toBe(true);
    const left = await app.shop.db.selectFrom("session").select("token_hash").execute();
    expect(left.map(({ token_hash }) => token_hash)).not.toContain("older 49");
    expect(left.map(({ token_hash }) => token_hash)).toContain("older 48");
  });

  it("of somebody else are neither listed nor signed out", async () => {
    await anAccount(app);
    await anAccount(app, BUYER);
    const [ann, buyer] = [await aShopper(app), await aShopper(app, BUYER)];
    const [strange] = await devices(buyer.session);
    const body = { id: strange?.id };
    const refused = await callShop(app, "POST app-end-session", { session: ann.session, body });
    expect(refused.json()).toMatchObject({ key: "session.noSuchSession" });
    expect(await isLoggedIn(buyer.session)).toBe(true);
    expect(await devices(ann.session)).toHaveLength(1);
  });
});

it("issue 9, 2: all other devices are signed out at once, a stranger's are not", async () => {
  await anAccount(app);
  await anAccount(app, BUYER);
  const [here, there, buyer] = [
    await aShopper(app),
    await aShopper(app),
    await aShopper(app, BUYER),
  ];
  const ended = await callShop(app, "POST app-end-other-sessions", { session: here.session });
  expect(ended.json()).toEqual({ success: true });
  expect(await devices(here.session)).toMatchObject([{ is_this: true }]);
  expect(await isLoggedIn(there.session)).toBe(false);
  expect(await isLoggedIn(buyer.session)).toBe(true);
  expect((await callShop(app, "POST app-end-other-sessions", {})).statusCode).toBe(401);
});

/** Orders as a guest; it costs nothing, so that no processor is asked. */
async function anOrder() {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }], { coupon: "GIFT" });
  await guest.pay("free");
  const { orderV2, errors } = await guest.placeOrder();
  expect(errors).toEqual([]);
  return { number: orderV2?.number ?? "", token: orderV2?.token ?? "" };
}
const claim = async (session: string, order: { number: string; token: string }) => {
  const { data, errors } = await askShop(
    app,
    `mutation ($number: String!, $token: String!) {
      claimGuestOrder(order_number: $number, token: $token) { order_number } }`,
    { variables: order, session },
  );
  return errors?.[0]?.extensions.key ?? data?.["claimGuestOrder"]?.["order_number"];
};
const ownerOf = async (number: string) =>
  app.shop.db
    .selectFrom("sales_order")
    .select(["customer_id", "email"])
    .where("number", "=", number)
    .executeTakeFirst();

describe("issue 9, 4: a guest who chooses a password after ordering", () => {
  it("has an account, and the order is theirs", async () => {
    const order = await anOrder();
    const id = await anAccount(app, BUYER);
    const { session } = await aShopper(app, BUYER);
    expect(await claim(session, order)).toBe(order.number);
    expect(await claim(session, order)).toBe(order.number);
    expect(await ownerOf(order.number)).toMatchObject({ customer_id: id });
  });

  it("has no order of another email, without its token, or that is somebody's", async () => {
    const order = await anOrder();
    await anAccount(app);
    const ann = await aShopper(app);
    expect(await claim(ann.session, order)).toBe("order.noSuchOrder");
    await anAccount(app, BUYER);
    const buyer = await aShopper(app, BUYER);
    const guessed = { number: order.number, token: "A".repeat(order.token.length) };
    expect(await claim(buyer.session, guessed)).toBe("order.noSuchOrder");
    await claim(buyer.session, order);
    const moved = "other@example.com";
    await app.shop.db
      .updateTable("customer")
      .set({ email: moved, username: moved })
      .where("email", "=", BUYER.email)
      .execute();
    await anAccount(app, BUYER);
    const second = await aShopper(app, BUYER);
    expect(await claim(second.session, order)).toBe("order.noSuchOrder");
  });
});

describe("issue 9, 2: a customer's own data", () => {
  it("are given as a file, without what lets anybody in", async () => {
    const order = await anOrder();
    await anAccount(app, BUYER);
    const { session, token } = await aShopper(app, BUYER);
    await claim(session, order);
    const answer = await callShop(app, "GET app-my-data", { session });
    expect(answer.headers["content-disposition"]).toBe('attachment; filename="my-data.json"');
    expect(answer.json()).toMatchObject({
      account: { email: BUYER.email, firstName: "Ann", hasPassword: true },
      addresses: [],
      devices: [{ address: "127.0.0.1" }],
      passkeys: [],
      orders: [{ number: order.number, items: [{ sku: "CAP", quantity: 1 }] }],
    });
    for (const secret of ["argon2", session, token, order.token]) {
      expect(answer.body).not.toContain(secret);
    }
  });

  it("go with the account, for whoever knows its password; orders stay", async () => {
    const order = await anOrder();
    await anAccount(app, BUYER);
    const { session } = await aShopper(app, BUYER);
    await claim(session, order);
    await askShop(app, "{ customerCart { id } }", { session });
    const remove = (password: string) =>
      callShop(app, "POST app-delete-account", { session, body: { password } });
    expect((await remove("wrong")).json()).toMatchObject({ key: "customer.wrongPassword" });
    expect((await remove(BUYER.password)).json()).toMatchObject({
      key: "customer.ordersUnderWay",
    });
    await app.shop.db.updateTable("sales_order").set({ status: "complete" }).execute();
    const gone = await remove(BUYER.password);
    expect(gone.json()).toMatchObject({ success: true, account: { isLoggedIn: false } });
    const { db } = app.shop;
    expect(await isLoggedIn(session)).toBe(false);
    expect(await db.selectFrom("customer").select("id").execute()).toEqual([]);
    expect(await db.selectFrom("session").select("id").execute()).toEqual([]);
    expect(await db.selectFrom("known_browser").select("token_hash").execute()).toEqual([]);
    expect(await ownerOf(order.number)).toEqual({
      customer_id: null,
      email: expect.stringMatching(/^anonymized-\d+@invalid$/),
    });
    const open = db.selectFrom("cart").select("id").where("is_active", "=", true);
    expect(await open.execute()).toEqual([]);
    const letter = db
      .selectFrom("mail")
      .select("recipient")
      .where("template", "=", "customer.deleted");
    expect(await letter.execute()).toEqual([{ recipient: BUYER.email }]);
  });

  it("what was put aside is among them", async () => {
    await anAccount(app, BUYER);
    const { session } = await aShopper(app, BUYER);
    const cart = (await askShop(app, "{ customerCart { id } }", { session })).data;
    const id = String(cart?.["customerCart"]?.["id"]);
    const filled = await askShop(
      app,
      `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "CAP", quantity: 3 }]) {
        cart { items { uid } } } }`,
      { session, variables: { id } },
    );
    const held = filled.data?.["addProductsToCart"]?.["cart"] as
      | { items: { uid: string }[] }
      | undefined;
    await askShop(
      app,
      `mutation ($id: String!, $uid: ID!) {
        saveCartItemForLater(input: { cart_id: $id, cart_item_uid: $uid }) { messages } }`,
      { session, variables: { id, uid: held?.items[0]?.uid } },
    );
    const copy = (await callShop(app, "GET app-my-data", { session })).json<object>();
    expect(copy).toMatchObject({
      savedForLater: [{ sku: "CAP", quantity: 3, parts: [], savedAt: app.time.now.toISOString() }],
    });
  });
});
