import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { rooms } from "../rooms.ts";
import { aGuest, FLORIDA } from "../testing/guest.ts";
import { aRule } from "../testing/rule.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP" });
      await aRule(shop.db, { code: "CAPS" });
    },
    { payment: sandbox.provider },
  );
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

/** What each change is asked with, beside the cart. */
const inputs: Readonly<Record<string, object>> = {
  applyCouponToCart: { coupon_code: "CAPS" },
  applyCouponsToCart: { coupon_codes: ["caps"] },
  removeCouponFromCart: {},
  removeCouponsFromCart: { coupon_codes: ["CAPS"] },
  removeGiftCardFromCart: { gift_card_code: "····-7K2M" },
  setBillingAddressOnCart: { billing_address: { same_as_shipping: true } },
  setGuestEmailOnCart: { email: "other@example.com" },
  setOrderCommentOnCart: { order_comment: "by the back door" },
  setPaymentMethodOnCart: {
    payment_method: {
      code: "braintree",
      braintree: { payment_method_nonce: "card", is_active_payment_token_enabler: false },
    },
  },
  setShippingAddressesOnCart: { shipping_addresses: [{ address: FLORIDA }] },
  setShippingMethodsOnCart: {
    shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }],
  },
};

const gathered = rooms.flatMap(({ gathers = [] }) => gathers.flatMap(({ fields }) => fields));

it.each(gathered)("%s asked for twice in one document is one write of the cart", async (field) => {
  const { maskId } = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
  const versionOf = async () => {
    const cart = app.shop.db.selectFrom("cart").select("version").where("mask_id", "=", maskId);
    return (await cart.executeTakeFirstOrThrow()).version;
  };
  const before = await versionOf();
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input!`;
  const { errors } = await app.graphql(
    `mutation ($input: ${type}) {
      one: ${field}(input: $input) { cart { id } } two: ${field}(input: $input) { cart { id } } }`,
    { input: { cart_id: maskId, ...inputs[field] } },
  );
  expect(errors).toBeUndefined();
  expect(await versionOf()).toBe(before + 1);
});
