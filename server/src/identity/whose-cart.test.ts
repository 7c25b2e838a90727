import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
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
import { dotdigitalTeller, noteCarts } from "./tell-dotdigital.ts";
import { contactAt, deleteContactAt } from "./testing/contact-at.ts";
import { setShop } from "./testing/shop-of-shoppers.ts";

const NOW = new Date("2026-03-02T10:00:00Z");
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const ONE = "0a8f0f9e-6f0d-4a4c-9d43-7a1f2f3b4c5d";
const OTHER = "1b8f0f9e-6f0d-4a4c-9d43-7a1f2f3b4c5d";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;
let list: string;

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
  await setShop(app, session, {
    dotdigitalEnabled: true,
    dotdigitalCarts: true,
    dotdigitalCartHours: 4,
  });
  const { body } = await app.rest("GET", "cookie-consent/config");
  list = String(body["list"]);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(async () => {
  app.time.now = NOW;
  for (const table of ["identity_contact", "delivery", "consent_choice"] as const) {
    await app.shop.db.deleteFrom(table).execute();
  }
  await app.shop.db.updateTable("cart").set({ is_active: false }).execute();
});

/** A browser tells an address, and of a cart where it has one. */
async function capture(email: string, visitor: string, cartId?: string) {
  const cookies = [`cookie-consent=${list}.all.${visitor}`, cartId && `cartId=${cartId}`];
  const answer = await app.fastify.inject({
    method: "POST",
    url: `/rest/us/V1/xmapi/dotdigitalintegration/capture-identity/${encodeURIComponent(email)}`,
    remoteAddress: "203.0.113.9",
    headers: { cookie: cookies.filter(Boolean).join("; ") },
  });
  expect(answer.json()).toBe(true);
}

/** A guest with two caps in the cart, of an address. */
async function aGuestOf(email: string) {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 2 }]);
  await capture(email, ONE, guest.maskId);
  await app.shop.db
    .updateTable("cart")
    .set({ created_at: NOW, updated_at: NOW })
    .where("mask_id", "=", guest.maskId)
    .execute();
  return guest;
}

/** All that jobs do until Dotdigital was told. */
async function work() {
  const ctx = contextFor(app.call);
  await noteCarts(ctx);
  await dispatch(ctx);
  await deliverInside(ctx);
  await deliverOutside(ctx, dotdigitalTeller);
}

const known = (email: string) => contactAt(sandbox.access.url, email);
const notices = async () => {
  const answer = await callAdmin(app, "GET identity-notices", { session });
  return answer.json<{ rows: Record<string, unknown>[] }>().rows;
};
const decline = (visitor: string) =>
  app.rest("POST", "cookie-consent/guest/update", { acceptedKeys: [], visitor });

it("ANALYTICS-13 a cart is not told once its browser declines, whoever told the same address since", async () => {
  await aGuestOf("noor@example.com");
  app.time.now = hoursLater(1);
  await capture("noor@example.com", OTHER);
  await work();
  app.time.now = hoursLater(4);
  await decline(ONE);
  await work();
  expect((await known("noor@example.com"))?.carts).toEqual([]);
  expect(await notices()).toMatchObject([
    { kind: "cart", state: "kept", said: "consent was taken back" },
    { kind: "contact", state: "sent" },
  ]);
});

it("ANALYTICS-13 a cart is told while its browser consents, whoever else declines", async () => {
  await aGuestOf("ina@example.com");
  app.time.now = hoursLater(1);
  await capture("ina@example.com", OTHER);
  await work();
  app.time.now = hoursLater(4);
  await decline(OTHER);
  await work();
  expect((await known("ina@example.com"))?.carts).toMatchObject([{ cartPhase: "ORDER_PENDING" }]);
});

it("ANALYTICS-13 that a cart was ordered makes nobody anew whom staff deleted at Dotdigital", async () => {
  const guest = await aGuestOf("deleted@example.com");
  app.time.now = hoursLater(4);
  await work();
  expect((await known("deleted@example.com"))?.carts).toHaveLength(1);
  await decline(ONE);
  await deleteContactAt(sandbox.access, "deleted@example.com");
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  expect((await guest.placeOrder()).errors).toEqual([]);
  await work();
  expect(await known("deleted@example.com")).toBeUndefined();
  expect((await notices())[0]).toMatchObject({
    kind: "ordered",
    state: "kept",
    said: "nobody of that address at Dotdigital",
  });
});

it("ANALYTICS-13 a cart that is another address's by now is taken away from the one it was told of", async () => {
  const { maskId } = await aGuestOf("mistypd@example.com");
  app.time.now = hoursLater(4);
  await work();
  expect((await known("mistypd@example.com"))?.carts).toMatchObject([
    { cartPhase: "ORDER_PENDING" },
  ]);
  await capture("mistyped@example.com", ONE, maskId);
  await work();
  expect((await known("mistypd@example.com"))?.carts).toEqual([]);
  expect((await known("mistyped@example.com"))?.carts).toMatchObject([
    { cartPhase: "ORDER_PENDING" },
  ]);
  expect((await notices()).filter(({ kind }) => kind === "moved")).toMatchObject([
    { email: "mistypd@example.com", state: "sent" },
  ]);
  await capture("mistypd@example.com", ONE, maskId);
  await work();
  expect((await known("mistypd@example.com"))?.carts, "and is there once it is back").toHaveLength(
    1,
  );
  expect((await known("mistyped@example.com"))?.carts).toEqual([]);
});
