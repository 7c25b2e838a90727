import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { handleOutbox } from "../../jobs/handle-outbox.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { FLORIDA } from "../../testing/guest.ts";
import { aFilledCart, askToPlace } from "../../testing/known-checkout.ts";
import { aCustomerOf, type TestCustomer } from "../../testing/known-customer.ts";
import { returnsIn, usd, type ReturnedOrder } from "../../testing/order/returns.ts";
import { aCapShop, move } from "../../testing/own-balances.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;
let store: ReturnType<typeof returnsIn>;
let ann: TestCustomer;
let count = 0;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aCapShop(shop);
      await aProduct(shop, { sku: "FITTING", type: "virtual" });
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
  store = returnsIn({ app, sandbox, session });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(async () => {
  count += 1;
  ann = await aCustomerOf(app, { email: `ann${count}@example.com` });
});

/** A cart of what does not travel: it is sent nowhere. */
async function cartOfFittings(): Promise<string> {
  const made = await ann.ask("{ customerCart { id } }");
  const { id } = made["customerCart"] as unknown as { readonly id: string };
  await ann.ask(
    `mutation ($id: String!, $address: CartAddressInput!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: "FITTING", quantity: 1 }]) { user_errors { message } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } } }`,
    { id, address: FLORIDA },
  );
  return id;
}
const cartOfCaps = () => aFilledCart(ann, [{ sku: "CAP", quantity: 2 }]);

const SET_PAYMENT = `mutation ($id: String!, $payment: PaymentMethodInput!) {
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: $payment }) { cart { id } } }`;

async function placeOnAccount(id: string): Promise<string> {
  const terms = { currency: "USD", limit: 1000, netDays: 30, isOn: true };
  await callAdmin(app, `PUT payment-terms/${ann.id}`, { session, body: terms });
  const payment = { code: "purchaseorder", purchase_order_number: "PO-7" };
  // This process hears of the terms a moment later.
  const refused = async () => (await ann.graphql(SET_PAYMENT, { id, payment })).errors;
  await expect.poll(refused).toBeUndefined();
  return (await askToPlace(ann, id)).orderV2?.number ?? "";
}

async function placeByCredit(id: string): Promise<string> {
  const payers = { app, sandbox, staff: session };
  await move(payers, ann, { kind: "store_credit", amount: 500 });
  await ann.ask(
    `mutation ($id: String!) { applyStoreCreditToCart(input: { cart_id: $id }) { cart { id } } }`,
    { id },
  );
  await ann.ask(SET_PAYMENT, { id, payment: { code: "free" } });
  return (await askToPlace(ann, id)).orderV2?.number ?? "";
}

const letters = async (number: string) =>
  (
    await app.shop.db
      .selectFrom("mail")
      .select("body_text as text")
      .where("template", "=", "order.invoice")
      .where("subject", "like", `%${number}%`)
      .execute()
  ).map(({ text }) => text);
/** How often the order was said to be complete: its points are earned by that. */
async function completions(number: string): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    SELECT count(*)::int AS count FROM outbox JOIN sales_order ON sales_order.id = (payload ->> 'orderId')::bigint
    WHERE event = 'order.completed' AND number = ${number}`.execute(app.shop.db);
  return rows[0]?.count ?? 0;
}
const goodsOf = ({ items }: ReturnedOrder) => items.reduce((all, { paid }) => all + paid.value, 0);

describe("issue 9.5 the invoice of an order that no processor is asked for", () => {
  it("on account: written when its first goods go, once, with its day, by letter and as a PDF", async () => {
    const number = await placeOnAccount(await cartOfCaps());
    expect((await store.order(number)).papers).toEqual([]);
    const [line] = (await store.order(number)).items;
    for (const quantity of [1, 1]) {
      const pieces = [{ itemId: line?.id ?? 0, quantity }];
      // oxlint-disable-next-line no-await-in-loop
      await store.post(`orders/${number}/shipments`, { pieces, tracks: [] });
    }
    const after = await store.order(number);
    expect(after).toMatchObject({ status: "processing" });
    expect(after.papers).toMatchObject([{ kind: "invoice", total: usd(goodsOf(after)) }]);
    const [letter, ...more] = await letters(number);
    expect(more).toEqual([]);
    expect(letter).toMatch(
      /Open invoice: \$.*\n\s*Purchase order PO-7\n\s*Payable by \w+ \d+, 20\d\d/,
    );
    const path = `orders/${number}/papers/invoice/${after.papers[0]?.number ?? ""}`;
    const pdf = await callAdmin(app, `GET ${path}`, { session });
    expect(pdf.headers["content-type"]).toBe("application/pdf");
  });

  it("paid by store credit: the invoice says so, and what is paid back before it goes is invoiced too", async () => {
    const number = await placeByCredit(await cartOfCaps());
    const placed = await store.order(number);
    const all = goodsOf(placed);
    const half = Math.floor((all * 100) / 2) / 100;
    const body = {
      pieces: [{ itemId: placed.items[0]?.id ?? 0, quantity: 1 }],
      way: "source",
      shipping: usd(0),
      adjustment: usd(0),
      toShelf: true,
      reason: "Torn",
      seen: usd(half),
      left: usd(all),
    };
    const after = (await store.post(`orders/${number}/refunds`, body)).json<ReturnedOrder>();
    expect(after.papers).toMatchObject([
      { kind: "invoice", total: usd(all) },
      { kind: "refund", total: usd(half) },
    ]);
    expect((await letters(number))[0]).toContain("Store credit: $");
  });

  it("on account: is complete, and earns points, once its invoice is noted as paid", async () => {
    const number = await placeOnAccount(await cartOfCaps());
    const [line] = (await store.order(number)).items;
    const pieces = [{ itemId: line?.id ?? 0, quantity: 2 }];
    await store.post(`orders/${number}/shipments`, { pieces, tracks: [] });
    await handleOutbox(contextFor(app.call));
    expect(await completions(number)).toBe(0);
    await store.post(`orders/${number}/invoice-paid`, {});
    expect(await store.order(number)).toMatchObject({ status: "complete" });
    expect(await completions(number)).toBe(1);
  });

  it("on account: paid before it is shipped, it is complete when it has gone", async () => {
    const number = await placeOnAccount(await cartOfCaps());
    await store.post(`orders/${number}/invoice-paid`, {});
    const placed = await store.order(number);
    expect(placed).toMatchObject({ status: "processing" });
    const pieces = [{ itemId: placed.items[0]?.id ?? 0, quantity: 2 }];
    await store.post(`orders/${number}/shipments`, { pieces, tracks: [] });
    expect(await store.order(number)).toMatchObject({ status: "complete" });
    expect(await completions(number)).toBe(1);
  });

  it("on account: its buyer reads by when it is to be paid, and that it was", async () => {
    const onAccount = async (number: string) => {
      const asked = `query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) {
        items { on_account { due_at state } } } } }`;
      const { customer } = await ann.ask(asked, { number });
      return (customer as unknown as { orders: { items: { on_account: unknown }[] } }).orders
        .items[0]?.on_account;
    };
    const number = await placeOnAccount(await cartOfCaps());
    const due_at = new Date(app.time.now.getTime() + 30 * 86_400_000).toISOString();
    expect(await onAccount(number)).toEqual({ due_at, state: "OPEN" });
    await store.post(`orders/${number}/invoice-paid`, {});
    expect(await onAccount(number)).toEqual({ due_at, state: "PAID" });
    const other = await placeOnAccount(await cartOfCaps());
    await store.post(`orders/${other}/cancel`, { reason: "Not wanted" });
    expect(await onAccount(other)).toEqual({ due_at, state: "NOTHING_OWED" });
    expect(await onAccount(await placeByCredit(await cartOfCaps()))).toBeNull();
  });

  it("that is canceled before anything goes has none", async () => {
    const number = await placeOnAccount(await cartOfCaps());
    await store.post(`orders/${number}/cancel`, { reason: "Not wanted" });
    expect((await store.order(number)).papers).toEqual([]);
  });
});

describe("issue 9.6 an order of which nothing travels", () => {
  it.each([
    ["store credit", placeByCredit, "complete"],
    ["on account", placeOnAccount, "processing"],
  ])("paid by %s is invoiced once it is placed", async (_, place, status) => {
    const number = await place(await cartOfFittings());
    expect(await store.order(number)).toMatchObject({ status: "processing" });
    await handleOutbox(contextFor(app.call));
    await handleOutbox(contextFor(app.call));
    const after = await store.order(number);
    expect(after).toMatchObject({ status, papers: [{ kind: "invoice" }] });
    expect(await letters(number)).toHaveLength(1);
  });

  it("of which something travels waits to be shipped", async () => {
    const number = await placeByCredit(await cartOfCaps());
    await handleOutbox(contextFor(app.call));
    expect(await store.order(number)).toMatchObject({ status: "processing", papers: [] });
  });
});
