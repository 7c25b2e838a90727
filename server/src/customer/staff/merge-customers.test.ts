import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { giveBackSpendings, moveOwnBalance, ownAccounts } from "../../ledger/ledger.ts";
import { aFilledCart } from "../../testing/known-checkout.ts";
import { aCustomerOf, type TestCustomer } from "../../testing/known-customer.ts";
import { giveUsesBack } from "../../promotion/promotion.ts";
import { anOrder } from "../../testing/order.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let session: string;
let old: TestCustomer;
let kept: TestCustomer;
let count = 0;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aProduct(shop, { sku: "CAP", name: "Line Cap", stock: { quantity: 1_000 } });
    await aProduct(shop, { sku: "COAT", name: "Line Coat", stock: { quantity: 1_000 } });
  });
  session = await aStaffSession(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  old = await aCustomerOf(app, { email: `old${count}@example.com` });
  kept = await aCustomerOf(app, { email: `kept${count}@example.com`, groupId: 2 });
});

const act = (line: Parameters<typeof callAdmin>[1], body?: object) =>
  callAdmin(app, line, { session, ...(body && { body }) });
const keyOf = (answer: { json: () => unknown }) => (answer.json() as { key?: string }).key;
const merge = () => act(`POST customers/${old.id}/merge`, { intoId: kept.id });
const anonymize = () => act(`POST customers/${old.id}/anonymize`);
const page = async ({ id }: TestCustomer) => (await act(`GET customers/${id}`)).json<object>();

/** Store credit in cents, or points. */
const give = (to: TestCustomer, kind: "store_credit" | "points", delta: number, orderId?: number) =>
  moveOwnBalance(contextFor(app.call), {
    customerId: to.id,
    kind,
    unit: kind === "points" ? "points" : "USD",
    movement: delta > 0 ? "granted" : "spent",
    delta,
    ...(orderId === undefined ? {} : { orderId, worth: delta }),
    occasion: `test ${count} ${kind} ${delta}`,
  });
const balances = async ({ id }: TestCustomer) =>
  (await ownAccounts(contextFor(app.call), id)).map(
    ({ kind, balance }) => [kind, balance] as const,
  );

/** Puts so many pieces of each aside. */
async function putAside(who: TestCustomer, pieces: Readonly<Record<string, number>>) {
  const items = Object.entries(pieces).map(([sku, quantity]) => ({ sku, quantity }));
  const cart = await aFilledCart(who, items);
  const { customerCart } = await who.ask("{ customerCart { items { uid } } }");
  for (const { uid } of (customerCart as unknown as { items: { uid: string }[] }).items) {
    // oxlint-disable-next-line no-await-in-loop
    await who.ask(
      `mutation ($cart: String!, $uid: ID!) {
        saveCartItemForLater(input: { cart_id: $cart, cart_item_uid: $uid }) { messages } }`,
      { cart, uid },
    );
  }
}
async function savedOf(who: TestCustomer) {
  const { savedCartItems } = await who.ask("{ savedCartItems { items { sku quantity } } }");
  const { items } = savedCartItems as unknown as { items: { sku: string; quantity: number }[] };
  return items.map(({ sku, quantity }) => `${quantity} ${sku}`);
}

const ADDRESS = {
  firstname: "Olga",
  lastname: "Old",
  company: "",
  street: ["1 Weaver Row"],
  city: "Margate",
  regionCode: "FL",
  region: "Florida",
  postcode: "33063",
  countryCode: "US",
  telephone: "555 0100",
  saveInAddressBook: false,
};
const address = (of: TestCustomer, change: object = {}) =>
  app.shop.db
    .insertInto("customer_address")
    .values({
      customer_id: of.id,
      address: JSON.stringify({ ...ADDRESS, ...change }),
      is_default_shipping: true,
      is_default_billing: true,
      created_at: app.time.now,
      updated_at: app.time.now,
    })
    .execute();

async function order(of: TestCustomer, number: string, status: "complete" | "processing") {
  await anOrder(app.shop.db, { number, customer_id: of.id, email: of.email, status });
  const { id } = await app.shop.db
    .selectFrom("sales_order")
    .select("id")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  return id;
}

describe("issue 9.9 two customers become one", () => {
  it("is looked at before: what goes over, and to whom", async () => {
    await order(old, `60${count}1`, "complete");
    await address(old);
    await give(old, "store_credit", 1250);
    const preview = (email: string) => act(`POST customers/${old.id}/merge/preview`, { email });
    expect((await preview(kept.email.toUpperCase())).json()).toEqual({
      into: { id: kept.id, email: kept.email, name: "Demo Buyer" },
      orders: 1,
      addresses: 1,
      notes: 0,
      accounts: [{ kind: "store_credit", unit: "USD", balance: 12.5 }],
    });
    expect(keyOf(await preview("nobody@example.com"))).toBe("customer.noneWithEmail");
    expect(keyOf(await preview(old.email))).toBe("customer.mergedWithItself");
    expect(await page(old)).toMatchObject({ orders: { count: 1 } });
  });

  it("takes orders, addresses, cart, notes, credit and points along, and ends the account", async () => {
    await order(old, `61${count}1`, "processing");
    await address(old);
    await address(kept, { city: "Tampa" });
    await aFilledCart(old, [{ sku: "CAP", quantity: 3 }]);
    await act(`POST customers/${old.id}/notes`, { text: "Likes blue thread" });
    await give(old, "store_credit", 1250);
    await give(kept, "store_credit", 100);
    await give(old, "points", 40);
    expect((await merge()).json()).toEqual({ id: kept.id });
    expect(await page(kept)).toMatchObject({
      orders: { count: 1, latest: [{ number: `61${count}1` }] },
      addresses: [
        { isDefaultShipping: false, isDefaultBilling: false },
        { isDefaultShipping: true, isDefaultBilling: true },
      ],
      carts: [{ items: [{ sku: "CAP", quantity: 3 }] }],
      notes: [{ text: "Likes blue thread" }],
      acts: [{ title: "Customers merged", by: STAFF.email }],
    });
    expect(new Map(await balances(kept))).toEqual(
      new Map([
        ["points", 40],
        ["store_credit", 1350],
      ]),
    );
    expect((await act(`GET customers/${old.id}`)).statusCode).toBe(404);
    expect((await old.graphql("{ customer { id } }")).errors).toBeDefined();
    const cart = await kept.ask("{ customerCart { items { quantity } } }");
    expect(cart["customerCart"]).toEqual({ items: [{ quantity: 3 }] });
  });

  it("takes what was put aside along; of a line that both have the greater number stays", async () => {
    await putAside(old, { CAP: 2, COAT: 1 });
    await putAside(kept, { CAP: 5 });
    expect((await merge()).statusCode).toBe(200);
    expect(await savedOf(kept)).toEqual(["1 COAT", "5 CAP"]);
  });

  it("what an order gives back to the account that went over comes to the other one, once", async () => {
    const orderId = await order(old, `62${count}1`, "complete");
    await give(old, "store_credit", 1000);
    await give(old, "store_credit", -400, orderId);
    await give(kept, "store_credit", 5);
    await merge();
    expect(await balances(kept)).toEqual([["store_credit", 605]]);
    expect(await giveBackSpendings(contextFor(app.call), orderId)).toBe(400);
    expect(await balances(kept)).toEqual([["store_credit", 1005]]);
    expect(await giveBackSpendings(contextFor(app.call), orderId)).toBe(0);
    expect(await balances(kept)).toEqual([["store_credit", 1005]]);
  });

  it("terms go over; where both have them it waits until nothing is open of the first", async () => {
    const terms = (of: TestCustomer, limit: number) =>
      act(`PUT payment-terms/${of.id}`, { currency: "USD", limit, netDays: 30, isOn: true });
    await terms(old, 500);
    await merge();
    const found = await act(`GET payment-terms/${kept.id}`);
    expect(found.json()).toMatchObject({ accounts: [{ limit: { value: 500 } }] });
    const third = await aCustomerOf(app, { email: `third${count}@example.com` });
    await terms(third, 300);
    const { accountId, orderId } = await owing(third);
    const into = () => act(`POST customers/${third.id}/merge`, { intoId: kept.id });
    expect(keyOf(await into())).toBe("customer.bothOwe");
    expect(await page(third)).toMatchObject({ id: third.id });
    await app.shop.db
      .insertInto("ledger_entry")
      .values({
        account_id: accountId,
        movement: "given_back",
        delta: 100,
        worth_minor: 100,
        order_id: orderId,
        occasion: "paid",
        created_at: app.time.now,
      })
      .execute();
    expect((await into()).statusCode).toBe(200);
  });

  it("what both have used of a promotion counts together, and an order that does not stand gives it back", async () => {
    const { db } = app.shop;
    const { id: ruleId } = await db
      .insertInto("cart_rule")
      .values({ name: "Once each" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const nameOf = ({ id }: TestCustomer) =>
      createHash("sha256").update(`customer ${id}`).digest("base64url");
    const orderId = await order(old, `66${count}1`, "complete");
    const rows = [
      { rule_id: ruleId, customer: nameOf(old), times_used: 2 },
      { rule_id: ruleId, customer: nameOf(kept), times_used: 1 },
    ];
    await db.insertInto("cart_rule_customer").values(rows).execute();
    await db
      .insertInto("cart_rule_use")
      .values({
        order_id: orderId,
        rule_id: ruleId,
        discount_minor: 100,
        currency: "USD",
        customers: [nameOf(old)],
        used_at: app.time.now,
      })
      .execute();
    await merge();
    const counted = () =>
      db
        .selectFrom("cart_rule_customer")
        .select(["customer", "times_used"])
        .where("rule_id", "=", ruleId)
        .execute();
    expect(await counted()).toEqual([{ customer: nameOf(kept), times_used: 3 }]);
    await giveUsesBack(contextFor(app.call), orderId);
    expect(await counted()).toEqual([{ customer: nameOf(kept), times_used: 2 }]);
  });

  it("of two at once one is done, and a clerk does none", async () => {
    const third = await aCustomerOf(app, { email: `third${count}@example.com` });
    const answers = await Promise.all([
      merge(),
      act(`POST customers/${kept.id}/merge`, { intoId: old.id }),
      act(`POST customers/${old.id}/merge`, { intoId: third.id }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(1);
    expect(answers.some(({ statusCode }) => statusCode === 404)).toBe(true);
    const clerk = await aStaffSession(app, {
      ...STAFF,
      email: `c${count}@x.example`,
      role: "clerk",
    });
    const refused = await callAdmin(app, `POST customers/${third.id}/merge`, {
      session: clerk,
      body: { intoId: third.id },
    });
    expect(refused.statusCode).toBe(403);
  });
});

/** Something is open of a customer's credit limit. */
async function owing(of: TestCustomer) {
  const orderId = await order(of, `63${count}1`, "processing");
  const { db } = app.shop;
  const { account_id: accountId } = await db
    .selectFrom("payment_terms")
    .select("account_id")
    .where("customer_id", "=", of.id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("ledger_entry")
    .values({
      account_id: accountId,
      movement: "spent",
      delta: -100,
      worth_minor: -100,
      order_id: orderId,
      occasion: `order ${orderId}`,
      created_at: app.time.now,
    })
    .execute();
  return { accountId, orderId };
}

describe("issue 9.9 a customer is forgotten", () => {
  it("orders keep what law asks; nothing that names the customer is left, in the trail neither", async () => {
    await order(old, `64${count}1`, "complete");
    await address(old);
    await aFilledCart(old, [{ sku: "CAP", quantity: 1 }]);
    await putAside(old, { COAT: 1 });
    await act(`POST customers/${old.id}/notes`, { text: "Olga likes blue" });
    await act(`POST customers/${old.id}/password-link`);
    await act(`POST orders/64${count}1/notes`, { text: "Olga called", isForBuyer: false });
    const answer = await anonymize();
    const saved = app.shop.db.selectFrom("saved_item").where("customer_id", "=", old.id);
    expect(await saved.select("id").execute()).toEqual([]);
    expect(answer.json()).toMatchObject({
      email: `anonymized-${old.id}@invalid`,
      firstName: "Anonymized",
      isActive: false,
      hasPassword: false,
      addresses: [],
      carts: [],
      sessions: [],
      notes: [],
      orders: { count: 1 },
      acts: [{ title: "Customer anonymized" }, {}, {}],
    });
    const shown = await act(`GET orders/64${count}1`);
    expect(shown.json()).toMatchObject({
      email: `anonymized-${old.id}@invalid`,
      faults: [],
      addresses: { billing: { region: "FL", country_code: "US", street: [""] } },
    });
    const { db } = app.shop;
    const tables = await Promise.all(
      (["customer", "cart", "sales_order", "order_event", "mail", "audit", "session"] as const).map(
        (table) => db.selectFrom(table).selectAll().execute(),
      ),
    );
    const all = JSON.stringify(tables);
    expect(all).not.toContain(old.email);
    expect(all).not.toContain("Olga called");
    expect((await anonymize()).statusCode).toBe(200);
    expect((await old.graphql("{ customer { id } }")).errors).toBeDefined();
  });

  it("not while an order is under way or something is owed", async () => {
    await act(`PUT payment-terms/${old.id}`, {
      currency: "USD",
      limit: 100,
      netDays: 30,
      isOn: true,
    });
    await owing(old);
    expect(keyOf(await anonymize())).toBe("customer.owes");
    await order(kept, `65${count}1`, "processing");
    expect(keyOf(await act(`POST customers/${kept.id}/anonymize`))).toBe("customer.ordersUnderWay");
    expect(await page(kept)).toMatchObject({ email: kept.email, isActive: true });
  });
});
