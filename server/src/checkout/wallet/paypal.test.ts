import { DAY_MS } from "@placket/domain/durations";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heldBut } from "../../held/held-but.ts";
import { contextFor } from "../../http/open-call.ts";
import { placeOrder } from "../../order/order.ts";
import { recoverOrders } from "../../order/recover-orders.ts";
import { approvalsAsked, offersWallet } from "../../payment/wallet/approvals.ts";
import { walletProvider } from "../../payment/payment.ts";
import { paymentRoom } from "../../payment/payment.room.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest } from "../../testing/guest.ts";
import { beginPaypal } from "./begin-paypal.ts";
import { approves, askPaypal, begunAtPaypal, payWith } from "../testing/paypal-buyer.ts";
import { stores } from "../../store/store-config.ts";
import { instead } from "../../testing/instead.ts";
import { doJob } from "../../jobs/testing/do-job.ts";
import { aPlainWish } from "../../testing/plain-wish.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const CARD = "4111111111111111";

let app: TestApp;
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 100 } });
    },
    { payment: sandbox.provider, wallet: sandbox.wallet },
  );
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const aBuyer = () => aGuest(app, [{ sku: "CAP", quantity: 1 }]);
const keyOf = ({ errors }: Awaited<ReturnType<TestApp["graphql"]>>) => errors?.[0]?.extensions.key;

async function paymentsOf(number: string) {
  return app.shop.db
    .selectFrom("payment")
    .innerJoin("sales_order", "sales_order.id", "payment.order_id")
    .select(["provider", "state", "status", "method_code", "amount_minor", "idempotency_key"])
    .where("number", "=", number)
    .orderBy("attempt")
    .execute();
}

async function changeQuantity(maskId: string, quantity: number) {
  const { errors } = await app.graphql(
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }`,
    { id: maskId, items: [{ sku: "CAP", quantity }] },
  );
  expect(errors).toBeUndefined();
}

describe("PAY-01 paypal_express", () => {
  it("is paid by what its buyer approved at PayPal", async () => {
    const guest = await aBuyer();
    const approval = await approves({ app, sandbox }, guest.maskId);
    expect((await payWith(app, guest.maskId, approval)).errors).toBeUndefined();
    const placed = await guest.placeOrder();
    expect(placed.errors).toEqual([]);
    const number = placed.orderV2?.number ?? "";
    const [payment, ...more] = await paymentsOf(number);
    expect(more).toEqual([]);
    expect(payment).toMatchObject({
      provider: "paypal",
      state: "authorized",
      status: "processing",
    });
    expect(await sandbox.wallet.find(payment?.idempotency_key ?? "")).toMatchObject({
      state: "authorized",
      amount: { minor: payment?.amount_minor },
    });
    expect(await guest.placeOrder()).toMatchObject({ order: { order_number: number } });
    expect(await paymentsOf(number)).toHaveLength(1);
  });

  it("canceled there, the cart is as it was and is paid by card", async () => {
    const guest = await aBuyer();
    const token = await begunAtPaypal(app, guest.maskId);
    const back = new URL(await sandbox.atPaypal(token, ""));
    expect(`${back.origin}${back.pathname}${back.search}`).toBe(
      `${app.call.settings.storeUrl}/checkout?paypal=canceled&token=${token}`,
    );
    expect(keyOf(await payWith(app, guest.maskId, { token, payerId: "QYR5Z8XDVJNXQ" }))).toBe(
      "payment.approvalMissing",
    );
    await guest.pay(await sandbox.tokenFor(CARD));
    const placed = await guest.placeOrder();
    expect(await paymentsOf(placed.orderV2?.number ?? "")).toMatchObject([
      { provider: "sandbox", state: "authorized" },
    ]);
  });

  it("declined there, the order waits and is paid by card, once", async () => {
    const guest = await aBuyer();
    const approval = await approves({ app, sandbox }, guest.maskId, "decline");
    await payWith(app, guest.maskId, approval);
    expect((await guest.placeOrder()).errors).toMatchObject([{ key: "payment.walletDeclined" }]);
    expect((await guest.placeOrder()).errors).toMatchObject([{ key: "payment.approvalMissing" }]);
    await guest.pay(await sandbox.tokenFor(CARD));
    const placed = await guest.placeOrder();
    expect(await paymentsOf(placed.orderV2?.number ?? "")).toMatchObject([
      { provider: "paypal", state: "declined" },
      { provider: "sandbox", state: "authorized" },
    ]);
  });

  it("whose answer got lost is found and pays, once", async () => {
    const guest = await aBuyer();
    const approval = await approves({ app, sandbox }, guest.maskId, "answer_lost");
    await payWith(app, guest.maskId, approval);
    const placed = await guest.placeOrder();
    expect(await paymentsOf(placed.orderV2?.number ?? "")).toMatchObject([{ state: "authorized" }]);
  });

  it("that PayPal has not decided waits, and the job asks PayPal and not the card's processor", async () => {
    const guest = await aBuyer();
    await payWith(app, guest.maskId, await approves({ app, sandbox }, guest.maskId, "pending"));
    expect((await guest.placeOrder()).errors).toMatchObject([{ key: "payment.unanswered" }]);
    app.time.now = new Date(app.time.now.getTime() + 3_600_000);
    await recoverOrders({ ...contextFor(app.call), now: app.time.now });
    expect((await guest.placeOrder()).errors).toMatchObject([{ key: "payment.unanswered" }]);
  });
});

describe("who comes from PayPal before anything was typed", () => {
  it("brings email and address, and what was typed stands", async () => {
    const created = await app.graphql("mutation { createEmptyCart }");
    const maskId = String(created.data?.["createEmptyCart"]);
    await changeQuantity(maskId, 1);
    const approval = await approves({ app, sandbox }, maskId);
    const { data, errors } = await payWith(app, maskId, approval);
    expect(errors).toBeUndefined();
    expect(data?.["setPaymentMethodOnCart"]).toMatchObject({
      cart: {
        email: "buyer@paypal.example",
        selected_payment_method: { code: "paypal_express" },
        billing_address: { city: "Margate" },
        shipping_addresses: [
          { firstname: "Demo", lastname: "Buyer", region: { code: "FL" }, postcode: "33063" },
        ],
      },
    });
    const guest = await aBuyer();
    const typed = await payWith(app, guest.maskId, await approves({ app, sandbox }, guest.maskId));
    expect(typed.data?.["setPaymentMethodOnCart"]).toMatchObject({
      cart: { email: "buyer@example.com" },
    });
  });

  it("pays what the order comes to with shipping", async () => {
    const created = await app.graphql("mutation { createEmptyCart }");
    const maskId = String(created.data?.["createEmptyCart"]);
    await changeQuantity(maskId, 1);
    const approval = await approves({ app, sandbox }, maskId);
    await payWith(app, maskId, approval);
    await app.graphql(
      `mutation ($id: String!) { setShippingMethodsOnCart(input: { cart_id: $id,
        shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) { cart { id } } }`,
      { id: maskId },
    );
    const { data } = await app.graphql(
      `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { key } } }`,
      { id: maskId },
    );
    const placed = data?.["placeOrder"] as unknown as {
      readonly orderV2: { readonly number: string } | null;
    };
    const [payment] = await paymentsOf(placed.orderV2?.number ?? "");
    expect(payment?.state).toBe("authorized");
    const standing = await sandbox.wallet.find(payment?.idempotency_key ?? "");
    expect(standing).toMatchObject({ amount: { minor: payment?.amount_minor } });
  });
});

describe("an approval is for its cart, its buyer and its sum", () => {
  it("another cart's, another buyer's and an invented one are refused, in the same words", async () => {
    const [mine, other] = [await aBuyer(), await aBuyer()];
    const approval = await approves({ app, sandbox }, mine.maskId);
    const tries = [
      payWith(app, other.maskId, approval),
      payWith(app, mine.maskId, { ...approval, payerId: "SOMEBODYELSE1" }),
      payWith(app, mine.maskId, { ...approval, token: "AAAAAAAAAAAAAAAAA" }),
      payWith(app, mine.maskId, { ...approval, token: "' OR 1=1 --" }),
    ];
    for (const answer of await Promise.all(tries)) {
      expect(keyOf(answer)).toBe("payment.approvalMissing");
    }
  });

  it("of a whole sum it pays no other: it is to be confirmed again", async () => {
    const guest = await aBuyer();
    await payWith(app, guest.maskId, await approves({ app, sandbox }, guest.maskId));
    await changeQuantity(guest.maskId, 1);
    expect((await guest.placeOrder()).errors).toMatchObject([{ key: "payment.approvalChanged" }]);
    await payWith(app, guest.maskId, await approves({ app, sandbox }, guest.maskId));
    expect((await guest.placeOrder()).errors).toEqual([]);
  });

  it("pays one order: a second one wants its own", async () => {
    const guest = await aBuyer();
    const approval = await approves({ app, sandbox }, guest.maskId);
    await payWith(app, guest.maskId, approval);
    await guest.placeOrder();
    const next = await aBuyer();
    expect(keyOf(await payWith(app, next.maskId, approval))).toBe("payment.approvalMissing");
  });

  it.each([
    ["https://evil.example/", "checkout"],
    ["checkout", "//evil.example/x"],
    ["javascript:alert(1)", "checkout"],
  ])("leads back to this store alone: %s, %s", async (return_url, cancel_url) => {
    const guest = await aBuyer();
    const answer = await askPaypal(app, guest.maskId, { return_url, cancel_url });
    expect(keyOf(answer)).toBe("access.badRequest");
  });

  it("is not begun for an address that PayPal does not take: its buyer is told why", async () => {
    const guest = await aBuyer();
    await app.shop.db
      .updateTable("cart")
      .set({ shipping_address: sql`shipping_address || '{"postcode": ""}'` })
      .where("mask_id", "=", guest.maskId)
      .execute();
    expect(keyOf(await askPaypal(app, guest.maskId))).toBe("payment.walletAddress");
  });

  it("is asked for by as many behind one line as approve, and by a bounded number who do not", async () => {
    app.call.held(approvalsAsked).clear();
    const carts = [await aBuyer(), await aBuyer(), await aBuyer(), await aBuyer()];
    const turns = Array.from({ length: 60 }, (_, turn) => carts[turn % carts.length]?.maskId ?? "");
    const approval = await approves({ app, sandbox }, turns[0] ?? "");
    for (const _ of [1, 2]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(keyOf(await payWith(app, turns[0] ?? "", approval))).toBeUndefined();
    }
    for (const maskId of turns) {
      // oxlint-disable-next-line no-await-in-loop
      expect(keyOf(await askPaypal(app, maskId))).toBeUndefined();
    }
    const next = await aBuyer();
    expect(keyOf(await askPaypal(app, next.maskId))).toBe("payment.tooManyApprovals");
    app.call.held(approvalsAsked).clear();
  });

  it("is asked for a bounded number of times for one cart", async () => {
    const guest = await aBuyer();
    app.call.held(approvalsAsked).clear();
    for (let i = 0; i < 20; i += 1) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await askPaypal(app, guest.maskId)).errors).toBeUndefined();
    }
    expect(keyOf(await askPaypal(app, guest.maskId))).toBe("payment.tooManyApprovals");
    app.call.held(approvalsAsked).clear();
  });

  it("is forgotten a week after it was asked for", async () => {
    const guest = await aBuyer();
    const token = await begunAtPaypal(app, guest.maskId);
    const keptAfter = async (days: number) => {
      await doJob(app, paymentRoom, { name: "old approvals", inMs: days * DAY_MS });
      const rows = app.shop.db.selectFrom("wallet_approval").select("token");
      return (await rows.where("token", "=", token).execute()).length;
    };
    expect([await keptAfter(7), await keptAfter(8)]).toEqual([1, 0]);
  });

  it("an empty cart has nothing to pay", async () => {
    const created = await app.graphql("mutation { createEmptyCart }");
    const answer = await askPaypal(app, String(created.data?.["createEmptyCart"]));
    expect(keyOf(answer)).toBe("checkout.cartEmpty");
  });
});

describe("PAY-07 what staff set of a way to pay", () => {
  it("is told before there is a cart", async () => {
    const { data } = await app.graphql("{ storeConfig { paypal_express_active } }");
    expect(data?.["storeConfig"]).toEqual({ paypal_express_active: true });
    const config = await app.rest("GET", "app-config");
    expect(config.body).toMatchObject({ paypal_express_active: true });
    const store = app.call.held(stores);
    const settings = { ...store.settingsOf(store.defaultView), paypalEnabled: false };
    const off = instead(stores, { ...store, settingsOf: () => settings });
    const held = heldBut(app.call.held, off);
    expect(offersWallet({ ...contextFor(app.call), held })).toBe(false);
    const none = heldBut(app.call.held, instead(walletProvider, undefined));
    expect(offersWallet({ ...contextFor(app.call), held: none })).toBe(false);
  });

  it("holds where a payment is begun, chosen and placed, by the country of the bill", async () => {
    const guest = await aBuyer();
    const approval = await approves({ app, sandbox }, guest.maskId);
    expect((await payWith(app, guest.maskId, approval)).errors).toBeUndefined();
    const held = app.call.held(stores);
    const view = held.defaultView;
    const settings = { ...held.settingsOf(view), paypalCountries: ["GB"] };
    const call = {
      ...app.call,
      held: heldBut(
        app.call.held,
        instead(stores, { ...held, settingsOf: () => settings, defaultView: view }),
      ),
    };
    const placed = await placeOrder(contextFor(call), aPlainWish(guest.maskId));
    expect(placed).toMatchObject({
      ok: false,
      problems: [{ error: "checkout.paymentMethodMissing" }],
    });
    const ways = { returnUrl: "checkout", cancelUrl: "checkout" };
    const wish = { maskId: guest.maskId, code: "paypal_express", ...ways };
    expect(await beginPaypal(contextFor(call), wish)).toMatchObject({
      problems: [{ error: "payment.methodUnavailable" }],
    });
    expect((await guest.placeOrder()).errors).toEqual([]);
  });
});
