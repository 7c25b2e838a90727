import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { dispatch, deliverInside } from "../delivery/delivery.ts";
import { deliverOutside } from "../delivery/deliver-outside.ts";
import { contextFor } from "../http/open-call.ts";
import { paymentProvider } from "../payment/payment.ts";
import { dotdigitalProvider } from "../providers/contacts/dotdigital-provider.ts";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aGuest } from "../testing/guest.ts";
import { instead } from "../testing/instead.ts";
import { aProduct } from "../testing/shop.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { dotdigital } from "./dotdigital.ts";
import { copiedIdentities, forgetIdentities } from "./identity.ts";
import { dotdigitalTeller, forgetOldIdentities, noteCarts } from "./tell-dotdigital.ts";
import { contactAt } from "./testing/contact-at.ts";
import { setShop, signedIn, subscribed } from "./testing/shop-of-shoppers.ts";

const ON = { dotdigitalEnabled: true, dotdigitalCarts: true, dotdigitalCartHours: 4 };
const VISITOR = "0a8f0f9e-6f0d-4a4c-9d43-7a1f2f3b4c5d";
const NOW = new Date("2026-03-02T10:00:00Z");
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

let sandbox: TestSandbox;
let app: TestApp;
let session: string;
let list: string;
let people = 0;
/** The address of somebody new. */
const someone = () => `shopper${(people += 1)}@example.com`;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const { url, secretKey } = sandbox.access;
  const access = { url: `${url}/dotdigital`, user: "sandbox", password: secretKey };
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", name: "Round Cap" });
    },
    {
      instead: [
        instead(paymentProvider, sandbox.provider),
        instead(dotdigital, dotdigitalProvider(access)),
      ],
    },
  );
  app.time.now = NOW;
  session = await aStaffSession(app);
  await set(ON);
  const { body } = await app.rest("GET", "cookie-consent/config");
  list = String(body["list"]);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
afterEach(async () => {
  const { db } = app.shop;
  for (const table of [
    "identity_contact",
    "delivery",
    "consent_choice",
    "newsletter_subscription",
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.updateTable("cart").set({ is_active: false }).execute();
  app.time.now = NOW;
  await set(ON);
});

const set = (values: Readonly<Record<string, unknown>>) => setShop(app, session, values);

interface Asking {
  /** Categories that the browser keeps as accepted; undefined: nothing was chosen. */
  readonly accepted?: string | undefined;
  readonly signal?: boolean;
  readonly cartId?: string | undefined;
  readonly token?: string;
  readonly address?: string;
}

/** Asks as a browser does, with its cookies. */
async function ask(
  method: "GET" | "POST",
  path: string,
  { accepted, signal = false, cartId, token, address = "203.0.113.9" }: Asking,
) {
  const cookies = [
    accepted !== undefined && `cookie-consent=${list}.${accepted}.${VISITOR}`,
    cartId !== undefined && `cartId=${cartId}`,
  ].filter(Boolean);
  return app.fastify.inject({
    method,
    url: `/rest/us/V1/xmapi/dotdigitalintegration/${path}`,
    remoteAddress: address,
    headers: {
      ...(signal && { "sec-gpc": "1" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookies.length > 0 && { cookie: cookies.join("; ") }),
    },
  });
}

const capture = (email: string, asking: Asking = { accepted: "all" }) =>
  ask("POST", `capture-identity/${encodeURIComponent(email)}`, asking);
const identity = async (asking: Asking = { accepted: "all" }) =>
  (await ask("GET", "get-abandoned-cart-data", asking)).json<{ customer_identity: unknown }>()
    .customer_identity;
const contacts = () => app.shop.db.selectFrom("identity_contact").selectAll().execute();
const notices = async () => {
  const answer = await callAdmin(app, "GET identity-notices", { session });
  return answer.json<{ rows: Record<string, unknown>[] }>().rows;
};
const known = (email: string) => contactAt(sandbox.access.url, email);

/** All that jobs do until Dotdigital was told. */
async function work() {
  const ctx = contextFor(app.call);
  await noteCarts(ctx);
  await dispatch(ctx);
  await deliverInside(ctx);
  await deliverOutside(ctx, dotdigitalTeller);
}

/** A guest who has two caps in the cart and told their address. */
async function aGuestWhoTold(email = someone()) {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 2 }]);
  const { maskId } = guest;
  expect((await capture(email, { accepted: "all", cartId: maskId })).json()).toBe(true);
  await app.shop.db
    .updateTable("cart")
    .set({ created_at: NOW, updated_at: NOW })
    .where("mask_id", "=", maskId)
    .execute();
  const { id } = await app.shop.db
    .selectFrom("cart")
    .select("id")
    .where("mask_id", "=", maskId)
    .executeTakeFirstOrThrow();
  return { email, maskId, cartId: id, guest };
}

describe("ANALYTICS-12 an address that is told", () => {
  it("ANALYTICS-12 OPEN-26 is a contact at Dotdigital, once, who gets no letters for that", async () => {
    const { email, maskId } = await aGuestWhoTold();
    await capture(email, { accepted: "marketing", cartId: maskId });
    await work();
    await work();
    expect(await known(email)).toMatchObject({ status: "noSubscription", carts: [] });
    expect(await notices()).toMatchObject([{ kind: "contact", email, state: "sent", said: null }]);
  });

  it.each([
    ["nothing was chosen", {}],
    ["everything was declined", { accepted: "" }],
    ["only statistics were accepted", { accepted: "analytics,functional" }],
    ["the signal stands above all", { accepted: "all", signal: true }],
  ] satisfies [string, Asking][])("ANALYTICS-12 is kept nowhere where %s", async (_, asking) => {
    const answer = await capture(someone(), asking);
    expect([answer.statusCode, answer.json()]).toEqual([200, false]);
    expect(await contacts()).toEqual([]);
    expect(await identity(asking)).toBeNull();
  });

  it("ANALYTICS-15 is kept nowhere while the shop tells nobody", async () => {
    await set({ dotdigitalEnabled: false });
    expect((await capture(someone())).json()).toBe(false);
    expect(await contacts()).toEqual([]);
  });

  it.each([
    "noor",
    "noor@",
    "noor@example",
    " ",
    "noor @example.com",
    `${"a".repeat(310)}@example.com`,
  ])("ANALYTICS-11 OPEN-60 %j is none", async (text) => {
    expect((await capture(text)).statusCode).toBeGreaterThanOrEqual(400);
    expect(await contacts()).toEqual([]);
  });

  it("ANALYTICS-12 of a customer is their own, whatever was typed", async () => {
    const { token, email } = await signedIn(app, someone());
    await capture("somebody-else@example.com", { accepted: "all", token });
    expect(await contacts()).toMatchObject([{ email, visitor: VISITOR }]);
  });

  it("ANALYTICS-12 too many of a network are refused for a while", async () => {
    const asking = { accepted: "all", address: "198.51.100.7" };
    for (let at = 0; at < 200; at += 1) await capture("ann@example.com", asking);
    expect((await capture("ann@example.com", asking)).statusCode).toBe(429);
  });
});

it("CART-42 ANALYTICS-13 OPEN-30 who somebody is, is told their own browser alone", async () => {
  const { email, maskId } = await aGuestWhoTold();
  expect(await identity({ accepted: "all", cartId: maskId })).toBe(email);
  expect(await identity({ accepted: "all" })).toBeNull();
  expect(await identity({ cartId: maskId })).toBeNull();
  const customer = await signedIn(app, someone());
  expect(await identity({ accepted: "all", token: customer.token })).toBe(customer.email);
});

describe("ANALYTICS-13 a cart that was left", () => {
  it("ANALYTICS-13 is told as it is, so many hours after, and again when it is another one", async () => {
    const { email, cartId } = await aGuestWhoTold();
    app.time.now = hoursLater(3);
    await work();
    expect((await known(email))?.carts).toEqual([]);
    app.time.now = hoursLater(4);
    await work();
    await work();
    const { storeUrl } = app.call.settings;
    expect((await known(email))?.carts).toEqual([
      {
        cartId: String(cartId),
        cartPhase: "ORDER_PENDING",
        cartUrl: `${storeUrl}/checkout/cart`,
        createdDate: NOW.toISOString(),
        modifiedDate: NOW.toISOString(),
        currency: "USD",
        subTotal: 40,
        discountAmount: 0,
        shipping: expect.any(Number),
        taxAmount: expect.any(Number),
        grandTotal: expect.any(Number),
        lineItems: [
          expect.objectContaining({
            sku: "CAP",
            name: "Round Cap",
            quantity: 2,
            unitPrice: 20,
            salePrice: 20,
            totalPrice: 40,
          }),
        ],
      },
    ]);
    expect((await notices()).map(({ kind }) => kind)).toEqual(["cart", "contact"]);
    await app.shop.db
      .updateTable("cart")
      .set({ updated_at: hoursLater(5) })
      .where("id", "=", cartId)
      .execute();
    app.time.now = hoursLater(9);
    await work();
    expect((await known(email))?.carts).toMatchObject([
      { modifiedDate: hoursLater(5).toISOString() },
    ]);
  });

  it("ANALYTICS-13 is told as ordered once it is", async () => {
    const { email, cartId, guest } = await aGuestWhoTold();
    app.time.now = hoursLater(4);
    await work();
    await guest.pay(await sandbox.tokenFor("4111111111111111"));
    expect((await guest.placeOrder()).errors).toEqual([]);
    await work();
    await work();
    expect((await known(email))?.carts).toMatchObject([
      { cartId: String(cartId), cartPhase: "ORDER_COMPLETE", subTotal: 40 },
    ]);
    expect((await notices()).map(({ kind }) => kind)).toEqual(["ordered", "cart", "contact"]);
  });

  it.each([
    ["switched off", () => set({ dotdigitalCarts: false }), []],
    [
      "of whoever took their consent back",
      () => choose([]),
      [{ kind: "cart", state: "kept", said: "consent was taken back" }],
    ],
    [
      "of whoever ended the newsletter",
      (email: string) => subscribed(app, email, "unsubscribed"),
      [{ kind: "cart", state: "kept", said: "newsletter was ended" }],
    ],
  ])("ANALYTICS-13 is not told %s", async (_, meanwhile, said) => {
    const { email } = await aGuestWhoTold();
    await work();
    app.time.now = hoursLater(4);
    await meanwhile(email);
    await work();
    expect((await known(email))?.carts).toEqual([]);
    const [contact, ...told] = (await notices()).toReversed();
    expect(contact).toMatchObject({ kind: "contact", state: "sent" });
    expect(told).toMatchObject(said);
  });

  it("ANALYTICS-13 is not told of whoever unsubscribed at Dotdigital", async () => {
    await aGuestWhoTold("unsubscribed@example.com");
    app.time.now = hoursLater(4);
    await work();
    expect((await known("unsubscribed@example.com"))?.carts).toEqual([]);
    expect((await notices())[0]).toMatchObject({
      kind: "cart",
      state: "kept",
      said: "unsubscribed at Dotdigital",
    });
  });
});

it("ANALYTICS-13 a reader of the newsletter is subscribed at Dotdigital as well", async () => {
  const email = someone();
  await subscribed(app, email, "subscribed");
  await aGuestWhoTold(email);
  await work();
  expect(await known(email)).toMatchObject({ status: "subscribed" });
});

it("ANALYTICS-12 staff see what Dotdigital did not take, and why, and have it as a file", async () => {
  await aGuestWhoTold("throttled@example.com");
  await work();
  expect(await notices()).toMatchObject([
    {
      email: "throttled@example.com",
      state: "failed",
      said: expect.stringContaining("Dotdigital: "),
    },
  ]);
  const file = await callAdmin(app, "GET identity-notices.csv", { session });
  expect(file.body).toContain("throttled@example.com");
});

it("issue 6.8 a customer is told what was told of them, and forgotten with it", async () => {
  const { id, token, email } = await signedIn(app, someone());
  await capture(email, { accepted: "all", token });
  const ctx = contextFor(app.call);
  expect(await copiedIdentities(ctx, id)).toMatchObject([{ email, about: "contact" }]);
  await forgetIdentities(ctx, { customerId: id, emails: [] });
  expect(await contacts()).toEqual([]);
});

it("ANALYTICS-12 notices are forgotten after a month, and addresses that nobody told for a quarter", async () => {
  await aGuestWhoTold();
  app.time.now = hoursLater(31 * 24);
  await forgetOldIdentities(contextFor(app.call));
  const left = await app.shop.db.selectFrom("identity_notice").select("id").execute();
  expect([(await contacts()).length, left]).toEqual([1, []]);
  app.time.now = hoursLater(91 * 24);
  await forgetOldIdentities(contextFor(app.call));
  expect(await contacts()).toEqual([]);
});

/** The browser chooses again. */
const choose = (accepted: readonly string[]) =>
  app.rest("POST", "cookie-consent/guest/update", { acceptedKeys: accepted, visitor: VISITOR });
