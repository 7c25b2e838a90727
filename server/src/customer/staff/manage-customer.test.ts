import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aFilledCart } from "../../testing/known-checkout.ts";
import { aCustomerOf, type TestCustomer } from "../../testing/known-customer.ts";
import { askShop, callShop } from "../../testing/customer.ts";
import { linkIn } from "../../testing/mailed-link.ts";
import { anOrder } from "../../testing/order.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let session: string;
let ann: TestCustomer;
let count = 0;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aProduct(shop, { sku: "CAP", name: "Line Cap", stock: { quantity: 100 } });
  });
  session = await aStaffSession(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  ann = await aCustomerOf(app, { email: `ann${count}@example.com` });
});

interface Page {
  readonly id: number;
  readonly version: number;
  readonly sessions: readonly { readonly id: number }[];
  readonly notes: readonly { readonly text: string; readonly by: string }[];
  readonly acts: readonly { readonly title: string; readonly by: string }[];
}
const act = (line: Parameters<typeof callAdmin>[1], body?: object) =>
  callAdmin(app, line, { session, ...(body && { body }) });
const page = async (id = ann.id) => (await act(`GET customers/${id}`)).json<Page>();
const keyOf = (answer: { json: () => unknown }) => (answer.json() as { key?: string }).key;
const letters = (recipient: string) =>
  app.shop.db
    .selectFrom("mail")
    .select(["template", "is_secret", "body_text"])
    .where("recipient", "=", recipient)
    .execute();
/** Whether the sessions that a customer had let in. */
const isIn = async () => (await ann.graphql("{ customer { id } }")).errors === undefined;

const PERSON = { firstName: "Ann", lastName: "Weaver", suffix: "" };

describe("issue 9.9 one customer", () => {
  it("is shown with orders, sums, open cart, sessions and what staff did", async () => {
    await aFilledCart(ann, [{ sku: "CAP", quantity: 2 }]);
    const order = { customer_id: ann.id, email: ann.email };
    await anOrder(app.shop.db, { ...order, number: `40${count}1`, grand_total_minor: 1250 });
    await anOrder(app.shop.db, {
      ...order,
      number: `40${count}2`,
      grand_total_minor: 900,
      status: "canceled",
    });
    await anOrder(app.shop.db, { ...order, number: `40${count}3`, status: "payment_declined" });
    expect(await page()).toMatchObject({
      email: ann.email,
      group: "General",
      website: "base",
      hasPassword: false,
      orders: {
        count: 2,
        spent: [{ value: 12.5, currency: "USD" }],
        lastAt: "2026-03-02T09:00:00.000Z",
        latest: [
          { number: `40${count}2`, status: "Canceled" },
          { number: `40${count}1`, total: { value: 12.5 } },
        ],
      },
      carts: [{ website: "base", items: [{ name: "Line Cap", sku: "CAP", quantity: 2 }] }],
      sessions: [{ browser: "test" }, { browser: "test" }],
      newsletter: null,
      notes: [],
      acts: [],
    });
    expect((await act("GET customers/999999")).statusCode).toBe(404);
  });

  const change = (body: object, by = session) =>
    callAdmin(app, `PUT customers/${ann.id}`, { session: by, body: { ...PERSON, ...body } });

  it("is called otherwise against what was seen; another email is asked first, and stored cards do not go along", async () => {
    const { version } = await page();
    const next = `weaver${count}@example.com`;
    const named = (await change({ email: ann.email, version })).json<Page>();
    expect(await isIn()).toBe(true);
    expect(keyOf(await change({ email: next, version }))).toBe("customer.changedMeanwhile");
    await app.shop.db
      .insertInto("stored_card")
      .values({
        customer_id: ann.id,
        public_hash: `hash${count}`,
        vault_token: `vault${count}`,
        provider: "sandbox",
        method_code: "braintree_cc_vault",
        brand: "Visa",
        last4: "1111",
        expiry: "12/2030",
        created_at: app.time.now,
      })
      .execute();
    expect((await change({ email: next, version: named.version })).json()).toMatchObject({
      email: ann.email,
      lastName: "Weaver",
      notes: [
        { text: `Email asked: ${ann.email} → ${next}`, by: STAFF.email },
        { text: "Name: Demo Buyer → Ann Weaver" },
      ],
      acts: [{ title: "Customer changed", by: STAFF.email }, { title: "Customer changed" }],
    });
    expect(await isIn(), "nothing has changed yet").toBe(true);
    const trail = await app.shop.db.selectFrom("audit").selectAll().execute();
    expect(JSON.stringify(trail)).not.toContain(next);
    const token = await linkIn(app, "customer.emailWanted");
    const confirmed = await callShop(app, "POST app-confirm-email", { body: { token } });
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    expect(await page()).toMatchObject({ email: next, sessions: [] });
    expect(await isIn()).toBe(false);
    expect((await letters(ann.email)).map(({ template }) => template)).toEqual([
      "customer.emailChanged",
    ]);
    const cards = app.shop.db
      .selectFrom("stored_card")
      .select("customer_id")
      .where("public_hash", "=", `hash${count}`)
      .where("customer_id", "=", ann.id)
      .where("removed_at", "is", null);
    expect(await cards.execute()).toEqual([]);
    const bo = await aCustomerOf(app, { email: `bo${count}@example.com` });
    const { version: now } = await page();
    expect(keyOf(await change({ email: bo.email.toUpperCase(), version: now }))).toBe(
      "customer.emailTaken",
    );
    expect(keyOf(await change({ email: "nobody", version: now }))).toBe("checkout.email");
  });

  it("is named by a clerk, and moved to another email by an owner or manager alone", async () => {
    const clerk = await aStaffSession(app, {
      ...STAFF,
      email: `clerk${count}@x.example`,
      role: "clerk",
    });
    const { version } = await page();
    const refused = await change({ email: `clerks${count}@example.com`, version }, clerk);
    expect([refused.statusCode, keyOf(refused)]).toEqual([403, "access.forbidden"]);
    expect(await letters(`clerks${count}@example.com`)).toEqual([]);
    expect((await change({ email: ann.email, version }, clerk)).json()).toMatchObject({
      lastName: "Weaver",
    });
  });

  it("in another group ends the sessions with the prices of the old one, and its cart follows", async () => {
    await aFilledCart(ann, [{ sku: "CAP", quantity: 1 }]);
    const put = (groupId: number) => act(`PUT customers/${ann.id}/group`, { groupId });
    expect((await put(2)).json()).toMatchObject({ group: "Wholesale", sessions: [] });
    expect(await isIn()).toBe(false);
    const cart = await app.shop.db
      .selectFrom("cart")
      .select("customer_group_id")
      .where("customer_id", "=", ann.id)
      .executeTakeFirstOrThrow();
    expect(cart.customer_group_id).toBe(2);
    expect(keyOf(await put(77))).toBe("customer.noSuchGroup");
    const clerk = await aStaffSession(app, {
      ...STAFF,
      email: `c${count}@x.example`,
      role: "clerk",
    });
    const refused = await callAdmin(app, `PUT customers/${ann.id}/group`, {
      session: clerk,
      body: { groupId: 1 },
    });
    expect(refused.statusCode).toBe(403);
  });

  it("whose account is closed is in nowhere and gets no link, until it is opened again", async () => {
    const put = (isActive: boolean, reason = "Asked by phone") =>
      act(`PUT customers/${ann.id}/state`, { isActive, reason });
    const link = () => act(`POST customers/${ann.id}/password-link`);
    expect(keyOf(await put(false, " "))).toBe("ledger.reasonMissing");
    await link();
    expect((await put(false)).json()).toMatchObject({
      isActive: false,
      sessions: [],
      notes: [{ text: "Closed: Asked by phone" }],
    });
    expect(await isIn()).toBe(false);
    expect(await letters(ann.email)).toEqual([]);
    expect(keyOf(await put(false))).toBe("customer.stateUnchanged");
    expect(keyOf(await link())).toBe("customer.closed");
    expect((await put(true)).json()).toMatchObject({ isActive: true });
    expect((await link()).statusCode).toBe(200);
    expect(await letters(ann.email)).toMatchObject([
      { template: "customer.password", is_secret: true },
    ]);
  });

  it("has one session ended, or all of them, and no stranger's", async () => {
    const bo = await aCustomerOf(app, { email: `bo${count}@example.com` });
    const [theirs] = (await page(bo.id)).sessions;
    const [first] = (await page()).sessions;
    const end = (id?: number) =>
      act(`DELETE customers/${ann.id}/sessions${id === undefined ? "" : `/${id}`}`);
    expect(keyOf(await end(theirs?.id))).toBe("session.noSuchSession");
    expect((await end(first?.id)).json<Page>().sessions).toHaveLength(1);
    expect((await end()).json()).toMatchObject({ sessions: [] });
    expect((await page(bo.id)).sessions).toHaveLength(2);
  });

  it("has notes that nobody words otherwise, and that no trail repeats", async () => {
    const write = (text: string) => act(`POST customers/${ann.id}/notes`, { text });
    expect(keyOf(await write("  "))).toBe("customer.noteMissing");
    await write("Likes\nblue thread");
    expect((await write("Second")).json()).toMatchObject({
      notes: [{ text: "Second" }, { text: "Likes\nblue thread", by: STAFF.email }],
      acts: [{ title: "Note written about a customer" }, {}],
    });
    const { db } = app.shop;
    await expect(db.updateTable("customer_note").set({ text: "x" }).execute()).rejects.toThrow(
      "notes are only added",
    );
    const trail = await db.selectFrom("audit").selectAll().execute();
    expect(JSON.stringify(trail)).not.toContain("blue thread");
  });
});

it("issue 9.9 the trail names customers as they are called today, and keeps their number alone", async () => {
  await act(`POST customers/${ann.id}/notes`, { text: "Prefers calls" });
  const trail = await act(`GET audit?search=customer%20${ann.id}&action=customer.note`);
  expect(trail.json()).toMatchObject({
    rows: [{ subject: `customer ${ann.id}`, title: `Demo Buyer (customer ${ann.id})` }],
  });
  // Nobody is kept from what is written about them.
  const copy = await ann.rest("GET", "app-my-data");
  expect(copy.body).toMatchObject({ notes: [{ text: "Prefers calls" }] });
});

describe("issue 9.9 a customer whom staff add", () => {
  const add = (draft: object) => act("POST customers", { ...PERSON, storeViewId: 1, ...draft });

  it("is written to with a link that chooses the password, once, within a week", async () => {
    const email = `new${count}@example.com`;
    const { id } = (await add({ email: ` ${email} ` })).json<{ id: number }>();
    expect(await page(id)).toMatchObject({ email, hasPassword: false, group: "General" });
    const [letter] = await letters(email);
    expect(letter).toMatchObject({ template: "customer.invited", is_secret: true });
    const token = /#(\S+)/.exec(letter?.body_text ?? "")?.[1];
    const before = app.time.now;
    app.time.now = new Date(before.getTime() + 6 * 86_400_000);
    const choose = () =>
      askShop(
        app,
        `mutation ($email: String!, $token: String!) {
          resetPassword(email: $email, resetPasswordToken: $token, newPassword: "Twill-and-denim-4") }`,
        { variables: { email, token } },
      );
    expect((await choose()).data).toEqual({ resetPassword: true });
    expect((await choose()).errors?.[0]?.extensions.key).toBe("customer.wrongResetToken");
    const body = { username: email, password: "Twill-and-denim-4" };
    expect((await callShop(app, "POST app-login", { body })).statusCode).toBe(200);
    app.time.now = before;
  });

  it("is refused where somebody has the email, the name is none, or there is no such store", async () => {
    expect(keyOf(await add({ email: ann.email.toUpperCase() }))).toBe("customer.emailTaken");
    expect(keyOf(await add({ email: `x${count}@example.com`, firstName: "<b>" }))).toBe(
      "customer.nameInvalid",
    );
    expect(keyOf(await add({ email: `x${count}@example.com`, storeViewId: 99 }))).toBe(
      "customer.noSuchStoreView",
    );
  });
});
