import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { recoverOrders } from "../recover-orders.ts";

const APPROVED = "4111111111111111";
const BUYER = "buyer@example.com";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;
let number: string;
let token: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 100 } });
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(async () => {
  ({ number, token } = await placed(3));
});

async function placed(quantity: number) {
  const guest = await aGuest(app, [{ sku: "CAP", quantity }]);
  await guest.pay(await sandbox.tokenFor(APPROVED));
  const { orderV2 } = await guest.placeOrder();
  if (!orderV2) throw new Error("No order was placed");
  return orderV2;
}

interface Order {
  readonly status: string;
  readonly steps: Readonly<Record<string, string | null>>;
  readonly heldMoney: { readonly value: number };
  readonly shippingAddress: readonly string[];
  readonly payments: readonly { readonly state: string }[];
  readonly events: readonly {
    readonly text: string;
    readonly by: string | null;
    readonly isShownToCustomer: boolean;
  }[];
}
const order = async () => (await callAdmin(app, `GET orders/${number}`, { session })).json<Order>();
const step = (name: string, body = {}) =>
  callAdmin(app, `POST orders/${number}/${name}`, { session, body });
const keyOf = (answer: { json: () => unknown }) => (answer.json() as { key?: string }).key;

const stock = async () =>
  (await app.shop.db.selectFrom("stock_item").select("quantity").executeTakeFirstOrThrow())
    .quantity;
const letters = async (template: string) =>
  (
    await app.shop.db
      .selectFrom("mail")
      .selectAll()
      .where("template", "=", template)
      .where("subject", "like", `%${number}%`)
      .execute()
  ).map(({ recipient, body_text: text }) => ({ recipient, text }));
const trail = async (action: string) =>
  (await callAdmin(app, `GET audit?action=${action}&search=${number}`, { session })).json<{
    rows: readonly { readonly email: string; readonly after: unknown }[];
  }>().rows;
const moneyIsBack = async () =>
  await expect.poll(async () => (await order()).payments.at(-1)?.state).toBe("voided");

describe("issue 9 §8 holding an order back", () => {
  it("keeps it from being packed until it is released; both stand in its history and in the trail", async () => {
    const held = (await step("hold", { reason: " The bank asked us. " })).json<Order>();
    expect(held).toMatchObject({ status: "holded", steps: { release: null } });
    expect(held.events.at(-1)).toMatchObject({
      text: "Held back: The bank asked us.",
      by: STAFF.email,
      isShownToCustomer: false,
    });
    expect(keyOf(await step("packing"))).toBe("order.notNow");
    expect((await step("release")).json<Order>().status).toBe("processing");
    expect(await trail("order.hold")).toMatchObject([{ email: STAFF.email, after: null }]);
    expect(await trail("order.release")).toHaveLength(1);
  });

  it.each(["", " ", "x".repeat(201), "one\ntwo"])(
    "wants a reason in one line: %j",
    async (reason) => {
      const answer = await step("hold", { reason });
      expect(answer.statusCode).toBe(400);
      expect((await order()).status).toBe("processing");
    },
  );
});

describe("issue 9 §8 cancelling an order", () => {
  it("gives pieces, coupon and money back, once, and writes to the buyer", async () => {
    const before = await stock();
    expect((await order()).heldMoney.value).toBeGreaterThan(0);
    const answers = await Promise.all([
      step("cancel", { reason: "Sold out" }),
      step("cancel", { reason: "Sold out" }),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect(await stock()).toBe(before + 3);
    await moneyIsBack();
    const after = await order();
    expect(after).toMatchObject({ status: "canceled", heldMoney: { value: 0 } });
    expect(after.events.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        "Canceled by the shop: Sold out",
        expect.stringMatching(/^The money reserved for payment 1 was given back/),
      ]),
    );
    const [letter, ...more] = await letters("order.canceled");
    expect([letter?.recipient, more]).toEqual([BUYER, []]);
    expect(letter?.text).toContain("We give $");
    expect(letter?.text).not.toContain("Sold out");
    expect(Object.values(after.steps).filter((why) => why === null)).toEqual([]);
  });

  it("is done even when the process dies before the processor was asked", async () => {
    await sandbox.kill();
    const canceled = await step("cancel", { reason: "Sold out" });
    expect(canceled.json<Order>().status).toBe("canceled");
    await expect.poll(async () => (await order()).payments.at(-1)?.state).toBe("returning");
    await sandbox.revive();
    app.time.now = new Date(app.time.now.getTime() + 3_600_000);
    await recoverOrders(contextFor(app.call));
    await moneyIsBack();
  });

  it("by its guest: with the token alone, and until somebody packs", async () => {
    const cancel = (input: object) =>
      app.graphql(
        `mutation ($input: CancelGuestOrderInput!) { cancelGuestOrder(input: $input) {
          errorV2 { code message } order { status status_code } } }`,
        { input: { number, token, reason: "Other", ...input } },
      );
    const strange = await cancel({ token: "x" });
    expect(strange.data?.["cancelGuestOrder"]).toMatchObject({
      errorV2: { code: "ORDER_NOT_FOUND" },
      order: null,
    });
    const canceled = await cancel({});
    expect(canceled.data?.["cancelGuestOrder"]).toEqual({
      errorV2: null,
      order: { status: "Canceled", status_code: "canceled" },
    });
    expect((await order()).events.map(({ text }) => text)).toContain(
      "Canceled by the shopper: Other",
    );
    ({ number, token } = await placed(1));
    await step("packing");
    const packed = await cancel({ number, token });
    expect(packed.data?.["cancelGuestOrder"]).toMatchObject({
      errorV2: { code: "INVALID_ORDER_STATUS" },
    });
    expect((await order()).status).toBe("processing");
  });
});

describe("issue 9 §8 an address of an order", () => {
  const GOOD = {
    firstname: "Demo",
    lastname: "Buyer",
    street: ["9 Quay Road"],
    city: "Margate",
    region: "FL",
    postcode: "33063",
    country_code: "US",
    telephone: "555 0100",
  };
  const change = (draft: object, which = "shipping") =>
    callAdmin(app, `PUT orders/${number}/addresses/${which}`, {
      session,
      body: { ...GOOD, ...draft },
    });

  it("is changed before packing, by the shop's rules, and no other one with it", async () => {
    expect(keyOf(await change({ postcode: "1" }))).toBe("checkout.postcodeShape");
    expect(keyOf(await change({ country_code: "KP" }))).toBe("checkout.countryNotServed");
    const changed = (await change({})).json<Order & { billingAddress: readonly string[] }>();
    expect(changed.shippingAddress).toContain("9 Quay Road");
    expect(changed.billingAddress).toContain("12 Pier Street");
    expect(await trail("order.changeAddress")).toHaveLength(1);
    await step("packing");
    expect(keyOf(await change({}))).toBe("order.packingBegun");
  });
});

describe("issue 9 §8 a note to an order", () => {
  it("for staff stays with staff; one for the buyer is in their history and in a letter", async () => {
    await step("notes", { text: "Rings twice.", isForBuyer: false });
    const noted = await step("notes", {
      text: "The ecru ones\ncome on Thursday.",
      isForBuyer: true,
    });
    expect(noted.json<Order>().events.slice(-2)).toMatchObject([
      { text: "Rings twice.", isShownToCustomer: false, by: STAFF.email },
      { text: "The ecru ones\ncome on Thursday.", isShownToCustomer: true },
    ]);
    const written = await letters("order.note");
    expect(written).toMatchObject([{ recipient: BUYER }]);
    expect(written[0]?.text).toContain("> The ecru ones");
    expect(keyOf(await step("notes", { text: "  ", isForBuyer: true }))).toBe("order.noteMissing");
  });
});
