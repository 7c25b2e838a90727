import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aFilledCart } from "../../testing/known-checkout.ts";
import { aCustomerOf, type TestCustomer } from "../../testing/known-customer.ts";
import { askShop, callShop, cookieIn } from "../../testing/customer.ts";
import { FLORIDA } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let staff: string;
let ann: TestCustomer;
let count = 0;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aProduct(shop, { sku: "CAP", name: "Line Cap", stock: { quantity: 1_000 } });
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  app.time.now = new Date(`2026-03-0${(count % 8) + 1}T10:00:00Z`);
  staff = await aStaffSession(app, { ...STAFF, email: `mira${count}@example.com` });
  ann = await aCustomerOf(app, { email: `ann${count}@example.com` });
});

const MIRA = () => `mira${count}@example.com`;
const later = (minutes: number) => {
  app.time.now = new Date(app.time.now.getTime() + minutes * 60_000);
};
const link = async (session = staff): Promise<string> => {
  const answer = await callAdmin(app, `POST customers/${ann.id}/act`, { session });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ address: string }>().address.split("#")[1] ?? "";
};
const take = (token: string, coming: object = {}) =>
  callShop(app, "POST app-set-auth", { body: { token }, ...coming });
/** The store as whoever acts has it open: the cookie of their session. */
const acting = async () => cookieIn(await take(await link()), "placket_session");
const keyOf = (answer: { json: () => unknown }) => (answer.json() as { key?: string }).key;
const info = async (session: string) =>
  (await callShop(app, "GET app-account-info", { session })).json<{
    readonly email: string;
    readonly isLoggedIn: boolean;
    readonly extensionAttributes: { readonly acted_by: string | null };
  }>();
const trail = () =>
  app.shop.db
    .selectFrom("audit")
    .select(["action", "email", "acting_for", "subject", "after"])
    .where("subject", "=", `customer ${ann.id}`)
    .orderBy("id")
    .execute();

describe("issue 9.9 staff shop in a customer's name", () => {
  it("by a link that is good once and for a minute, on a page of the store alone", async () => {
    const token = await link();
    const session = cookieIn(await take(token), "placket_session");
    expect(await info(session)).toMatchObject({
      email: ann.email,
      isLoggedIn: true,
      extensionAttributes: { acted_by: MIRA() },
    });
    expect(keyOf(await take(token))).toBe("customer.wrongToken");
    const late = await link();
    later(2);
    expect(keyOf(await take(late))).toBe("customer.wrongToken");
    // A program says nothing of a page.
    expect(keyOf(await take(await link(), { origin: null }))).toBe("customer.wrongToken");
  });

  it("everything that is written is written down with both first; nothing that is read", async () => {
    const session = await acting();
    await askShop(app, "{ customer { email } }", { session });
    const { data } = await askShop(app, "mutation { createEmptyCart }", { session });
    await askShop(
      app,
      `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "CAP", quantity: 2 }]) {
        cart { id } } }`,
      { session, variables: { id: data?.["createEmptyCart"] } },
    );
    await callShop(app, "POST app-logout", { session });
    const acts = (await trail()).map(({ action, after, ...by }) => ({ action, after, by }));
    const by = { email: MIRA(), subject: `customer ${ann.id}` };
    expect(acts).toEqual([
      { action: "customer.actFor", after: null, by: { ...by, acting_for: null } },
      ...["createEmptyCart", "addProductsToCart", "logOut"].map((call) => ({
        action: "customer.acted",
        after: { call },
        by: { ...by, acting_for: ann.id },
      })),
    ]);
    const page = await callAdmin(app, `GET customers/${ann.id}`, { session: staff });
    expect(page.json()).toMatchObject({
      carts: [{ items: [{ sku: "CAP", quantity: 2 }] }],
      acts: [{ title: "Done in a customer's name: Sign out", by: MIRA() }, {}, {}, {}],
    });
  });

  it("never says how the customer signs in, takes no data, spends and keeps no card", async () => {
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
    const session = await acting();
    const refused = async (query: string) =>
      (await askShop(app, query, { session })).errors?.[0]?.extensions.key;
    for (const query of [
      'mutation { changeCustomerPassword(currentPassword: "x", newPassword: "Twill-and-denim-4") { id } }',
      'mutation { updateCustomerEmail(email: "own@example.com", password: "x") { customer { id } } }',
      'mutation { updateCustomer(input: { email: "own@example.com", password: "x" }) { customer { id } } }',
      `mutation { deletePaymentToken(public_hash: "hash${count}") { result } }`,
    ]) {
      expect([query, await refused(query)]).toEqual([query, "access.forbidden"]);
    }
    const cards = await askShop(app, "{ customerPaymentTokens { items { public_hash } } }", {
      session,
    });
    expect(cards.data).toEqual({ customerPaymentTokens: { items: [] } });
    for (const path of ["GET app-sessions", "GET app-my-data"] as const) {
      const answer = await callShop(app, path, { session });
      expect([path, answer.statusCode]).toEqual([path, 403]);
    }
    const mine = await ann.ask("{ customerPaymentTokens { items { public_hash } } }");
    expect(mine["customerPaymentTokens"]).toEqual({ items: [{ public_hash: `hash${count}` }] });
  });

  it("ends with the logout in the back office, with a role that may no more, and after its time", async () => {
    const first = await acting();
    await callAdmin(app, "DELETE session", { session: staff });
    expect((await info(first)).isLoggedIn).toBe(false);
    staff = await aStaffSession(app, {
      ...STAFF,
      email: `nora${count}@example.com`,
      role: "clerk",
    });
    const second = await acting();
    await app.shop.db
      .deleteFrom("session")
      .where("staff_id", "=", (eb) =>
        eb.selectFrom("staff").select("id").where("email", "=", `nora${count}@example.com`),
      )
      .execute();
    expect((await info(second)).isLoggedIn).toBe(false);
    staff = await aStaffSession(app, { ...STAFF, email: `olga${count}@example.com` });
    const third = await acting();
    for (const _ of [1, 2, 3, 4]) {
      later(25);
      // oxlint-disable-next-line no-await-in-loop
      expect((await info(third)).isLoggedIn).toBe(true);
    }
    later(25);
    expect((await info(third)).isLoggedIn).toBe(false);
    // The customer's own session is untouched by all of it.
    expect((await ann.graphql("{ customer { id } }")).errors).toBeUndefined();
  });

  it("a link whose maker is out of the back office, or may no more, lets nobody in", async () => {
    const token = await link();
    await callAdmin(app, "DELETE session", { session: staff });
    expect(keyOf(await take(token))).toBe("customer.wrongToken");
    const reader = { ...STAFF, email: `reader${count}@example.com`, role: "reader" } as const;
    const session = await aStaffSession(app, reader);
    const refused = await callAdmin(app, `POST customers/${ann.id}/act`, { session });
    expect(refused.statusCode).toBe(403);
  });

  it("a closed account is nobody's to act for", async () => {
    const body = { isActive: false, reason: "Asked by phone" };
    await callAdmin(app, `PUT customers/${ann.id}/state`, { session: staff, body });
    const answer = await callAdmin(app, `POST customers/${ann.id}/act`, { session: staff });
    expect(keyOf(answer)).toBe("customer.closed");
  });

  it("a cart that staff have themselves in the browser does not become the customer's", async () => {
    const { data } = await askShop(app, "mutation { createEmptyCart }");
    const cartId = data?.["createEmptyCart"] as unknown as string;
    await askShop(
      app,
      `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "CAP", quantity: 5 }]) {
        cart { id } } }`,
      { variables: { id: cartId } },
    );
    const came = await take(await link(), { cartId });
    expect(cookieIn(came, "cartId")).toBe("");
    const { data: mine } = await askShop(app, "{ customerCart { items { quantity } } }", {
      session: cookieIn(came, "placket_session"),
    });
    expect(mine?.["customerCart"]).toEqual({ items: [] });
  });

  it("an order is the customer's, and its history says who of the staff placed it", async () => {
    const session = await acting();
    const ask = async (query: string, variables: object = {}) => {
      const { data, errors } = await askShop(app, query, { session, variables });
      expect(errors).toBeUndefined();
      return data;
    };
    const id = (await ask("mutation { createEmptyCart }"))?.[
      "createEmptyCart"
    ] as unknown as string;
    await callAdmin(app, `PUT payment-terms/${ann.id}`, {
      session: staff,
      body: { currency: "USD", limit: 1_000, netDays: 30, isOn: true },
    });
    await ask(
      `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "CAP", quantity: 1 }]) {
        cart { id } } }`,
      { id },
    );
    await ask(
      `mutation ($id: String!, $address: CartAddressInput!) {
        setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
        setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } } }`,
      { id, address: FLORIDA },
    );
    const { data: shown } = await askShop(
      app,
      `query ($id: String!) { cart(cart_id: $id) { shipping_addresses {
        available_shipping_methods { carrier_code method_code } } } }`,
      { session, variables: { id } },
    );
    const methods = shown?.["cart"]?.["shipping_addresses"] as readonly {
      readonly available_shipping_methods: readonly object[];
    }[];
    // Every process follows the terms by notification.
    const offered = async () =>
      (
        await ask(
          "query ($id: String!) { cart(cart_id: $id) { available_payment_methods { code } } }",
          {
            id,
          },
        )
      )?.["cart"]?.["available_payment_methods"];
    await expect.poll(offered).toContainEqual({ code: "purchaseorder" });
    await ask(
      `mutation ($id: String!, $method: ShippingMethodInput!) {
        setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [$method] }) { cart { id } }
        setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "purchaseorder", purchase_order_number: "PO-1" } }) {
          cart { id } } }`,
      { id, method: methods[0]?.available_shipping_methods[0] },
    );
    const placed = await ask(
      "mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }",
      { id },
    );
    const number = placed?.["placeOrder"]?.["order"] as { readonly order_number: string };
    const order = await callAdmin(app, `GET orders/${number.order_number}`, { session: staff });
    expect(order.json()).toMatchObject({
      email: ann.email,
      events: [
        { code: "placed_on_account" },
        {
          code: "placed_for",
          text: `${MIRA()} of the staff placed it in the customer's name.`,
          isShownToCustomer: true,
        },
      ],
    });
    const own = await ann.ask("{ customer { orders { items { number } } } }");
    expect(own["customer"]).toEqual({ orders: { items: [{ number: number.order_number }] } });
    expect((await trail()).at(-1)).toMatchObject({ after: { call: "placeOrder" } });
  });

  it("a clerk spends no store credit, points or credit limit; a manager does", async () => {
    const { db } = app.shop;
    const now = app.time.now;
    await callAdmin(app, `POST balances/${ann.id}`, {
      session: staff,
      body: {
        kind: "store_credit",
        unit: "USD",
        direction: "give",
        amount: 100,
        reason: "A parcel that came late",
        request: `00000000-0000-4000-8000-00000000000${count % 10}`,
      },
    });
    const terms = { currency: "USD", limit: 1_000, netDays: 30, isOn: true };
    await callAdmin(app, `PUT payment-terms/${ann.id}`, { session: staff, body: terms });
    const id = await aFilledCart(ann, [{ sku: "CAP", quantity: 1 }]);
    const offered = (session: string) =>
      askShop(
        app,
        "query ($id: String!) { cart(cart_id: $id) { available_payment_methods { code } } }",
        { session, variables: { id } },
      ).then(({ data }) => JSON.stringify(data));
    const keyFor = async (session: string, field: string) =>
      (
        await askShop(app, `mutation ($id: String!) { ${field} { __typename } }`, {
          session,
          variables: { id },
        })
      ).errors?.[0]?.extensions.key;
    const APPLY = "applyStoreCreditToCart(input: { cart_id: $id })";
    const PLACE = "placeOrder(input: { cart_id: $id })";
    const manager = await acting();
    await expect.poll(() => offered(manager)).toContain("purchaseorder");
    staff = await aStaffSession(app, { ...STAFF, email: `clerk${count}@x.example`, role: "clerk" });
    const clerk = await acting();
    // While there is something to pay: of a cart that credit pays nothing else is offered to anybody.
    expect(await offered(clerk)).toContain("braintree");
    expect(await offered(clerk)).not.toContain("purchaseorder");
    expect(await keyFor(clerk, APPLY)).toBe("access.forbidden");
    expect(await keyFor(manager, APPLY)).toBeUndefined();
    // The customer's own wish stands on the cart: who may not spend does not place it either.
    const placing = await askShop(
      app,
      `mutation ($id: String!) { ${PLACE} { orderV2 { number } errors { key } } }`,
      { session: clerk, variables: { id } },
    );
    expect(placing.data?.["placeOrder"]).toMatchObject({ orderV2: null });
    expect(JSON.stringify(placing)).toContain("access.forbidden");
    const spent = db.selectFrom("ledger_entry").select("id").where("movement", "=", "spent");
    expect(await spent.where("created_at", "=", now).execute()).toEqual([]);
    expect(await keyFor(clerk, "removeStoreCreditFromCart(input: { cart_id: $id })")).toBe(
      undefined,
    );
  });
});
