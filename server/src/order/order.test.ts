import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { handleOutbox } from "../jobs/handle-outbox.ts";
import { contextFor } from "../http/open-call.ts";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aCustomerRow } from "../testing/customer.ts";
import { aGuest } from "../testing/guest.ts";
import { aRule } from "../testing/rule.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { recoverOrders } from "./recover-orders.ts";

const APPROVED = "4111111111111111";
const DECLINED = "4000000000000002";
const ANSWER_LOST = "4000000000000341";
const UNREACHABLE = "4000000000000259";
const SLOW = "4000000000000077";
const CHALLENGE = "4000000000003220";

/** Another view of the same website: its carts are open here too. */
const SECOND_VIEW = {
  id: 2,
  code: "work",
  name: "Workwear",
  locale: "en-US",
  country_code: "US",
};

let sandbox: TestSandbox;
let app: TestApp;
/** The cards that the processor was asked to charge. */
let asked: string[];

beforeAll(async () => {
  sandbox = await startTestSandbox({ timeoutMs: 700, slowMs: 1_500 });
});
afterAll(() => sandbox.close());

beforeEach(async () => {
  asked = [];
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP" });
      await aProduct(shop, { sku: "LAST", stock: { quantity: 1 } });
      const action = { kind: "percent", micro: 1_000_000 } as const;
      await aRule(shop.db, { code: "GIFT", action, uses_per_coupon: 1 });
      await shop.db
        .insertInto("config_value")
        .values({ scope: "default", scope_id: 0, path: "freeShippingFromMinor", value: "0" })
        .execute();
      await shop.db
        .insertInto("store_view")
        .values({ ...SECOND_VIEW, website_id: 1, group_id: 1 })
        .execute();
    },
    {
      payment: {
        ...sandbox.provider,
        authorize: (request) => {
          asked.push(request.token);
          return sandbox.provider.authorize(request);
        },
      },
    },
  );
});
afterEach(() => app.close());

const context = () => contextFor(app.call);

const stockOf = async (sku: string) =>
  (
    await app.shop.db
      .selectFrom("stock_item")
      .innerJoin("product", "product.id", "stock_item.product_id")
      .select("quantity")
      .where("sku", "=", sku)
      .executeTakeFirstOrThrow()
  ).quantity;

const orders = () =>
  app.shop.db.selectFrom("sales_order").select(["id", "number", "status"]).execute();
const payments = () =>
  app.shop.db
    .selectFrom("payment")
    .select(["attempt", "state", "idempotency_key"])
    .orderBy("id")
    .execute();

describe("placing an order", () => {
  it("OPEN-35 a guest's order is placed, its stock taken, its letter written", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 3 }]);
    await guest.pay(await sandbox.tokenFor(APPROVED));
    const placed = await guest.placeOrder();
    expect(placed.errors).toEqual([]);
    expect(placed.order?.order_number).toMatch(/^\d{9}$/);
    expect(await stockOf("CAP")).toBe(97);
    await handleOutbox(context());
    const letters = await app.shop.db.selectFrom("mail").selectAll().execute();
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ recipient: "buyer@example.com", sent_at: null });
    expect(letters[0]?.body_text).toContain("Product CAP\n  CAP\n  3 × $20.00: $60.00");
    expect(letters[0]?.body_html).toContain(placed.order?.order_number);
  });

  it("issue 8: placing answers what the confirmation shows: the very order that is answered later", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 2 }]);
    await guest.pay(await sandbox.tokenFor(APPROVED));
    const { data } = await app.graphql(
      `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number token shown {
        number status email placed_at is_exchange billing_address shipping_address shipping_method payment
        arrival { from to }
        items { sku name quantity image url sewn_picture sewn_pictures { url label } team options { label value price { value currency } }
          price { value currency } row_total { value currency } }
        totals { code label phrase values amount { value currency } }
        history { code phrase values text created_at } } } } }`,
      { id: guest.maskId },
    );
    const answer = data?.["placeOrder"] as unknown as {
      readonly orderV2: Readonly<{
        number: string;
        token: string;
        shown: { items: object[]; history: object[] };
      }>;
    };
    const { number, token, shown } = answer.orderV2;
    expect(shown.items).toHaveLength(1);
    expect(shown.history).toMatchObject([
      { code: "placed" },
      { text: "Your payment was confirmed." },
    ]);
    const { body } = await app.rest("GET", `app-order?number=${number}&token=${token}`);
    expect(shown).toEqual(body);
  });

  it("CHECK-32 whoever holds the token sees the order, anybody else finds nothing", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await guest.pay(await sandbox.tokenFor(APPROVED));
    const { orderV2 } = await guest.placeOrder();
    const path = `app-order?number=${orderV2?.number}&token=`;
    const seen = await app.rest("GET", path + orderV2?.token);
    expect(seen).toMatchObject({
      status: 200,
      body: {
        number: orderV2?.number,
        email: "buyer@example.com",
        payment: "Visa ending 1111",
        billing_address: expect.arrayContaining(["12 Pier Street"]),
      },
    });
    const foreign = await app.rest("GET", `${path}${"0".repeat(32)}`);
    expect(foreign).toMatchObject({ status: 404, body: { key: "order.noSuchOrder" } });
  });

  it("issue §6 placeOrder again answers with the same order and asks for no more money", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await guest.pay(await sandbox.tokenFor(APPROVED));
    const first = await guest.placeOrder();
    const second = await guest.placeOrder();
    expect(second.order).toEqual(first.order);
    expect(await orders()).toHaveLength(1);
    expect(await payments()).toHaveLength(1);
    expect(await stockOf("CAP")).toBe(99);
  });

  it("issue §6 eight calls at once make one order and one payment", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await guest.pay(await sandbox.tokenFor(APPROVED));
    const answers = await Promise.all(Array.from({ length: 8 }, () => guest.placeOrder()));
    expect(new Set(answers.map((answer) => answer.order?.order_number)).size).toBe(1);
    expect(await orders()).toHaveLength(1);
    expect(await payments()).toMatchObject([{ attempt: 1, state: "authorized" }]);
    expect(await stockOf("CAP")).toBe(99);
  });

  it("issue §6 declined, then approved: the same order, the stock taken once", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 2 }]);
    await guest.pay(await sandbox.tokenFor(DECLINED));
    const declined = await guest.placeOrder();
    expect(declined.errors).toMatchObject([
      { code: "UNABLE_TO_PLACE_ORDER", key: "payment.declined" },
    ]);
    expect(await stockOf("CAP")).toBe(100);
    await guest.pay(await sandbox.tokenFor(APPROVED));
    expect((await guest.placeOrder()).errors).toEqual([]);
    expect(await orders()).toMatchObject([{ status: "processing" }]);
    expect(await payments()).toMatchObject([{ state: "declined" }, { state: "authorized" }]);
    expect(await stockOf("CAP")).toBe(98);
  });

  it("issue §6 declined, and asked for again without a card: refused before anything is written or asked", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    const card = await sandbox.tokenFor(DECLINED);
    await guest.pay(card);
    await guest.placeOrder();
    const events = () => app.shop.db.selectFrom("order_event").selectAll().execute();
    const before = await events();
    for (let call = 0; call < 5; call += 1) {
      const { order, errors } = await guest.placeOrder();
      expect(order).toBeNull();
      expect(errors).toMatchObject([{ key: "payment.tokenSpent" }]);
    }
    expect(asked).toEqual([card]);
    expect(await payments()).toMatchObject([{ attempt: 1, state: "declined" }]);
    expect(await events()).toEqual(before);
    expect(await stockOf("CAP")).toBe(100);
  });

  it("declined in one store view, placed in another: order and payment are of the second one", async () => {
    const { db } = app.shop;
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await guest.pay(await sandbox.tokenFor(DECLINED));
    await guest.placeOrder();
    await aCustomerRow(app, 7);
    // As it was written while the website counted in another currency.
    await db.updateTable("sales_order").set({ currency: "GBP", customer_id: 7 }).execute();
    await guest.pay(await sandbox.tokenFor(APPROVED));
    const query = `mutation ($id: String!) {
      placeOrder(input: { cart_id: $id }) { errors { key } order { order_number } } }`;
    const placed = await app.fastify.inject({
      method: "POST",
      url: "/graphql",
      headers: { store: "work" },
      payload: { query, variables: { id: guest.maskId } },
    });
    expect(placed.json()).toMatchObject({ data: { placeOrder: { errors: [] } } });
    const order = db
      .selectFrom("sales_order")
      .innerJoin("store_view", "store_view.id", "store_view_id")
      .select(["code", "sales_order.currency", "customer_id"]);
    expect(await order.execute()).toEqual([{ code: "work", currency: "USD", customer_id: null }]);
  });

  it("issue §6 nothing to pay uses free, and the coupon's last use is spent once", async () => {
    const first = await aGuest(app, [{ sku: "CAP", quantity: 1 }], { coupon: "GIFT" });
    const second = await aGuest(app, [{ sku: "CAP", quantity: 1 }], { coupon: "GIFT" });
    await first.pay("free");
    await second.pay("free");
    const answers = await Promise.all([first.placeOrder(), second.placeOrder()]);
    expect(answers.filter((answer) => answer.order !== null)).toHaveLength(1);
    expect(await orders()).toMatchObject([{ status: "processing" }]);
    expect(await payments()).toEqual([]);
  });

  it("decision 0032: an order with nothing to pay wakes the workers, after its commit", async () => {
    const heard: string[] = [];
    const unlisten = await app.database.listen("outbox", () => void heard.push("outbox"));
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }], { coupon: "GIFT" });
    await guest.pay("free");
    await guest.placeOrder();
    await expect.poll(() => heard).toEqual(["outbox"]);
    await unlisten();
  });

  it("issue §6 five shoppers want the last piece: one gets it, stock ends at zero", async () => {
    const guests = await Promise.all(
      Array.from({ length: 5 }, () => aGuest(app, [{ sku: "LAST", quantity: 1 }])),
    );
    const token = () => sandbox.tokenFor(APPROVED);
    for (const guest of guests) await guest.pay(await token());
    const answers = await Promise.all(guests.map((guest) => guest.placeOrder()));
    expect(answers.filter((answer) => answer.order !== null)).toHaveLength(1);
    const refused = answers.flatMap((answer) => answer.errors.map((error) => error.key));
    expect(refused).toHaveLength(4);
    expect(
      new Set(refused).difference(new Set(["cart.outOfStock", "cart.productUnavailable"])).size,
    ).toBe(0);
    expect(await stockOf("LAST")).toBe(0);
  });
});

describe("when the processor does not answer as hoped", () => {
  it("an answer that got lost is looked up, and the order is placed", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await guest.pay(await sandbox.tokenFor(ANSWER_LOST));
    expect((await guest.placeOrder()).errors).toEqual([]);
    expect(await payments()).toMatchObject([{ state: "authorized" }]);
  });

  it("unreachable: the order waits where staff see it; once the processor surely never heard of it, all is given back", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 4 }]);
    await guest.pay(await sandbox.tokenFor(UNREACHABLE));
    expect((await guest.placeOrder()).errors).toMatchObject([{ key: "payment.unanswered" }]);
    expect(await orders()).toMatchObject([{ status: "payment_review" }]);
    expect(await stockOf("CAP")).toBe(96);
    app.time.now = new Date(
      app.time.now.getTime() + sandbox.provider.unknownIsFinalAfterMs + 60_000,
    );
    await recoverOrders(context());
    expect(await orders()).toMatchObject([{ status: "payment_unfinished" }]);
    expect(await stockOf("CAP")).toBe(100);
    await guest.pay(await sandbox.tokenFor(APPROVED));
    expect((await guest.placeOrder()).errors).toEqual([]);
  });

  it("slow: the shopper is told to wait, and the recovery job places the order when the answer is there", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await guest.pay(await sandbox.tokenFor(SLOW));
    expect((await guest.placeOrder()).errors).toMatchObject([{ key: "payment.unanswered" }]);
    app.time.now = new Date(app.time.now.getTime() + 60_000);
    await expect
      .poll(async () => {
        await recoverOrders(context());
        return (await orders())[0]?.status;
      })
      .toBe("processing");
    expect(await stockOf("CAP")).toBe(99);
  });

  it("3-D-Secure: the bank's page first, then the order", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await guest.pay(await sandbox.tokenFor(CHALLENGE));
    const asked = await guest.placeOrder();
    expect(asked).toMatchObject({ order: null, errors: [] });
    await sandbox.answerChallenge(asked.challenge_url ?? "", true);
    expect((await guest.placeOrder()).order).not.toBeNull();
  });

  it("3-D-Secure refused: nothing is charged and the cart can be paid again", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await guest.pay(await sandbox.tokenFor(CHALLENGE));
    const asked = await guest.placeOrder();
    await sandbox.answerChallenge(asked.challenge_url ?? "", false);
    expect((await guest.placeOrder()).errors).toMatchObject([
      { key: "payment.verificationFailed" },
    ]);
    expect(await stockOf("CAP")).toBe(100);
  });
});
