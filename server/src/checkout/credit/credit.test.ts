import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heldBut } from "../../held/held-but.ts";
import { contextFor } from "../../http/open-call.ts";
import { creditProvider } from "../../payment/payment.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { stores } from "../../store/store-config.ts";
import { aGuest } from "../../testing/guest.ts";
import { instead } from "../../testing/instead.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { askCredit, begunOnCredit, confirms, payOnCredit } from "../testing/credit-buyer.ts";
import { begunAtPaypal } from "../testing/paypal-buyer.ts";
import { beginCredit } from "./begin-credit.ts";
import { businessCredit, isCreditDisplayed } from "./credit-shown.ts";

const CARD = "4111111111111111";

let app: TestApp;
let sandbox: TestSandbox;
let session: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 100 } });
      await aProduct(shop, { sku: "LOOM", price_minor: 3_000_000, stock: { quantity: 100 } });
    },
    { payment: sandbox.provider, wallet: sandbox.wallet, credit: sandbox.credit },
  );
  session = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const aBuyer = (sku = "CAP") => aGuest(app, [{ sku, quantity: 1 }]);
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

/** The store, set otherwise. */
function settingsWith(more: object) {
  const held = app.call.held(stores);
  const settings = { ...held.settingsOf(held.defaultView), ...more };
  const set = { ...held, settingsOf: () => settings, defaultView: held.defaultView };
  return contextFor({ ...app.call, held: heldBut(app.call.held, instead(stores, set)) });
}

describe("PAY-05 business credit", () => {
  it("pays the order that its buyer confirmed, once, and staff see it", async () => {
    const guest = await aBuyer();
    const id = await confirms({ app, sandbox }, guest.maskId);
    expect((await payOnCredit(app, guest.maskId, id)).errors).toBeUndefined();
    const placed = await guest.placeOrder();
    expect(placed.errors).toEqual([]);
    const number = placed.orderV2?.number ?? "";
    const [payment, ...more] = await paymentsOf(number);
    expect(more).toEqual([]);
    expect(payment).toMatchObject({
      provider: "creditkey",
      state: "authorized",
      status: "processing",
      method_code: "creditkey_gateway",
    });
    expect(await sandbox.credit.find(payment?.idempotency_key ?? "")).toMatchObject({
      state: "authorized",
      reference: id,
      amount: { minor: payment?.amount_minor },
    });
    expect(await guest.placeOrder()).toMatchObject({ order: { order_number: number } });
    expect(await paymentsOf(number)).toHaveLength(1);
    const seen = await callAdmin(app, `GET orders/${number}`, { session });
    expect(seen.json()).toMatchObject({
      payments: [{ provider: "creditkey", reference: id, method: "Business Credit" }],
    });
  });

  it("canceled there, the cart is as it was and is paid by card", async () => {
    const guest = await aBuyer();
    const { id, checkout_url: url } = await begunOnCredit(app, guest.maskId);
    expect(await sandbox.atCreditKey(url, "")).toBe(
      `${app.call.settings.storeUrl}/checkout?creditkey=canceled`,
    );
    // Whoever says so without having confirmed is told by Credit Key, and nothing is charged.
    await payOnCredit(app, guest.maskId, id);
    expect((await guest.placeOrder()).errors).toMatchObject([{ key: "payment.walletDeclined" }]);
    await guest.pay(await sandbox.tokenFor(CARD));
    const placed = await guest.placeOrder();
    expect(await paymentsOf(placed.orderV2?.number ?? "")).toMatchObject([
      { provider: "creditkey", state: "declined" },
      { provider: "sandbox", state: "authorized" },
    ]);
  });

  it("that is gone when the shop asks leaves the order to be paid otherwise", async () => {
    const guest = await aBuyer();
    await payOnCredit(app, guest.maskId, await confirms({ app, sandbox }, guest.maskId, "revoked"));
    expect((await guest.placeOrder()).errors).toMatchObject([{ key: "payment.walletDeclined" }]);
  });

  it("whose answer got lost is found and pays, once", async () => {
    const guest = await aBuyer();
    const id = await confirms({ app, sandbox }, guest.maskId, "answer_lost");
    await payOnCredit(app, guest.maskId, id);
    const placed = await guest.placeOrder();
    expect(await paymentsOf(placed.orderV2?.number ?? "")).toMatchObject([{ state: "authorized" }]);
  });

  it("is for its cart and its sum: another cart's, another provider's and an invented one are refused", async () => {
    const [mine, other] = [await aBuyer(), await aBuyer()];
    const id = await confirms({ app, sandbox }, mine.maskId);
    for (const [maskId, given] of [
      [other.maskId, id],
      [mine.maskId, crypto.randomUUID()],
      [mine.maskId, await begunAtPaypal(app, mine.maskId)],
      [mine.maskId, undefined],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      expect(keyOf(await payOnCredit(app, maskId, given))).toBe("payment.approvalMissing");
    }
    await payOnCredit(app, mine.maskId, id);
    await app.graphql(
      `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "CAP", quantity: 1 }]) {
        user_errors { message } } }`,
      { id: mine.maskId },
    );
    expect((await mine.placeOrder()).errors).toMatchObject([{ key: "payment.approvalChanged" }]);
  });

  it("leads back to this store alone", async () => {
    const guest = await aBuyer();
    const urls = { return_url: "https://evil.example/%CKKEY%", cancel_url: "checkout" };
    expect(keyOf(await askCredit(app, guest.maskId, urls))).toBe("access.badRequest");
  });

  it("is begun for a cart of which everything is known", async () => {
    const created = await app.graphql("mutation { createEmptyCart }");
    const maskId = String(created.data?.["createEmptyCart"]);
    expect(keyOf(await askCredit(app, maskId))).toBe("checkout.cartEmpty");
    await app.graphql(
      `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "CAP", quantity: 1 }]) {
        user_errors { message } } }`,
      { id: maskId },
    );
    expect(keyOf(await askCredit(app, maskId))).toBe("checkout.emailMissing");
  });
});

describe("CONF-14 whether business credit is displayed", () => {
  const displayed = async (maskId: string) =>
    (
      await app.graphql("query ($id: String!) { shown: creditKeyDisplayed(cart_id: $id) }", {
        id: maskId,
      })
    ).data?.["shown"];

  it("is asked for with the goods of the cart, and begins nothing where it is not", async () => {
    const [small, large] = [await aBuyer(), await aBuyer("LOOM")];
    expect(await displayed(small.maskId)).toBe(true);
    expect(await displayed(large.maskId)).toBe(false);
    expect(keyOf(await askCredit(app, large.maskId))).toBe("payment.methodUnavailable");
  });

  it("is unknown while Credit Key cannot be asked, and asked again after", async () => {
    const guest = await aBuyer();
    const deaf = { ...sandbox.credit, isDisplayed: async () => "unanswered" as const };
    const held = heldBut(app.call.held, instead(creditProvider, deaf));
    const ctx = contextFor({ ...app.call, held });
    expect(await isCreditDisplayed(ctx, guest.maskId)).toEqual({ ok: true, value: false });
    expect(await displayed(guest.maskId)).toBe(true);
  });

  it.each([{ creditEnabled: false }, { creditToMinor: 1 }, { creditCountries: ["GB"] }])(
    "is not where staff have set %j, and nothing is begun",
    async (set) => {
      const guest = await aBuyer();
      const ctx = settingsWith(set);
      expect(await isCreditDisplayed(ctx, guest.maskId)).toEqual({ ok: true, value: false });
      const urls = { returnUrl: "checkout", cancelUrl: "checkout" };
      expect(await beginCredit(ctx, { maskId: guest.maskId, ...urls })).toMatchObject({
        problems: [{ error: "payment.methodUnavailable" }],
      });
    },
  );

  it("stands in the configuration with endpoint, mode and where its buyer comes back to", async () => {
    const { data } = await app.graphql(
      "{ storeConfig { business_credit_config { endpoint checkout_mode redirect_url is_displayed } } }",
    );
    expect(data?.["storeConfig"]).toEqual({
      business_credit_config: {
        endpoint: `${sandbox.access.url}/creditkey`,
        checkout_mode: "redirect",
        redirect_url: `${app.call.settings.storeUrl}/checkout?creditkey=approved&key=%CKKEY%`,
        is_displayed: true,
      },
    });
    const ctx = settingsWith({ creditEnabled: false, creditCheckoutMode: "modal" });
    expect(businessCredit(ctx, ctx.store)).toMatchObject({
      checkout_mode: "modal",
      is_displayed: false,
    });
    const pounds = { ...ctx.store, currency: "GBP" };
    expect(businessCredit(contextFor(app.call), pounds).is_displayed).toBe(false);
  });
});
