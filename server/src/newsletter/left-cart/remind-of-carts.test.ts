import { DAY_MS } from "@placket/domain/durations";
import type { SubscriptionState } from "@placket/domain/newsletter/subscription";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { askShop, callShop } from "../../testing/customer.ts";
import { aGuest } from "../../testing/guest.ts";
import { aFilledCart } from "../../testing/known-checkout.ts";
import { aCustomerOf } from "../../testing/known-customer.ts";
import { anOrder } from "../../testing/order.ts";
import { aCapShop } from "../../testing/own-balances.ts";
import { doJob } from "../../jobs/testing/do-job.ts";
import { newsletterRoom } from "../newsletter.room.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { remindOfCarts } from "./remind-of-carts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp((shop) => aCapShop(shop, { cartReminderHours: 24 }));
});
afterAll(() => app.close());
afterEach(async () => {
  const { db } = app.shop;
  for (const table of ["mail", "cart_reminder", "newsletter_subscription", "customer"] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.updateTable("cart").set({ is_active: false }).execute();
});

const LEFT = new Date("2026-03-02T10:00:00Z");
const hoursLater = (hours: number) => new Date(LEFT.getTime() + hours * 3_600_000);
/** The job runs so many hours after the cart was left. */
const remind = (hours: number) => {
  app.time.now = hoursLater(hours);
  return remindOfCarts(contextFor(app.call));
};
const letters = () =>
  app.shop.db
    .selectFrom("mail")
    .select(["recipient", "subject", "body_text"])
    .where("template", "=", "newsletter.leftCart")
    .orderBy("id")
    .execute();

const reader = (email: string, state: SubscriptionState = "subscribed") =>
  app.shop.db
    .insertInto("newsletter_subscription")
    .values({
      email,
      state,
      store_view_id: 1,
      token_hash: `the first link of ${email}`,
      created_at: LEFT,
      changed_at: LEFT,
    })
    .execute();

/** Somebody without an account who left two caps in a cart, with their address in it. */
async function guestLeft(email: string) {
  app.time.now = LEFT;
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 2 }]);
  await app.shop.db
    .updateTable("cart")
    .set({ email, created_at: LEFT, updated_at: LEFT })
    .where("mask_id", "=", guest.maskId)
    .execute();
  return guest;
}

async function customerLeft(email: string) {
  app.time.now = LEFT;
  const customer = await aCustomerOf(app, { email });
  const maskId = await aFilledCart(customer, [{ sku: "CAP", quantity: 1 }]);
  await app.shop.db
    .updateTable("cart")
    .set({ created_at: LEFT, updated_at: LEFT })
    .where("mask_id", "=", maskId)
    .execute();
  return { customer, maskId };
}

describe("issue 9.10 what stayed in the cart", () => {
  it("is told a reader of the newsletter once, as many hours after as the settings say", async () => {
    await reader("ann@example.com");
    await guestLeft("Ann@example.com");
    await remind(23);
    expect(await letters()).toEqual([]);
    await remind(24);
    await remind(25);
    await remind(400);
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ recipient: "ann@example.com" });
    expect(letter?.body_text).toMatch(/2 × \$20\.00/);
  });

  it("is told nobody who has not confirmed, has ended it, never asked, or whose account is closed", async () => {
    await reader("asked@example.com", "unconfirmed");
    await reader("ended@example.com", "unsubscribed");
    await reader("closed@example.com");
    await guestLeft("asked@example.com");
    await guestLeft("ended@example.com");
    await guestLeft("never@example.com");
    const { customer } = await customerLeft("closed@example.com");
    await app.shop.db
      .updateTable("customer")
      .set({ is_active: false })
      .where("id", "=", customer.id)
      .execute();
    await remind(24);
    expect(await letters()).toEqual([]);
  });

  it("is told nobody who ordered meanwhile, in that cart or in another one", async () => {
    await reader("ann@example.com");
    const { maskId } = await guestLeft("ann@example.com");
    await app.shop.db
      .updateTable("cart")
      .set({ is_active: false })
      .where("mask_id", "=", maskId)
      .execute();
    await reader("bo@example.com");
    await guestLeft("bo@example.com");
    const later = { email: "Bo@example.com", created_at: hoursLater(1) };
    await anOrder(app.shop.db, { number: "700001", ...later });
    await remind(24);
    expect(await letters()).toEqual([]);
  });

  it("who orders while the letter waits for the mail server gets none", async () => {
    await reader("cy@example.com");
    await guestLeft("cy@example.com");
    await remind(24);
    expect(await letters()).toHaveLength(1);
    const ordered = { email: "cy@example.com", created_at: hoursLater(24.1) };
    await anOrder(app.shop.db, { number: "700002", ...ordered });
    await remind(24.25);
    expect(await letters()).toEqual([]);
  });

  it("is told once a week however many carts are left, and not of one that was left long ago", async () => {
    await reader("ann@example.com");
    await guestLeft("ann@example.com");
    await guestLeft("ann@example.com");
    await remind(24);
    expect(await letters()).toHaveLength(1);
    await reader("old@example.com");
    await guestLeft("old@example.com");
    await remind(24 * 9);
    expect((await letters()).map(({ recipient }) => recipient)).toEqual(["ann@example.com"]);
  });

  it("of a guest its link shows the lines to whoever has it, and nothing of whose they are", async () => {
    await reader("ann@example.com");
    await guestLeft("ann@example.com");
    await remind(24);
    const text = (await letters())[0]?.body_text ?? "";
    const token = /\/checkout\/cart\/shared#([\w-]+)/.exec(text)?.[1];
    const seen = await callShop(app, "POST app-shared-cart", { body: { token } });
    expect(seen.json()).toMatchObject({ items: [{ sku: "CAP", quantity: 2 }] });
    for (const own of ["ann@example.com", "Pier Street"]) {
      expect(seen.body).not.toContain(own);
      expect(text).not.toContain(own);
    }
  });

  it("of a customer it leads to the login and from there to the cart; no link opens it", async () => {
    await reader("ann@example.com");
    const { maskId } = await customerLeft("ann@example.com");
    await remind(24);
    const [letter] = await letters();
    expect(letter?.body_text).toContain("/customer/account/login/referer/L2NoZWNrb3V0L2NhcnQ");
    expect(letter?.body_text).not.toContain(maskId);
    expect(letter?.body_text).not.toContain("/checkout/cart/shared");
  });

  it("its link to end the newsletter is kept for a year", async () => {
    await reader("ann@example.com");
    await guestLeft("ann@example.com");
    await remind(24);
    const keptAfter = async (days: number) => {
      await doJob(app, newsletterRoom, { name: "old newsletter links", inMs: days * DAY_MS });
      return (await app.shop.db.selectFrom("newsletter_link").selectAll().execute()).length;
    };
    expect([await keptAfter(365), await keptAfter(366)]).toEqual([1, 0]);
  });

  it("by its link the newsletter is ended, and letters like it; the link of an earlier letter goes on to work", async () => {
    await reader("ann@example.com");
    await guestLeft("ann@example.com");
    await remind(24);
    const token = /\/newsletter\/unsubscribe#([\w-]{43})/.exec(
      (await letters())[0]?.body_text ?? "",
    )?.[1];
    const kept = await app.shop.db
      .selectFrom("newsletter_subscription")
      .select("token_hash")
      .execute();
    expect(kept).toEqual([{ token_hash: "the first link of ann@example.com" }]);
    const { data } = await askShop(
      app,
      `mutation ($token: String!) { endNewsletterSubscription(token: $token) { status } }`,
      { variables: { token } },
    );
    expect(data?.["endNewsletterSubscription"]).toEqual({ status: "UNSUBSCRIBED" });
    await guestLeft("ann@example.com");
    app.time.now = hoursLater(24 * 8);
    await app.shop.db
      .updateTable("cart")
      .set({ updated_at: hoursLater(24 * 7) })
      .where("is_active", "=", true)
      .execute();
    await remind(24 * 8);
    expect(await letters()).toHaveLength(1);
  });
});
