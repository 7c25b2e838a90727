import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handleOutbox } from "../jobs/handle-outbox.ts";
import { contextFor } from "../http/open-call.ts";
import type { PaymentProvider } from "../providers/payment/payment-provider.ts";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aGuest, FLORIDA } from "../testing/guest.ts";
import { aProduct } from "../testing/shop.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

const APPROVED = "4111111111111111";
const COMMENT = 'Back door, ask for <b>"Ada"</b>';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP" });
      await shop.db
        .insertInto("config_value")
        .values({ scope: "store", scope_id: 1, path: "defaultCountry", value: '"GB"' })
        .execute();
    },
    { payment: sandbox.provider },
  );
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const cartOf = async (maskId: string) =>
  (await app.rest("GET", `app-get-cart?cartId=${maskId}`)).body;

async function comment(maskId: string, text: string) {
  return app.graphql(
    `mutation ($id: String!, $text: String!) {
      setOrderCommentOnCart(input: { cart_id: $id, order_comment: $text }) {
        cart { order_comment } } }`,
    { id: maskId, text },
  );
}

describe("the cart as the checkout uses it", () => {
  it("CHECK-06 carries items, sums, addresses with their methods, payment, comment and the free shipping bar", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 2 }]);
    await guest.pay(await sandbox.tokenFor(APPROVED));
    await comment(guest.maskId, COMMENT);
    const address = { ...FLORIDA, region: { code: "FL" }, country: { code: "US" } };
    const { country_code: _, ...wireAddress } = address;
    expect(await cartOf(guest.maskId)).toMatchObject({
      cart_id: guest.maskId,
      items: [{ sku: "CAP", qty: 2 }],
      prices: { grand_total: { value: 47.95 } },
      // A guest has none of these.
      applied_reward_points: null,
      applied_store_credit: null,
      applied_gift_cards: [],
      shipping_addresses: [
        {
          ...wireAddress,
          available_shipping_methods: [{ method_code: "flatrate" }],
          selected_shipping_method: { method_code: "flatrate" },
        },
      ],
      billing_address: wireAddress,
      is_virtual: false,
      selected_payment_method: { code: "braintree" },
      available_payment_methods: [
        { code: "braintree" },
        { code: "paypal_express" },
        { code: "creditkey_gateway" },
      ],
      order_comment: COMMENT,
      free_shipping_progress_bar: expect.stringContaining("$110.00"),
    });
  });
});

describe("the bill's address", () => {
  it("CHECK-16 is where the goods go too, when the call says so, in one change", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    const { data, errors } = await app.graphql(
      `mutation ($id: String!, $address: CartAddressInput!) {
        setBillingAddressOnCart(input: { cart_id: $id,
          billing_address: { address: $address, use_for_shipping: true } }) {
          cart { billing_address { city } shipping_addresses { city } } } }`,
      { id: guest.maskId, address: { ...FLORIDA, city: "Miami" } },
    );
    expect(errors).toBeUndefined();
    expect(data?.["setBillingAddressOnCart"]).toMatchObject({
      cart: { billing_address: { city: "Miami" }, shipping_addresses: [{ city: "Miami" }] },
    });
  });
});

describe("the card's token and what tells the device apart", () => {
  const pay = (app: TestApp, maskId: string, braintree: object) =>
    app.graphql(
      `mutation ($id: String!, $payment: PaymentMethodInput!) {
        setPaymentMethodOnCart(input: { cart_id: $id, payment_method: $payment }) { cart { id } } }`,
      {
        id: maskId,
        payment: {
          code: "braintree",
          braintree: { is_active_payment_token_enabler: false, ...braintree },
        },
      },
    );

  it("issue §6 go to the processor as they came", async () => {
    const asked: unknown[] = [];
    const payment: PaymentProvider = {
      ...sandbox.provider,
      authorize: (request) => {
        asked.push(request);
        return sandbox.provider.authorize(request);
      },
    };
    const other = await testApp(
      async (shop) => {
        await aProduct(shop, { sku: "CAP" });
      },
      { payment },
    );
    const guest = await aGuest(other, [{ sku: "CAP", quantity: 1 }]);
    const token = await sandbox.tokenFor(APPROVED);
    const braintree = { payment_method_nonce: token, device_data: '{"correlation_id":"d1"}' };
    expect((await pay(other, guest.maskId, braintree)).errors).toBeUndefined();
    expect((await guest.placeOrder()).errors).toEqual([]);
    await other.close();
    expect(asked).toMatchObject([{ token, verification: '{"correlation_id":"d1"}' }]);
  });

  it.each([
    ["PAY-07 a method that the cart is not offered", { code: "free" }, "payment.methodUnavailable"],
    [
      "PAY-01 a card that is not there",
      { braintree: { payment_method_nonce: "", is_active_payment_token_enabler: false } },
      "payment.cardMissing",
    ],
  ])("%s is refused", async (_, choice, key) => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    const { errors } = await app.graphql(
      `mutation ($id: String!, $payment: PaymentMethodInput!) {
        setPaymentMethodOnCart(input: { cart_id: $id, payment_method: $payment }) { cart { id } } }`,
      { id: guest.maskId, payment: { code: "braintree", ...choice } },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ key });
  });

  it.each([
    ["token", { payment_method_nonce: "x".repeat(256) }],
    ["device data", { payment_method_nonce: "nonce", device_data: "x".repeat(4097) }],
  ])("issue §8 a %s that is too long is refused", async (_, braintree) => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    const { errors } = await pay(app, guest.maskId, braintree);
    expect(errors?.[0]?.extensions).toMatchObject({ key: "access.badRequest" });
  });
});

describe("the checkout session", () => {
  it.each(["/rest/V1/xmapi", "/rest/us/V1/xmapi"])(
    "CHECK-08 CHECK-09 %s/app-customer-checkout-session tells cart, token and email of the cookie's cart",
    async (base) => {
      const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
      const url = `${base}/app-customer-checkout-session`;
      const known = await app.fastify.inject({
        url,
        headers: { cookie: `cartId=${guest.maskId}` },
      });
      expect(known.json()).toEqual({
        data: {
          cart_id: guest.maskId,
          customer_token: null,
          customer_email: "buyer@example.com",
        },
      });
      const nobody = await app.fastify.inject({ url });
      expect(nobody.json()).toEqual({
        data: { cart_id: null, customer_token: null, customer_email: null },
      });
    },
  );
});

describe("the country of an empty address", () => {
  it("CHECK-30 CONF-12 is told by both configurations, as staff set it", async () => {
    expect((await app.rest("GET", "app-config")).body).toMatchObject({ default_country: "GB" });
    const { data } = await app.graphql("{ storeConfig { default_country } }");
    expect(data).toEqual({ storeConfig: { default_country: "GB" } });
  });
});

describe("completing addresses", () => {
  const fields = "{ storeConfig { address_autocompletion_enabled address_autocompletion_key } }";

  it.each([
    ["switched on, with a key", true, "browser-key", "browser-key"],
    ["a key alone", false, "browser-key", null],
    ["the switch alone", true, "", null],
  ])("CHECK-28 CONF-10 %s", async (_, isOn, key, told) => {
    const other = await testApp(async (shop) => {
      const value = (path: string, text: unknown) => ({
        scope: "default" as const,
        scope_id: 0,
        path,
        value: JSON.stringify(text),
      });
      const values = [value("addressAutocompletion", isOn), value("addressAutocompletionKey", key)];
      await shop.db.insertInto("config_value").values(values).execute();
    });
    const { data } = await other.graphql(fields);
    await other.close();
    expect(data).toEqual({
      storeConfig: {
        address_autocompletion_enabled: told !== null,
        address_autocompletion_key: told,
      },
    });
  });
});

describe("the order comment", () => {
  it("CHECK-33 goes from the cart with the order to staff and into the letter, as text", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    const { data } = await comment(guest.maskId, ` ${COMMENT} `);
    expect(data).toEqual({ setOrderCommentOnCart: { cart: { order_comment: COMMENT } } });
    await guest.pay(await sandbox.tokenFor(APPROVED));
    const { order } = await guest.placeOrder();
    const session = await aStaffSession(app);
    const seen = await callAdmin(app, `GET orders/${order?.order_number}`, { session });
    expect(seen.json()).toMatchObject({ comment: COMMENT });
    await handleOutbox(contextFor(app.call));
    const letter = await app.shop.db
      .selectFrom("mail")
      .select(["body_text", "body_html"])
      .where("subject", "like", `%${order?.order_number}`)
      .executeTakeFirstOrThrow();
    expect(letter.body_text).toContain(`Your note:\n> ${COMMENT}`);
    expect(letter.body_html).toContain("ask for &lt;b&gt;&quot;Ada&quot;&lt;/b&gt;");
  });

  it("CHECK-33 of more than 1000 characters is refused", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    const { errors } = await comment(guest.maskId, "x".repeat(1001));
    expect(errors?.[0]?.extensions).toMatchObject({ key: "checkout.tooLong" });
    expect((await cartOf(guest.maskId))["order_comment"]).toBeNull();
  });
});
