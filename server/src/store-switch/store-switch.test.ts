import { CART_COOKIE } from "@placket/domain/storage/cart-cookie";
import { FORM_KEY_COOKIE } from "@placket/domain/storage/form-key-cookie";
import { MESSAGES_COOKIE } from "@placket/domain/storage/messages-cookie";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { aBritishWebsite, aCategory, aStoreView } from "../catalog/testing/catalog-app.ts";
import { published, staffOf } from "../content/testing/a-content-shop.ts";
import { ANN, anAccount, aShopper, askShop, callShop } from "../testing/customer.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

/** The British store view. */
const UK = 2;
const UK_ORIGIN = "https://uk.shop.example";

let app: TestApp;
let cap = 0;
let boot = 0;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aBritishWebsite(shop);
    await aStoreView(shop, { id: 3, code: "fr", locale: "fr-FR" });
    await shop.db
      .insertInto("config_value")
      .values({ scope: "website", scope_id: UK, path: "priceRate", value: "1" })
      .execute();
    cap = await aProduct(shop, { sku: "CAP", website_ids: [1, UK] });
    boot = await aProduct(shop, { sku: "BOOT" });
    await aCategory(shop, { name: "Czapki", urlPath: "ćapki", products: [cap] });
    await aCategory(shop, { name: "Caps", urlPath: "caps", products: [cap, boot] });
  });
  await anAccount(app);
});
afterAll(() => app.close());

/** Writes settings, and waits until the process has read them. */
async function set(
  values: Readonly<Record<string, unknown>>,
  { scope, id }: { scope: "default" | "website"; id: number },
): Promise<void> {
  for (const [path, value] of Object.entries(values)) {
    const row = { scope, scope_id: id, path, value: JSON.stringify(value) };
    await app.shop.db
      .insertInto("config_value")
      .values(row)
      .onConflict((one) =>
        one.columns(["scope", "scope_id", "path"]).doUpdateSet({ value: row.value }),
      )
      .execute();
  }
}

const KEY = "0123456789abcdef";

interface Posted {
  readonly store?: string;
  readonly path?: string;
  readonly cart?: string | undefined;
  readonly session?: string;
  readonly key?: string;
  readonly cookieKey?: string;
  readonly origin?: string;
}

/** The hidden form of a page. */
function post({
  store = "uk",
  path = "/caps",
  cart,
  session,
  key = KEY,
  cookieKey = KEY,
  origin = app.call.settings.storeUrl,
}: Posted = {}) {
  return app.fastify.inject({
    method: "POST",
    url: "/rest/us/V1/xmapi/app-switch-store",
    headers: { origin, "content-type": "application/x-www-form-urlencoded" },
    cookies: {
      [FORM_KEY_COOKIE]: cookieKey,
      ...(cart && { [CART_COOKIE]: cart }),
      ...(session && { placket_session: session }),
    },
    payload: new URLSearchParams({ form_key: key, store, path }).toString(),
  });
}

interface Kept {
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}

const kept = ({ cookies }: Kept, name: string) => cookies.find((one) => one.name === name)?.value;

/** What the next page will say. */
const said = (answer: Kept): string[] =>
  (JSON.parse(kept(answer, MESSAGES_COOKIE) ?? "[]") as { text: string }[]).map(({ text }) => text);

async function inCart(ids: readonly number[], session?: string): Promise<string> {
  let cartId: string | undefined;
  for (const id of ids) {
    const added = await callShop(app, "POST app-add-to-cart", {
      body: { id, qty: 2 },
      cartId,
      session,
    });
    cartId = added.json<{ id: string }>().id;
  }
  return cartId ?? "";
}

const skusIn = async (cartId: string | undefined, store: string, session?: string) => {
  const { body } = await app.fastify.inject({
    url: `/rest/${store}/V1/xmapi/app-get-cart`,
    cookies: { [CART_COOKIE]: cartId ?? "", ...(session && { placket_session: session }) },
  });
  const { items } = JSON.parse(body) as { items?: { sku: string; qty: number }[] };
  return items?.map(({ sku, qty }) => `${qty} ${sku}`);
};

describe("going over to another store on this host", () => {
  it("STORE-05 the form sets the store and leads to the same page, with what was asked of it", async () => {
    const answer = await post({ path: "/caps?color=navy" });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/caps?color=navy"]);
    expect(kept(answer, "store")).toBe("uk");
  });

  it.each([
    ["/cap", "/cap"],
    ["/caps/cap?qty=3", "/cap?qty=3"],
    ["/customer/account", "/customer/account"],
    ["/boot", "/"],
    ["/no-such-page", "/"],
    ["//evil.example/caps", "/"],
    ["/\\evil.example", "/"],
    ["/%zz", "/"],
  ])("STORE-05 from %s it leads to %s: where the other store has the page", async (path, to) => {
    expect((await post({ path })).headers.location).toBe(to);
  });

  it("STORE-05 from a page of staff's it leads to what the other store says at that path", async () => {
    const staff = await staffOf(app);
    const { id: highest } = await app.shop.db
      .selectFrom("category")
      .select((row) => row.fn.max("id").as("id"))
      .executeTakeFirstOrThrow();
    // So many that the number of one is a category's too.
    const keys = Array.from({ length: highest }, (_, at) => `page-${at}`);
    for (const storeViewId of [1, UK]) {
      for (const key of keys) await published(staff, { placement: { key, storeViewId } });
    }
    await published(staff, { placement: { key: "only-here", storeViewId: 1 } });
    const leadsTo = async (path: string) => (await post({ path })).headers.location;
    for (const key of keys) await expect.poll(() => leadsTo(`/${key}`)).toBe(`/${key}`);
    expect(await leadsTo("/only-here")).toBe("/");
  });

  it.each([
    ["without the cookie's key", { cookieKey: "" }],
    ["with another key", { key: "fedcba9876543210" }],
    ["without any", { key: "", cookieKey: "" }],
    ["from another site's page", { origin: "https://evil.example" }],
  ])("STORE-05 a form %s is refused", async (_, posted) => {
    const answer = await post(posted);
    expect(answer.statusCode).toBe(403);
    expect(kept(answer, "store")).toBeUndefined();
  });

  it.each([
    ["/%C4%87apki?q=1", "/%C4%87apki?q=1"],
    [
      "/caps?q=\u6F22 \uD800\r\nset-cookie: a=b",
      "/caps?q=%E6%BC%A2%20%EF%BF%BD%0D%0Aset-cookie:%20a=b",
    ],
    ["/\t/evil.example", "/"],
    ["/\\evil.example", "/"],
  ])("STORE-05 leads on whatever letters an address has: %j", async (path, to) => {
    const answer = await post({ store: "fr", path });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, to]);
  });

  it("STORE-05 refuses a store that there is not", async () => {
    expect((await post({ store: "moon" })).statusCode).toBeGreaterThanOrEqual(400);
  });

  it("STORE-05 the cart comes along into another website; what is not sold there is said by name", async () => {
    const cart = await inCart([cap, boot]);
    const answer = await post({ cart });
    const there = kept(answer, CART_COOKIE);
    expect(there).not.toBe(cart);
    expect(await skusIn(there, "uk")).toEqual(["2 CAP"]);
    expect(await skusIn(cart, "us")).toEqual(["2 CAP", "2 BOOT"]);
    expect(said(answer)).toEqual(["Product BOOT is not sold in this store."]);
  });

  it("STORE-05 in another language of the website the cart is the same", async () => {
    const cart = await inCart([cap, boot]);
    const answer = await post({ cart, store: "fr" });
    expect([kept(answer, CART_COOKIE), said(answer)]).toEqual([undefined, []]);
    expect(await skusIn(cart, "fr")).toEqual(["2 CAP", "2 BOOT"]);
  });

  it("STORE-05 a customer goes on with the cart they have there, and it does not grow by going to and fro", async () => {
    const { session } = await aShopper(app);
    const cart = await inCart([cap], session);
    const first = await post({ cart, session });
    expect(await skusIn(kept(first, CART_COOKIE), "uk", session)).toEqual(["2 CAP"]);
    const again = await post({ cart, session });
    expect(kept(again, CART_COOKIE)).toBe(kept(first, CART_COOKIE));
    expect(await skusIn(kept(again, CART_COOKIE), "uk", session)).toEqual(["2 CAP"]);
  });
});

const SHARE = `query ($cart: String, $store: Int!) {
  storeSwitchShareLoginSession(cart_id: $cart, store_id: $store) }`;

const share = async (session?: string, cart?: string, store = UK) => {
  const asked = { variables: { cart, store }, ...(session && { session }) };
  const { data, errors } = await askShop(app, SHARE, asked);
  return errors ? errors[0]?.extensions.key : data?.["storeSwitchShareLoginSession"];
};

/** Comes to another store by a token from a page of this one, as a browser does that knows nobody. */
const arrive = (token: unknown, headers: Readonly<Record<string, string>> = {}) =>
  app.fastify.inject({
    url: `/switchstore/token/verify?${new URLSearchParams({ token: String(token), path: "/cap" }).toString()}`,
    headers: {
      host: new URL(UK_ORIGIN).host,
      referer: app.call.settings.storeUrl,
      ...headers,
    },
  });

describe("taking a sign-in along", () => {
  beforeAll(async () => {
    await set({ storeOrigin: UK_ORIGIN }, { scope: "website", id: UK });
    await set({ storeSwitchSso: true }, { scope: "default", id: 0 });
    await vi.waitUntil(
      async () => {
        const text = JSON.stringify((await app.rest("GET", "app-config")).body);
        return text.includes(UK_ORIGIN) && text.includes('"customer_sso_config_enabled":true');
      },
      { timeout: 20_000 },
    );
  });

  it("STORE-03 STORE-06 CONF-19 a store at another host is told with its address, and not gone to by the form", async () => {
    const { body } = await app.rest("GET", "app-config");
    expect(JSON.stringify(body)).toContain(`"url":"${UK_ORIGIN}/?___store=uk"`);
    expect((await post()).statusCode).toBeGreaterThanOrEqual(400);
  });

  it("STORE-07 STORE-09 ROUTE-50 a token signs in at the other store, once, with the cart and at the page", async () => {
    const { session } = await aShopper(app);
    const cart = await inCart([cap, boot], session);
    const token = await share(session, cart);
    expect(token).toMatch(/^[\w-]{43}$/);
    const answer = await arrive(token);
    expect([answer.headers.location, kept(answer, "store")]).toEqual(["/cap", "uk"]);
    const there = kept(answer, "placket_session") ?? "";
    const { data } = await askShop(app, `{ customer { email } }`, { session: there });
    expect(data?.["customer"]).toEqual({ email: ANN.email });
    expect(kept(answer, "customerToken")).toBeTruthy();
    expect(answer.headers["clear-site-data"]).toBe('"storage"');
    expect(await skusIn(kept(answer, CART_COOKIE), "uk", there)).toContain("2 CAP");
    const twice = await arrive(token);
    expect([twice.headers.location, kept(twice, "placket_session")]).toEqual(["/", undefined]);
  });

  it("STORE-07 a token is over after a minute, good for its host alone, and no token is none", async () => {
    const { session } = await aShopper(app);
    const late = await share(session);
    const before = app.time.now;
    app.time.now = new Date(before.getTime() + 60_000);
    expect(kept(await arrive(late), "placket_session")).toBeUndefined();
    app.time.now = before;
    const elsewhere = await arrive(await share(session), { host: "shop.example" });
    expect(kept(elsewhere, "placket_session")).toBeUndefined();
    expect(kept(await arrive("x".repeat(43)), "placket_session")).toBeUndefined();
    expect((await arrive("'; --")).headers.location).toBe("/");
  });

  it("STORE-07 whoever is led there by a page of no store of the shop goes home as they are", async () => {
    const { session } = await aShopper(app);
    const token = await share(session);
    const lured = await arrive(token, { referer: "https://evil.example/" });
    expect([lured.headers.location, kept(lured, "placket_session")]).toEqual(["/", undefined]);
    const hidden = await arrive(token, { referer: "" });
    expect(kept(hidden, "placket_session"), "or by one that does not say").toBeUndefined();
    const ours = await arrive(token, { referer: `${app.call.settings.storeUrl}/cap` });
    expect(kept(ours, "placket_session")).toBeTruthy();
  });

  it("STORE-07 a token ends with the session in which it was asked for", async () => {
    const { session } = await aShopper(app);
    const token = await share(session);
    await callShop(app, "POST app-logout", { session });
    expect(kept(await arrive(token), "placket_session")).toBeUndefined();
  });

  it("STORE-07 guests have no sign-in to take along, and there is none to a store that there is not", async () => {
    expect(await share()).toBe("access.loginRequired");
    const { session } = await aShopper(app);
    expect(await share(session, undefined, 99)).toBeNull();
  });

  it("STORE-07 a document has one token for a store, by however many names it asks", async () => {
    const { session } = await aShopper(app);
    const asked = (name: string) => `${name}: storeSwitchShareLoginSession(store_id: ${UK})`;
    const { data } = await askShop(app, `{ ${["a", "b"].map(asked).join(" ")} }`, { session });
    expect(data?.["a"]).toMatch(/^[\w-]{43}$/);
    expect(data?.["b"]).toBe(data?.["a"]);
  });

  it("STORE-07 is off unless the shop shares sign-ins", async () => {
    const { session } = await aShopper(app);
    const token = await share(session);
    await set({ storeSwitchSso: false }, { scope: "default", id: 0 });
    await expect.poll(() => share(session)).toBeNull();
    expect(kept(await arrive(token), "placket_session")).toBeUndefined();
  });
});
