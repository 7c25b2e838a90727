import { errorRow } from "@placket/domain/errors";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { handleOutbox } from "../../jobs/handle-outbox.ts";
import { contextFor } from "../../http/open-call.ts";
import { aGuest } from "../../testing/guest.ts";
import { aFilledCart, askToPlace } from "../../testing/known-checkout.ts";
import { aCustomerOf, type TestCustomer } from "../../testing/known-customer.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let session: string;
let ann: TestCustomer;
let count = 0;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aProduct(shop, { sku: "CAP", stock: { quantity: 10_000 } });
  });
  session = await aStaffSession(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  ann = await aCustomerOf(app, { email: `ann${count}@example.com` });
});

const set = (who: TestCustomer, terms: object) =>
  callAdmin(app, `PUT payment-terms/${who.id}`, {
    session,
    body: { currency: "USD", limit: 100, netDays: 30, isOn: true, ...terms },
  });
const keyOf = (answer: { json: () => unknown }) => (answer.json() as { key?: string }).key;

interface Account {
  readonly limit: { readonly value: number };
  readonly owed: { readonly value: number };
  readonly orders: readonly { readonly number: string; readonly dueAt: string }[];
}
async function account(who: TestCustomer): Promise<Account> {
  const answer = await callAdmin(app, `GET payment-terms/${who.id}`, { session });
  const [found] = answer.json<{ accounts: readonly Account[] }>().accounts;
  if (!found) throw new Error("No terms");
  return found;
}

const SET_PAYMENT = `mutation ($id: String!, $payment: PaymentMethodInput!) {
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: $payment }) { cart { id } } }`;
const byNumber = (number: string) => ({ code: "purchaseorder", purchase_order_number: number });

async function cartOf(who: TestCustomer, quantity = 1, number = "PO-7781"): Promise<string> {
  const id = await aFilledCart(who, [{ sku: "CAP", quantity }]);
  await who.ask(SET_PAYMENT, { id, payment: byNumber(number) });
  return id;
}
const orderOf = async (who: TestCustomer, quantity = 1) =>
  askToPlace(who, await cartOf(who, quantity));

async function refusal(who: TestCustomer, variables: object) {
  const { errors } = await who.graphql(SET_PAYMENT, variables);
  return (errors?.[0] as { extensions?: { key?: string } } | undefined)?.extensions?.key;
}

describe("issue 9.5 buying on account", () => {
  it("is offered to whom staff have given terms, where they are on", async () => {
    const id = await aFilledCart(ann, [{ sku: "CAP", quantity: 1 }]);
    const payment = byNumber("PO-1");
    expect(await refusal(ann, { id, payment })).toBe("payment.methodUnavailable");
    await set(ann, {});
    await expect.poll(() => refusal(ann, { id, payment })).toBeUndefined();
    await set(ann, { isOn: false });
    expect(keyOf(await set(ann, { isOn: false }))).toBeUndefined();
    const placed = await askToPlace(ann, id);
    expect(placed.orderV2).toBeNull();
  });

  it("the number is wanted, on one line and of a length", async () => {
    await set(ann, {});
    const id = await aFilledCart(ann, [{ sku: "CAP", quantity: 1 }]);
    const wrong = { "": "Missing", " ": "Missing", "a\nb": "Shape", ["x".repeat(33)]: "TooLong" };
    await expect
      .poll(() => refusal(ann, { id, payment: byNumber("") }))
      .toBe("payment.purchaseOrderNumberMissing");
    for (const [number, end] of Object.entries(wrong)) {
      // oxlint-disable-next-line no-await-in-loop
      const key = await refusal(ann, { id, payment: byNumber(number) });
      expect(key).toBe(`payment.purchaseOrderNumber${end}`);
    }
  });

  it("is placed at once, with its number and day; staff and letter say them", async () => {
    await set(ann, { netDays: 30 });
    const { orderV2 } = await askToPlace(ann, await firstCart(ann));
    const number = orderV2?.number ?? "";
    const due = new Date(app.time.now.getTime() + 30 * 86_400_000).toISOString();
    const shown = (await callAdmin(app, `GET orders/${number}`, { session })).json<object>();
    expect(shown).toMatchObject({
      status: "processing",
      payments: [],
      purchaseOrder: { number: "PO-7781", dueAt: due, isOpen: true },
    });
    const listed = await callAdmin(app, `GET orders?search=${number}`, { session });
    expect(listed.json<{ rows: readonly object[] }>().rows).toMatchObject([
      { number, purchaseOrder: { number: "PO-7781", dueAt: due, isOpen: true } },
    ]);
    expect(JSON.stringify(shown)).toContain("on account, by purchase order PO-7781");
    await handleOutbox(contextFor(app.call));
    const [letter] = await app.shop.db
      .selectFrom("mail")
      .select("body_text")
      .where("recipient", "=", ann.email)
      .execute();
    expect(letter?.body_text).toMatch(/Purchase order PO-7781\n\s*Payable by \w+ \d+, 20\d\d/);
    expect(await account(ann)).toMatchObject({ orders: [{ number, dueAt: due }] });
  });

  it("issue 9.9 staff find open and overdue invoices in the list, until they are paid", async () => {
    await set(ann, { limit: 100_000, netDays: 30 });
    const first = (await askToPlace(ann, await firstCart(ann))).orderV2?.number ?? "";
    const second = (await orderOf(ann)).orderV2?.number ?? "";
    await app.shop.db
      .updateTable("sales_order")
      .set({ payment_due_at: new Date(app.time.now.getTime() - 1) })
      .where("number", "=", second)
      .execute();
    const found = async (query: string) => {
      const answer = await callAdmin(app, `GET orders?search=PO-7781&${query}`, { session });
      const { rows } = answer.json<{ rows: readonly { readonly number: string }[] }>();
      return rows.map(({ number }) => number).filter((number) => [first, second].includes(number));
    };
    expect(await found("invoice=open")).toEqual([second, first]);
    expect(await found("invoice=overdue")).toEqual([second]);
    await callAdmin(app, `POST orders/${second}/invoice-paid`, { session });
    await callAdmin(app, `POST orders/${first}/cancel`, { session, body: { reason: "Sold out" } });
    expect(await found("invoice=open")).toEqual([]);
    expect(await found("")).toEqual([second, first]);
  });
});

/** A cart that is to be paid on account, as soon as this process has heard of the terms. */
async function firstCart(who: TestCustomer): Promise<string> {
  const id = await aFilledCart(who, [{ sku: "CAP", quantity: 1 }]);
  const payment = byNumber("PO-7781");
  await expect.poll(() => refusal(who, { id, payment })).toBeUndefined();
  return id;
}

describe("issue 9.5 the credit limit", () => {
  it("holds for twenty orders at the same time", async () => {
    await set(ann, { limit: 100_000 });
    await askToPlace(ann, await firstCart(ann));
    const { value: each } = (await account(ann)).owed;
    await set(ann, { limit: each * 4 + 0.01 });
    const carts: string[] = [];
    for (let cart = 0; cart < 20; cart += 1) {
      // oxlint-disable-next-line no-await-in-loop -- twenty at once is what comes after
      const { maskId: id } = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
      // oxlint-disable-next-line no-await-in-loop
      await ann.ask(SET_PAYMENT, { id, payment: byNumber("PO-1") });
      carts.push(id);
    }
    const answers = await Promise.all(carts.map((id) => askToPlace(ann, id)));
    expect(answers.filter(({ orderV2 }) => orderV2 !== null)).toHaveLength(3);
    const refused = answers.flatMap(({ errors }) => errors);
    // A cent of the limit is left.
    expect(new Set(refused.map(({ message }) => message))).toEqual(
      new Set([errorRow("payment.creditLimit").text.replace("%1", "$0.01")]),
    );
    const keys = refused.map(({ key }) => key);
    expect(keys).toEqual(Array.from({ length: 17 }, () => "payment.creditLimit"));
    const { limit, owed } = await account(ann);
    expect(owed.value).toBeCloseTo(each * 4, 2);
    expect(limit.value).toBeGreaterThanOrEqual(owed.value);
    expect(keyOf(await set(ann, { limit: owed.value - 0.01 }))).toBe("payment.limitBelowOwed");
  });

  it("what is canceled, or paid once, may be owed again", async () => {
    await set(ann, { limit: 100_000 });
    const first = await askToPlace(ann, await firstCart(ann));
    const second = await orderOf(ann, 2);
    const step = (number: string, name: string, body = {}) =>
      callAdmin(app, `POST orders/${number}/${name}`, { session, body });
    await step(first.orderV2?.number ?? "", "cancel", { reason: "Sold out" });
    const open = await account(ann);
    expect(open.orders.map(({ number }) => number)).toEqual([second.orderV2?.number]);
    const number = second.orderV2?.number ?? "";
    const paid = await Promise.all([step(number, "invoice-paid"), step(number, "invoice-paid")]);
    expect(paid.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await account(ann)).owed.value).toBe(0);
    const shown = (await callAdmin(app, `GET orders/${number}`, { session })).json<object>();
    expect(shown).toMatchObject({ purchaseOrder: { isOpen: false } });
    const { rows } = (await callAdmin(app, "GET orders?search=PO-7781", { session })).json<{
      rows: readonly { number: string; purchaseOrder: { isOpen: boolean } }[];
    }>();
    const mine = [first, second].map(({ orderV2 }) => orderV2?.number ?? "");
    const still = rows.filter((row) => mine.includes(row.number) && row.purchaseOrder.isOpen);
    expect(still, "neither what is canceled nor what is paid").toEqual([]);
    const trail = await callAdmin(app, `GET audit?action=order.invoicePaid&search=${number}`, {
      session,
    });
    expect(trail.json<{ rows: readonly unknown[] }>().rows).toHaveLength(1);
  });
});

describe("issue 9.5 terms", () => {
  it.each([
    [{ limit: -1 }, "payment.limitInvalid"],
    [{ limit: 1e300 }, "payment.limitInvalid"],
    [{ netDays: 366 }, "payment.netDaysInvalid"],
    [{ netDays: 0.5 }, "payment.netDaysInvalid"],
    [{ currency: "XXX" }, "payment.noSuchCurrency"],
  ])("%j are refused: %s", async (terms, key) => {
    expect(keyOf(await set(ann, terms))).toBe(key);
  });

  it("are of a customer who is there", async () => {
    const answer = await callAdmin(app, "PUT payment-terms/99999", {
      session,
      body: { currency: "USD", limit: 1, netDays: 1, isOn: true },
    });
    expect(keyOf(answer)).toBe("payment.noSuchCustomer");
  });
});
