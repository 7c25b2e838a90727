import { expect, vi } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { beginSession } from "../../session/session.ts";
import { settingsOf } from "../../store/store-config.ts";
import { aCustomerOf } from "../../testing/known-customer.ts";
import { callAdmin } from "../../testing/staff.ts";
import type { TestApp } from "../../testing/test-app.ts";

/** Staff set the shop, and it knows. */
export async function setShop(
  app: TestApp,
  session: string,
  values: Readonly<Record<string, unknown>>,
) {
  const before = await callAdmin(app, "GET settings", { session });
  const { edition } = before.json<{ edition: string }>();
  const body = { scope: { kind: "default" }, edition, set: values, useDefault: [] };
  const answer = await callAdmin(app, "PATCH settings", { session, body });
  expect(answer.statusCode).toBe(200);
  // The process hears of it by the database.
  await vi.waitFor(() => expect(settingsOf(contextFor(app.call))).toMatchObject(values), 20_000);
}

/** A customer, and the token of their session. */
export async function signedIn(app: TestApp, address: string) {
  const customer = await aCustomerOf(app, { email: address });
  const { id, email } = customer;
  const token = await beginSession(
    { db: app.shop.db, now: app.time.now },
    {
      holder: { kind: "customer", customerId: id, email, groupId: 1 },
      carrier: "bearer",
      channel: "api",
      client: { browser: "test", address: "203.0.113.1" },
    },
  );
  return { id, email, token };
}

/** An address that wants the newsletter, or does not any more. */
export const subscribed = (app: TestApp, email: string, state: "subscribed" | "unsubscribed") =>
  app.shop.db
    .insertInto("newsletter_subscription")
    .values({
      email,
      state,
      store_view_id: 1,
      token_hash: `the link of ${email}`,
      created_at: app.time.now,
      changed_at: app.time.now,
    })
    .execute();
