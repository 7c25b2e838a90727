import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { reviewLinkOf } from "@placket/domain/review/review";
import { contextFor } from "../../http/open-call.ts";
import { settingsOf } from "../../store/store-config.ts";
import { setConfigValues } from "../../store/set-config.ts";
import { aCustomerOf, type TestCustomer } from "../../testing/known-customer.ts";
import { aConfigurable, aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { inviteBuyers, noteInvites } from "./invite-buyers.ts";

let app: TestApp;
let coat: number;
let variant: number;
let cap: number;
let ada: TestCustomer;

const COMPLETE = new Date("2026-03-02T10:00:00Z");
const daysLater = (days: number) => new Date(COMPLETE.getTime() + days * 86_400_000);

beforeAll(async () => {
  app = await testApp(async (shop) => {
    const made = await aConfigurable(shop, { sku: "COAT", name: "Merrow coat" });
    coat = made.id;
    variant = made.variants["White/M"] ?? 0;
    cap = await aProduct(shop, { sku: "CAP", name: "Cap" });
  });
  ada = await aCustomerOf(app, { email: "ada@example.com" });
  await wait(10);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ["review", "mail", "review_invite", "review_invite_stop"] as const) {
    // oxlint-disable-next-line no-await-in-loop
    await app.shop.db.deleteFrom(table).execute();
  }
});

/** Buyers are asked so many days after; null: never. */
async function wait(days: number | null): Promise<void> {
  const ctx = contextFor(app.call);
  const set = { reviewInviteDays: days };
  const done = await app.database.db
    .transaction()
    .execute((db) =>
      setConfigValues({ ...ctx, db }, { scope: { kind: "default" }, set, useDefault: [] }),
    );
  expect(done.ok).toBe(true);
  await vi.waitUntil(() => settingsOf(contextFor(app.call)).reviewInviteDays === days, {
    timeout: 30_000,
  });
}

let orders = 0;
/** An order that is complete, with a coat and a cap in it. */
async function anOrder({
  email = "guest@example.com",
  customerId = null,
  status = "complete",
}: { email?: string; customerId?: number | null; status?: string } = {}): Promise<number> {
  orders += 1;
  const mask = String(orders).padStart(32, "b");
  const { rows } = await sql<{ readonly id: number }>`WITH cart AS (
      INSERT INTO cart (mask_id, store_view_id, created_at, updated_at, is_active)
      VALUES (${mask}, 1, now(), now(), false) RETURNING id),
    ordered AS (
      INSERT INTO sales_order (number, cart_id, store_view_id, customer_id, status, email, currency, billing_address,
        payment_method_code, totals, grand_total_minor, confirmation_token, created_at, updated_at)
      SELECT ${`R-${orders}`}, id, 1, ${customerId}, ${status}, ${email}, 'USD', '{}', 'free', '[]', 0, ${mask}, now(), now()
      FROM cart RETURNING id),
    item AS (
      INSERT INTO order_item (order_id, product_id, parent_id, sku, name, configuration, quantity, price_minor,
        row_total_minor, discount_minor, tax_minor)
      SELECT id, product_id, parent_id, sku, name, '{}', 1, 0, 0, 0, 0 FROM ordered, (VALUES
        (${variant}::int, ${coat}::int, 'COAT', 'Merrow coat'), (${cap}, NULL, 'CAP', 'Cap')) AS of (product_id, parent_id, sku, name)
      RETURNING order_id)
    SELECT id FROM ordered`.execute(app.shop.db);
  const id = rows[0]?.id ?? 0;
  app.time.now = COMPLETE;
  await noteInvites(contextFor(app.call), [{ payload: { orderId: id }, eventId: 0 }]);
  return id;
}

const ask = (days: number) => {
  app.time.now = daysLater(days);
  return inviteBuyers(contextFor(app.call));
};
const letters = () =>
  app.shop.db
    .selectFrom("mail")
    .select(["recipient", "subject", "body_text"])
    .where("template", "=", "review.invite")
    .orderBy("id")
    .execute();
/** What the links of the one letter carry. */
async function links() {
  const [letter] = await letters();
  const found = [...(letter?.body_text ?? "").matchAll(/\/reviews\/write\/(\d+)(#\S+)/g)];
  return found.map(([, productId, hash = ""]) => ({
    productId: Number(productId),
    ...reviewLinkOf(hash),
  }));
}

describe("the letter that asks for a review", () => {
  it("REVIEW-03 ROUTE-55 goes once, so many days after an order is complete, and its links carry order and customer", async () => {
    await anOrder({ email: "ada@example.com", customerId: ada.id });
    await ask(9);
    expect(await letters()).toEqual([]);
    await ask(10);
    await ask(11);
    const written = await letters();
    expect(written).toMatchObject([{ recipient: "ada@example.com" }]);
    expect(written[0]?.body_text).toContain("Review Merrow coat");
    const number = `R-${orders}`;
    const token = expect.stringMatching(/^[\w-]{43}$/) as string;
    const carried = { orderId: number, customerId: String(ada.id), orderToken: token };
    expect(await links()).toEqual([
      { productId: coat, ...carried },
      { productId: cap, ...carried },
      { productId: coat, ...carried, endsLetters: true },
    ]);
  });

  it("REVIEW-03 goes to nobody while the shop asks nobody, nor of orders from long before", async () => {
    await anOrder();
    await wait(null);
    await ask(20);
    await wait(10);
    await ask(61);
    expect(await letters()).toEqual([]);
  });

  it("REVIEW-03 goes to nobody whose order is complete no more, or who has reviewed all of it", async () => {
    await anOrder({ status: "closed" });
    await anOrder({ email: "ada@example.com", customerId: ada.id });
    app.time.now = COMPLETE;
    for (const productId of [coat, cap]) {
      // oxlint-disable-next-line no-await-in-loop
      await write({ productId }, ada);
    }
    await ask(10);
    expect(await letters()).toEqual([]);
  });

  it("REVIEW-03 whoever wants no more says so by its link, and is asked no more", async () => {
    await anOrder({ email: "Guest@example.com" });
    await ask(10);
    const [{ orderToken: token } = {}] = await links();
    expect((await app.rest("POST", "review-letters-stop", { token: "x" })).status).toBe(404);
    expect((await app.rest("POST", "review-letters-stop", { token })).body).toEqual({
      success: true,
    });
    await anOrder({ email: "guest@example.com" });
    await ask(10);
    expect(await letters()).toHaveLength(1);
  });

  it("REVIEW-03 a year later, too, and where the order was given back", async () => {
    const id = await anOrder({ email: "guest@example.com" });
    await ask(10);
    const [{ orderToken: token } = {}] = await links();
    await app.shop.db
      .updateTable("sales_order")
      .set({ status: "closed" })
      .where("id", "=", id)
      .execute();
    app.time.now = daysLater(400);
    expect((await app.rest("POST", "review-letters-stop", { token })).status).toBe(200);
  });
});

const write = async (
  change: Readonly<Record<string, unknown>>,
  by: Pick<TestApp, "graphql"> = app,
) => {
  const input = {
    productId: coat,
    rating: 5,
    title: "Sits well",
    nickname: "Demo Cook",
    location: "Lyon",
    detail: "Sturdy cloth",
    ...change,
  };
  const { data } = await by.graphql(
    `mutation Add($input: CreateNewReviewInput!) { createNewReview(input: $input) { success message } }`,
    { input },
  );
  expect(data?.["createNewReview"]).toMatchObject({ success: true });
  const { is_verified: isVerified } = await app.shop.db
    .selectFrom("review")
    .select("is_verified")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return isVerified;
};

describe("who has the letter of an order", () => {
  it("REVIEW-33 REVIEW-03 is known to have bought what it holds, once for each product; a number proves nothing", async () => {
    await anOrder();
    await ask(10);
    const [{ orderToken, orderId } = {}] = await links();
    expect(await write({ orderId })).toBe(false);
    expect(await write({ orderToken: "x".repeat(43) })).toBe(false);
    expect(await write({ productId: variant, orderToken, orderId })).toBe(true);
    expect(await write({ orderToken })).toBe(false);
    expect(await write({ productId: cap, orderToken })).toBe(true);
  });

  it("REVIEW-33 once for each product, also of several that come at once", async () => {
    await anOrder();
    await ask(10);
    const [{ orderToken } = {}] = await links();
    await Promise.all(Array.from({ length: 5 }, () => write({ orderToken })));
    const verified = await app.shop.db
      .selectFrom("review")
      .select("id")
      .where("is_verified", "=", true)
      .execute();
    expect(verified).toHaveLength(1);
  });

  it("REVIEW-33 for half a year, and not once the order is complete no more", async () => {
    const id = await anOrder();
    await ask(10);
    const [{ orderToken } = {}] = await links();
    app.time.now = daysLater(191);
    expect(await write({ orderToken })).toBe(false);
    app.time.now = daysLater(20);
    await app.shop.db
      .updateTable("sales_order")
      .set({ status: "closed" })
      .where("id", "=", id)
      .execute();
    expect(await write({ orderToken })).toBe(false);
  });
});
